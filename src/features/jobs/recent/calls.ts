import { calls } from '#contract/calls.ts'
import type { recentSearches as contract } from './contract.ts'

/** Where the browser asks; see the contract. */
export const recentSearches = calls<typeof contract>({
  record: 'POST /jobseeker/search/record/',
  list: 'GET /jobseeker/search/recent/',
  forget: 'DELETE /jobseeker/search/recent/',
})
