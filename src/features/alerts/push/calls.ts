import { calls } from '#contract/calls.ts'
import type { push as contract } from './contract.ts'

/** Where the browser asks; see the contract. */
export const push = calls<typeof contract>({
  read: 'GET /alerts/push/',
  update: 'PATCH /alerts/push/',
  add: 'POST /alerts/push/devices/',
  remove: 'POST /alerts/push/devices/remove/',
})
