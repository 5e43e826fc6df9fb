import { calls } from '#contract/calls.ts'
import type { hidden as contract } from './contract.ts'

/** Where the browser asks; see the contract. */
export const hidden = calls<typeof contract>({
  list: 'GET /hidden/',
  hide: 'POST /hidden/',
  show: 'DELETE /hidden/{id}/',
})
