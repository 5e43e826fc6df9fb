import type { Job } from '#features/jobs/contract.ts'
import { readSession } from '#web/lib/session.ts'
import { readStored, writeStored } from '#web/lib/storage.ts'
import type { SavedJob } from '../contract.ts'
import { findSaved } from '../matching/rules.ts'

/** A saved job as the browser holds it: until the server has answered, its id is a text of our own (spec 2 §3). */
export type SavedEntry = Omit<SavedJob, 'id'> & { id: number | string }

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Whether something can be shown as a saved job; a cache may be of an older version. */
const isEntry = (value: unknown): value is SavedEntry =>
  isRecord(value) &&
  typeof value.date_saved === 'string' &&
  typeof value.job === 'number' &&
  Array.isArray(value.tags) &&
  isRecord(value.job_details) &&
  typeof value.job_details.title === 'string' &&
  Array.isArray(value.job_details.sources) &&
  Array.isArray(value.job_details.job_types)

/** A plain array, or an object with a `results` array; any other shape counts as empty (spec 2 §5). */
export function readRows(answer: unknown): SavedEntry[] {
  const rows: unknown = isRecord(answer) && !Array.isArray(answer) ? answer.results : answer
  return Array.isArray(rows) ? rows.filter(isEntry) : []
}

let known: { text: string; rows: SavedEntry[] | null } = { text: '', rows: null }

/** The list as this browser saw it last, or null when there is none or it is no list (spec 2 §8). */
export function readCached(): SavedEntry[] | null {
  const text = readStored('savedJobs') ?? ''
  if (text === known.text) return known.rows
  let rows: SavedEntry[] | null = null
  try {
    const value: unknown = JSON.parse(text)
    rows = Array.isArray(value) && value.every(isEntry) ? value : null
  } catch {
    // Another hand wrote there: as good as nothing.
  }
  known = { text, rows }
  return rows
}

/** Keeps the list for a time without connection, unless the person it was read for has left meanwhile. */
export function rememberRows(rows: readonly SavedEntry[], token: string | null): void {
  if (token !== null && readSession().token === token) writeStored('savedJobs', JSON.stringify(rows))
}

/** Every id the same real job goes by. */
export const idsOf = (job: Pick<Job, 'id' | 'sources'>): number[] => [job.id, ...job.sources.map((one) => one.job_id)]

export const savedEntryOf = (rows: readonly SavedEntry[], job: Pick<Job, 'id' | 'sources'>): SavedEntry | undefined =>
  findSaved(rows, { jobs: idsOf(job) })
