import type { Db } from '#server/platform/db/database.ts'

export type Count = { total: number; capped: boolean }
const KEEP_MS = 30_000
const MOST = 500

const perDatabase = new WeakMap<Db, Map<string, Count & { until: number }>>()

/** How many postings a question has, remembered for 30 seconds so that turning pages does not count again. */
export function rememberedCount(db: Db, key: string, now: Date): Count | undefined {
  const kept = perDatabase.get(db)?.get(key)
  return kept && kept.until > now.getTime() ? kept : undefined
}

export function rememberCount(db: Db, key: string, now: Date, count: Count): void {
  const counts = perDatabase.get(db) ?? new Map<string, Count & { until: number }>()
  perDatabase.set(db, counts)
  counts.delete(key)
  counts.set(key, { ...count, until: now.getTime() + KEEP_MS })
  const oldest = counts.keys().next().value
  if (counts.size > MOST && oldest !== undefined) counts.delete(oldest)
}
