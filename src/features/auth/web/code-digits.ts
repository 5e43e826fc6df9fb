import { CODE_DIGITS } from '../rules.ts'

/** The digits of what was typed or pasted, such as `Your code is 123 456`; the first six. */
export const codeDigits = (text: string): string => text.normalize('NFKC').replace(/\D/g, '').slice(0, CODE_DIGITS)
