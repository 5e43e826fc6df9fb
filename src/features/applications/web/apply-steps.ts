/** What is known of the person when they click 'Apply Now'. `null`: not known here, the server decides. */
export type ClickFacts = {
  signedIn: boolean
  expired: boolean | null
  accountType: string | null
  onboarded: boolean | null
}
export type Prompt = 'login' | 'expired' | 'onboarding'

/** What a click opens, in the order of spec 2 §4 "Apply click flow". */
export function afterClick(facts: ClickFacts): Prompt | 'apply' {
  if (!facts.signedIn) return 'login'
  if (facts.expired === true) return 'expired'
  if (facts.accountType === 'jobseeker' && facts.onboarded === false) return 'onboarding'
  return 'apply'
}

export type BoardState = 'unread' | 'connected' | 'missing' | 'refused'

/** What is known when the application is sent off, and what earlier steps or tries made already. */
export type SubmitFacts = {
  content: string
  signedIn: boolean
  board: BoardState
  resume: 'kept' | 'file' | 'no-file'
  pointsProblem: boolean
  letterKept: boolean
}

export type StopStep = 'letter-required' | 'login' | 'integration' | 'resume-required' | 'points'
export type WorkStep = 'ask-board' | 'upload' | 'letter' | 'send'

/**
 * The next step of sending, in the order of spec 2 §4 "Submit": letter, login, board account, resume, cover letter,
 * application. Each step is left out once it is done, so that a second try makes nothing twice.
 */
export function nextStep(facts: SubmitFacts): StopStep | WorkStep {
  if (facts.content.trim() === '') return 'letter-required'
  if (!facts.signedIn) return 'login'
  if (facts.board === 'unread') return 'ask-board'
  if (facts.board !== 'connected') return 'integration'
  if (facts.resume === 'no-file') return 'resume-required'
  if (facts.pointsProblem) return 'points'
  if (facts.resume === 'file') return 'upload'
  return facts.letterKept ? 'send' : 'letter'
}

const WORK: readonly string[] = ['ask-board', 'upload', 'letter', 'send'] satisfies WorkStep[]
export const isWork = (step: StopStep | WorkStep): step is WorkStep => WORK.includes(step)

/** The sentence under the points field, or none. `balance` is null while the board has not told it (spec 2 §5). */
export function pointsProblem(typed: string, balance: number | null, bounds: { min: number; max: number }): string {
  const points = Number(typed)
  const whole = /^\d{1,3}$/.test(typed.trim())
  if (!whole || points < bounds.min || points > bounds.max) {
    return `Apply points must be a whole number from ${bounds.min} to ${bounds.max}.`
  }
  if (balance === null || points <= balance) return ''
  return balance === 0
    ? 'You have no apply points left today. OLJ gives 10 points on each day you log in.'
    : `You have ${balance} apply ${balance === 1 ? 'point' : 'points'} left, but this application uses ${points}.`
}
