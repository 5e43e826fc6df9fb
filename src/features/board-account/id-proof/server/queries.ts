import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'

/**
 * Open jobs by the ID proof they ask for, as far as it is above `idProof`; postings of one job that ask for the same count
 * once.
 */
export async function countAskedAbove(db: Db, idProof: number): Promise<{ min_id_proof: number; jobs: number }[]> {
  const { rows } = await sql<{ min_id_proof: number; jobs: number }>`
    select min_id_proof, count(distinct cluster_id)::integer as jobs from postings
    where min_id_proof > greatest(0, ${idProof}::integer) and min_id_proof > 0 and closed_at is null
      and review_state = 'approved' and source = 'olj'
    group by min_id_proof order by min_id_proof`.execute(db)
  return rows
}

/**
 * Of real jobs, told by a posting of each, those that cannot be applied to on the board with this ID proof: the posting that
 * asks for least, and how much that is.
 */
export async function listShut(
  db: Db,
  ids: number[],
  idProof: number,
): Promise<{ id: number; min_id_proof: number }[]> {
  const { rows } = await sql<{ id: number; min_id_proof: number }>`
    select id, min_id_proof from (
      select distinct on (q.cluster_id) q.id, q.min_id_proof
      from unnest(${ids}::bigint[]) wanted (id)
      join postings p on p.id = wanted.id
      join postings q on q.cluster_id = p.cluster_id
      where q.source = 'olj' and q.closed_at is null and q.review_state = 'approved'
      order by q.cluster_id, coalesce(q.min_id_proof, 0), q.id) least
    where min_id_proof > greatest(0, ${idProof}::integer)`.execute(db)
  return rows
}

/** The day as text: a date has no time and no zone. */
export async function findReminder(db: Db, userId: number): Promise<string | null> {
  const { rows } = await sql<{ day: string }>`
    select to_char(expires_on, 'YYYY-MM-DD') as day from id_reminders where user_id = ${userId}`.execute(db)
  return rows[0]?.day ?? null
}

/** Another day is a new reminder; the same one stays as it was, told or not. */
export async function upsertReminder(db: Db, userId: number, day: string, now: Date): Promise<void> {
  await sql`
    insert into id_reminders (user_id, expires_on, updated_at) values (${userId}, ${day}::date, ${now})
    on conflict (user_id) do update set expires_on = excluded.expires_on, updated_at = excluded.updated_at, mailed_at = null
    where id_reminders.expires_on <> excluded.expires_on`.execute(db)
}

export async function deleteReminder(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('id_reminders').where('user_id', '=', userId).execute()
}

type Waiting = { user_id: number; email: string; first_name: string; day: string }

/** People whose ID ends between two days and who were not told of it; their rows are held until the transaction ends. */
export async function lockWaiting(
  db: Db,
  { from, until, after, limit }: { from: string; until: string; after: number; limit: number },
): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select r.user_id, u.email, u.first_name, to_char(r.expires_on, 'YYYY-MM-DD') as day
    from id_reminders r join users u on u.id = r.user_id and u.disabled_at is null
    where r.mailed_at is null and r.expires_on between ${from}::date and ${until}::date and r.user_id > ${after}
    order by r.user_id limit ${limit} for update of r skip locked`.execute(db)
  return rows
}

export async function updateMailed(db: Db, userIds: number[], now: Date): Promise<void> {
  await db.updateTable('id_reminders').set({ mailed_at: now }).where('user_id', 'in', userIds).execute()
}
