import { calls } from '#contract/calls.ts'
import type { jobs as contract } from './contract.ts'

/** Where the browser asks; see the contract. */
export const jobs = calls<typeof contract>({
  search: 'GET /jobs/search/',
  list: 'GET /jobs/',
  detail: 'GET /jobs/{id}/',
  similar: 'GET /jobs/{id}/similar/',
  popularTags: 'GET /tags/popular/',
})
