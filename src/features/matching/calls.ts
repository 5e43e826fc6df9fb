import { calls } from '#contract/calls.ts'
import type { matching as contract } from './contract.ts'

/** Where the browser asks; see the contract. */
export const matching = calls<typeof contract>({
  ofJob: 'GET /jobs/{id}/match/',
  scores: 'GET /matches/scores/',
  list: 'GET /matches/',
})
