import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError, call } from '#web/lib/api.ts'
import { endpointQuery, refreshQueries } from '#web/lib/query.ts'
import { sessions } from '../calls.ts'
import { signOutEverywhere } from './sign-out-everywhere.ts'

const sessionsQuery = () => endpointQuery(sessions.list, {})

/** The devices a person is signed in on, the one in use first. */
export const useSessions = () => useQuery({ ...sessionsQuery(), staleTime: 0 })

/** Signs one other device out: gone from the list at once, back when it failed. A device that had left anyway is fine. */
export function useEndSession() {
  const client = useQueryClient()
  const { queryKey } = sessionsQuery()
  return useMutation({
    mutationFn: (id: number) =>
      call(sessions.end, { params: { id: String(id) } }).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.status === 404)) throw error
      }),
    onMutate: async (id) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      if (before) {
        const results = before.results.filter((session) => session.id !== id)
        client.setQueryData(queryKey, { ...before, results, count: results.length })
      }
      return { before }
    },
    onError: (_error, _id, context) => {
      if (context?.before) client.setQueryData(queryKey, context.before)
    },
    onSettled: () => refreshQueries(client, { queryKey }),
  })
}

/** Signs out on all devices, this one too. */
export const useSignOutEverywhere = () => useMutation({ mutationFn: signOutEverywhere })
