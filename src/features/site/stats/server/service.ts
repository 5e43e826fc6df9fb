import type { Deps } from '#server/deps.ts'
import { keptFor } from '#server/platform/kept.ts'
import { countSite, type SiteStats } from './queries.ts'

const KEEP_MS = 60_000

/** Gives a reader of the home page's figures; they are counted at most once a minute however many ask. */
export function siteStatsReader(deps: Pick<Deps, 'db' | 'clock'>): () => Promise<SiteStats> {
  const kept = keptFor<SiteStats>({ now: () => deps.clock.now().getTime(), freshMs: KEEP_MS, mostEntries: 1 })
  return () => kept('site', () => countSite(deps.db))
}
