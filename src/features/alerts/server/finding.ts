import { DATE_POSTED_VALUES } from '#features/jobs/rules.ts'
import { firstDay } from '#features/jobs/filters/rules.ts'
import { traitsOfPostings } from '#features/matching/server/service.ts'
import { noteNews } from '#features/notices/server/service.ts'
import { PLANS } from '#features/subscriptions/rules.ts'
import type { Deps } from '#server/deps.ts'
import { type Db, inTransaction } from '#server/platform/db/database.ts'
import { publishToMany } from '#server/platform/events/queries.ts'
import { taskKind } from '#server/platform/tasks.ts'
import { markDue } from '../push/server/service.ts'
import { findChanges } from './changes.ts'
import * as queries from './finding-queries.ts'
import { fittingPeople, readPeople } from './people.ts'
import { readUnread } from './questions.ts'

export const findTask = taskKind<Record<never, never>>('alerts.find')
export const sweepAlertsTask = taskKind<Record<never, never>>('alerts.sweep')

const POSTINGS_AT_ONCE = 20
/** Notices are written in statements of a bounded size. */
const NOTED_AT_ONCE = 5000
const KEEP_MS = 60 * 86_400_000
const FILTER_PLANS = Object.values(PLANS).flatMap((plan) => (plan.has_advanced_filtering ? [plan.plan_type] : []))

/**
 * Finds whom what came in since concerns. Any number of processes may do so side by side: each takes postings nobody has,
 * and what is found of them, the notices and the news are written down together or not at all.
 */
export async function findNews(deps: Deps, signal: AbortSignal): Promise<void> {
  await readUnread(deps)
  await readPeople(deps)
  for (let looked = 1; looked > 0 && !signal.aborted;) {
    looked = await inTransaction(deps.db, (db) => findOfArrivals(deps, db))
  }
  for (let looked = 1; looked > 0 && !signal.aborted;) {
    looked = await inTransaction(deps.db, async (db) => {
      const changes = await findChanges(db, deps.clock.now())
      await tell(db, changes.finds, deps.clock.now())
      return changes.looked
    })
  }
}

/** @returns how many postings were looked at */
async function findOfArrivals({ clock }: Pick<Deps, 'clock'>, db: Db): Promise<number> {
  const now = clock.now()
  const claimed = await queries.claimArrivals(db, POSTINGS_AT_ONCE)
  const postingIds = await queries.findListed(db, claimed)
  if (postingIds.length > 0) {
    const since = Object.fromEntries(DATE_POSTED_VALUES.map((value) => [value, firstDay(value, now) ?? '']))
    await queries.insertSearchFinds(db, { postingIds, since, filterPlans: FILTER_PLANS, now })
    for (const [postingId, traits] of await traitsOfPostings({ db }, postingIds)) {
      const fits = await fittingPeople(db, postingId, traits)
      if (fits.length > 0) await queries.insertFits(db, postingId, fits, now)
    }
    await queries.deleteHidden(db, postingIds)
    await tell(db, await queries.findJobFinds(db, postingIds, now), now)
  }
  await queries.settleArrivals(db, claimed, postingIds, now)
  return claimed.length
}

/** What was found is told by the next digest, by people's devices, and at once to whoever is looking. */
async function tell(db: Db, finds: readonly queries.NewFind[], now: Date): Promise<void> {
  const byPerson = finds.toSorted((one, other) => one.user_id - other.user_id)
  for (let from = 0; from < byPerson.length; from += NOTED_AT_ONCE) {
    const news = byPerson.slice(from, from + NOTED_AT_ONCE)
    await markDue(db, news, now)
    await noteNews(
      db,
      'job_alerts',
      news.map(({ id, user_id }) => ({ user_id, subject_id: id, happened_at: now })),
    )
  }
  await publishToMany(db, [...new Set(finds.map(({ user_id }) => user_id))], 'alert')
}

/** Forgets what was found two months ago. */
export const sweepAlerts = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> =>
  queries.deleteOld(db, new Date(clock.now().getTime() - KEEP_MS))
