import { recordAudit } from '#features/audit/server/service.ts'
import { COUNT_CAP, neighbours } from '#contract/paging.ts'
import { notesOf } from '#features/jobs/safety-notes/rules.ts'
import { reviewJob } from '#features/jobs/review/server/service.ts'
import type { Deps } from '#server/deps.ts'
import { type Db, inTransaction } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { ReviewItem, SaidOfPosting } from '../contract.ts'
import { REPORTS_A_DAY, REPORTS_TO_HOLD, REVIEW_PAGE_SIZE, type ReportReason, type ReviewDecision } from '../rules.ts'
import * as queries from './queries.ts'
import { findChoices } from './choice-queries.ts'

type Person = { id: number }
const DAY_SECONDS = 86_400

const noSuchJob = () => new AppError(404, 'job_not_found', 'Job not found.')

/** What a person said about a posting. @throws AppError 404 when there is no such posting */
export async function saidOf(deps: Pick<Deps, 'db'>, user: Person, postingId: number): Promise<SaidOfPosting> {
  if (!(await queries.postingExists(deps.db, postingId))) throw noSuchJob()
  return said(deps.db, user, postingId)
}

async function said(db: Db, user: Person, postingId: number): Promise<SaidOfPosting> {
  const [report, choices] = await Promise.all([
    queries.findReport(db, user.id, postingId),
    findChoices(db, user.id, postingId),
  ])
  return {
    report: report ? { reason: report.reason, note: report.note, reported_at: report.created_at.toISOString() } : null,
    not_same_as: choices.filter(({ choice }) => choice === 'split').map(({ id }) => id),
    same_as: choices.filter(({ choice }) => choice === 'join').map(({ id }) => id),
  }
}

/**
 * Reports a posting. Three different people's reports take a real job off the list until somebody has looked.
 * @throws AppError 404 when there is no such posting, 429 after 20 reports in a day
 */
export async function reportJob(
  deps: Deps,
  user: Person,
  postingId: number,
  body: { reason: ReportReason; note: string },
): Promise<SaidOfPosting> {
  await deps.limits.takeKey(`report:${user.id}`, {
    seconds: DAY_SECONDS,
    max: REPORTS_A_DAY,
    sentence: 'You reported many postings today. Please go on tomorrow.',
  })
  const note = body.note.replaceAll('\0', '').toWellFormed()
  await inTransaction(deps.db, async (db) => {
    if (!(await queries.lockReports(db, postingId))) throw noSuchJob()
    await queries.upsertReport(
      db,
      { user_id: user.id, posting_id: postingId, reason: body.reason, note },
      deps.clock.now(),
    )
    if ((await queries.countReporters(db, postingId)) >= REPORTS_TO_HOLD) {
      await reviewJob(db, postingId, { do: 'hold', because: 'reports' })
    }
  })
  return said(deps.db, user, postingId)
}

/** Takes a report back; a posting that only reports held is listed again when fewer than three are left. */
export async function takeReportBack(deps: Deps, user: Person, postingId: number): Promise<SaidOfPosting> {
  await inTransaction(deps.db, async (db) => {
    if (!(await queries.lockReports(db, postingId))) throw noSuchJob()
    await queries.deleteReport(db, user.id, postingId)
    if ((await queries.countReporters(db, postingId)) < REPORTS_TO_HOLD)
      await reviewJob(db, postingId, { do: 'release' })
  })
  return said(deps.db, user, postingId)
}

/** What waits for a decision, reported postings first, or what was hidden for good. */
export async function listReviews(deps: Deps, query: { page: number; state: 'waiting' | 'hidden' }) {
  const offset = (query.page - 1) * REVIEW_PAGE_SIZE
  const [rows, total] = await Promise.all([
    queries.listItems(deps.db, query.state, REVIEW_PAGE_SIZE, offset),
    queries.countItems(deps.db, query.state),
  ])
  const count = Math.min(total, COUNT_CAP)
  return {
    results: rows.map(asItem),
    count,
    count_is_capped: total > COUNT_CAP,
    ...neighbours('/api/admin/reviews/', query, query.page, Math.ceil(count / REVIEW_PAGE_SIZE)),
  }
}

/** One posting with what is known of it. @throws AppError 404 when there is none */
export async function getReview(deps: Pick<Deps, 'db'>, postingId: number): Promise<ReviewItem> {
  const row = await queries.findItem(deps.db, postingId)
  if (!row) throw noSuchJob()
  return asItem(row)
}

/**
 * Decides about a posting on every board that carries it, and keeps who decided what and why. Approving and hiding settle
 * its reports; holding leaves it in the queue.
 * @throws AppError 404 when there is no such posting
 */
export async function decide(
  deps: Deps,
  admin: Person,
  postingId: number,
  { decision, reason }: { decision: ReviewDecision; reason: string },
): Promise<ReviewItem> {
  const now = deps.clock.now()
  await inTransaction(deps.db, async (db) => {
    const step = decision === 'hold' ? ({ do: 'hold', because: 'team' } as const) : ({ do: decision } as const)
    if (!(await reviewJob(db, postingId, step))) throw noSuchJob()
    if (decision !== 'hold') await queries.settleReports(db, postingId, now)
    const kept = reason.replaceAll('\0', '').toWellFormed()
    await queries.insertDecision(db, { posting_id: postingId, decision, reason: kept, admin_id: admin.id }, now)
    const subject = { kind: 'posting', id: postingId } as const
    await recordAudit(db, { actor: admin, action: `posting.${decision}`, subject, reason: kept, now })
  })
  return getReview(deps, postingId)
}

const asItem = ({ first_seen, reports, history, alike, ...row }: queries.ItemRow): ReviewItem => ({
  ...row,
  first_seen: first_seen.toISOString(),
  notes: notesOf({ ...row, alike }),
  reports: reports.map((report) => ({ ...report, reported_at: new Date(report.reported_at).toISOString() })),
  history: history.map((made) => ({ ...made, decided_at: new Date(made.decided_at).toISOString() })),
})

export { decideSplit, listJoinable, listSplits, sayNotSame, saySame, takeChoiceBack } from './choices.ts'
