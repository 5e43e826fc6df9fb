import type { HiddenThing } from '../contract.ts'

export const HIDDEN_TEXTS = {
  title: 'What you hide',
  empty: 'You hide nothing. The menu of any job hides its employer or a word.',
  failed: 'We could not read what you hide. Please try again.',
  hideFailed: 'We could not hide this. Please try again.',
  showFailed: 'We could not show this again. Please try again.',
  wordHint:
    'Jobs with this word in the title, the employer’s name or the tags are left out. Two words count side by side.',
} as const

/** `Acme Inc` or `“crypto”`. */
export const nameOf = (thing: Pick<HiddenThing, 'employer' | 'word'>): string =>
  thing.employer?.name ?? `“${thing.word}”`
