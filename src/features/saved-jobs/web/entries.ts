import type { Job } from '#features/jobs/contract.ts'
import type { SavedJob } from '../contract.ts'
import { findSaved } from '../matching/rules.ts'
import { cleanTags } from '../rules.ts'
import type { SavedEntry } from './cache.ts'

/** What a removal that is undone puts back. */
export type Kept = Pick<SavedJob, 'notes' | 'tags' | 'date_saved'>

let count = 0

/** The entry that stands in the list while the save is on its way. */
export function localEntry(job: Job, now: Date, kept?: Kept): SavedEntry {
  count += 1
  return {
    id: `local-${now.getTime()}-${count}`,
    job: job.id,
    job_id: job.id,
    date_saved: kept?.date_saved ?? now.toISOString(),
    notes: kept?.notes ?? '',
    tags: kept?.tags ?? [],
    under_review: false,
    job_details: job,
  }
}

/** With one more entry, unless its job is there already; the newest first. */
export function withEntry(rows: readonly SavedEntry[], entry: SavedEntry): SavedEntry[] {
  if (findSaved(rows, { entry: entry.id, jobs: [entry.job] })) return [...rows]
  return inOrder([...rows, entry])
}

export const withoutEntry = (rows: readonly SavedEntry[], entry: SavedEntry): SavedEntry[] =>
  rows.filter((row) => row.id !== entry.id)

/** The newest first; of the same moment as they stood. */
export const inOrder = (rows: readonly SavedEntry[]): SavedEntry[] =>
  rows.toSorted((one, other) => Date.parse(other.date_saved) - Date.parse(one.date_saved))

const tagKey = (tag: string): string => tag.toLocaleLowerCase('en')

/** Whether the person gave it this tag, whatever the case. */
export const hasTag = (entry: Pick<SavedEntry, 'tags'>, tag: string): boolean =>
  entry.tags.some((one) => tagKey(one) === tagKey(tag))

/** Every tag in use, each once, by name. */
export const tagsOf = (entries: readonly Pick<SavedEntry, 'tags'>[]): string[] =>
  cleanTags(entries.flatMap((entry) => entry.tags)).toSorted((one, other) => one.localeCompare(other, 'en'))

/** The tag an address asks for, as it is spelled here; null when nothing has it. */
export const chosenTag = (entries: readonly Pick<SavedEntry, 'tags'>[], wanted: string | null): string | null =>
  wanted === null ? null : (tagsOf(entries).find((tag) => tagKey(tag) === tagKey(wanted)) ?? null)
