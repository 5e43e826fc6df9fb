import { calls } from '#contract/calls.ts'
import type { idProof as contract } from './contract.ts'

/** Where the browser asks; see the contract. */
export const idProof = calls<typeof contract>({
  ladder: 'GET /olj/id-proof/',
  remind: 'PUT /olj/id-proof/reminder/',
})
