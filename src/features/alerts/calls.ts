import { calls } from '#contract/calls.ts'
import type { alerts as contract } from './contract.ts'

/** Where the browser asks; see the contract. */
export const alerts = calls<typeof contract>({
  list: 'GET /alerts/',
  create: 'POST /alerts/',
  update: 'PATCH /alerts/{id}/',
  remove: 'DELETE /alerts/{id}/',
  stop: 'POST /alerts/stop/',
})
