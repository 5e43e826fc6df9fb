import type { Job } from '#features/jobs/contract.ts'
import { getJobs } from '#features/jobs/server/service.ts'
import { PLANS } from '#features/subscriptions/rules.ts'
import { currentSubscription, requireActive } from '#features/subscriptions/server/service.ts'
import type { Deps } from '#server/deps.ts'
import { inTransaction } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { SavedJob } from '../contract.ts'
import { SAYS } from '../rules.ts'
import * as queries from './queries.ts'
import { withheldJob } from './withheld.ts'

type Person = { id: number }
type Given = {
  job_id: number
  notes?: string | undefined
  tags?: string[] | undefined
  date_saved?: string | undefined
}

const notFound = () => new AppError(404, 'saved_job_not_found', SAYS.notFound)

/** What a person saved, newest first, closed postings too. */
export async function listSavedJobs(deps: Deps, user: Person) {
  const results = await presented(deps, user, await queries.listSaved(deps.db, user.id))
  return { results, count: results.length, next: null, previous: null }
}

/**
 * Saves a posting within the cap of the plan: plan, cap and record are one transaction that this person's other saves
 * and removals wait for, so that no race goes beyond the cap or takes the record away before it is read for the answer.
 * `isNew` is false for what was saved before, also at the cap.
 * @throws AppError 403 `subscription_expired`, 404 `job_not_found`, 403 `saved_jobs_limit`
 */
export async function saveJob(deps: Deps, user: Person, given: Given): Promise<{ saved: SavedJob; isNew: boolean }> {
  const { row, isNew } = await inTransaction(deps.db, async (db) => {
    await queries.lockPerson(db, user.id)
    const found = await findOrInsert({ db, clock: deps.clock }, user, given)
    return { row: await queries.findSavedById(db, user.id, found.id), isNew: found.isNew }
  })
  return { saved: await presentedOne(deps, user, row), isNew }
}

async function findOrInsert({ db, clock }: Pick<Deps, 'db' | 'clock'>, user: Person, given: Given) {
  const plan = await requireActive({ db, clock }, user)
  const known = await queries.findSavedOf(db, user.id, given.job_id)
  if (known !== undefined) return { id: known, isNew: false }
  if (!(await queries.isListed(db, given.job_id))) throw new AppError(404, 'job_not_found', 'Job not found.')
  const count = await queries.countSaved(db, user.id)
  if (count >= plan.max_saved_jobs) throw beyondCap(count, plan.max_saved_jobs)
  return { id: await queries.insertSaved(db, asNew(user, given, clock.now()), clock.now()), isNew: true }
}

/** A removal that is undone gets its old date back; nothing is saved in the future. */
function asNew(user: Person, given: Given, now: Date): queries.NewSaved {
  const wished = given.date_saved === undefined ? now : new Date(given.date_saved)
  return {
    user_id: user.id,
    job_id: given.job_id,
    notes: given.notes ?? '',
    tags: given.tags ?? [],
    saved_at: wished < now ? wished : now,
  }
}

const beyondCap = (count: number, max: number) =>
  new AppError(403, 'saved_jobs_limit', SAYS.limit, {
    subscription_upgrade_required: true,
    current_count: count,
    max_allowed: max,
  })

async function presentedOne(deps: Deps, user: Person, row: queries.SavedRow | undefined): Promise<SavedJob> {
  const [saved] = row ? await presented(deps, user, [row]) : []
  if (!saved) throw notFound()
  return saved
}

/** Changes notes and tags; what is not mentioned stays. @throws AppError 404 also for somebody else's */
export async function annotateSavedJob(
  deps: Deps,
  user: Person,
  id: number,
  given: { notes?: string | undefined; tags?: string[] | undefined },
): Promise<SavedJob> {
  const change = {
    ...(given.notes === undefined ? {} : { notes: given.notes }),
    ...(given.tags === undefined ? {} : { tags: given.tags }),
  }
  const row = await inTransaction(deps.db, async (db) => {
    if (!(await queries.updateSaved(db, user.id, id, change, deps.clock.now()))) throw notFound()
    return queries.findSavedById(db, user.id, id)
  })
  return presentedOne(deps, user, row)
}

/** Removes by the record's id, or `by` the posting's. @throws AppError 404 also for somebody else's */
export async function removeSavedJob(deps: Deps, user: Person, id: number, by: 'entry' | 'job'): Promise<void> {
  await inTransaction(deps.db, async (db) => {
    await queries.lockPerson(db, user.id)
    if (!(await queries.deleteSaved(db, user.id, by === 'job' ? 'job_id' : 'id', id))) throw notFound()
  })
}

/** The cap of the person's plan and how much of it is used (spec 2 §7). */
export async function checkLimit(deps: Deps, user: Person) {
  const [count, subscription] = await Promise.all([
    queries.countSaved(deps.db, user.id),
    currentSubscription(deps.db, user.id, deps.clock.now()),
  ])
  const max = subscription.plan?.max_saved_jobs ?? PLANS.free.max_saved_jobs
  const expired = subscription.status === 'expired'
  return {
    max_saved_jobs: max,
    current_count: count,
    can_save: !expired && count < max,
    subscription_expired: expired,
  }
}

async function presented(deps: Deps, user: Person, rows: queries.SavedRow[]): Promise<SavedJob[]> {
  const ids = rows.filter((row) => row.listed).map((row) => row.job_id)
  const jobs = new Map((await getJobs(deps, ids, user)).map((job) => [job.id, job]))
  return rows.map((row) => present(row, jobs.get(row.job_id)))
}

const present = (row: queries.SavedRow, found: Job | undefined): SavedJob => ({
  id: row.id,
  job: row.job_id,
  job_id: row.job_id,
  date_saved: row.saved_at.toISOString(),
  notes: row.notes,
  tags: row.tags,
  under_review: found === undefined,
  job_details: found ?? withheldJob(row),
})
