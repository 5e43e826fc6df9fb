/** What is looked at to know whether a posting is saved; `id` is a text while the save is on its way. */
export type Matchable = {
  id: number | string
  job?: number | undefined
  job_id?: number | undefined
  job_details?: { id: number } | undefined
}

/**
 * The entry of a list that stands for a posting (spec 2 §4): by entry id where one is known, else by job id or the id of
 * the embedded job. `jobs` are the posting's own id and those of the same real job on other boards.
 */
export function findSaved<E extends Matchable>(
  entries: readonly E[],
  wanted: { entry?: number | string; jobs: readonly number[] },
): E | undefined {
  const byEntry = wanted.entry === undefined ? undefined : entries.find(({ id }) => id === wanted.entry)
  if (byEntry) return byEntry
  const has = (id: number | undefined) => id !== undefined && wanted.jobs.includes(id)
  return entries.find((entry) => has(entry.job) || has(entry.job_details?.id) || has(entry.job_id))
}
