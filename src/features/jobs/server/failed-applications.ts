import type { Db } from '#server/platform/db/database.ts'
import type { Job } from '../contract.ts'
import { findApplicationErrors } from './queries.ts'

/** The same postings, those to which the person's application failed with the reason. Asks nothing where none failed. */
export async function withFailures<J extends Job>(db: Db, jobs: J[], viewerId: number | null): Promise<J[]> {
  const failed = jobs.filter((job) => job.application_state === 'failed').map((job) => job.id)
  if (viewerId === null || failed.length === 0) return jobs
  const errors = await findApplicationErrors(db, failed, viewerId)
  return jobs.map((job) => {
    const applicationError = errors.get(job.id)
    return applicationError ? { ...job, applicationError } : job
  })
}
