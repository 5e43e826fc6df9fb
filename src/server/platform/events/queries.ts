import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

export const CHANNEL = 'hanap_events'

/** News for some people: the name of what happened and the id of what it happened to, never its content. */
export type Signal = { users: number[]; admins: boolean; event: 'message'; id: number }

/** Tells every process once the transaction is committed; a rolled back one tells nothing. */
export async function publish(db: Db, signal: Signal): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify(signal)})`.execute(db)
}
