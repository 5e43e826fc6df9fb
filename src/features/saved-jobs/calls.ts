import { calls } from '#contract/calls.ts'
import type { savedJobs as contract } from './contract.ts'

/** Where the browser asks; see the contract. */
export const savedJobs = calls<typeof contract>({
  list: 'GET /saved-jobs/',
  save: 'POST /saved-jobs/',
  annotate: 'PATCH /saved-jobs/{id}/',
  remove: 'DELETE /saved-jobs/{id}/',
  checkLimit: 'GET /auth/subscription/saved-jobs/check-limit/',
})
