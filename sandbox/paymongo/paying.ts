import type { Reply, SandboxRequest } from '../http/exchange.ts'
import { html, json, redirect } from '../http/replies.ts'
import { brandOf, type CardEnd, type Decline, NOT_AUTHENTICATED, TEST_CARDS } from './cards.ts'
import { gonePage, scannedPage, securePage } from './pages.ts'
import { attributesOf, badField, failed, noEnvelope, textOf } from './requests.ts'
import { intentResource, paymentResource, withIntent } from './resources.ts'
import { type Intent, type Method, newId, type Payment } from './state.ts'
import type { World } from './world.ts'

/** `POST /v1/payment_intents/{id}/attach`. */
export function attach(world: World, request: SandboxRequest, intent: Intent): Reply {
  const given = attributesOf(request)
  if (!given) return noEnvelope()
  moveOn(world, intent)
  const method = world.state.methods.get(textOf(given['payment_method']))
  if (!method) return failed(404, 'resource_not_found', 'No such payment_method.')
  if (!intent.allowed.includes(method.type)) {
    return badField('payment_method', 'parameter_invalid', `${method.type} is not allowed for this payment intent.`)
  }
  const refusal = unfit(intent)
  if (refusal) return refusal
  const end = endOf(method)
  if (end.end === 'declined') {
    refuse(world, intent, method, end.decline)
    return failed(400, 'resource_failed_state', end.decline.detail, { sub_code: end.decline.code })
  }
  if (end.end === 'secure') {
    const returnUrl = textOf(given['return_url'])
    if (method.type !== 'qrph' && !URL.canParse(returnUrl)) {
      return badField('return_url', 'parameter_required', 'return_url is required.')
    }
    Object.assign(intent, { status: 'awaiting_next_action', lastError: null, updatedAt: world.now() })
    const expiresAt = method.type === 'qrph' ? world.now() + method.expirySeconds * 1000 : null
    intent.source = { id: newId('src'), returnUrl, method, expiresAt }
  } else pay(world, intent, method)
  return told(world, intent, request)
}

/** `POST /v1/payment_intents/{id}/cancel`: nothing can be charged by it any more. */
export function cancel(world: World, request: SandboxRequest, intent: Intent): Reply {
  moveOn(world, intent)
  const refusal = unfit(intent)
  if (refusal) return refusal
  Object.assign(intent, { status: 'cancelled', source: null, updatedAt: world.now() })
  return told(world, intent, request)
}

const unfit = ({ status }: Intent): Reply | null =>
  status === 'processing' || status === 'succeeded' || status === 'cancelled'
    ? failed(400, 'resource_processing_state', `The payment intent is already ${status}.`)
    : null

/** Wallets and codes are confirmed by the person, as a card with 3-D Secure is. */
const endOf = ({ card }: Method): CardEnd =>
  card === null ? { end: 'secure', after: 'paid' } : (TEST_CARDS[card.number] ?? { end: 'paid' })

/** An intent as it stands now. */
export function told(world: World, intent: Intent, request: SandboxRequest): Reply {
  moveOn(world, intent)
  return json({ data: intentResource(intent, request.url.origin) })
}

/** What time brings: a payment that was worked on is done, a code nobody scanned has expired. */
function moveOn(world: World, intent: Intent): void {
  finishProcessing(world, intent)
  const { source } = intent
  if (intent.status !== 'awaiting_next_action' || !source?.expiresAt || world.now() < source.expiresAt) return
  Object.assign(intent, { status: 'awaiting_payment_method', source: null, updatedAt: world.now() })
  world.webhooks.send('qrph.expired', { id: intent.id, type: 'payment_intent', attributes: { status: intent.status } })
}

/** The money is taken: at once, or after the time payments are worked on. */
function pay(world: World, intent: Intent, method: Method): void {
  const { id = newId('src'), returnUrl = '' } = intent.source ?? {}
  intent.source = { id, returnUrl, method, expiresAt: null }
  intent.updatedAt = world.now()
  intent.lastError = null
  intent.status = 'processing'
  intent.processingUntil = world.now() + world.state.processingMs
  finishProcessing(world, intent)
}

function finishProcessing(world: World, intent: Intent): void {
  if (intent.status !== 'processing' || world.now() < (intent.processingUntil ?? 0) || !intent.source) return
  const payment = paymentOf(world, intent, intent.source.method, null)
  Object.assign(intent, { status: 'succeeded', processingUntil: null, updatedAt: world.now() })
  world.webhooks.send('payment.paid', paymentResource(payment, intent))
}

function paymentOf(world: World, intent: Intent, { type, card, billing }: Method, decline: Decline | null): Payment {
  const payment: Payment = {
    id: newId('pay'),
    status: decline === null ? 'paid' : 'failed',
    refunds: [],
    amount: intent.amount,
    type,
    brand: card === null ? null : brandOf(card.number),
    last4: card?.last4 ?? null,
    billing,
    at: world.now(),
    decline,
  }
  intent.payments.push(payment)
  return payment
}

function refuse(world: World, intent: Intent, method: Method, decline: Decline): void {
  const payment = paymentOf(world, intent, method, decline)
  Object.assign(intent, {
    status: 'awaiting_payment_method',
    lastError: { ...decline, payment: payment.id },
    source: null,
    updatedAt: world.now(),
  })
  world.webhooks.send('payment.failed', paymentResource(payment, intent))
}

const bySource = ({ state }: World, id: string): Intent | undefined =>
  [...state.intents.values()].find(({ source }) => source?.id === id)

/** The page where a person confirms: the bank's, the wallet's, or what a banking app shows after a scan. */
export function secure(world: World, request: SandboxRequest): Reply {
  const id = request.query.get('id') ?? ''
  const intent = bySource(world, id)
  if (intent) moveOn(world, intent)
  if (intent?.status !== 'awaiting_next_action' || !intent.source) return html(gonePage(), { status: 404 })
  const { type } = intent.source.method
  return html(securePage({ id, type, amount: intent.amount, description: intent.description ?? '' }))
}

/** The answer of that page. */
export function passSecure(world: World, request: SandboxRequest): Reply {
  const intent = bySource(world, request.form.get('id') ?? '')
  if (intent) moveOn(world, intent)
  if (!intent?.source || intent.status !== 'awaiting_next_action') return html(gonePage(), { status: 404 })
  const { method, returnUrl } = intent.source
  const end = endOf(method)
  const after = end.end === 'secure' ? end.after : 'paid'
  if (request.form.get('answer') !== 'authorize') refuse(world, intent, method, NOT_AUTHENTICATED)
  else if (after === 'paid') pay(world, intent, method)
  else refuse(world, intent, method, after)
  return method.type === 'qrph' ? html(scannedPage()) : redirect(withIntent(returnUrl, intent.id))
}
