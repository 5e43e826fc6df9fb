import { createClock } from '../http/clock.ts'
import { createControl, type Control } from '../http/control.ts'
import type { Handler, Reply, SandboxRequest } from '../http/exchange.ts'
import { html, json } from '../http/replies.ts'
import { createRouter } from '../http/router.ts'
import { addControls } from './controls.ts'
import { createMethod } from './methods.ts'
import { startPage } from './pages.ts'
import { attach, cancel, passSecure, secure, told } from './paying.ts'
import {
  anyKey,
  attributesOf,
  badField,
  DEMO_KEYS,
  failed,
  isFields,
  noEnvelope,
  secretOnly,
  withKey,
} from './requests.ts'
import { emptyState, type Intent, METHOD_TYPES, newId } from './state.ts'
import { createWebhooks } from './webhooks.ts'
import type { World } from './world.ts'

const MINIMUM = 2000

/** What a browser of another site may do, as at PayMongo itself. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'authorization, content-type',
}

/** PayMongo's Payment Intents with its test cards, wallets, QR Ph, its 3-D Secure page and its signed webhooks. */
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
  return { handler: forBrowsers(routesOf(world)), control, close: webhooks.stop }
}

const routesOf = (world: World): Handler =>
  createRouter(
    [
      { method: 'GET', path: '/', handle: () => html(startPage(waitingPages(world))) },
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
      {
        method: 'POST',
        path: '/v1/payment_intents/{id}/cancel',
        handle: withKey(world, (request, intent) => cancel(world, request, intent)),
      },
      { method: 'GET', path: '/v1/webhooks', handle: secretOnly(() => json({ data: webhookResources(world) })) },
      { method: 'POST', path: '/v1/payment_methods', handle: anyKey((request) => createMethod(world, request)) },
      { method: 'GET', path: '/sources', handle: (request) => secure(world, request) },
      { method: 'POST', path: '/sources', handle: (request) => passSecure(world, request) },
    ],
    () => failed(404, 'resource_not_found', 'No such route.'),
  )

/** Lets a page of another site call the API, as it does to make a payment method with the public key. */
const forBrowsers =
  (handler: Handler): Handler =>
  async (request) => {
    if (!request.url.pathname.startsWith('/v1/')) return handler(request)
    const reply: Reply =
      request.method === 'OPTIONS' ? { status: 204, headers: {}, cookies: [], body: '' } : await handler(request)
    return { ...reply, headers: { ...reply.headers, ...CORS } }
  }

/** Payments somebody has to confirm, for the codes no app can scan. */
const waitingPages = ({ state }: World) =>
  [...state.intents.values()].flatMap(({ status, source, amount, description }) =>
    status === 'awaiting_next_action' && source ? [{ id: source.id, amount, description: description ?? '' }] : [],
  )

const webhookResources = ({ webhooks: { settings } }: World) =>
  settings.url === null
    ? []
    : [
        {
          id: 'hook_demo',
          type: 'webhook',
          attributes: {
            url: settings.url,
            status: settings.enabled ? 'enabled' : 'disabled',
            events: ['payment.paid', 'payment.failed', 'payment.refunded', 'qrph.expired'],
            livemode: false,
          },
        },
      ]

function createIntent(world: World, request: SandboxRequest): Reply {
  const given = attributesOf(request)
  if (!given) return noEnvelope()
  const { amount, currency, metadata, description, payment_method_allowed: allowed } = given
  if (typeof amount !== 'number' || !Number.isInteger(amount)) {
    return badField('amount', 'parameter_data_type_invalid', 'amount should be an integer.')
  }
  if (amount < MINIMUM) {
    return badField('amount', 'parameter_below_minimum', `The minimum value for the amount is ${MINIMUM}.`)
  }
  if (currency !== 'PHP') return badField('currency', 'parameter_invalid', 'currency should be PHP.')
  const types = METHOD_TYPES.filter((type) => Array.isArray(allowed) && allowed.includes(type))
  if (types.length === 0) {
    return badField('payment_method_allowed', 'parameter_required', 'payment_method_allowed is required.')
  }
  const id = newId('pi')
  const intent: Intent = {
    id,
    clientKey: `${id}_client_${newId('x').slice(2)}`,
    amount,
    allowed: types,
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
