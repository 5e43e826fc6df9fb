import * as z from 'zod/mini'
import { CODE_DIGITS } from '../rules.ts'

/** Sentences about codes sent by mail; the first two are spec 1 §5 and §8 to the letter. */
export const CODE_SENTENCES = {
  codeRequired: 'Verification code is required',
  codeWrong: 'Invalid verification code',
  codeBurnt: 'Too many wrong codes. Please ask for a new one.',
  tooSoon: 'Please wait a minute before you ask for another code.',
  tooManyCodes: 'Too many codes were asked for. Please try again later.',
} as const

/** A code as people type or paste it: spaces and dashes are dropped, what is left has to be six digits. */
export const codeField = z.string(CODE_SENTENCES.codeRequired).check(
  z.maxLength(40, { error: CODE_SENTENCES.codeWrong, abort: true }),
  z.overwrite((text) => text.replace(/[\s-]/g, '')),
  z.minLength(1, { error: CODE_SENTENCES.codeRequired, abort: true }),
  z.regex(new RegExp(`^\\d{${CODE_DIGITS}}$`), CODE_SENTENCES.codeWrong),
)
