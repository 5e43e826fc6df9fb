import { calls } from '#contract/calls.ts'
import type { filters as contract } from './contract.ts'

/** Where the browser asks; see the contract. */
export const filters = calls<typeof contract>({
  facets: 'GET /jobs/facets/',
})
