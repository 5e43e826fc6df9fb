import { calls } from '#contract/calls.ts'
import type { payments as contract } from './contract.ts'

/** Where the browser asks; see the contract. */
export const payments = calls<typeof contract>({
  create: 'POST /auth/subscription/payment/create/',
  verify: 'POST /auth/subscription/payment/verify/',
  resume: 'POST /auth/subscription/payment/resume/',
  cancel: 'POST /auth/subscription/payment/cancel/',
  details: 'POST /auth/subscription/payment/details/',
  terms: 'GET /auth/subscription/payment/terms/',
  receipts: 'GET /auth/subscription/payment/receipts/',
  receiptFile: 'GET /auth/subscription/payment/receipts/{number}/pdf/',
})
