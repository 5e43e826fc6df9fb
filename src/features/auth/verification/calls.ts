import { calls } from '#contract/calls.ts'
import type { verification as contract } from './contract.ts'

/** Where the browser asks; see the contract. */
export const verification = calls<typeof contract>({
  verifyEmail: 'POST /auth/verify-email/',
  resend: 'POST /auth/verify-email/resend/',
})
