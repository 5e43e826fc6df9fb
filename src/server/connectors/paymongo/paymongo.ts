import * as z from 'zod/mini'
import { createBreaker } from '../../platform/breaker/breaker.ts'
import type { Clock } from '../../platform/clock.ts'
import { declineSentence, PayMongoError } from './errors.ts'
import { checked, type Intent, intentOf } from './intent.ts'

export { PayMongoError } from './errors.ts'
export type { Intent } from './intent.ts'
export { verifySignature } from './signature.ts'

/** Ways to pay that are offered here. */
export type MethodType = 'card' | 'gcash' | 'qrph'

/** Settings of the connector. */
export type PayMongoConfig = {
  /** Such as `https://api.paymongo.com/v1`; plain http only for a stand-in. */
  url: string
  secretKey: string
  clock: Clock
  /** What the account may be paid with. Default: cards alone. */
  methods?: readonly MethodType[]
  /** Deadline of one call in milliseconds. Default 20,000: banks take their time. */
  totalMs?: number
}

/** Kept in memory for one call. `expYear` has four digits. */
export type Card = { number: string; expMonth: number; expYear: number; cvc: string }
export type Billing = { name: string; email: string; phone: string }

/** The Payment Intents of PayMongo. Every failure is a `PayMongoError`; nothing that may have had its effect is repeated. */
export type PayMongo = {
  createIntent(given: { amount: number; description: string; metadata: Record<string, string> }): Promise<Intent>
  /** @throws PayMongoError `refused` when there is no such intent under this key */
  readIntent(id: string): Promise<Intent>
  /**
   * A card, or without one a wallet or a QR Ph code, which is good for half an hour after it was attached.
   * @throws PayMongoError `invalid` with PayMongo's sentence when a field is wrong
   */
  createMethod(given: { type: MethodType; card: Card | null; billing: Billing }): Promise<{ id: string }>
  /** @throws PayMongoError `declined` with a sentence for the person */
  attach(given: { intentId: string; methodId: string; returnUrl: string }): Promise<Intent>
  /**
   * Takes an intent back, so that nothing can be charged by it any more.
   * @throws PayMongoError `refused` when it is too late for that
   */
  cancelIntent(id: string): Promise<Intent>
  /** Where PayMongo sends its events, as far as this key may see. */
  listWebhooks(): Promise<Webhook[]>
}

export type Webhook = { url: string; status: string; events: string[] }

const TOTAL_MS = 20_000
/** Seconds a QR Ph code can be scanned. */
const QR_SECONDS = 1800
/** In pesos, taken at once, with 3-D Secure where a card has it. */
const INTENT = {
  currency: 'PHP',
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
const webhookAttributes = z.object({ url: z.string(), status: z.string(), events: z.nullish(z.array(z.string())) })
const webhookList = z.object({ data: z.array(z.object({ attributes: webhookAttributes })) })

/** Nothing is asked before somebody pays. */
export function createPayMongo(config: PayMongoConfig): PayMongo {
  const ask = behindBreaker(config.clock)
  const call = (method: 'GET' | 'POST', path: string, attributes?: object) =>
    ask(async () => checked(answer, await exchange(config, method, path, attributes)).data)
  const intent = async (method: 'GET' | 'POST', path: string, attributes?: object) =>
    intentOf(await call(method, path, attributes), new URL(config.url))
  const ofIntent = (id: string) => `/payment_intents/${encodeURIComponent(id)}`
  return {
    createIntent: (given) =>
      intent('POST', '/payment_intents', {
        ...INTENT,
        ...given,
        payment_method_allowed: config.methods ?? ['card'],
      }),
    readIntent: (id) => intent('GET', ofIntent(id)),
    createMethod: async (given) => ({ id: (await call('POST', '/payment_methods', methodOf(given))).id }),
    attach: ({ intentId, methodId, returnUrl }) =>
      intent('POST', `${ofIntent(intentId)}/attach`, { payment_method: methodId, return_url: returnUrl }),
    cancelIntent: (id) => intent('POST', `${ofIntent(id)}/cancel`, {}),
    listWebhooks: () =>
      ask(async () =>
        checked(webhookList, await exchange(config, 'GET', '/webhooks')).data.map(({ attributes: hook }) => ({
          url: hook.url,
          status: hook.status,
          events: hook.events ?? [],
        })),
      ),
  }
}

/** Asks no more for a while after several failures in a row. */
function behindBreaker(clock: Clock) {
  const breaker = createBreaker({ threshold: 8, openMs: 20_000, clock })
  return async <T>(run: () => Promise<T>): Promise<T> => {
    if (!breaker.allows()) throw new PayMongoError('down', 'PayMongo failed several times in a row.')
    try {
      const read = await run()
      breaker.success()
      return read
    } catch (error) {
      if (error instanceof PayMongoError && error.kind === 'down') breaker.failure()
      else breaker.success()
      throw error
    }
  }
}

function methodOf({ type, card, billing }: { type: MethodType; card: Card | null; billing: Billing }) {
  const { name, email, phone } = billing
  return {
    type,
    billing: { name, email, ...(phone === '' ? {} : { phone }) },
    ...(type === 'qrph' ? { expiry_seconds: QR_SECONDS } : {}),
    ...(card === null
      ? {}
      : { details: { card_number: card.number, exp_month: card.expMonth, exp_year: card.expYear, cvc: card.cvc } }),
  }
}

/** One call. @returns the body of a good answer, unchecked */
async function exchange(config: PayMongoConfig, method: string, path: string, attributes?: object): Promise<unknown> {
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
  if (response.ok) return value
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
