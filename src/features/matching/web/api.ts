import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { endpointQuery } from '#web/lib/query.ts'
import { useSession } from '#web/lib/session.ts'
import { matching } from '../calls.ts'

/** How well a posting fits the person who looks at it; asked for only while somebody is signed in. */
export function useMatch(jobId: number) {
  const { token } = useSession()
  return useQuery({ ...endpointQuery(matching.ofJob, { params: { id: String(jobId) } }), enabled: token !== null })
}

/** Scores of the postings of a page; for nobody where no id is given. */
export function useScores(ids: readonly number[]) {
  const { token } = useSession()
  return useQuery({
    ...endpointQuery(matching.scores, { query: { ids: ids.join(',') } }),
    placeholderData: keepPreviousData,
    enabled: token !== null && ids.length > 0,
    retry: false,
  })
}

/** The best matches as the address asks for them; a next page keeps the old one in its place until it is there. */
export const useMatches = (query: Record<string, string>, enabled: boolean) =>
  useQuery({ ...endpointQuery(matching.list, { query }), placeholderData: keepPreviousData, enabled })
