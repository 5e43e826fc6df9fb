import type { Matchable } from './matching/rules.ts'

/** Longest notes on a saved job, in characters. */
export const NOTES_MAX = 2000
/** Most tags on a saved job, and characters of one. */
export const TAGS_MAX = 10
export const TAG_MAX = 30

/** What the calls say (spec 2 §7, §8). */
export const SAYS = {
  saved: 'Job saved',
  alreadySaved: 'Job already saved',
  limit: 'You have reached your saved jobs limit',
  notFound: 'Saved job not found.',
} as const

/** Tags as they are kept: trimmed, single spaces, none empty, none twice whatever the case; the first spelling stays. */
export function cleanTags(tags: readonly string[]): string[] {
  const kept = new Map<string, string>()
  for (const tag of tags) {
    const name = tag.replace(/\s+/g, ' ').trim()
    const key = name.toLocaleLowerCase('en')
    if (name !== '' && !kept.has(key)) kept.set(key, name)
  }
  return [...kept.values()]
}

export type MeterTone = 'success' | 'mangga' | 'danger'

/** From this share on the way to more room is shown (spec 2 §9). */
const UPGRADE_FROM = 0.9
const WARNING_FROM = 0.8

/**
 * How full the list is (spec 2 §4): green under 80 percent, yellow from 80 to under 100, red at 100 or more; the upgrade
 * button from 90 percent on. `share` is 0 to 1, also when a smaller plan holds less than was saved before.
 */
export function meterOf(used: number, max: number): { share: number; tone: MeterTone; upgrade: boolean } {
  const ratio = max <= 0 ? 1 : used / max
  const tone = ratio >= 1 ? 'danger' : ratio >= WARNING_FROM ? 'mangga' : 'success'
  return { share: Math.min(1, Math.max(0, ratio)), tone, upgrade: ratio >= UPGRADE_FROM }
}

/** How a removal names what goes (spec 2 §4): the entry's own id, else the embedded job's, else `job_id`. */
export function removalOf(entry: Matchable): { id: number; by: 'entry' | 'job' } | undefined {
  if (typeof entry.id === 'number') return { id: entry.id, by: 'entry' }
  const job = entry.job_details?.id ?? entry.job_id ?? entry.job
  return job === undefined ? undefined : { id: job, by: 'job' }
}
