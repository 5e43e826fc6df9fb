import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'

export type RecentRow = { query: string; filters: Record<string, string>; searched_at: Date }

/** Keeps a search, or moves the same one to the top; of more than `most` the oldest go. */
export async function insertSearch(
  db: Db,
  given: { user_id: number; query_key: string; query: string; filters: object; searched_at: Date },
  most: number,
): Promise<void> {
  const filters = JSON.stringify(given.filters)
  await sql`
    insert into recent_searches (user_id, query_key, query, filters, searched_at)
    values (${given.user_id}, ${given.query_key}, ${given.query}, ${filters}::jsonb, ${given.searched_at})
    on conflict (user_id, query_key) do update
      set query = excluded.query, filters = excluded.filters, searched_at = excluded.searched_at`.execute(db)
  await sql`
    delete from recent_searches r using (
      select query_key from recent_searches where user_id = ${given.user_id}
      order by searched_at desc, query_key offset ${most}::integer
    ) old where r.user_id = ${given.user_id} and r.query_key = old.query_key`.execute(db)
}

/** A person's searches, the latest first. */
export async function listSearches(db: Db, userId: number, take: number): Promise<RecentRow[]> {
  const { rows } = await sql<RecentRow>`
    select query, filters, searched_at from recent_searches where user_id = ${userId}
    order by searched_at desc, query_key limit ${take}::integer`.execute(db)
  return rows
}

/** Those of them that begin like `begun` or have a word that does. */
export async function findBegun(db: Db, userId: number, begun: string, take: number): Promise<string[]> {
  const { rows } = await sql<{ query: string }>`
    select query from recent_searches
    where user_id = ${userId} and (starts_with(query_key, ${begun}) or position(' ' || ${begun} in query_key) > 0)
    order by searched_at desc, query_key limit ${take}::integer`.execute(db)
  return rows.map((row) => row.query)
}

export async function deleteSearches(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('recent_searches').where('user_id', '=', userId).execute()
}

export async function deleteSearchesBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('recent_searches').where('searched_at', '<', before).execute()
}
