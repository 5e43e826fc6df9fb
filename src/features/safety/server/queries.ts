import { sql } from 'kysely'
import type { Source } from '#features/jobs/contract.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { ReportReason, ReviewDecision, RowDecision } from '../rules.ts'

export type ReportRow = { reason: ReportReason; note: string; created_at: Date }

export async function postingExists(db: Db, id: number): Promise<boolean> {
  const rows = await db.selectFrom('postings').select('id').where('id', '=', id).execute()
  return rows.length > 0
}

/**
 * Reports of a real job come and go one after the other, each counted with those before it; held to the end of the
 * transaction. False when there is no such posting.
 */
export async function lockReports(db: Db, postingId: number): Promise<boolean> {
  const { rows } = await sql`
    select pg_advisory_xact_lock(hashtextextended('reports:' || cluster_id, 0)) from postings where id = ${postingId}`.execute(
    db,
  )
  return rows.length > 0
}

export async function findReport(db: Db, userId: number, postingId: number): Promise<ReportRow | undefined> {
  return db
    .selectFrom('job_reports')
    .select(['reason', 'note', 'created_at'])
    .where('user_id', '=', userId)
    .where('posting_id', '=', postingId)
    .executeTakeFirst() as Promise<ReportRow | undefined>
}

/** A second report of one person replaces the first; once settled it counts again only when it says something new. */
export const upsertReport = (
  db: Db,
  report: { user_id: number; posting_id: number; reason: ReportReason; note: string },
  now: Date,
) =>
  sql`
    insert into job_reports as r (user_id, posting_id, reason, note, created_at)
    values (${report.user_id}, ${report.posting_id}, ${report.reason}, ${report.note}, ${now})
    on conflict (user_id, posting_id) do update set reason = excluded.reason, note = excluded.note,
      created_at = excluded.created_at, settled_at = null
      where (r.reason, r.note) is distinct from (excluded.reason, excluded.note)`.execute(db)

export async function deleteReport(db: Db, userId: number, postingId: number): Promise<void> {
  await db.deleteFrom('job_reports').where('user_id', '=', userId).where('posting_id', '=', postingId).execute()
}

/** How many different people's open reports the real job of this posting has, on whatever board. */
export async function countReporters(db: Db, postingId: number): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    select count(distinct r.user_id)::integer as people
    from postings p join postings q using (cluster_id) join job_reports r on r.posting_id = q.id and r.settled_at is null
    where p.id = ${postingId}`.execute(db)
  return rows[0]?.people ?? 0
}

/** The team has looked at what people reported about this real job. */
export const settleReports = (db: Db, postingId: number, now: Date) =>
  sql`update job_reports r set settled_at = ${now}
    from postings p join postings q using (cluster_id)
    where p.id = ${postingId} and r.posting_id = q.id and r.settled_at is null`.execute(db)

export type ItemRow = {
  id: number
  title: string
  employer: string | null
  source: Source
  link: string
  description: string
  alike: string | null
  salary: string | null
  first_seen: Date
  closed: boolean
  state: 'approved' | 'held' | 'hidden'
  held_for: string[]
  reports: { reason: ReportReason; note: string; reported_at: string }[]
  history: {
    decision: ReviewDecision | RowDecision
    reason: string
    by: string | null
    decided_at: string
  }[]
}

const ITEM = sql`
  p.id, p.title, e.name as employer, p.source, p.url as link, p.description, p.alike, p.salary_text as salary,
  p.first_seen_at as first_seen, p.closed_at is not null as closed, p.review_state as state, p.held_for,
  (select coalesce(json_agg(json_build_object('reason', r.reason, 'note', r.note, 'reported_at', r.created_at)
      order by r.created_at desc, r.id desc), '[]')
    from postings q join job_reports r on r.posting_id = q.id and r.settled_at is null
    where q.cluster_id = p.cluster_id) as reports,
  (select coalesce(json_agg(json_build_object('decision', d.decision, 'reason', d.reason, 'by', u.username,
      'decided_at', d.decided_at) order by d.id desc), '[]')
    from postings q join review_decisions d on d.posting_id = q.id left join users u on u.id = d.admin_id
    where q.cluster_id = p.cluster_id) as history`

/** One posting of each real job that waits: held ones, and those with open reports. Reported ones come first. */
const WAITING = sql`
  select distinct on (p.cluster_id) p.id, p.cluster_id,
    exists (select from postings q join job_reports r on r.posting_id = q.id and r.settled_at is null
      where q.cluster_id = p.cluster_id) as reported
  from postings p
  where p.review_state = 'held' or p.id in (select r.posting_id from job_reports r where r.settled_at is null)
  order by p.cluster_id, p.review_state = 'held' desc, p.id`
const HIDDEN = sql`
  select distinct on (p.cluster_id) p.id, p.cluster_id, false as reported
  from postings p where p.review_state = 'hidden' order by p.cluster_id, p.id`

/** A page of the postings that wait for the team, or of those it hid. */
export async function listItems(
  db: Db,
  state: 'waiting' | 'hidden',
  limit: number,
  offset: number,
): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`
    select ${ITEM} from (${state === 'waiting' ? WAITING : HIDDEN}) w
    join postings p on p.id = w.id left join employers e on e.id = p.employer_id
    order by w.reported desc, p.first_seen_at desc, p.id desc
    limit ${limit}::integer offset ${offset}::integer`.execute(db)
  return rows
}

export async function countItems(db: Db, state: 'waiting' | 'hidden'): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from (${state === 'waiting' ? WAITING : HIDDEN}) w`.execute(db)
  return rows[0]?.total ?? 0
}

export async function findItem(db: Db, postingId: number): Promise<ItemRow | undefined> {
  const { rows } = await sql<ItemRow>`
    select ${ITEM} from postings p left join employers e on e.id = p.employer_id where p.id = ${postingId}`.execute(db)
  return rows[0]
}

export async function insertDecision(
  db: Db,
  decision: { posting_id: number; decision: ItemRow['history'][number]['decision']; reason: string; admin_id: number },
  now: Date,
): Promise<void> {
  await db
    .insertInto('review_decisions')
    .values({ ...decision, decided_at: now })
    .execute()
}
