import type { Facts } from '../../src/features/cover-letters/claims/facts.ts'

/** A sentence of a letter, what is known of its writer (or only their own texts), and whether that proves it. */
export type JudgedSentence = { facts: Partial<Facts> | string | readonly string[]; sentence: string; proven: boolean }
