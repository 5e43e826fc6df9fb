import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#web/lib/api.ts'
import { endpointQuery, refreshEndpoints } from '#web/lib/query.ts'
import { removeLater, settleRemovals, useIsRemoved } from '#web/ui/undo.ts'
import { savedSearches } from '../calls.ts'
import type { SavedSearch } from '../contract.ts'
import type { Criteria } from '../rules.ts'
import { SEARCH_TEXTS as say } from './texts.ts'

const searchesQuery = () => endpointQuery(savedSearches.list, {})

const KIND = 'saved-search'

/** The person's searches, newest first, without what is removed and waits for its undo. */
export function useSavedSearches() {
  const isRemoved = useIsRemoved(KIND)
  const { data, ...query } = useQuery({ ...searchesQuery(), staleTime: 0 })
  return { ...query, searches: data?.results.filter(({ id }) => !isRemoved(id)) }
}

function useRefresh() {
  const client = useQueryClient()
  return () => refreshEndpoints(client, savedSearches.list)
}

/** Keeps a search, or renames the one with `id`. */
export function useNameSearch() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: async (given: { name: string; criteria: Criteria; id?: number | undefined }) => {
      // A search that is going still has its name and its place in a full list.
      await settleRemovals(KIND)
      return given.id === undefined
        ? call(savedSearches.save, { body: { name: given.name, criteria: given.criteria as object } })
        : call(savedSearches.update, { params: { id: String(given.id) }, body: { name: given.name } })
    },
    onSuccess: refresh,
  })
}

/** Deletes a search: gone from the list at once, from the server when nobody wants it back. */
export function useDeleteSearch(): (search: SavedSearch) => void {
  const refresh = useRefresh()
  return ({ id, name }) =>
    removeLater({
      kind: KIND,
      id,
      title: say.deleted,
      message: name,
      failed: say.deleteFailed,
      send: (given) => call(savedSearches.remove, { params: { id: String(id) }, ...given }),
      refresh,
    })
}
