import { calls } from '#contract/calls.ts'
import type { jobInstructions as contract } from './contract.ts'

/** Where the browser asks; see the contract. */
export const jobInstructions = calls<typeof contract>({
  read: 'GET /jobs/{id}/instructions/',
  propose: 'GET /jobs/{id}/instructions/proposals/',
})
