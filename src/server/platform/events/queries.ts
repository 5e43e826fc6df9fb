import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

export const CHANNEL = 'hanap_events'

/**
 * News for some people: the name of what happened and the id of what it happened to, never its content. `session`: one of
 * theirs ended, and every stream has to ask whether it was its own.
 */
export type Signal = { users: number[]; admins: boolean; event: 'message' | 'session'; id: number }

/** Tells every process that sessions of a person ended, so that their streams end too; joins the caller's transaction. */
export const publishSignOut = (db: Db, userId: number): Promise<void> =>
  publish(db, { users: [userId], admins: false, event: 'session', id: 0 })

/** Tells every process once the transaction is committed; a rolled back one tells nothing. */
export async function publish(db: Db, signal: Signal): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify(signal)})`.execute(db)
}
