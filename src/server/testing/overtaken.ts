import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../platform/db/database.ts'

const LOOK_EVERY_MS = 5

async function somebodyWaits(db: Db): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`
    select exists (select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock') as waits`.execute(db)
  return rows[0]?.waits ?? false
}

/** Gives once `work` is through or waits for what somebody holds. */
export async function throughOrWaiting(db: Db, work: Promise<unknown>): Promise<void> {
  const through = new AbortController()
  const end = () => through.abort()
  work.then(end, end)
  while (!through.signal.aborted && !(await somebodyWaits(db))) await pause(LOOK_EVERY_MS)
}

/**
 * Commits `first` in the middle of `second`: it is done before and not committed until `second` waits for it, or is through
 * without having waited.
 */
export async function overtaken<T>(db: Db, first: (db: Db) => Promise<unknown>, second: () => Promise<T>): Promise<T> {
  const { answer } = await db.transaction().execute(async (held) => {
    await first(held)
    const begun = second()
    await throughOrWaiting(db, begun)
    return { answer: begun }
  })
  return answer
}
