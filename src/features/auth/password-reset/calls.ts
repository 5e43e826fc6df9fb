import { calls } from '#contract/calls.ts'
import type { passwordReset as contract } from './contract.ts'

/** Where the browser asks; see the contract. */
export const passwordReset = calls<typeof contract>({
  request: 'POST /auth/password/reset/request/',
  verify: 'POST /auth/password/reset/verify/',
  confirm: 'POST /auth/password/reset/confirm/',
})
