import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Job } from '#features/jobs/contract.ts'
import { call } from '#web/lib/api.ts'
import { readSession, useSession } from '#web/lib/session.ts'
import { savedJobs } from '../calls.ts'
import { readCached, readRows, rememberRows, type SavedEntry, savedEntryOf } from './cache.ts'

/** The saved list from the server; kept in this browser for a time without connection. */
export const savedQuery = () =>
  queryOptions<SavedEntry[]>({
    queryKey: [savedJobs.list.path],
    queryFn: async ({ signal }) => {
      const { token } = readSession()
      const rows = readRows(await call(savedJobs.list, { signal }))
      rememberRows(rows, token)
      return rows
    },
  })

/** Whether a posting, or the same real job on another board, is saved; false for visitors and until it is known. */
export function useIsSaved(job: Job): boolean {
  const { token } = useSession()
  const { data } = useQuery({
    ...savedQuery(),
    enabled: token !== null,
    placeholderData: () => (token === null ? undefined : (readCached() ?? undefined)),
    select: (rows) => savedEntryOf(rows, job) !== undefined,
  })
  return token !== null && data === true
}
