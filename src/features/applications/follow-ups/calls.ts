import { calls } from '#contract/calls.ts'
import type { followUps as contract } from './contract.ts'

/** Where the browser asks; see the contract. */
export const followUps = calls<typeof contract>({
  addFollowUp: 'POST /job-applications/{id}/follow-ups/',
  updateFollowUp: 'PATCH /job-applications/{id}/follow-ups/{follow_up_id}/',
  removeFollowUp: 'DELETE /job-applications/{id}/follow-ups/{follow_up_id}/',
  markFollowUpSent: 'POST /job-applications/{id}/follow-up-sent/',
})
