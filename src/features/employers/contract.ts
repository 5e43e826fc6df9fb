import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { paged, pathId, wholeNumber } from '#contract/paging.ts'
import { EMPLOYER_PAGE_SIZE } from './rules.ts'

/** An employer as the boards show it; `total_posts` counts real jobs, `open_posts` those that are listed now. */
export const employer = z.object({
  id: z.number(),
  name: z.string(),
  total_posts: z.number(),
  open_posts: z.number(),
  sources: z.array(z.enum(['olj', 'linkedin'])),
  first_seen: z.string(),
  last_seen: z.string(),
})

export const employerPosting = z.object({
  id: z.number(),
  title: z.string(),
  source: z.enum(['olj', 'linkedin']),
  link: z.string(),
  date_posted: z.string(),
  last_seen_open: z.string(),
  closed: z.boolean(),
})

const paging = {
  page: z.prefault(wholeNumber(1, 1000), '1'),
  per_page: z.prefault(wholeNumber(1, 100), String(EMPLOYER_PAGE_SIZE)),
}

/** Who posts, for admins (product: Employers). */
export const employers = {
  list: endpoint({
    method: 'GET',
    path: '/employers/',
    access: 'admin',
    summary: 'Employers by name, with their postings and boards.',
    query: z.object({ ...paging, search: z.optional(z.string()) }),
    response: paged(employer),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/employers/{id}/',
    access: 'admin',
    summary: 'One employer with a page of its postings, newest first.',
    params: z.object({ id: pathId }),
    query: z.object(paging),
    response: z.extend(employer, { postings: paged(employerPosting) }),
  }),
}
