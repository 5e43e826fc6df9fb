import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

/** Adds `hits` to the key's window and gives the window's sum over all processes. */
export async function updateHits(db: Db, key: string, windowStart: Date, hits: number): Promise<number> {
  const { rows } = await sql<{ hits: number }>`
    insert into rate_limits (key, window_start, hits) values (${key}, ${windowStart}, ${hits})
    on conflict (key, window_start) do update set hits = rate_limits.hits + excluded.hits
    returning hits`.execute(db)
  return rows[0]?.hits ?? hits
}

/** Forgets windows that ended before the given moment. */
export async function deleteOldWindows(db: Db, before: Date): Promise<void> {
  await sql`delete from rate_limits where window_start < ${before}`.execute(db)
}

/** Forgets a key, and those that begin with it and a colon. */
export async function deleteHits(db: Db, key: string): Promise<void> {
  await sql`delete from rate_limits where key = ${key} or starts_with(key, ${`${key}:`})`.execute(db)
}
