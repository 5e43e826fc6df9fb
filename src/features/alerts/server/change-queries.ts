import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import type { Change, Watched } from '../rules.ts'
import type { NewFind } from './finding-queries.ts'

export type Edit = { id: number; posting_id: number; before: Watched; after: Watched; happened_at: Date }

/** Takes postings that changed until the transaction ends, the earliest change first. */
export async function claimEdits(db: Db, limit: number): Promise<Edit[]> {
  const { rows } = await sql<Edit>`
    select id, posting_id, before, after, happened_at from alert_edits
    order by id limit ${limit}::integer for update skip locked`.execute(db)
  return rows
}

export const deleteEdits = (db: Db, ids: number[]) => db.deleteFrom('alert_edits').where('id', 'in', ids).execute()

/** Whether the real job of a posting is still to be had on another board. */
export async function isOpenElsewhere(db: Db, postingId: number): Promise<boolean> {
  const { rows } = await sql`
    select from postings p join postings q on q.cluster_id = p.cluster_id and q.id <> p.id
    where p.id = ${postingId} and q.closed_at is null and q.review_state = 'approved' limit 1`.execute(db)
  return rows.length > 0
}

/** Tells everybody who kept this posting before it changed, and wants to hear of that. */
export async function insertChangeFinds(
  db: Db,
  given: { postingId: number; changes: readonly Change[]; happenedAt: Date; now: Date },
): Promise<NewFind[]> {
  const { postingId, changes, happenedAt, now } = given
  const { rows } = await sql<NewFind>`
    insert into alert_finds (user_id, posting_id, kind, alert_ids, changes, found_at)
    select a.user_id, ${postingId}, 'change', array[a.id], ${JSON.stringify(changes)}::jsonb, ${now}::timestamptz
    from (
      select user_id from saved_jobs where job_id = ${postingId} and saved_at <= ${happenedAt}
      union
      select user_id from applications where job_id = ${postingId} and created_at <= ${happenedAt} and removed_at is null
    ) kept
    join alerts a on a.user_id = kept.user_id and a.kind = 'changes' and a.paused_at is null
    order by a.user_id
    returning id, user_id`.execute(db)
  return rows
}
