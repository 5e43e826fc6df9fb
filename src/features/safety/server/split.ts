import { neighbours } from '#contract/paging.ts'
import { countAsOne, splitJob } from '#features/jobs/review/server/service.ts'
import type { Deps } from '#server/deps.ts'
import { inTransaction } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { REVIEW_PAGE_SIZE, type SplitDecision } from '../rules.ts'
import { insertDecision } from './queries.ts'
import * as queries from './split-queries.ts'

type Person = { id: number }

/**
 * Says that two postings that are shown as one are two jobs; the team decides.
 * @throws AppError 409 when they are not shown as one
 */
export async function sayNotSame(deps: Deps, user: Person, postingId: number, otherId: number): Promise<void> {
  if (!(await countAsOne(deps.db, postingId, otherId))) {
    throw new AppError(409, 'not_shown_as_one', 'These two postings are not shown as one job.')
  }
  await queries.upsertSplitRequest(deps.db, user.id, postingId, otherId, deps.clock.now())
}

/** Takes it back, as long as nothing was decided. Nothing happens when it was never said. */
export const takeNotSameBack = async (deps: Deps, user: Person, postingId: number, otherId: number): Promise<void> =>
  void (await queries.deleteSplitRequest(deps.db, user.id, postingId, otherId))

/** Pairs that wait for a decision. */
export async function listSplits(deps: Deps, query: { page: number }) {
  const offset = (query.page - 1) * REVIEW_PAGE_SIZE
  const [rows, count] = await Promise.all([
    queries.listSplits(deps.db, REVIEW_PAGE_SIZE, offset),
    queries.countSplits(deps.db),
  ])
  const results = rows.map((row) => ({ ...row, asked_at: row.asked_at.toISOString() }))
  return {
    results,
    count,
    ...neighbours('/api/admin/splits/', query, query.page, Math.ceil(count / REVIEW_PAGE_SIZE)),
  }
}

/**
 * Makes two jobs of a pair for good, or keeps it as one. Everybody's request about the pair is settled with it.
 * @throws AppError 404 when nothing is open under this id
 */
export async function decideSplit(
  deps: Deps,
  admin: Person,
  id: number,
  { decision, reason }: { decision: SplitDecision; reason: string },
): Promise<void> {
  const now = deps.clock.now()
  await inTransaction(deps.db, async (db) => {
    const pair = await queries.lockOpenSplit(db, id)
    if (!pair) throw new AppError(404, 'not_found', 'Not found.')
    // The younger posting goes; the older one keeps the job and what people saved of it.
    if (decision === 'split') await splitJob(db, pair.other_id, pair.posting_id, now)
    await queries.settleSplit(db, pair, decision === 'split' ? 'confirmed' : 'refused', now)
    const kept = reason.replaceAll('\0', '').toWellFormed()
    await insertDecision(db, { posting_id: pair.other_id, decision, reason: kept, admin_id: admin.id }, now)
  })
}
