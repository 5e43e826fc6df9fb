import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { jobs } from '#features/jobs/calls.ts'
import { ApiError, call } from '#web/lib/api.ts'
import { endpointQuery } from '#web/lib/query.ts'
import { useSession } from '#web/lib/session.ts'
import { hidden } from '../calls.ts'

const hiddenQuery = () => endpointQuery(hidden.list, {})

/** What the person hides; asked for only while somebody is signed in. */
export function useHidden() {
  const { token } = useSession()
  return useQuery({ ...hiddenQuery(), enabled: token !== null })
}

/** Every list that leaves hidden postings out. */
const refresh = (client: QueryClient) =>
  Promise.all(
    [hidden.list.path, jobs.search.path, jobs.list.path, jobs.similar.path].map((path) =>
      client.invalidateQueries({ queryKey: [path] }),
    ),
  )

type ToHide = { employer_id: number } | { word: string }

/** Hides an employer or a word; done when every list has been read again. */
export async function hideThing(client: QueryClient, body: ToHide): Promise<void> {
  await call(hidden.hide, { body })
  await refresh(client)
}

export function useHide() {
  const client = useQueryClient()
  return useMutation({ mutationFn: (body: ToHide) => hideThing(client, body) })
}

/** Shows again what was hidden: gone from the list at once, back when it failed; what had gone already is fine. */
export function useShowAgain() {
  const client = useQueryClient()
  const { queryKey } = hiddenQuery()
  return useMutation({
    mutationFn: (id: number) =>
      call(hidden.show, { params: { id: String(id) } }).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.status === 404)) throw error
      }),
    onMutate: async (id) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      if (before) {
        const results = before.results.filter((thing) => thing.id !== id)
        client.setQueryData(queryKey, { ...before, results, count: results.length })
      }
      return { before }
    },
    onError: (_error, _id, context) => {
      if (context?.before) client.setQueryData(queryKey, context.before)
    },
    onSettled: () => refresh(client),
  })
}
