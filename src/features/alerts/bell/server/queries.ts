import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import type { Change } from '../../rules.ts'

/** No more than this is counted: the bell says 99+. */
const MOST_COUNTED = 100

export async function countUnseen(db: Db, userId: number): Promise<number> {
  const { rows } = await sql<{ unseen: number }>`
    select count(*)::integer as unseen from (
      select from alert_finds where user_id = ${userId} and seen_at is null limit ${MOST_COUNTED}::integer) f`.execute(
    db,
  )
  return rows[0]?.unseen ?? 0
}

/** Only what is there to be seen: a find that is being written with a lower id stays new. False when nothing was. */
export async function markSeen(db: Db, userId: number, upTo: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('alert_finds')
    .set({ seen_at: now })
    .where('user_id', '=', userId)
    .where('seen_at', 'is', null)
    .where('id', '<=', upTo)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export type FindRow = {
  id: number
  user_id: number
  kind: 'job' | 'change'
  alert_ids: number[]
  score: number | null
  changes: Change[] | null
  found_at: Date
  seen: boolean
  /** The same for all postings that are one job for the person. */
  real_job: number
  /** Who stands for the real job now. */
  job_id: number
  title: string
  employer: string | null
  salary: string | null
  /** It stands in the list. */
  open: boolean
  /** Its page is there, open or closed. */
  shown: boolean
  applied: boolean
}

/** What was found, with its posting as it stands now. */
const FINDS = sql`
  select f.id, f.user_id, f.kind, f.alert_ids, f.score, f.changes, f.found_at, f.seen_at is not null as seen,
    (select min(m) from unnest(own.ids) m) as real_job,
    r.id as job_id, r.title, e.name as employer, r.salary_text as salary, s.posting_id is not null as open,
    r.review_state = 'approved' as shown,
    exists (select from applications a
      where a.job_id = any(own.ids) and a.user_id = f.user_id and a.delivery <> 'failed' and a.removed_at is null) as applied
  from alert_finds f
  join postings p on p.id = f.posting_id
  cross join lateral (select own_row(f.user_id, p.id) as ids offset 0) own
  left join posting_clusters c on c.id = p.cluster_id
  left join posting_search s on s.posting_id = c.representative_id
  join postings r on r.id = case when f.kind = 'job' then coalesce(s.posting_id, p.id) else p.id end
  left join employers e on e.id = known_employer(r.employer_id, r.cluster_id)`

/** A person's finds, the latest first, from the one before `before` on. */
export async function listFinds(db: Db, userId: number, before: number | null, limit: number): Promise<FindRow[]> {
  const { rows } = await sql<FindRow>`${FINDS}
    where f.user_id = ${userId} and (${before}::bigint is null or f.id < ${before})
    order by f.id desc limit ${limit}::integer`.execute(db)
  return rows
}

/** These finds, but for new jobs their person hides by now; the earliest first. */
export async function findFinds(db: Db, ids: readonly number[]): Promise<FindRow[]> {
  const { rows } = await sql<FindRow>`${FINDS}
    where f.id = any(${ids}::bigint[]) and not (f.kind = 'job' and exists (
      select from hidden_things h where h.user_id = f.user_id) and f.posting_id = any(hidden_among(array[f.posting_id], f.user_id)))
    order by f.id`.execute(db)
  return rows
}
