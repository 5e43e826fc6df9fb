import { neighbours } from '#contract/paging.ts'
import { recordAudit } from '#features/audit/server/service.ts'
import { joinJobs, splitJob } from '#features/jobs/review/server/service.ts'
import type { Deps } from '#server/deps.ts'
import { type Db, inTransaction } from '#server/platform/db/database.ts'
import { AppError, FieldError } from '#server/platform/errors.ts'
import { JOINABLE_SHOWN, MOST_CHOICES, REVIEW_PAGE_SIZE, type RowChoice, type RowDecision } from '../rules.ts'
import * as queries from './choice-queries.ts'
import { insertDecision } from './queries.ts'

type Person = { id: number }
type Pair = { one: number; other: number }

/**
 * Says that two postings in one row are two jobs: for this person `other` leaves the row at once, for everybody the team
 * decides. What the person had joined comes apart again.
 * @throws AppError 409 when they are not one job for this person, or said too much already
 */
export const sayNotSame = (deps: Deps, user: Person, pair: Pair): Promise<void> =>
  choose(deps, user, pair, async (db, standing) => {
    if (!standing.own || pair.one === pair.other) {
      throw new AppError(409, 'not_shown_as_one', 'These two postings are not shown as one job.')
    }
    await queries.deleteChoice(db, user.id, 'join', pair)
    if (standing.together) return { pair, choice: 'split', moved: pair.other }
    await queries.deleteJoinsOf(db, user.id, pair.other)
    return null
  })

/**
 * Says that two postings in two rows are one job, for this person at once. Where they stand in one row for everybody, what
 * the person told apart is taken back instead.
 * @throws AppError 404 when there is no such posting, 409 when they are one job already, or said too much already
 */
export const saySame = (deps: Deps, user: Person, pair: Pair): Promise<void> =>
  choose(deps, user, pair, async (db, standing) => {
    if (pair.one === pair.other) throw new AppError(409, 'same_posting', 'This is the same posting.')
    if (!standing.known) throw new AppError(404, 'job_not_found', 'Job not found.')
    if (standing.own) throw new AppError(409, 'one_already', 'These two postings are shown as one job already.')
    await queries.deleteChoice(db, user.id, 'split', pair)
    const after = await queries.findStanding(db, user.id, pair)
    return after.own ? null : { pair, choice: 'join', moved: pair.other }
  })

type Change = Parameters<typeof queries.upsertChoice>[2] | null

/** One at a time for each person: of the same said twice at once the second finds it done. */
const choose = (
  deps: Deps,
  user: Person,
  pair: Pair,
  decideChange: (db: Db, standing: queries.Standing) => Promise<Change>,
): Promise<void> =>
  inTransaction(deps.db, async (db) => {
    await queries.lockPerson(db, user.id)
    const change = await decideChange(db, await queries.findStanding(db, user.id, pair))
    if (change === null) return
    if ((await queries.countChoices(db, user.id)) >= MOST_CHOICES) {
      throw new AppError(409, 'too_many_choices', 'You changed very many rows. Please take some of it back first.')
    }
    await queries.upsertChoice(db, user.id, change, deps.clock.now())
    if (change.choice === 'join') await queries.deleteSplitsWithin(db, user.id, pair.one)
  })

/** Takes back what this person said of a pair. Nothing happens when it was never said. */
export const takeChoiceBack = async (deps: Deps, user: Person, choice: RowChoice, pair: Pair): Promise<void> =>
  void (await queries.deleteChoice(deps.db, user.id, choice, pair))

/** Listed jobs this person may mean with "the same job as". */
export async function listJoinable(deps: Deps, user: Person, postingId: number) {
  const rows = await queries.listJoinable(deps.db, user.id, postingId, JOINABLE_SHOWN)
  return { results: rows.map((row) => ({ ...row, date_posted: row.date_posted.toISOString() })) }
}

/** Pairs that wait for a decision. */
export async function listSplits(deps: Deps, query: { page: number }) {
  const offset = (query.page - 1) * REVIEW_PAGE_SIZE
  const [rows, count] = await Promise.all([
    queries.listOpenPairs(deps.db, REVIEW_PAGE_SIZE, offset),
    queries.countOpenPairs(deps.db),
  ])
  const results = rows.map((row) => ({ ...row, asked_at: row.asked_at.toISOString() }))
  return {
    results,
    count,
    ...neighbours('/api/admin/splits/', query, query.page, Math.ceil(count / REVIEW_PAGE_SIZE)),
  }
}

/**
 * Makes two jobs, or one, of a pair for everybody, or dismisses what people said. Everybody's choice about the pair is
 * settled with it; who made it keeps it for themselves.
 * @throws AppError 404 when nothing is open under this id; FieldError when the pair asks for the other thing
 */
export async function decideSplit(
  deps: Deps,
  admin: Person,
  id: number,
  { decision, reason }: { decision: RowDecision; reason: string },
): Promise<void> {
  const now = deps.clock.now()
  await inTransaction(deps.db, async (db) => {
    const pair = await queries.lockOpenChoice(db, id)
    if (!pair) throw new AppError(404, 'not_found', 'Not found.')
    const { posting_id: one, other_id: other, choice } = pair
    if (decision !== 'keep' && decision !== choice) {
      throw new FieldError({ decision: ['This is not what people ask for.'] })
    }
    // The younger posting goes; the older one keeps the job and what people saved of it.
    if (decision === 'split') await splitJob(db, other, one, now)
    if (decision === 'join') await joinJobs(db, one, other)
    await queries.settleChoice(db, pair, decision === 'keep' ? 'refused' : 'confirmed', now)
    const kept = reason.replaceAll('\0', '').toWellFormed()
    await insertDecision(db, { posting_id: other, decision, reason: kept, admin_id: admin.id }, now)
    const subject = { kind: 'posting', id: other } as const
    const details = { choice, other: one }
    await recordAudit(db, { actor: admin, action: `rows.${decision}`, subject, reason: kept, details, now })
  })
}
