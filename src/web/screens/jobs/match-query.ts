import { type ListingState, toQuery } from '#features/jobs/web/listing-state.ts'

/** The state of the listing as the list of matches takes it. */
export function matchQuery(state: ListingState): Record<string, string> {
  const { sort_by: _sorted, ...query } = toQuery(state)
  return query
}
