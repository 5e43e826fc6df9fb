import { createClock } from '../http/clock.ts'
import { createControl, type Control } from '../http/control.ts'
import type { Handler, Reply, SandboxRequest } from '../http/exchange.ts'
import { html, json, redirect } from '../http/replies.ts'
import { createRouter, type RouteHandler } from '../http/router.ts'
import { addControls } from './controls.ts'
import { brandOf, type Decline, NOT_AUTHENTICATED, TEST_CARDS } from './cards.ts'
import { gonePage, securePage, startPage } from './pages.ts'
import { intentResource, methodResource, paymentResource, withIntent } from './resources.ts'
import { emptyState, type Intent, type Method, newId } from './state.ts'
import { createWebhooks } from './webhooks.ts'
import type { World } from './world.ts'

/** The keys and the webhook secret it knows. */
export const DEMO_KEYS = {
  secret: 'sk_test_hanapdemoonly',
  open: 'pk_test_hanapdemoonly',
  webhook: 'whsk_hanapdemoonly',
} as const

const MINIMUM = 2000

/** PayMongo's Payment Intents with its test cards, its 3-D Secure page and its signed webhooks. */
export function createPayMongo(o: { now?: () => Date; webhookUrl?: string | null } = {}): {
  handler: Handler
  control: Control
  close: () => void
} {
  const clock = createClock(o.now)
  const control = createControl({
    name: 'PayMongo',
    about: 'Payment Intents with the test cards of PayMongo, the 3-D Secure page and signed webhooks.',
    clock,
  })
  const webhooks = createWebhooks({ url: o.webhookUrl ?? null, secret: DEMO_KEYS.webhook, clock })
  const world: World = { state: emptyState(), webhooks, now: () => clock.now().getTime() }
  addControls(control, world)
  const handler = createRouter(
    [
      { method: 'GET', path: '/', handle: () => html(startPage()) },
      { method: 'POST', path: '/v1/payment_intents', handle: secretOnly((request) => createIntent(world, request)) },
      {
        method: 'GET',
        path: '/v1/payment_intents/{id}',
        handle: withKey(world, (request, intent) => told(world, intent, request)),
      },
      {
        method: 'POST',
        path: '/v1/payment_intents/{id}/attach',
        handle: withKey(world, (request, intent) => attach(world, request, intent)),
      },
      { method: 'POST', path: '/v1/payment_methods', handle: anyKey((request) => createMethod(world, request)) },
      { method: 'GET', path: '/sources', handle: (request) => secure(world, request) },
      { method: 'POST', path: '/sources', handle: (request) => passSecure(world, request) },
    ],
    () => failed(404, 'resource_not_found', 'No such route.'),
  )
  return { handler, control, close: webhooks.stop }
}

type Problem = { code: string; detail: string; sub_code?: string; source?: object }

const failed = (status: number, code: string, detail: string, more: Partial<Problem> = {}): Reply =>
  json({ errors: [{ code, detail, ...more }] }, { status })

const badField = (attribute: string, code: string, detail: string): Reply =>
  failed(400, code, detail, { source: { pointer: attribute, attribute } })

/** The key of Basic auth: the user name, with an empty password. */
function keyOf(request: SandboxRequest): string | null {
  const given = /^Basic (.+)$/.exec(request.headers.authorization ?? '')?.[1]
  if (given === undefined) return null
  return Buffer.from(given, 'base64').toString('utf8').split(':')[0] ?? null
}

const noKey = (): Reply =>
  failed(
    401,
    'api_key_required',
    'You did not provide an API key. Go to https://developers.paymongo.com/docs/authentication to learn how to authenticate.',
  )
const wrongKey = (): Reply => failed(401, 'api_key_invalid', 'API key is invalid.')

const guarded =
  (keys: readonly string[], run: RouteHandler): RouteHandler =>
  (request, params) => {
    const key = keyOf(request)
    if (key === null) return noKey()
    return keys.includes(key) ? run(request, params) : wrongKey()
  }
const secretOnly = (run: RouteHandler) => guarded([DEMO_KEYS.secret], run)
const anyKey = (run: RouteHandler) => guarded([DEMO_KEYS.secret, DEMO_KEYS.open], run)

/** An intent by its id: with the public key only together with its client key. */
const withKey = (
  { state }: World,
  run: (request: SandboxRequest, intent: Intent) => Reply | Promise<Reply>,
): RouteHandler =>
  anyKey((request, { id = '' }) => {
    const intent = state.intents.get(id)
    const given = request.query.get('client_key') ?? attributesOf(request)?.['client_key']
    const hidden = keyOf(request) === DEMO_KEYS.open && given !== intent?.clientKey
    return intent === undefined || hidden
      ? failed(404, 'resource_not_found', `No such payment_intent with id ${id}.`)
      : run(request, intent)
  })

type Fields = Record<string, unknown>
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** What stands in the envelope; undefined where there is none. */
function attributesOf(request: SandboxRequest): Fields | undefined {
  const data = isFields(request.json) ? request.json['data'] : undefined
  const attributes = isFields(data) ? data['attributes'] : undefined
  return isFields(attributes) ? attributes : undefined
}

const noEnvelope = (): Reply => failed(400, 'parameter_required', 'data.attributes is required.')

function createIntent(world: World, request: SandboxRequest): Reply {
  const given = attributesOf(request)
  if (!given) return noEnvelope()
  const { amount, currency, metadata, description } = given
  if (typeof amount !== 'number' || !Number.isInteger(amount)) {
    return badField('amount', 'parameter_data_type_invalid', 'amount should be an integer.')
  }
  if (amount < MINIMUM) {
    return badField('amount', 'parameter_below_minimum', `The minimum value for the amount is ${MINIMUM}.`)
  }
  if (currency !== 'PHP') return badField('currency', 'parameter_invalid', 'currency should be PHP.')
  const id = newId('pi')
  const intent: Intent = {
    id,
    clientKey: `${id}_client_${newId('x').slice(2)}`,
    amount,
    description: typeof description === 'string' ? description : null,
    metadata: isFields(metadata)
      ? Object.fromEntries(Object.entries(metadata).map(([name, value]) => [name, String(value)]))
      : {},
    status: 'awaiting_payment_method',
    lastError: null,
    payments: [],
    source: null,
    processingUntil: null,
    createdAt: world.now(),
    updatedAt: world.now(),
  }
  world.state.intents.set(id, intent)
  return told(world, intent, request)
}

function createMethod(world: World, request: SandboxRequest): Reply {
  const given = attributesOf(request)
  if (!given) return noEnvelope()
  if (given['type'] !== 'card') return badField('type', 'parameter_invalid', 'type should be card.')
  const details = isFields(given['details']) ? given['details'] : {}
  const billing = isFields(given['billing']) ? given['billing'] : {}
  const [number, cvc] = [textOf(details['card_number']), textOf(details['cvc'])]
  const [month, short] = [Number(details['exp_month']), Number(details['exp_year'])]
  const year = short < 100 ? 2000 + short : short
  const bad = (field: string, what: string) =>
    badField(`details.${field}`, 'parameter_format_invalid', `details.${field} ${what}`)
  if (!/^\d{13,19}$/.test(number)) return bad('card_number', 'format is invalid.')
  if (!(month >= 1 && month <= 12)) return bad('exp_month', 'must be between 1 and 12.')
  const today = new Date(world.now())
  const isPast = year < today.getUTCFullYear() || (year === today.getUTCFullYear() && month < today.getUTCMonth() + 1)
  if (isPast || year > today.getUTCFullYear() + 50)
    return bad('exp_year', 'must be at least this year or no later than 50 years from now.')
  if (!/^\d{3}$/.test(cvc)) return bad('cvc', 'must be 3 digits.')
  const text = (name: string): string => (typeof billing[name] === 'string' ? billing[name] : '')
  const method: Method = {
    id: newId('pm'),
    number,
    last4: number.slice(-4),
    expMonth: month,
    expYear: year,
    billing: { name: text('name'), email: text('email'), phone: text('phone') || null },
  }
  world.state.methods.set(method.id, method)
  return json({ data: methodResource(method) })
}

function attach(world: World, request: SandboxRequest, intent: Intent): Reply {
  const given = attributesOf(request)
  if (!given) return noEnvelope()
  finishProcessing(world, intent)
  const method = world.state.methods.get(textOf(given['payment_method']))
  if (!method) return failed(404, 'resource_not_found', 'No such payment_method.')
  if (intent.status === 'processing') {
    return failed(400, 'resource_processing_state', 'The payment intent is being processed.')
  }
  if (intent.status === 'succeeded' || intent.status === 'cancelled') {
    return failed(400, 'resource_processing_state', `The payment intent is already ${intent.status}.`)
  }
  const end = TEST_CARDS[method.number] ?? { end: 'paid' }
  if (end.end === 'declined') {
    refuse(world, intent, method, end.decline)
    return failed(400, 'resource_failed_state', end.decline.detail, { sub_code: end.decline.code })
  }
  if (end.end === 'secure') {
    const returnUrl = textOf(given['return_url'])
    if (!URL.canParse(returnUrl)) return badField('return_url', 'parameter_required', 'return_url is required.')
    Object.assign(intent, { status: 'awaiting_next_action', lastError: null, updatedAt: world.now() })
    intent.source = { id: newId('src'), returnUrl, method }
  } else pay(world, intent, method)
  return told(world, intent, request)
}

const told = (world: World, intent: Intent, request: SandboxRequest): Reply => {
  finishProcessing(world, intent)
  return json({ data: intentResource(intent, request.url.origin) })
}

/** The money is taken: at once, or after the time payments are worked on. */
function pay(world: World, intent: Intent, method: Method): void {
  intent.source = { id: intent.source?.id ?? newId('src'), returnUrl: intent.source?.returnUrl ?? '', method }
  intent.updatedAt = world.now()
  intent.lastError = null
  intent.status = 'processing'
  intent.processingUntil = world.now() + world.state.processingMs
  finishProcessing(world, intent)
}

function finishProcessing(world: World, intent: Intent): void {
  if (intent.status !== 'processing' || world.now() < (intent.processingUntil ?? 0) || !intent.source) return
  const { method } = intent.source
  const payment = {
    id: newId('pay'),
    status: 'paid' as const,
    refunds: [],
    amount: intent.amount,
    brand: brandOf(method.number),
    last4: method.last4,
    billing: method.billing,
    at: world.now(),
    decline: null,
  }
  intent.payments.push(payment)
  Object.assign(intent, { status: 'succeeded', processingUntil: null, updatedAt: world.now() })
  world.webhooks.send('payment.paid', paymentResource(payment, intent))
}

function refuse(world: World, intent: Intent, method: Method, decline: Decline): void {
  const payment = {
    id: newId('pay'),
    status: 'failed' as const,
    refunds: [],
    amount: intent.amount,
    brand: brandOf(method.number),
    last4: method.last4,
    billing: method.billing,
    at: world.now(),
    decline,
  }
  intent.payments.push(payment)
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

function secure(world: World, request: SandboxRequest): Reply {
  const id = request.query.get('id') ?? ''
  const intent = bySource(world, id)
  if (intent?.status !== 'awaiting_next_action') return html(gonePage(), { status: 404 })
  return html(securePage({ id, amount: intent.amount, description: intent.description ?? '' }))
}

function passSecure(world: World, request: SandboxRequest): Reply {
  const intent = bySource(world, request.form.get('id') ?? '')
  if (!intent?.source || intent.status !== 'awaiting_next_action') return html(gonePage(), { status: 404 })
  const { method, returnUrl } = intent.source
  const end = TEST_CARDS[method.number]
  const after = end?.end === 'secure' ? end.after : 'paid'
  if (request.form.get('answer') !== 'authorize') refuse(world, intent, method, NOT_AUTHENTICATED)
  else if (after === 'paid') pay(world, intent, method)
  else refuse(world, intent, method, after)
  return redirect(withIntent(returnUrl, intent.id))
}
