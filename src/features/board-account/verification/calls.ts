import { calls } from '#contract/calls.ts'
import type { boardVerification as contract } from './contract.ts'

/** Where the browser asks; see the contract. */
export const boardVerification = calls<typeof contract>({
  standing: 'GET /olj/verification/',
  upload: 'POST /olj/verification/upload/',
  submit: 'POST /olj/verification/submit/',
  mobileCode: 'POST /olj/verification/mobile-code/',
  withdraw: 'DELETE /olj/verification/',
})
