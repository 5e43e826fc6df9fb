import { manilaDate } from '#contract/time.ts'
import type { ApplicationStatus, Delivery, ShownStatus } from '../rules.ts'

/** Of one application, open and done. */
export const MAX_FOLLOW_UPS = 50
export const FOLLOW_UP_TEXT_MAX = 500
export const PREPARED_TEXT_MAX = 5000
/** So long without a word, and a friendly question is in order (issue, "no reply"). */
export const QUIET_DAYS = 14

const DAY_MS = 86_400_000
const WAITING: readonly ApplicationStatus[] = ['applied', 'reviewing', 'interview']

type Heard = {
  delivery: Delivery
  status: ApplicationStatus
  sending_since: Date
  /** When a status last told of a move of the employer. */
  heard_at: Date | null
  interviews: readonly Date[]
}

/**
 * For how many days an application lies without a sign of the employer; null while that is not long enough for a hint, or
 * nothing is waited for. A hint only, never a status. Signs: it was sent, a status that tells of their move, an interview.
 */
export function quietDays(given: Heard, now: Date): number | null {
  if (given.delivery !== 'confirmed' || !WAITING.includes(given.status)) return null
  const signs = [given.sending_since, ...(given.heard_at ? [given.heard_at] : []), ...given.interviews]
  const last = Math.max(...signs.map((at) => at.getTime()))
  const days = Math.floor((now.getTime() - last) / DAY_MS)
  return days >= QUIET_DAYS ? days : null
}

type Asked = { job_title: string; employer_name: string; status: ShownStatus }

/** The one prepared question after a quiet time; the person changes it as they like. `sent` is a day in words. */
export function preparedFollowUp(asked: Asked, sent: string, name: string): string {
  const whom = asked.employer_name === '' ? 'there' : `${asked.employer_name} team`
  const stage =
    asked.status === 'interview'
      ? `Thank you again for the interview for the ${asked.job_title} position.`
      : `I applied for the ${asked.job_title} position on ${sent}.`
  return [
    `Hello ${whom},`,
    `${stage} I am still very interested and would like to ask politely whether there is any news about my application.`,
    'If you need anything more from me, I am happy to send it.',
    `Thank you for your time.\n${name}`.trim(),
  ].join('\n\n')
}

/** Overdue and due ones first, by day; the done ones last, the newest first. */
export function inOrderOfDue<F extends { id: number; due_on: string; done_at: string | null }>(all: readonly F[]): F[] {
  return all.toSorted((a, b) => {
    if ((a.done_at === null) !== (b.done_at === null)) return a.done_at === null ? -1 : 1
    if (a.done_at !== null && b.done_at !== null) return b.done_at.localeCompare(a.done_at) || b.id - a.id
    return a.due_on.localeCompare(b.due_on) || a.id - b.id
  })
}

type Due = 'overdue' | 'today' | 'later'
export const dueness = (dueOn: string, now: Date): Due => {
  const today = manilaDate(now)
  return dueOn < today ? 'overdue' : dueOn === today ? 'today' : 'later'
}
