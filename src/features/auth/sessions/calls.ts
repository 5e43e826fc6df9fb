import { calls } from '#contract/calls.ts'
import type { sessions as contract } from './contract.ts'

/** Where the browser asks; see the contract. */
export const sessions = calls<typeof contract>({
  list: 'GET /auth/sessions/',
  end: 'DELETE /auth/sessions/{id}/',
  endAll: 'POST /auth/logout/all/',
})
