import { calls } from '#contract/calls.ts'
import type { privacy as contract } from './contract.ts'

/** Where the browser asks; see the contract. */
export const privacy = calls<typeof contract>({
  read: 'GET /settings/privacy/',
  update: 'PUT /settings/privacy/',
})
