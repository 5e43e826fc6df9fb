/** The four steps in order (spec 1 §2). */
export const RESET_STEPS = ['email', 'verify', 'reset', 'success'] as const
export type ResetStep = (typeof RESET_STEPS)[number]

/** What the page holds in memory and nowhere else: the token of an accepted code, and that it was used. */
export type ResetProgress = { token: string | null; done: boolean }

/** What an entry of the browser's history says: the step it stands for, and for which address. */
export type ResetPlace = { step: ResetStep; email: string }

/** Reads a history entry; anything else is the first step. */
export function readPlace(state: unknown): ResetPlace {
  if (typeof state !== 'object' || state === null) return { step: 'email', email: '' }
  const email = 'email' in state && typeof state.email === 'string' ? state.email : ''
  const step = 'step' in state ? RESET_STEPS.find((each) => each === state.step) : undefined
  return { step: step ?? 'email', email }
}

/**
 * The step to show: the one of the history entry as long as what it needs is still there, otherwise the first. So going
 * back, going forward and loading again never end at a form that cannot work.
 */
export function stepOf({ step, email }: ResetPlace, { token, done }: ResetProgress): ResetStep {
  if (step === 'success' && done) return 'success'
  if (done) return 'email'
  if (step === 'reset' && token !== null) return 'reset'
  return step === 'verify' && email !== '' ? 'verify' : 'email'
}
