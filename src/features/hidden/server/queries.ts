import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'

export type HiddenRow = {
  id: number
  employer_id: number | null
  employer_name: string | null
  word: string | null
  created_at: Date
}

/** What a person hides, the latest first; a merged name as it was hidden, with the id of the employer that keeps it. */
export async function listHidden(db: Db, userId: number, only: number | null = null): Promise<HiddenRow[]> {
  const { rows } = await sql<HiddenRow>`
    select h.id, coalesce(e.merged_into_id, e.id) as employer_id, e.name as employer_name, h.word, h.created_at
    from hidden_things h left join employers e on e.id = h.employer_id
    where h.user_id = ${userId} and (${only}::bigint is null or h.id = ${only})
    order by h.created_at desc, h.id desc`.execute(db)
  return rows
}

/** One change at a time per person, so that the cap holds in any race; held to the end of the transaction. */
export const lockPerson = (db: Db, userId: number) =>
  sql`select id from users where id = ${userId} for no key update`.execute(db)

export async function countHidden(db: Db, userId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from hidden_things where user_id = ${userId}`.execute(db)
  return rows[0]?.total ?? 0
}

export async function employerExists(db: Db, id: number): Promise<boolean> {
  const rows = await db.selectFrom('employers').select('id').where('id', '=', id).execute()
  return rows.length > 0
}

/** The thing that is already hidden, by employer or by the word's key. */
export async function findHidden(
  db: Db,
  userId: number,
  thing: { employer_id: number | null; word_key: string | null },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from hidden_things where user_id = ${userId}
      and (employer_id = ${thing.employer_id}::bigint or word_key = ${thing.word_key}::text)`.execute(db)
  return rows[0]?.id
}

export async function insertHidden(
  db: Db,
  userId: number,
  thing: { employer_id: number | null; word: string | null; word_key: string | null },
  now: Date,
): Promise<number> {
  const row = await db
    .insertInto('hidden_things')
    .values({ user_id: userId, ...thing, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** @returns whether there was anything to delete */
export async function deleteHidden(db: Db, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('hidden_things')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
