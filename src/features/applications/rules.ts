import { APPLY_POINTS_MAX, APPLY_POINTS_MIN } from '../board-account/rules.ts'

/** How the person sees their application; any may follow any (spec 2 §4). */
export const STATUSES = ['applied', 'reviewing', 'interview', 'offer', 'hired', 'rejected'] as const
export type ApplicationStatus = (typeof STATUSES)[number]
export const STATUS_LABELS: Record<ApplicationStatus, string> = {
  applied: 'Applied',
  reviewing: 'Under Review',
  interview: 'Interview',
  offer: 'Offer',
  hired: 'Hired',
  rejected: 'Rejected',
}

/** How the submission stands at the board; only `confirmed` counts as applied (product, "Application record"). */
export const DELIVERIES = ['sending', 'confirmed', 'failed', 'unconfirmed'] as const
export type Delivery = (typeof DELIVERIES)[number]

/** What an application shows as its status: the person's own, or how it stands at the board while that is not *applied*. */
export const SHOWN_STATUSES = [...STATUSES, 'sending', 'failed', 'unconfirmed'] as const
export type ShownStatus = (typeof SHOWN_STATUSES)[number]

/** Nothing is called applied before the board confirmed it; any other status is the person's word and stands. */
export const shownStatus = (delivery: Delivery, own: ApplicationStatus): ShownStatus =>
  delivery === 'confirmed' || own !== 'applied' ? own : delivery

/** The person's own status behind a shown one. */
export const ownStatus = (shown: ShownStatus): ApplicationStatus =>
  STATUSES.find((status) => status === shown) ?? 'applied'

export const NOTES_MAX = 5000

/** Sentences the person reads while applying. */
export const SAYS = {
  sent: 'Your application was sent. OLJ confirmed it.',
  alreadySent: 'You already applied to this job. OLJ confirmed it.',
  sentElsewhere: 'You had already applied to this job on OLJ, so nothing was sent again.',
  notedElsewhere: 'You noted that you applied to this job elsewhere, so nothing was sent.',
  unconfirmed:
    'OLJ did not confirm your application in time. We are checking whether it arrived and will not send it twice.',
  stillUnconfirmed:
    'Your earlier application to this job is still being checked with OLJ. To avoid sending it twice, please wait until the check is done.',
  alreadyApplying: 'Your application to this job is being sent right now. Please wait a moment.',
  onboarding: 'Please complete your profile before applying for jobs.',
  letterRequired: 'Please add a cover letter before applying.',
  letterForOtherJob: 'This cover letter was written for another job.',
  gone: 'Resource not found. The job or cover letter might have been removed.',
  notOnBoard: 'This job cannot be applied to here. Please use the link of the job.',
  closed: 'This job is closed and no longer accepts applications.',
  pointsRange: `Apply points must be a whole number from ${APPLY_POINTS_MIN} to ${APPLY_POINTS_MAX}.`,
  notArrived: 'Your application did not reach OLJ. We checked several times. You can apply again.',
  failed: 'There was an error submitting your application.',
} as const

/** After an answer was lost: seconds until each look at the board. Afterwards only the person's own click looks. */
export const CHECK_AFTER_SECONDS = [30, 150, 750, 4350, 26_000, 112_000, 198_000, 285_000] as const
/** A submission of which nothing was heard for so long has lost its process. */
export const SENDING_GIVEN_UP_SECONDS = 180
/** Not on the board: so many looks, spread over so much time, before we say that it never arrived. */
export const MISSES_BEFORE_FAILED = 3
export const MISSES_SPREAD_SECONDS = 600

/**
 * When to look next at the board for a submission unconfirmed since `since`; null when all looks were made. A look that
 * `missed` reached the board: the next ones follow soon, however late the first was, so that doubt comes to an end.
 */
export function nextCheckAt(since: Date, now: Date, missed = false): Date | null {
  const moments = CHECK_AFTER_SECONDS.map((seconds) => since.getTime() + seconds * 1000)
  if (missed) moments.push(now.getTime() + MISSES_SPREAD_SECONDS * 1000)
  const ahead = moments.filter((moment) => moment > now.getTime())
  return ahead.length === 0 ? null : new Date(Math.min(...ahead))
}

/** Whether looks that found nothing are enough to be sure. `misses` and the span include the look just made. */
export const surelyNotSent = (misses: number, firstMissAt: Date, now: Date): boolean =>
  misses >= MISSES_BEFORE_FAILED && now.getTime() - firstMissAt.getTime() >= MISSES_SPREAD_SECONDS * 1000

/** Whether these points may be put on an application at all; the balance is another question. */
export const pointsInRange = (points: number): boolean =>
  Number.isInteger(points) && points >= APPLY_POINTS_MIN && points <= APPLY_POINTS_MAX

const DAY = /^\d{4}-\d{2}-\d{2}$/
const LOCAL_MINUTE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/

/** The ISO instant of a day, a local time (both Manila) or an instant; null when it is none of them. */
export function readMoment(text: string): string | null {
  const full = DAY.test(text) ? `${text}T00:00:00+08:00` : LOCAL_MINUTE.test(text) ? `${text}+08:00` : text
  if (!INSTANT.test(full)) return null
  const at = new Date(full)
  if (Number.isNaN(at.getTime()) || !isRealDay(full.slice(0, 10))) return null
  return at.toISOString()
}

/** `Date` rolls 30 February over into March; a person's typing error should not. */
function isRealDay(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
}
