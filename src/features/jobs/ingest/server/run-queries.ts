import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import type { Source } from '../../contract.ts'

export type SourceRow = {
  source: Source
  enabled: boolean
  stopped_reason: string | null
  stopped_at: Date | null
  last_run_at: Date | null
  complete: boolean
}

export type RunCounts = { pages: number; fetched: number; new: number; changed: number; closed: number; failed: number }
export type RunKind = 'scheduled' | 'manual' | 'recheck'
export type RunState = 'running' | 'done' | 'stopped' | 'failed'
export type RunRow = RunCounts & {
  id: number
  source: Source
  kind: RunKind
  state: RunState
  started_at: Date
  ended_at: Date | null
  message: string | null
}

/** Makes the boards known; a new one is on only where `enabled` says so. */
export const insertSources = (db: Db, sources: readonly Source[], enabled: boolean, now: Date) =>
  sql`insert into sources (source, enabled, updated_at)
    select s, ${enabled}::boolean, ${now}::timestamptz from unnest(${[...sources]}::text[]) s
    on conflict do nothing`.execute(db)

export async function listSources(db: Db): Promise<SourceRow[]> {
  const { rows } = await sql<SourceRow>`
    select source, enabled, stopped_reason, stopped_at, last_run_at, complete from sources order by source desc`.execute(
    db,
  )
  return rows
}

/** Switches a board; switching it on also forgets why it was stopped. */
export const updateSource = (db: Db, source: Source, enabled: boolean, now: Date) =>
  sql`update sources set enabled = ${enabled}, updated_at = ${now},
      stopped_reason = case when ${enabled}::boolean then null else stopped_reason end,
      stopped_at = case when ${enabled}::boolean then null else stopped_at end
    where source = ${source}`.execute(db)

/** Begins a run; runs of this board that never ended belong to a process that is gone. */
export async function insertRun(db: Db, source: Source, kind: RunKind, now: Date): Promise<number> {
  await sql`update ingest_runs set state = 'failed', ended_at = ${now}, message = 'The process ended before the run did.'
    where source = ${source} and state = 'running'`.execute(db)
  const { rows } = await sql<{ id: number }>`
    insert into ingest_runs (source, kind, state, started_at) values (${source}, ${kind}, 'running', ${now})
    returning id`.execute(db)
  await sql`update sources set last_run_at = ${now} where source = ${source} and ${kind} <> 'recheck'`.execute(db)
  return rows[0]?.id ?? 0
}

export const updateComplete = (db: Db, source: Source, complete: boolean) =>
  sql`update sources set complete = ${complete} where source = ${source}`.execute(db)

/** The run's figures so far. */
export async function updateCounts(db: Db, id: number, counts: RunCounts): Promise<void> {
  await db.updateTable('ingest_runs').set(counts).where('id', '=', id).execute()
}

/** Ends a run. */
export async function endRun(
  db: Db,
  id: number,
  counts: RunCounts,
  end: { state: RunState; message: string | null; now: Date },
): Promise<RunRow | undefined> {
  await updateCounts(db, id, counts)
  const { rows } = await sql<RunRow>`
    update ingest_runs set state = ${end.state}, message = ${end.message}, ended_at = ${end.now} where id = ${id}
    returning id, source, kind, state, started_at, ended_at, pages, fetched, new, changed, closed, failed, message`.execute(
    db,
  )
  return rows[0]
}

/** Marks a board as stopped until an operator has looked. */
export const stopSource = (db: Db, source: Source, reason: string, now: Date) =>
  sql`update sources set stopped_reason = ${reason}, stopped_at = ${now}, updated_at = ${now}
    where source = ${source}`.execute(db)

export const clearStop = (db: Db, source: Source) =>
  sql`update sources set stopped_reason = null, stopped_at = null
    where source = ${source} and stopped_reason is not null`.execute(db)

export async function listRuns(db: Db, limit: number): Promise<RunRow[]> {
  const { rows } = await sql<RunRow>`
    select id, source, kind, state, started_at, ended_at, pages, fetched, new, changed, closed, failed, message
    from ingest_runs order by started_at desc, id desc limit ${limit}::integer`.execute(db)
  return rows
}

/** The latest runs of one board. */
export async function listRunsOf(db: Db, source: Source, limit: number): Promise<RunRow[]> {
  const { rows } = await sql<RunRow>`
    select id, source, kind, state, started_at, ended_at, pages, fetched, new, changed, closed, failed, message
    from ingest_runs where source = ${source} order by started_at desc, id desc limit ${limit}::integer`.execute(db)
  return rows
}

/** Keeps a page that was not understood. */
export const insertUnparsed = (
  db: Db,
  page: { run_id: number; source: Source; url: string; problem: string; raw: string; seen_at: Date },
) => db.insertInto('unparsed_pages').values(page).execute()

export const deleteUnparsedBefore = (db: Db, before: Date) =>
  sql`delete from unparsed_pages where seen_at < ${before}`.execute(db)

/**
 * Runs `work` unless another process is at the same board; then gives undefined. The lock belongs to a connection, so
 * that a killed process frees it.
 */
export async function withSourceLock<T>(db: Db, source: Source, work: () => Promise<T>): Promise<T | undefined> {
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ mine: boolean }>`
      select pg_try_advisory_lock(7264003, hashtext(${source})) as mine`.execute(connection)
    if (!rows[0]?.mine) return undefined
    try {
      return await work()
    } finally {
      await sql`select pg_advisory_unlock(7264003, hashtext(${source}))`.execute(connection)
    }
  })
}
