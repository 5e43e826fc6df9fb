import { codeImage } from './code-image.ts'
import type { Intent, Method, Payment } from './state.ts'

const seconds = (ms: number) => Math.floor(ms / 1000)

/** An intent as the API tells it; `origin` is where its 3-D Secure page stands. */
export const intentResource = (intent: Intent, origin: string) => ({
  id: intent.id,
  type: 'payment_intent',
  attributes: {
    amount: intent.amount,
    original_amount: intent.amount,
    capture_type: 'automatic',
    client_key: intent.clientKey,
    currency: 'PHP',
    description: intent.description,
    livemode: false,
    statement_descriptor: 'Hanap',
    status: intent.status,
    last_payment_error: intent.lastError
      ? {
          failed_code: intent.lastError.code,
          failed_message: intent.lastError.detail,
          payment: { id: intent.lastError.payment, type: 'payment' },
        }
      : null,
    payment_method_allowed: intent.allowed,
    payments: intent.payments.filter(({ status }) => status === 'paid').map((one) => paymentResource(one, intent)),
    next_action: nextActionOf(intent, origin),
    payment_method_options: { card: { request_three_d_secure: 'any' } },
    metadata: intent.metadata,
    setup_future_usage: null,
    created_at: seconds(intent.createdAt),
    updated_at: seconds(intent.updatedAt),
  },
})

export const paymentResource = (payment: Payment, intent: Intent) => ({
  id: payment.id,
  type: 'payment',
  attributes: {
    amount: payment.amount,
    currency: 'PHP',
    fee: Math.round(payment.amount * 0.035) + 1500,
    net_amount: payment.amount - Math.round(payment.amount * 0.035) - 1500,
    status: payment.status,
    source: sourceOf(payment),
    billing: payment.billing,
    description: intent.description,
    statement_descriptor: 'Hanap',
    payment_intent_id: intent.id,
    livemode: false,
    paid_at: payment.status === 'paid' ? seconds(payment.at) : null,
    refunds: payment.refunds.map((refund) => refundResource(refund, payment)),
    failed_code: payment.decline?.code ?? null,
    failed_message: payment.decline?.detail ?? null,
    created_at: seconds(payment.at),
    updated_at: seconds(payment.at),
    metadata: intent.metadata,
  },
})

const refundResource = ({ id, amount, at }: Payment['refunds'][number], payment: Payment) => ({
  id,
  type: 'refund',
  attributes: {
    amount,
    currency: 'PHP',
    payment_id: payment.id,
    reason: 'others',
    status: 'succeeded',
    created_at: seconds(at),
    updated_at: seconds(at),
  },
})

const sourceOf = ({ id, type, brand, last4 }: Payment) =>
  type === 'card'
    ? { id: `card_${id.slice(4)}`, type, brand, country: 'PH', last4 }
    : { id: `src_${id.slice(4)}`, type, provider: { id: null } }

/** Neither number nor CVC ever comes back. */
export const methodResource = ({ id, type, card, billing }: Method) => ({
  id,
  type: 'payment_method',
  attributes: {
    livemode: false,
    type,
    billing,
    details: card === null ? null : { last4: card.last4, exp_month: card.expMonth, exp_year: card.expYear },
    metadata: null,
  },
})

function nextActionOf({ id, amount, status, source }: Intent, origin: string) {
  if (status !== 'awaiting_next_action' || source === null) return null
  const url = `${origin}/sources?id=${source.id}`
  if (source.method.type === 'qrph') {
    const expires_at = new Date(source.expiresAt ?? 0).toISOString()
    return { type: 'consume_qr', code: { id: source.id, amount, image_url: codeImage(source.id), expires_at } }
  }
  return { type: 'redirect', redirect: { url, return_url: withIntent(source.returnUrl, id) } }
}

/** The shop's address with the intent added, as PayMongo leads back. */
export function withIntent(returnUrl: string, id: string): string {
  const url = new URL(returnUrl)
  url.searchParams.set('payment_intent_id', id)
  return url.href
}
