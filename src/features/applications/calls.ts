import { calls } from '#contract/calls.ts'
import type { applications as contract } from './contract.ts'

/** Where the browser asks; see the contract. */
export const applications = calls<typeof contract>({
  apply: 'POST /job-applications/apply/',
  list: 'GET /job-applications/list_applications/',
  get: 'GET /job-applications/{id}/',
  sentResume: 'GET /job-applications/{id}/resume/',
  updateStatus: 'PATCH /job-applications/{id}/update_status/',
})
