import type { Db } from '#server/platform/db/database.ts'

/** The living sessions of a person: the given one first, then by last use. */
export const listSessions = (db: Db, userId: number, now: Date, current: number, max: number) =>
  db
    .selectFrom('auth_tokens')
    .select(['id', 'user_agent', 'created_at', 'last_used_at', 'expires_at', 'remembered'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy((eb) => eb('id', '=', current), 'desc')
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(max)
    .execute()

/** Ends one session of this person; tells whether there was one. */
export async function deleteSession(db: Db, userId: number, id: number, now: Date): Promise<boolean> {
  const row = await db
    .deleteFrom('auth_tokens')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Ends every session of a person but for the one to keep; gives how many were alive. */
export async function deleteSessions(db: Db, userId: number, now: Date, keep: number | null): Promise<number> {
  const all = db.deleteFrom('auth_tokens').where('user_id', '=', userId)
  const rows = await (keep === null ? all : all.where('id', '!=', keep)).returning('expires_at').execute()
  return rows.filter((row) => row.expires_at > now).length
}
