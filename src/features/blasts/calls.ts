import { calls } from '#contract/calls.ts'
import type { blasts as contract } from './contract.ts'

/** Where the browser asks; see the contract. */
export const blasts = calls<typeof contract>({
  jobseekersWithoutThread: 'GET /messages/jobseekers-without-thread/',
  users: 'GET /messages/all-users-for-blast/',
  audience: 'GET /messages/blasts/audience/',
  send: 'POST /messages/send-blast/',
  list: 'GET /messages/blasts/',
  pause: 'POST /messages/blasts/{id}/pause/',
  resume: 'POST /messages/blasts/{id}/resume/',
  missed: 'GET /messages/blasts/{id}/missed/',
  again: 'POST /messages/blasts/{id}/again/',
  cancel: 'POST /messages/blasts/{id}/cancel/',
})
