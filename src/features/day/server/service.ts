import { manilaDate } from '#contract/time.ts'
import { QUIET_DAYS, quietDays } from '#features/applications/follow-ups/rules.ts'
import { readLine } from '#features/automation/server/service.ts'
import { newestIds } from '#features/jobs/server/service.ts'
import { matchJobs } from '#features/matching/server/service.ts'
import { unreadOf } from '#features/messages/server/service.ts'
import type { Deps } from '#server/deps.ts'
import type { SignedIn } from '#server/platform/http/binder.ts'
import { FITS_FROM, INTERVIEW_DAYS, NEWEST_COMPARED } from '../rules.ts'
import type { DayLine } from '../schemas.ts'
import { type DayFacts, findAppliedAmong, findDayFacts, type Waiting } from './queries.ts'

const DAY_MS = 86_400_000

/** What waits for a person today, the most pressing first; what has nothing to say is left out. */
export async function dayOf(deps: Deps, user: SignedIn): Promise<{ lines: DayLine[] }> {
  const now = deps.clock.now()
  const [facts, unread, fitting, automation] = await Promise.all([
    findDayFacts(deps.db, user.id, {
      now,
      today: manilaDate(now),
      until: new Date(now.getTime() + INTERVIEW_DAYS * DAY_MS),
      sentBefore: new Date(now.getTime() - QUIET_DAYS * DAY_MS),
    }),
    unreadOf(deps, user),
    newMatches(deps, user.id),
    readLine(deps, user),
  ])
  const lines = [
    automationLine(automation),
    interviewLine(facts),
    followUpLine(facts),
    unread > 0 && { kind: 'messages' as const, count: unread },
    fitting > 0 && { kind: 'matches' as const, count: fitting, least: FITS_FROM },
    quietLine(facts.waiting, now),
    facts.points && { kind: 'points' as const, points: facts.points.points, read_at: onTheWire(facts.points.read_at) },
  ]
  return { lines: lines.filter((line) => line !== null && line !== false) }
}

const onTheWire = (moment: string) => new Date(moment).toISOString()

type AutomationLine = Awaited<ReturnType<typeof readLine>>

function automationLine({ kind: state, sentence, run_id }: AutomationLine): DayLine | null {
  return state === 'none' || sentence === null || run_id === null
    ? null
    : { kind: 'automation', state, sentence, run_id }
}

function interviewLine({ interview }: DayFacts): DayLine | null {
  if (interview === null) return null
  const { count, ...next } = interview
  return { kind: 'interview', ...next, starts_at: onTheWire(next.starts_at), more: count - 1 }
}

function followUpLine({ follow_up: due }: DayFacts): DayLine | null {
  if (due === null) return null
  return { ...due, kind: 'follow_ups', application_id: due.count === 1 ? due.application_id : null }
}

/** The rule of the tracker decides, so that the line and the list never disagree. */
function quietLine(waiting: Waiting[], now: Date): DayLine | null {
  const quiet = waiting.flatMap((one) => {
    const heard = { ...one, heard_at: one.heard_at === null ? null : new Date(one.heard_at) }
    const moments = { sending_since: new Date(one.sending_since), interviews: one.interviews.map((at) => new Date(at)) }
    const days = quietDays({ ...heard, ...moments }, now)
    return days === null ? [] : [{ ...one, days }]
  })
  const longest = quiet.toSorted((one, other) => other.days - one.days)[0]
  if (!longest) return null
  const { application_id: id, job_title, days } = longest
  return { kind: 'quiet', count: quiet.length, days, application_id: quiet.length === 1 ? id : null, job_title }
}

/** How many of the postings of the last three days fit, without those that were applied to or that a hard condition forbids. */
async function newMatches(deps: Deps, userId: number): Promise<number> {
  const ids = await newestIds(deps, { date_posted: '3days' }, NEWEST_COMPARED)
  const [matches, applied] = await Promise.all([matchJobs(deps, userId, ids), findAppliedAmong(deps.db, userId, ids)])
  const fits = [...matches].filter(
    ([id, { score, blocked }]) => (score ?? 0) >= FITS_FROM && blocked.length === 0 && !applied.has(id),
  )
  return fits.length
}
