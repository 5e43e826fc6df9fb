import type { Deps } from '#server/deps.ts'
import { room } from '#server/platform/http/binder.ts'
import { payments } from '../contract.ts'
import { listReceipts, paymentDetails, paymentTerms, readReceiptFile, verifyPayment } from './reading.ts'
import { createPayment } from './service.ts'
import { cancelPayment, resumePayment } from './waiting.ts'

export const paymentsRoom = (deps: Deps) =>
  room(payments, {
    create: ({ user, body }) => createPayment(deps, user, body),
    verify: ({ user, body }) => verifyPayment(deps, user, body.payment_intent_id, body.plan_id),
    resume: ({ user, body }) => resumePayment(deps, user, body.payment_id),
    cancel: ({ user, body }) => cancelPayment(deps, user, body.payment_id),
    details: ({ user, body }) => paymentDetails(deps, user, body.payment_id),
    terms: ({ user }) => paymentTerms(deps, user),
    receipts: ({ user }) => listReceipts(deps, user),
    receiptFile: ({ user, params }) => readReceiptFile(deps, user, params.number),
  })
