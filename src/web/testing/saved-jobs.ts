import { type SavedJob, savedJobs } from '#features/saved-jobs/contract.ts'
import { refused } from './answers.ts'
import { server } from './server.ts'
import { aJob, allOf } from './values.ts'

/** A job saved on 22 November, without notes. */
export const aSavedJob = (some: Partial<SavedJob> = {}): SavedJob => {
  const { job_details: details = aJob() } = some
  return {
    id: 1000 + details.id,
    job: details.id,
    job_id: details.id,
    date_saved: '2026-11-22T02:00:00.000Z',
    notes: '',
    tags: [],
    under_review: false,
    job_details: details,
    ...some,
  }
}

/**
 * The server keeps these saved jobs: it lists them, saves `aJob` of any number within a cap of five, changes their notes and
 * removes them.
 * @returns how they stand now
 */
export function keepSavedJobs(...given: SavedJob[]): () => SavedJob[] {
  let rows = given
  const find = (wanted: (row: SavedJob) => boolean) =>
    rows.find(wanted) ?? refused(404, 'saved_job_not_found', 'Saved job not found.')
  server.on(savedJobs.list, () => allOf(...rows))
  server.on(savedJobs.checkLimit, () => ({
    max_saved_jobs: 5,
    current_count: rows.length,
    can_save: rows.length < 5,
    subscription_expired: false,
  }))
  server.on(savedJobs.save, ({ body: { job_id: id, ...kept } }) => {
    if (rows.length >= 5) {
      const counts = { subscription_upgrade_required: true, current_count: rows.length, max_allowed: 5 }
      return refused(403, 'saved_jobs_limit', 'You have reached your saved jobs limit', counts)
    }
    const { notes = '', tags = [], date_saved: at = new Date().toISOString() } = kept
    const saved = aSavedJob({ job_details: aJob({ id }), notes, tags, date_saved: at })
    rows = [saved, ...rows]
    return { ...saved, detail: 'Job saved' }
  })
  server.on(savedJobs.annotate, ({ params, body: { notes = '', tags = [] } }) => {
    const found = find(({ id }) => id === params.id)
    if (!('job' in found)) return found
    const changed = { ...found, notes, tags }
    rows = rows.map((row) => (row === found ? changed : row))
    return changed
  })
  server.on(savedJobs.remove, ({ params, query }) => {
    const found = find(({ id, job }) => params.id === (query.by === 'job' ? job : id))
    if (!('job' in found)) return found
    rows = rows.filter((row) => row !== found)
    return undefined
  })
  return () => rows
}
