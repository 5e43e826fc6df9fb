import type { Db } from '#server/platform/db/database.ts'
import { listClusters, lockPostings } from '../../ingest/server/queries.ts'
import * as queries from './queries.ts'

/** What stands against merging; `unchanged` when the name is merged into that employer already. */
export type MergeProblem = 'unknown' | 'same' | 'merged' | 'keeps_others' | 'kept_is_merged' | 'unchanged'

/**
 * Makes a name count for another employer: its postings, and whatever comes in under it from now on. The name stays, with
 * all that was seen under it, so that `partNames` restores it. Called inside the caller's transaction.
 * @returns why it was not done; null when it was
 */
export async function joinNames(db: Db, nameId: number, keptId: number, now: Date): Promise<MergeProblem | null> {
  await lockPostings(db)
  const found = await queries.findNames(db, [nameId, keptId])
  const [name, kept] = [found.get(nameId), found.get(keptId)]
  if (!name || !kept) return 'unknown'
  if (nameId === keptId) return 'same'
  if (name.merged_into_id !== null) return name.merged_into_id === keptId ? 'unchanged' : 'merged'
  if (name.keeps_others) return 'keeps_others'
  if (kept.merged_into_id !== null) return 'kept_is_merged'
  await queries.setMerged(db, nameId, keptId, now)
  await refresh(db, [nameId, keptId], await queries.movePostings(db, nameId, keptId))
  return null
}

/**
 * Takes a merge back. Called inside the caller's transaction.
 * @returns the employer the name was merged into; null when it was not merged
 */
export async function partNames(db: Db, nameId: number): Promise<number | null> {
  await lockPostings(db)
  const kept = (await queries.findNames(db, [nameId])).get(nameId)?.merged_into_id ?? null
  if (kept === null) return null
  await queries.setMerged(db, nameId, null, null)
  await refresh(db, [nameId, kept], await queries.movePostingsBack(db, nameId))
  return kept
}

/** What is kept beside the postings: counts, when an employer was seen, and the words the listing finds its jobs by. */
async function refresh(db: Db, employerIds: number[], clusterIds: number[]): Promise<void> {
  await queries.countPostings(db, employerIds)
  await queries.updateSeenNames(db, employerIds)
  if (clusterIds.length > 0) await listClusters(db, clusterIds)
}
