import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { paged, pathId, wholeNumber } from '#contract/paging.ts'
import { pay } from '#features/jobs/contract.ts'
import { board, employerFacts, replies, shownNote } from '../facts/schemas.ts'
import { MOST_PAGES } from './rules.ts'

/** An open job in the list of its company. */
export const companyPosting = z.object({
  id: z.number(),
  title: z.string(),
  source: board,
  job_type: z.string(),
  location: z.nullable(z.string()),
  /** The board's own words. */
  salary: z.nullable(z.string()),
  pay: z.nullable(pay),
  date_posted: z.string(),
  last_seen_open: z.string(),
})

/** An employer as everybody may see it: only what its approved postings say, and what the team says in public. */
export const company = z.object({
  /** The employer that keeps the name; another one than asked for when that was merged. */
  id: z.number(),
  name: z.string(),
  other_names: z.array(z.string()),
  sources: z.array(board),
  first_seen: z.string(),
  last_seen: z.string(),
  /** Real jobs that we have seen, and that are open. */
  total_posts: z.number(),
  open_posts: z.number(),
  ...employerFacts.shape,
  replies,
  notes: z.array(shownNote),
  postings: paged(companyPosting),
})

export type Company = z.output<typeof company>

/** Employers for seekers and visitors (docs/product/employers.md). */
export const companies = {
  detail: endpoint({
    method: 'GET',
    path: '/companies/{id}/',
    access: 'public',
    summary: 'What is publicly known of a company, with a page of its open jobs, newest first.',
    params: z.object({ id: pathId }),
    query: z.object({ page: z.prefault(wholeNumber(1, MOST_PAGES), '1') }),
    response: company,
    sameForVisitors: true,
  }),
}
