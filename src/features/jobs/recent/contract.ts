import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'

/** Characters of a search that are kept. */
export const LONGEST_QUERY = 200
/** How many searches of a person are kept, and for how many days. */
export const MOST_KEPT = 50
export const KEPT_DAYS = 90

/** Only the filters of the listing are kept, as the address has them. */
const filter = z.optional(z.string().check(z.maxLength(500, 'Ensure this field has no more than 500 characters.')))
export const recordedFilters = z.object({
  job_type: filter,
  salary_range: filter,
  date_posted: filter,
  source: filter,
  tags: filter,
})

export const recordedSearch = z.object({
  query: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Please enter a search term.'),
      z.maxLength(LONGEST_QUERY, 'Ensure this field has no more than 200 characters.'),
    ),
  filters: z.prefault(recordedFilters, {}),
})

export const recentSearch = z.object({ query: z.string(), filters: recordedFilters, searched_at: z.string() })

/** A person's own searches (spec 2 §7); nobody else sees them. */
export const recentSearches = {
  record: endpoint({
    method: 'POST',
    path: '/jobseeker/search/record/',
    access: 'user',
    summary: 'Remembers a search of yours: the newest 50, for 90 days.',
    body: recordedSearch,
    response: z.object({ detail: z.string() }),
    status: 201,
  }),
  list: endpoint({
    method: 'GET',
    path: '/jobseeker/search/recent/',
    access: 'user',
    summary: 'Your remembered searches, the latest first.',
    response: z.object({ results: z.array(recentSearch) }),
  }),
  forget: endpoint({
    method: 'DELETE',
    path: '/jobseeker/search/recent/',
    access: 'user',
    summary: 'Forgets every remembered search of yours.',
    response: z.object({ detail: z.string() }),
  }),
}
