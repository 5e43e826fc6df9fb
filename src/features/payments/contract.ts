import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { pathId } from '#contract/paging.ts'
import { PLAN_TYPES } from '../subscriptions/rules.ts'
import { PAYMENT_METHODS } from './rules.ts'
import { payment } from './schemas.ts'

const paidPlanType = z.enum(PLAN_TYPES)

/** What paying for a plan now would give: moments are ISO strings, the amount is in centavos. */
export const quoted = z.object({
  plan_id: z.number(),
  plan_type: paidPlanType,
  amount_centavos: z.number(),
  kind: z.enum(['first', 'renewal', 'upgrade']),
  starts_at: z.string(),
  ends_at: z.string(),
})
export type Quoted = z.output<typeof quoted>

/**
 * How a try to pay ended so far. `payment_id` is the provider's payment intent; it is null where nothing was
 * begun. With `requires_action` the person goes on at `next_action_url`. `qr` is a code to be scanned: a picture in a `data:`
 * address, and until when it can be.
 */
const created = z.object({
  success: z.boolean(),
  payment_id: z.nullable(z.string()),
  requires_action: z.boolean(),
  next_action_url: z.nullable(z.string()),
  qr: z.nullable(z.object({ image_url: z.string(), expires_at: z.nullable(z.string()) })),
  error_message: z.nullable(z.string()),
})
export type Created = z.output<typeof created>

/** `checking`: a card was sent and the provider's answer is not known yet. */
export const VERIFIED = ['succeeded', 'failed', 'processing', 'awaiting_next_action', 'checking'] as const

/** A receipt as it is shown: the amount in pesos, moments as ISO strings. */
const details = z.object({
  id: z.string(),
  status: z.enum(['PAID', 'REFUNDED']),
  amount: z.number(),
  currency: z.literal('PHP'),
  description: z.string(),
  method: z.enum(PAYMENT_METHODS),
  card: z.nullable(z.string()),
  card_last4: z.nullable(z.string()),
  paid_at: z.string(),
  billing: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  receipt_number: z.number(),
  plan_type: paidPlanType,
  valid_from: z.string(),
  valid_until: z.string(),
  /** Who received the money, as the operator's settings say. */
  issuer: z.object({ name: z.string(), tin: z.nullable(z.string()), address: z.nullable(z.string()) }),
})
export type PaymentDetails = z.output<typeof details>

const named = z.object({ payment_id: z.string().check(z.maxLength(100)) })
const standing = z.object({ success: z.boolean(), status: z.enum(VERIFIED) })

/** Paying for a plan (docs/product/payments.md). */
export const payments = {
  create: endpoint({
    method: 'POST',
    path: '/auth/subscription/payment/create/',
    access: 'user',
    summary: 'Pays for a plan by card; a payment under way is not begun a second time',
    body: payment,
    response: created,
    limit: 'pay',
  }),
  verify: endpoint({
    method: 'POST',
    path: '/auth/subscription/payment/verify/',
    access: 'user',
    summary: 'How a payment stands, as the provider says now',
    body: z.object({ payment_intent_id: z.string().check(z.maxLength(100)), plan_id: z.optional(z.number()) }),
    response: standing,
  }),
  resume: endpoint({
    method: 'POST',
    path: '/auth/subscription/payment/resume/',
    access: 'user',
    summary: 'Where a payment that waits for the person goes on, as the provider says now',
    body: named,
    response: created,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/auth/subscription/payment/cancel/',
    access: 'user',
    summary: 'Takes a payment back that waits for the person; one that is paid meanwhile stays paid',
    body: named,
    response: standing,
  }),
  details: endpoint({
    method: 'POST',
    path: '/auth/subscription/payment/details/',
    access: 'user',
    summary: 'The receipt of a payment',
    body: named,
    response: details,
  }),
  terms: endpoint({
    method: 'GET',
    path: '/auth/subscription/payment/terms/',
    access: 'user',
    summary: 'What each paid plan would give now, and a payment that is under way',
    response: z.object({
      quotes: z.array(quoted),
      /** Where the browser makes the payment method itself; null where cards go through us. */
      provider: z.nullable(z.object({ url: z.string(), public_key: z.string() })),
      methods: z.array(z.enum(PAYMENT_METHODS)),
      under_way: z.nullable(
        z.object({
          payment_id: z.string(),
          plan_id: z.number(),
          status: z.enum(VERIFIED),
          method: z.enum(PAYMENT_METHODS),
        }),
      ),
    }),
  }),
  receipts: endpoint({
    method: 'GET',
    path: '/auth/subscription/payment/receipts/',
    access: 'user',
    summary: 'Your receipts, the latest first',
    response: z.object({ results: z.array(details) }),
  }),
  receiptFile: endpoint({
    method: 'GET',
    path: '/auth/subscription/payment/receipts/{number}/pdf/',
    access: 'user',
    summary: 'One of your receipts as a PDF',
    params: z.object({ number: pathId }),
    file: true,
  }),
}
