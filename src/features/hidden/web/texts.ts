import { ApiError } from '#web/lib/api.ts'
import type { HiddenThing } from '../contract.ts'

export const HIDDEN_TEXTS = {
  title: 'What you hide',
  empty: 'You hide nothing. The menu of any job hides its employer or a word.',
  failed: 'We could not read what you hide. Please try again.',
  employerHidden: 'Its jobs are left out of your lists. The list says where to undo it.',
  hideFailed: 'We could not hide this. Please try again.',
  showFailed: 'We could not show this again. Please try again.',
  wordHint:
    'Jobs with this word in the title, the employer’s name or the tags are left out. Two words count side by side.',
} as const

/** `Acme Inc` or `“crypto”`. */
export const nameOf = (thing: Pick<HiddenThing, 'employer' | 'word'>): string =>
  thing.employer?.name ?? `“${thing.word}”`

export const shownAgain = (name: string): string => `${name} is shown again`

/** The server's own sentence where it said one. */
export const hideFailure = (error: unknown): string =>
  error instanceof ApiError && error.detail !== '' ? error.detail : HIDDEN_TEXTS.hideFailed
