import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyGiven } from '#contract/endpoint.ts'
import { call } from '#web/lib/api.ts'
import { useNow } from '#web/lib/now.tsx'
import { endpointQuery } from '#web/lib/query.ts'
import { useSession } from '#web/lib/session.ts'
import { savedJobs } from '../calls.ts'
import { readCached, type SavedEntry } from './cache.ts'
import { changeRows, putBackSaved, readAgain, removeSaved } from './change.ts'
import { savedQuery } from './saved-query.ts'

/** The saved list: at first, and when it cannot be read, as this browser saw it last. */
export function useSavedJobs() {
  const { token } = useSession()
  const { data, isError, isFetching, refetch } = useQuery({
    ...savedQuery(),
    enabled: token !== null,
    refetchOnMount: 'always',
    refetchOnWindowFocus: true,
    placeholderData: () => readCached() ?? undefined,
  })
  const rows = data ?? (isError ? (readCached() ?? undefined) : undefined)
  return { rows, isError, isFetching, refetch }
}

/** The cap of the plan; undefined until the server answered. */
export const useSavedLimit = () => useQuery({ ...endpointQuery(savedJobs.checkLimit, {}), staleTime: 0 })

/** Removing on the saved jobs page, and putting back what was removed there. */
export function useRemoval() {
  const client = useQueryClient()
  const now = useNow()
  return {
    remove: (entry: SavedEntry) => void removeSaved(client, entry, now),
    putBack: (entry: SavedEntry) => void putBackSaved(client, entry, now),
  }
}

export type Annotation = BodyGiven<typeof savedJobs.annotate>

/** Changes notes and tags; what the server kept is shown at once. */
export function useAnnotate(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Annotation) => call(savedJobs.annotate, { params: { id: String(id) }, body }),
    onSuccess: async (saved) => {
      changeRows(client, (rows) => rows.map((row) => (row.id === id ? saved : row)))
      await readAgain(client)
    },
  })
}
