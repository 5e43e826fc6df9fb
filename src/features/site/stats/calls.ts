import { calls } from '#contract/calls.ts'
import type { siteStats as contract } from './contract.ts'

/** Where the browser asks; see the contract. */
export const siteStats = calls<typeof contract>({
  read: 'GET /stats/site_stats/',
  test: 'GET /test-api/',
})
