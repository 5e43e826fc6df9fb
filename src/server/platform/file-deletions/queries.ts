import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

/** Asks for files to be deleted; one that was asked for before is asked for again. */
export async function insertDeletions(db: Db, keys: readonly string[], now: Date): Promise<void> {
  if (keys.length === 0) return
  await sql`
    insert into file_deletions (key, asked_at) select distinct key, ${now}::timestamptz from unnest(${keys}::text[]) as key
    on conflict (key) do update set asked_at = excluded.asked_at, attempts = 0, done_at = null`.execute(db)
}

/** The next keys that wait, behind `after` in the order of the alphabet. */
export async function listWaiting(db: Db, after: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from file_deletions where done_at is null and key > ${after} order by key limit ${limit}`.execute(db)
  return rows.map(({ key }) => key)
}

export async function updateDone(db: Db, key: string, now: Date): Promise<void> {
  await db
    .updateTable('file_deletions')
    .set((eb) => ({ done_at: now, attempts: eb('attempts', '+', 1) }))
    .where('key', '=', key)
    .execute()
}

/** @returns how often it was tried by now */
export async function updateFailed(db: Db, key: string): Promise<number> {
  const row = await db
    .updateTable('file_deletions')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('key', '=', key)
    .returning('attempts')
    .executeTakeFirst()
  return row?.attempts ?? 0
}

export async function deleteDone(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('file_deletions').where('done_at', '<', before).execute()
}
