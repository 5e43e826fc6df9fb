import { useEffect } from 'react'
import { call } from '#web/lib/api.ts'
import { useSession } from '#web/lib/session.ts'
import { recentSearches } from '../recent/calls.ts'
import { type ListingState, toFilterQuery } from './listing-state.ts'

/**
 * Remembers a search of a signed-in person once its answer is there (spec 2 §4): words only, the first page only. Whether
 * that works is nobody's worry.
 */
export function useRecordedSearch(state: ListingState, answered: boolean): void {
  const { token } = useSession()
  const { search: query, ...filters } = toFilterQuery(state)
  const wanted = answered && token !== null && query !== '' && state.page === 1
  const body = wanted ? JSON.stringify({ query, filters }) : null
  useEffect(() => {
    if (body === null) return
    const given = JSON.parse(body) as { query: string; filters: typeof filters }
    void call(recentSearches.record, { body: given }).catch(() => undefined)
  }, [body])
}
