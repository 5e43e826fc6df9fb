import type { Db } from '#server/platform/db/database.ts'
import { insertClusters, takeClusterIds } from '../../ingest/server/cluster-queries.ts'
import { listClusters, lockPostings, updateEmployerCounts } from '../../ingest/server/queries.ts'
import * as queries from './queries.ts'

/**
 * `approve` lists a real job again and remembers what it was held for as looked at; `hold` takes it off the list with
 * `because` as the reason; `hide` does so for good; `release` takes the reports' part of a hold back.
 */
export type ReviewStep = { do: 'approve' | 'hide' | 'release' } | { do: 'hold'; because: 'reports' | 'team' }

/**
 * Changes whether a real job is listed, on every board that carries it. Called inside the caller's transaction.
 * @returns false when there is no such posting
 */
export async function reviewJob(db: Db, postingId: number, step: ReviewStep): Promise<boolean> {
  await lockPostings(db)
  const cluster = await queries.findCluster(db, postingId)
  if (cluster === undefined) return false
  if (step.do === 'approve') await queries.approveCluster(db, cluster)
  else if (step.do === 'hold') await queries.holdCluster(db, cluster, step.because)
  else if (step.do === 'hide') await queries.hideCluster(db, cluster)
  else await queries.releaseCluster(db, cluster)
  await listClusters(db, [cluster])
  return true
}

/**
 * Makes a posting a real job of its own and keeps it so: no later import puts it together with those it stood with.
 * Called inside the caller's transaction. @returns false when the two no longer count as one
 */
export async function splitJob(db: Db, postingId: number, otherId: number, now: Date): Promise<boolean> {
  await lockPostings(db)
  if (!(await queries.standTogether(db, postingId, otherId))) return false
  const before = await queries.findCluster(db, postingId)
  const [fresh] = await takeClusterIds(db, 1)
  if (before === undefined || fresh === undefined) return false
  await queries.forbidPairs(db, postingId, now)
  await insertClusters(db, [fresh], now)
  await queries.moveToCluster(db, postingId, fresh)
  await listClusters(db, [before, fresh])
  await updateEmployerCounts(db, await queries.findEmployersOf(db, [before, fresh]))
  return true
}

/**
 * Makes one real job of those of two postings, for good. Called inside the caller's transaction.
 * @returns false when there is no such posting, or they are one already
 */
export async function joinJobs(db: Db, postingId: number, otherId: number): Promise<boolean> {
  await lockPostings(db)
  const [kept, gone] = [await queries.findCluster(db, postingId), await queries.findCluster(db, otherId)]
  if (kept === undefined || gone === undefined || kept === gone) return false
  await queries.allowPairs(db, [kept, gone])
  await queries.mergeClusters(db, kept, gone)
  await listClusters(db, [kept, gone])
  await updateEmployerCounts(db, await queries.findEmployersOf(db, [kept]))
  return true
}
