import * as z from 'zod/mini'
import { createBreaker } from '../../platform/breaker/breaker.ts'
import type { Clock } from '../../platform/clock.ts'
import { declineSentence, PayMongoError } from './errors.ts'

export { PayMongoError } from './errors.ts'
export { verifySignature } from './signature.ts'

/** Settings of the connector. */
export type PayMongoConfig = {
  /** Such as `https://api.paymongo.com/v1`; plain http only for a stand-in. */
  url: string
  secretKey: string
  clock: Clock
  /** Deadline of one call in milliseconds. Default 20,000: banks take their time. */
  totalMs?: number
}

/** Kept in memory for one call. `expYear` has four digits. */
export type Card = { number: string; expMonth: number; expYear: number; cvc: string }
export type Billing = { name: string; email: string; phone: string }

/** A payment intent as PayMongo tells it; amounts in centavos. */
export type Intent = {
  id: string
  status: string
  amount: number
  currency: string
  livemode: boolean
  /** Where the person goes on, on a host of PayMongo's; null when nothing is to be done. */
  nextActionUrl: string | null
  lastError: { code: string; message: string } | null
  payment: {
    id: string
    status: string
    brand: string | null
    last4: string | null
    paidAt: Date | null
    /** Centavos that were given back. */
    refunded: number
  } | null
  metadata: Record<string, string>
}

/** The Payment Intents of PayMongo. Every failure is a `PayMongoError`; nothing that may have had its effect is repeated. */
export type PayMongo = {
  createIntent(given: { amount: number; description: string; metadata: Record<string, string> }): Promise<Intent>
  /** @throws PayMongoError `refused` when there is no such intent under this key */
  readIntent(id: string): Promise<Intent>
  /** @throws PayMongoError `invalid` with PayMongo's sentence when a field of the card is wrong */
  createMethod(given: { card: Card; billing: Billing }): Promise<{ id: string; last4: string | null }>
  /** @throws PayMongoError `declined` with a sentence for the person */
  attach(given: { intentId: string; methodId: string; returnUrl: string }): Promise<Intent>
}

const TOTAL_MS = 20_000
/** Cards in pesos, taken at once, with 3-D Secure where the card has it. */
const INTENT = {
  currency: 'PHP',
  payment_method_allowed: ['card'],
  payment_method_options: { card: { request_three_d_secure: 'any' } },
  capture_type: 'automatic',
  statement_descriptor: 'Hanap',
}
const LONGEST_ANSWER = 500_000

const text = z.nullish(z.string())
const answer = z.object({ data: z.object({ id: z.string(), attributes: z.record(z.string(), z.unknown()) }) })
const failure = z.object({
  errors: z.array(z.object({ code: text, detail: text, sub_code: text })),
})
const refundAttributes = z.object({ amount: z.number(), status: z.string() })
const paymentResource = z.object({
  id: z.string(),
  attributes: z.object({
    status: z.string(),
    paid_at: z.nullish(z.number()),
    source: z.nullish(z.object({ brand: text, last4: text })),
    amount: z.nullish(z.number()),
    refunds: z.nullish(z.array(z.object({ attributes: z.nullish(refundAttributes) }))),
  }),
})
const intentAttributes = z.object({
  amount: z.number(),
  currency: z.string(),
  status: z.string(),
  livemode: z.boolean(),
  next_action: z.nullish(z.object({ redirect: z.nullish(z.object({ url: z.string() })) })),
  last_payment_error: z.nullish(z.object({ failed_code: text, failed_message: text })),
  payments: z.nullish(z.array(paymentResource)),
  metadata: z.nullish(z.record(z.string(), z.unknown())),
})
const methodAttributes = z.object({ details: z.nullish(z.object({ last4: text })) })

/** Nothing is asked before somebody pays. */
export function createPayMongo(config: PayMongoConfig): PayMongo {
  const breaker = createBreaker({ threshold: 8, openMs: 20_000, clock: config.clock })
  const call = async (method: 'GET' | 'POST', path: string, attributes?: object) => {
    if (!breaker.allows()) throw new PayMongoError('down', 'PayMongo failed several times in a row.')
    try {
      const read = await exchange(config, method, path, attributes)
      breaker.success()
      return read
    } catch (error) {
      if (error instanceof PayMongoError && error.kind === 'down') breaker.failure()
      else breaker.success()
      throw error
    }
  }
  const asIntent = (data: Data) => intentOf(data, new URL(config.url))
  return {
    createIntent: async ({ amount, description, metadata }) =>
      asIntent(await call('POST', '/payment_intents', { ...INTENT, amount, description, metadata })),
    readIntent: async (id) => asIntent(await call('GET', `/payment_intents/${encodeURIComponent(id)}`)),
    async createMethod({ card, billing }) {
      const { id, attributes } = await call('POST', '/payment_methods', methodOf(card, billing))
      return { id, last4: checked(methodAttributes, attributes).details?.last4 ?? null }
    },
    attach: async ({ intentId, methodId, returnUrl }) =>
      asIntent(
        await call('POST', `/payment_intents/${encodeURIComponent(intentId)}/attach`, {
          payment_method: methodId,
          return_url: returnUrl,
        }),
      ),
  }
}

const methodOf = (card: Card, { name, email, phone }: Billing) => ({
  type: 'card',
  details: { card_number: card.number, exp_month: card.expMonth, exp_year: card.expYear, cvc: card.cvc },
  billing: { name, email, ...(phone === '' ? {} : { phone }) },
})

type Data = { id: string; attributes: Record<string, unknown> }

async function exchange(config: PayMongoConfig, method: string, path: string, attributes?: object): Promise<Data> {
  const body = attributes === undefined ? null : JSON.stringify({ data: { attributes } })
  let response: Response
  let read: string
  try {
    response = await fetch(config.url + path, {
      method,
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(config.totalMs ?? TOTAL_MS),
      headers: {
        authorization: `Basic ${Buffer.from(`${config.secretKey}:`).toString('base64')}`,
        accept: 'application/json',
        ...(body === null ? {} : { 'content-type': 'application/json' }),
      },
    })
    read = (await response.text()).slice(0, LONGEST_ANSWER)
  } catch {
    // The cause may quote the request, which has a card in it.
    throw new PayMongoError('down', 'PayMongo did not answer.')
  }
  const value = parsed(read)
  if (response.ok) {
    const good = z.safeParse(answer, value)
    if (!good.success) throw new PayMongoError('down', 'PayMongo answered something else.')
    return good.data.data
  }
  throw failureOf(response.status, value)
}

function parsed(read: string): unknown {
  try {
    return JSON.parse(read)
  } catch {
    return undefined
  }
}

function failureOf(status: number, value: unknown): PayMongoError {
  const told = z.safeParse(failure, value)
  const first = told.success ? told.data.errors[0] : undefined
  const [code, detail] = [first?.code ?? undefined, first?.detail ?? '']
  if (status === 429) return new PayMongoError('busy', 'PayMongo takes no more calls right now.', { code })
  if (status >= 500 || first === undefined) {
    return new PayMongoError('down', `PayMongo answered ${status}.`)
  }
  if (status === 402 || code === 'resource_failed_state') {
    const sub = first.sub_code ?? undefined
    return new PayMongoError('declined', declineSentence(sub, detail), { code: sub ?? code })
  }
  if (status === 400 && code?.startsWith('parameter_')) return new PayMongoError('invalid', detail, { code })
  return new PayMongoError('refused', `PayMongo refused: ${code ?? status}.`, { code })
}

function checked<T>(schema: z.ZodMiniType<T>, value: unknown): T {
  const read = z.safeParse(schema, value)
  if (read.success) return read.data
  throw new PayMongoError('down', 'PayMongo answered something else.')
}

function intentOf({ id, attributes }: Data, home: URL): Intent {
  const told = checked(intentAttributes, attributes)
  const payment = told.payments?.at(-1)
  const metadata = Object.entries(told.metadata ?? {}).filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string',
  )
  const error = told.last_payment_error
  return {
    id,
    status: told.status,
    amount: told.amount,
    currency: told.currency,
    livemode: told.livemode,
    nextActionUrl: safeAddress(told.next_action?.redirect?.url, home),
    lastError: error
      ? {
          code: error.failed_code ?? 'unknown_error',
          message: declineSentence(error.failed_code ?? undefined, error.failed_message ?? ''),
        }
      : null,
    payment: payment
      ? {
          id: payment.id,
          status: payment.attributes.status,
          brand: payment.attributes.source?.brand ?? null,
          last4: payment.attributes.source?.last4 ?? null,
          paidAt: payment.attributes.paid_at ? new Date(payment.attributes.paid_at * 1000) : null,
          refunded: refundedOf(payment.attributes),
        }
      : null,
    metadata: Object.fromEntries(metadata),
  }
}

/** A payment that is wholly given back may say so by its status alone. */
function refundedOf({ status, amount, refunds }: z.output<typeof paymentResource>['attributes']): number {
  const given = (refunds ?? []).reduce(
    (sum, { attributes: of }) => sum + (of?.status === 'succeeded' ? of.amount : 0),
    0,
  )
  return status === 'refunded' ? Math.max(given, amount ?? 0) : given
}

/** A person is only ever sent to PayMongo's own pages, or the stand-in's. */
function safeAddress(url: string | undefined, home: URL): string | null {
  if (url === undefined || !URL.canParse(url)) return null
  const { protocol, hostname, origin } = new URL(url)
  if (origin === home.origin) return url
  return protocol === 'https:' && (hostname === 'paymongo.com' || hostname.endsWith('.paymongo.com')) ? url : null
}
