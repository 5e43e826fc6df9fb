import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { paged, pathId } from '#contract/paging.ts'
import { DATE_POSTED_VALUES, SALARY_RANGES, SORT_VALUES, SOURCES } from '#features/jobs/rules.ts'
import { narrows, SAYS } from './rules.ts'
import { name, storable, tooLong } from './schemas.ts'

const text = (max: number) => z.optional(z.string('Enter a text.').check(storable, z.maxLength(max, tooLong(max))))
const choice = <const V extends readonly [string, ...string[]]>(values: V) =>
  z.optional(z.enum(['', ...values], 'Select a valid choice.'))

/** What is looked for, as the listing's address says it; empty texts count as absent. */
export const criteria = z
  .object(
    {
      search: text(200),
      job_type: text(200),
      salary_range: choice(SALARY_RANGES),
      date_posted: choice(DATE_POSTED_VALUES),
      source: choice(SOURCES),
      tags: text(500),
      sort_by: choice(SORT_VALUES),
    },
    SAYS.nothing,
  )
  .check(z.refine(narrows, SAYS.nothing))

/** A search kept by name, to run again. */
export const savedSearch = z.object({
  id: z.number(),
  name: z.string(),
  criteria: z.object({
    search: z.optional(z.string()),
    job_type: z.optional(z.string()),
    salary_range: z.optional(z.string()),
    date_posted: z.optional(z.string()),
    source: z.optional(z.string()),
    tags: z.optional(z.string()),
    sort_by: z.optional(z.string()),
  }),
  created_at: z.string(),
})
export type SavedSearch = z.output<typeof savedSearch>

/** Searches kept by name. */
export const savedSearches = {
  list: endpoint({
    method: 'GET',
    path: '/saved-searches/',
    access: 'user',
    summary: 'Your saved searches, newest first',
    response: paged(savedSearch),
  }),
  /** 409 when the name is taken or the list is full; 403 with `subscription_expired` without a running plan. */
  save: endpoint({
    method: 'POST',
    path: '/saved-searches/',
    access: 'user',
    summary: 'Keeps a search by name',
    status: 201,
    body: z.object({ name, criteria }),
    response: savedSearch,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/saved-searches/{id}/',
    access: 'user',
    summary: 'Renames a saved search, or changes what it looks for',
    params: z.object({ id: pathId }),
    body: z.object({ name: z.optional(name), criteria: z.optional(criteria) }),
    response: savedSearch,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/saved-searches/{id}/',
    access: 'user',
    summary: 'Deletes a saved search',
    params: z.object({ id: pathId }),
  }),
}
