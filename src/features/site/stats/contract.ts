import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'

const count = z.int().check(z.gte(0))

/**
 * Figures for the home page (spec 1 §3): people with an account, real jobs that are listed now, employers that have
 * posted. Each may be a minute old.
 */
export const siteStats = {
  read: endpoint({
    method: 'GET',
    path: '/stats/site_stats/',
    access: 'public',
    sameForVisitors: true,
    summary: 'How many job seekers, listed jobs and employers there are.',
    response: z.object({ jobseekers: count, jobs: count, companies: count }),
  }),
  test: endpoint({
    method: 'GET',
    path: '/test-api/',
    access: 'public',
    sameForVisitors: true,
    summary: 'Answers that the API is there, and nothing else.',
    response: z.object({}),
  }),
}
