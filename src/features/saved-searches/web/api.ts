import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError, call } from '#web/lib/api.ts'
import { endpointQuery } from '#web/lib/query.ts'
import { savedSearches } from '../calls.ts'
import type { Criteria } from '../rules.ts'

const searchesQuery = () => endpointQuery(savedSearches.list, {})

/** The person's searches, newest first. */
export const useSavedSearches = () => useQuery({ ...searchesQuery(), staleTime: 0 })

function useRefresh() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: searchesQuery().queryKey })
}

/** Keeps a search, or renames the one with `id`. */
export function useNameSearch() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (given: { name: string; criteria: Criteria; id?: number | undefined }) =>
      given.id === undefined
        ? call(savedSearches.save, { body: { name: given.name, criteria: given.criteria as object } })
        : call(savedSearches.update, { params: { id: String(given.id) }, body: { name: given.name } }),
    onSuccess: refresh,
  })
}

/** Deletes a search: gone at once, back when it failed; one that had gone already is fine. */
export function useDeleteSearch() {
  const client = useQueryClient()
  const refresh = useRefresh()
  const { queryKey } = searchesQuery()
  return useMutation({
    mutationFn: (id: number) =>
      call(savedSearches.remove, { params: { id: String(id) } }).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.status === 404)) throw error
      }),
    onMutate: async (id) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      if (before) {
        const results = before.results.filter((search) => search.id !== id)
        client.setQueryData(queryKey, { ...before, results, count: results.length })
      }
      return { before }
    },
    onError: (_error, _id, context) => {
      if (context?.before) client.setQueryData(queryKey, context.before)
    },
    onSettled: refresh,
  })
}
