import { calls } from '#contract/calls.ts'
import type { ownEntries as contract } from './contract.ts'

/** Where the browser asks; see the contract. */
export const ownEntries = calls<typeof contract>({
  addOwn: 'POST /job-applications/own/',
  updateOwn: 'PATCH /job-applications/{id}/own/',
  removeOwn: 'DELETE /job-applications/{id}/own/',
  restoreOwn: 'POST /job-applications/{id}/own/restore/',
})
