import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import type { ExportState } from '../rules.ts'

export type ExportRow = {
  id: number
  user_id: number
  state: Exclude<ExportState, 'none'>
  requested_at: Date
  attempts: number
  parts_done: number
  parts_all: number
  file_key: string | null
  bytes: number | null
  files_missing: number
  expires_at: Date | null
}
/** One try: an older one, which may still be alive, has another number. */
export type Try = Pick<ExportRow, 'id' | 'attempts'>

const COLUMNS = sql.raw(
  'id, user_id, state, requested_at, attempts, parts_done, parts_all, file_key, bytes, files_missing, expires_at',
)

export async function findNewest(db: Db, userId: number): Promise<ExportRow | undefined> {
  const { rows } = await sql<ExportRow>`
    select ${COLUMNS} from data_exports where user_id = ${userId} order by id desc limit 1`.execute(db)
  return rows[0]
}

/** Begins one, unless one is on its way; of two who come at once only one gets it. */
export async function insertExport(
  db: Db,
  userId: number,
  now: Date,
  leaseUntil: Date,
): Promise<ExportRow | undefined> {
  const { rows } = await sql<ExportRow>`
    insert into data_exports (user_id, requested_at, lease_until) values (${userId}, ${now}, ${leaseUntil})
    on conflict (user_id) where state in ('waiting', 'building') do nothing
    returning ${COLUMNS}`.execute(db)
  return rows[0]
}

/** Takes an export for one builder: one that waits, or one whose builder was not heard of any more. */
export async function claimExport(db: Db, id: number, now: Date, leaseUntil: Date) {
  const { rows } = await sql<ExportRow & { key_before: string | null; email: string }>`
    with before as (
      select e.id, e.file_key, u.email from data_exports e join users u on u.id = e.user_id
      where e.id = ${id} and (e.state = 'waiting' or e.state = 'building' and e.lease_until <= ${now})
      for no key update of e)
    update data_exports e set state = 'building', attempts = attempts + 1, lease_until = ${leaseUntil},
      parts_done = 0, parts_all = 0
    from before where e.id = before.id
    returning e.id, e.user_id, e.state, e.requested_at, e.attempts, before.file_key as key_before, before.email`.execute(
    db,
  )
  return rows[0]
}

async function change(db: Db, { id, attempts }: Try, set: RawBuilder<unknown>): Promise<ExportRow | undefined> {
  const { rows } = await sql<ExportRow>`
    update data_exports set ${set} where id = ${id} and state = 'building' and attempts = ${attempts}
    returning ${COLUMNS}`.execute(db)
  return rows[0]
}

/** Whether the try still is the one that counts. */
export const updateKey = (db: Db, one: Try, key: string) => change(db, one, sql`file_key = ${key}`)

export const updateLease = (db: Db, one: Try, until: Date) => change(db, one, sql`lease_until = ${until}`)

export const updateProgress = (db: Db, one: Try, parts: { done: number; all: number }, until: Date) =>
  change(db, one, sql`parts_done = ${parts.done}, parts_all = ${parts.all}, lease_until = ${until}`)

export const updateReady = (db: Db, one: Try, made: { bytes: number; missing: number; now: Date; expires: Date }) =>
  change(
    db,
    one,
    sql`state = 'ready', bytes = ${made.bytes}, files_missing = ${made.missing}, ended_at = ${made.now},
      expires_at = ${made.expires}, parts_done = parts_all`,
  )

/** Gives it back for the next try. */
export const updateWaiting = (db: Db, one: Try, until: Date) =>
  change(db, one, sql`state = 'waiting', lease_until = ${until}`)

export const updateFailed = (db: Db, one: Try, now: Date) => change(db, one, sql`state = 'failed', ended_at = ${now}`)

/** Ends archives whose time is over, or which a newer one replaced. @returns the keys of their files */
export async function expireExports(
  db: Db,
  given: { now: Date } | { userId: number; olderThan: number },
): Promise<string[]> {
  const which =
    'now' in given ? sql`expires_at <= ${given.now}` : sql`user_id = ${given.userId} and id < ${given.olderThan}`
  const { rows } = await sql<{ key: string }>`
    with ended as (
      select id, file_key from data_exports where state = 'ready' and ${which} for update)
    update data_exports e set state = 'expired', file_key = null from ended where e.id = ended.id
    returning ended.file_key as key`.execute(db)
  return rows.map(({ key }) => key)
}

/** A file that is gone for whatever reason: the export has failed, and another one can be asked for. */
export async function updateLost(db: Db, id: number): Promise<void> {
  await sql`update data_exports set state = 'failed', file_key = null where id = ${id} and state = 'ready'`.execute(db)
}

/** Exports nobody has worked on for a while. */
export async function listForgotten(db: Db, now: Date): Promise<(Try & { state: string })[]> {
  const { rows } = await sql<Try & { state: string }>`
    select id, attempts, state from data_exports
    where state in ('waiting', 'building') and lease_until <= ${now} order by id limit 100`.execute(db)
  return rows
}

export async function deleteOldExports(db: Db, before: Date): Promise<void> {
  await sql`delete from data_exports where state in ('failed', 'expired') and requested_at < ${before}`.execute(db)
}

/** A long reading must not be cut by the time-outs of a request. */
export async function liftTimeouts(db: Db): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(db)
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(db)
}
