import { type QueryClient, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '#web/lib/api.ts'
import { endpointQuery, refreshEndpoints, showAnswer } from '#web/lib/query.ts'
import { bell } from '../calls.ts'

const POLL_MS = 60_000
const unseenQuery = () => endpointQuery(bell.unseen, {})
const FOUND = [bell.list.path, 'pages'] as const

/** How much is new since the person last looked, on whatever device; 0 when it cannot be had. */
export function useUnseen(): number {
  const { data, isError } = useQuery({
    ...unseenQuery(),
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    retry: 1,
  })
  return isError ? 0 : (data?.unseen ?? 0)
}

/** What was found, the latest first, page after page. */
export function useFound() {
  const { data, ...query } = useInfiniteQuery({
    queryKey: FOUND,
    queryFn: ({ pageParam, signal }) =>
      call(bell.list, { query: pageParam === 0 ? {} : { before: String(pageParam) }, signal }),
    initialPageParam: 0,
    getNextPageParam: (page) => (page.more ? page.results.at(-1)?.id : undefined),
    staleTime: 0,
  })
  return { ...query, found: data?.pages.flatMap(({ results }) => results) }
}

/** Something was found, or seen on another device. */
export const refreshBell = (client: QueryClient) => refreshEndpoints(client, bell.unseen, bell.list)

/** What is shown is seen; that it was new stays on this screen. Errors are ignored. */
export function useSee(upTo: number | undefined): void {
  const client = useQueryClient()
  useEffect(() => {
    if (upTo === undefined) return
    call(bell.see, { body: { up_to: upTo } })
      .then((left) => showAnswer(client, unseenQuery().queryKey, left))
      .catch(() => undefined)
  }, [client, upTo])
}
