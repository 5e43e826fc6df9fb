import { calls } from '#contract/calls.ts'
import type { account as contract } from './contract.ts'

/** Where the browser asks; see the contract. */
export const account = calls<typeof contract>({
  standing: 'GET /auth/account/',
  update: 'PUT /user/update/',
  resendEmailCode: 'POST /auth/email/change/resend/',
  confirmEmail: 'POST /auth/email/change/confirm/',
  cancelEmail: 'DELETE /auth/email/change/',
  undoEmail: 'POST /auth/email/change/undo/',
  changePassword: 'POST /auth/password/change/',
  firstPasswordCode: 'POST /auth/password/change/code/',
})
