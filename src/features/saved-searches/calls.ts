import { calls } from '#contract/calls.ts'
import type { savedSearches as contract } from './contract.ts'

/** Where the browser asks; see the contract. */
export const savedSearches = calls<typeof contract>({
  list: 'GET /saved-searches/',
  save: 'POST /saved-searches/',
  update: 'PATCH /saved-searches/{id}/',
  remove: 'DELETE /saved-searches/{id}/',
})
