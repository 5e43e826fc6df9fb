import type { ClaimKind } from '../claims/rules.ts'
import { ApiError } from '#web/lib/api.ts'

/** Sentences of spec 2 §8 "AI instructions", to the letter. */
export const INSTRUCTIONS_SENTENCES = {
  loginNeeded: 'You must be logged in to save AI instructions.',
  saveFailed: 'Failed to save instructions',
  loadFailed: 'Your instructions could not be loaded.',
} as const

/** Why saving failed: the server's own sentence, else the default. */
export function saveFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return INSTRUCTIONS_SENTENCES.saveFailed
  if (error.status === 401) return INSTRUCTIONS_SENTENCES.loginNeeded
  return Object.values(error.fields)[0]?.[0] ?? (error.detail || INSTRUCTIONS_SENTENCES.saveFailed)
}

/** Our own sentences around a letter. */
export const LETTER_SENTENCES = {
  toCheck: (count: number) =>
    count === 1 ? 'Check 1 statement before you send' : `Check ${count} statements before you send`,
  why: 'Your profile and resume do not say this. Keep what is true, remove the rest.',
  stopped: 'Not sent yet: this has to be checked first.',
  allKept: 'Statements you keep as true',
  listFailed: 'Your letters could not be loaded.',
  takingFailed: 'That letter could not be opened. Please try again.',
  noLetters: 'No earlier letters yet',
  noLettersHint: 'Every letter you send is kept here, so that a good one can be used again.',
} as const

/** What kind of statement it is, for people. */
export const CLAIM_WORDS: Record<ClaimKind, string> = {
  placeholder: 'still to be filled in',
  'employer-mismatch': 'not this employer',
  'title-mismatch': 'not this job',
  contact: 'a link or address that is not yours',
  degree: 'a degree',
  certificate: 'a certificate',
  employer: 'an employer',
  years: 'years of experience',
  figure: 'a figure',
  achievement: 'an achievement',
  skill: 'a skill',
  name: 'a name or skill',
}
