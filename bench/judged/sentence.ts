import type { Facts } from '../../src/features/cover-letters/claims/facts.ts'

/** A sentence of a letter, what is known of its writer, and whether that proves it. */
export type JudgedSentence = { facts: Partial<Facts>; sentence: string; proven: boolean }
