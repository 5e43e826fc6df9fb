import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { filterQuery } from '../contract.ts'

/**
 * How many postings a value would leave: `exact`, `about` so many (estimated from the newest 400 matches, two digits that
 * count), or `at_least` so many.
 */
export const facet = z.object({
  value: z.string(),
  count: z.number(),
  sure: z.enum(['exact', 'about', 'at_least']),
})
export type Facet = z.output<typeof facet>

/** Every value of each filter; what is chosen in a filter does not narrow its own counts. */
export const facets = z.object({
  source: z.array(facet),
  job_type: z.array(facet),
  salary_range: z.array(facet),
  date_posted: z.array(facet),
  /** The most frequent tags of the matches, 30 at most; `value` is the name in small letters. */
  tags: z.array(facet),
})
export type Facets = z.output<typeof facets>

/** Counts beside the filters (decision 017). */
export const filters = {
  facets: endpoint({
    method: 'GET',
    path: '/jobs/facets/',
    access: 'public',
    sameForVisitors: true,
    summary: 'How many open postings each value of each filter would leave.',
    query: filterQuery,
    response: facets,
  }),
}
