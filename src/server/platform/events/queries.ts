import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

export const CHANNEL = 'hanap_events'

/**
 * News for some people: the name of what happened and the id of what it happened to, never its content. `session`: one of
 * theirs ended, and every stream has to ask whether it was its own. `alert`: their alerts found something. `refresh`: there is
 * something new for each of them.
 */
export type Signal = {
  users: number[]
  admins: boolean
  event: 'message' | 'alert' | 'session' | 'refresh'
  id: number
}

/** What PostgreSQL takes is a little more. */
const LONGEST_PAYLOAD = 7900

/** Tells every process that sessions of a person ended, so that their streams end too; joins the caller's transaction. */
export const publishSignOut = (db: Db, userId: number): Promise<void> =>
  publish(db, { users: [userId], admins: false, event: 'session', id: 0 })

/** Tells every process once the transaction is committed; a rolled back one tells nothing. */
export async function publish(db: Db, signal: Signal): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify(signal)})`.execute(db)
}

/** Tells many people at once that there is something new: one notification as long as they fit into it. */
export async function publishToMany(db: Db, users: number[], event: 'refresh' | 'alert' = 'refresh'): Promise<void> {
  if (users.length === 0) return
  const signal: Signal = { users, admins: false, event, id: 0 }
  if (JSON.stringify(signal).length <= LONGEST_PAYLOAD) return publish(db, signal)
  const middle = Math.ceil(users.length / 2)
  await publishToMany(db, users.slice(0, middle), event)
  await publishToMany(db, users.slice(middle), event)
}
