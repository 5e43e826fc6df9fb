import type { Deps } from '#server/deps.ts'
import { AppError, ConnectorError } from '#server/platform/errors.ts'
import { taskKind } from '#server/platform/tasks.ts'
import type { Source } from '../../contract.ts'
import { SOURCES } from '../../rules.ts'
import * as queries from './queries.ts'
import { recheckPostings } from './recheck.ts'
import * as runs from './run-queries.ts'
import { keepRaw, readBoard, RunEnd, type Run } from './run.ts'
import { readSaidAnew } from './said.ts'
import { closeStored } from './store.ts'

/** Brings postings in: from one board, or without `source` from every board that is on. */
export const ingestTask = taskKind<{ source?: Source }>('jobs.ingest')
/** Looks again at open postings that were not seen for long. */
export const recheckTask = taskKind<{ source?: Source }>('jobs.recheck')
/** Rebuilds the vocabulary that completes the last word of a search, and the tags' counts. */
export const wordsTask = taskKind<Record<never, never>>('jobs.words')
/** Throws away pages that were kept for seven days. */
export const sweepTask = taskKind<Record<never, never>>('jobs.sweep')

const DAY_MS = 86_400_000
const KEEP_RAW_DAYS = 7

export type IngestOptions = { kind: 'scheduled' | 'manual'; maxPages?: number; signal?: AbortSignal }

/** Every board with its state; in demo mode they are on from the start, otherwise off until somebody switches them on. */
export async function listSources(deps: Deps): Promise<runs.SourceRow[]> {
  await runs.insertSources(deps.db, SOURCES, deps.config.SANDBOX, deps.clock.now())
  return runs.listSources(deps.db)
}

/** Switches a board on or off. On also means: what stopped it was looked at. */
export async function setSource(deps: Deps, source: Source, on: boolean): Promise<void> {
  await listSources(deps)
  await runs.updateSource(deps.db, source, on, deps.clock.now())
}

/** The latest runs, newest first. */
export const listRuns = (deps: Deps, limit = 20): Promise<runs.RunRow[]> => runs.listRuns(deps.db, limit)

/** The latest runs of one board. */
export const listRunsOf = (deps: Pick<Deps, 'db'>, source: Source, limit: number): Promise<runs.RunRow[]> =>
  runs.listRunsOf(deps.db, source, limit)

/**
 * Reads a board from its newest posting on and stores what is new. A scheduled run ends at the first pages without
 * news, unless the run before it broke off. Runs of one board never overlap, and repeating one changes nothing.
 * @returns the record of the run; undefined when the board is off or stopped (scheduled) or being read elsewhere
 * @throws the abort reason when `signal` fires; any bug
 */
export async function runIngest(deps: Deps, source: Source, options: IngestOptions): Promise<runs.RunRow | undefined> {
  const state = (await listSources(deps)).find((row) => row.source === source)
  if (!state?.enabled || (options.kind === 'scheduled' && state.stopped_reason !== null)) return undefined
  return runs.withSourceLock(deps.db, source, async () => {
    const stopEarly = options.kind === 'scheduled' && state.complete
    const maxPages = options.maxPages ?? Number.POSITIVE_INFINITY
    await runs.updateComplete(deps.db, source, false)
    const record = await recorded(deps, source, options.kind, options.signal, (run) =>
      readBoard(run, { stopEarly, maxPages }),
    )
    if (record.state === 'done') {
      await runs.clearStop(deps.db, source)
      await runs.updateComplete(deps.db, source, options.maxPages === undefined || state.complete)
    }
    return record
  })
}

/**
 * Brings postings in from a board now, and waits for the end.
 * @throws AppError 409 when the board is off or is being read already
 */
export async function ingestNow(deps: Deps, source: Source, maxPages?: number): Promise<runs.RunRow> {
  const record = await runIngest(deps, source, { kind: 'manual', ...(maxPages === undefined ? {} : { maxPages }) })
  if (record) return record
  const on = (await listSources(deps)).some((row) => row.source === source && row.enabled)
  throw on
    ? new AppError(409, 'ingest_running', `${source} is being read already.`)
    : new AppError(409, 'source_off', `${source} is off: switch it on first.`)
}

/** Looks again at open postings of a board that were not seen for long; the record, or undefined as for `runIngest`. */
export async function runRecheck(deps: Deps, source: Source, signal?: AbortSignal): Promise<runs.RunRow | undefined> {
  const state = (await listSources(deps)).find((row) => row.source === source)
  if (!state?.enabled || state.stopped_reason !== null) return undefined
  const waiting = await queries.findPostingsToCheck(deps.db, source, deps.clock.now(), 1)
  if (waiting.length === 0) return undefined
  return runs.withSourceLock(deps.db, source, () => recorded(deps, source, 'recheck', signal, recheckPostings))
}

/** Runs `work` with a record of it that always ends: done, stopped, or failed with the reason. */
async function recorded(
  deps: Deps,
  source: Source,
  kind: runs.RunKind,
  signal: AbortSignal | undefined,
  work: (run: Run) => Promise<void>,
): Promise<runs.RunRow> {
  const counts = { pages: 0, fetched: 0, new: 0, changed: 0, closed: 0, failed: 0 }
  const id = await runs.insertRun(deps.db, source, kind, deps.clock.now())
  const run: Run = { deps, source, id, counts, signal: signal ?? new AbortController().signal }
  const end = async (state: runs.RunState, message: string | null) => {
    if (counts.new + counts.changed + counts.closed > 0) {
      await queries.refreshCounts(deps.db)
      await deps.tasks.enqueue(wordsTask, {}, { db: deps.db, key: 'words' })
    }
    const record = await runs.endRun(deps.db, id, counts, { state, message, now: deps.clock.now() })
    if (!record) throw new Error(`Run ${id} has no record.`)
    deps.log.info({ source, kind, state, ...counts }, message ?? 'board read')
    return record
  }
  try {
    await work(run)
  } catch (error) {
    const ended = endOf(error)
    if (error instanceof ConnectorError && error.raw !== undefined && ended.state === 'stopped') {
      await keepRaw(run, 'page', error.message, error.raw)
    }
    if (ended.state === 'stopped') await runs.stopSource(deps.db, source, ended.message, deps.clock.now())
    const record = await end(ended.state, ended.message)
    if (ended.known) return record
    throw error
  }
  return end('done', null)
}

/** How an error ends a run. Unknown markup and a challenge stop the board; an outage is tried again next time. */
function endOf(error: unknown): { state: 'stopped' | 'failed'; message: string; known: boolean } {
  const message = (error instanceof Error ? error.message : String(error)).slice(0, 1000)
  if (error instanceof RunEnd) return { state: error.state, message, known: true }
  if (!(error instanceof ConnectorError)) return { state: 'failed', message, known: false }
  const stops = error.kind === 'changed' || error.kind === 'challenged' || error.reason === 'blocked'
  return { state: stops ? 'stopped' : 'failed', message, known: true }
}

/**
 * Closes a posting because somebody learnt that it takes no applications any more; another posting of the same real job
 * takes its place in the listing. Nothing happens when it is closed already.
 */
export const markClosed = (deps: Deps, postingId: number, reason: string): Promise<void> =>
  closeStored(deps, postingId, reason)

/** Rebuilds the vocabulary and the counts that searching uses, and what older patterns read in postings. */
export async function refreshSearch(deps: Deps): Promise<void> {
  await readSaidAnew(deps)
  await queries.refreshCounts(deps.db)
  await queries.refreshWords(deps.db)
}

/** Forgets unparsed pages older than seven days. */
export const sweepRawPages = (deps: Deps) =>
  runs.deleteUnparsedBefore(deps.db, new Date(deps.clock.now().getTime() - KEEP_RAW_DAYS * DAY_MS))
