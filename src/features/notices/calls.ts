import { calls } from '#contract/calls.ts'
import type { notices as contract } from './contract.ts'

/** Where the browser asks; see the contract. */
export const notices = calls<typeof contract>({
  read: 'GET /settings/notifications/',
  update: 'PUT /settings/notifications/',
  unsubscribe: 'POST /notifications/unsubscribe/',
})
