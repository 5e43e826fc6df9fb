import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '#web/lib/api.ts'
import { endpointQuery, refreshEndpoints } from '#web/lib/query.ts'
import { blasts } from '../calls.ts'
import type { Blast } from '../contract.ts'
import { type BlastChange, isMoving } from '../rules.ts'

const SETTLED_MS = 250
const LOOK_MS = 2000

/** What somebody types, once they pause: not every key is a question to the server. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled.trim()
}

// Read anew each time a dialog opens; what was shown stays while another search is on its way.
const LISTING = { staleTime: 0, placeholderData: <T>(before: T | undefined) => before }

export const useJobseekers = (search: string, shown: number) =>
  useQuery({
    ...endpointQuery(blasts.jobseekersWithoutThread, { query: { search, per_page: String(shown) } }),
    ...LISTING,
  })

/** Whom a blast can reach; `within` are the people of another search. */
export const useBlastUsers = (search: string, within: string, shown: number) =>
  useQuery({
    ...endpointQuery(blasts.users, { query: { search, within, per_page: String(shown) } }),
    ...LISTING,
  })

/** How many people a search finds. */
export const useAudience = (search: string) =>
  useQuery({ ...endpointQuery(blasts.audience, { query: { search } }), ...LISTING })

/** A page of the blasts, looked at again while one of them moves. */
export const useBlasts = (page: number) =>
  useQuery({
    ...endpointQuery(blasts.list, { query: { page: String(page) } }),
    placeholderData: (before) => before,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.data?.results.some((one) => isMoving(one.state)) ? LOOK_MS : false),
  })

/** Who did not get a blast, more of them with each step. */
export const useMissed = (id: number) =>
  useInfiniteQuery({
    queryKey: [blasts.missed.path, id],
    queryFn: ({ pageParam, signal }) =>
      call(blasts.missed, { params: { id: String(id) }, query: { after: String(pageParam) }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })

export function useSendAgain(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (): Promise<Blast> => call(blasts.again, { params: { id: String(id) } }),
    onSettled: () => refreshEndpoints(client, blasts.list),
  })
}

export function useChangeBlast() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, change }: { id: number; change: BlastChange }): Promise<Blast> =>
      call(blasts[change], { params: { id: String(id) } }),
    onSettled: () => refreshEndpoints(client, blasts.list),
  })
}
