import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { paged, pathId, wholeNumber } from '#contract/paging.ts'
import { filterQuery, job } from '#features/jobs/contract.ts'
import { PAGE_SIZE } from '#features/jobs/rules.ts'
import { HARD_CONDITIONS, MOST_SCORED } from './rules.ts'
import { match } from './schemas.ts'

const ids = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,14}(?:,[1-9]\d{0,14})*$/, 'Enter ids of jobs with commas between them.')),
  z.transform((text: string) => [...new Set(text.split(',').map(Number))]),
)
const scored = z.object({ job, match })

/** How well postings fit the person who asks; docs/product/matching.md says what a score means. */
export const matching = {
  ofJob: endpoint({
    method: 'GET',
    path: '/jobs/{id}/match/',
    access: 'user',
    summary: 'How well a posting fits you, and why',
    params: z.object({ id: pathId }),
    response: match,
  }),
  scores: endpoint({
    method: 'GET',
    path: '/matches/scores/',
    access: 'user',
    summary: 'Scores of up to 100 postings; those of which too little is known are left out',
    query: z.object({ ids: ids.check(z.refine((given) => given.length <= MOST_SCORED, 'Ask for 100 jobs at most.')) }),
    response: z.object({ scores: z.record(z.string(), z.number()) }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/matches/',
    access: 'user',
    summary: 'The open postings that fit you best, of the newest 5,000 the filters leave',
    query: z.extend(filterQuery, {
      page: z.prefault(wholeNumber(1, 500), '1'),
      per_page: z.prefault(wholeNumber(1, 100), String(PAGE_SIZE)),
      min_score: z.prefault(wholeNumber(0, 100), '0'),
    }),
    response: z.extend(paged(scored), {
      page: z.number(),
      /** The profile says too little: there are no results. */
      missing: z.nullable(z.literal('profile')),
      /** How many were left out for each hard condition. */
      left_out: z.partialRecord(z.enum(HARD_CONDITIONS), z.number()),
    }),
  }),
}
