import * as z from 'zod/mini'
import { declineSentence, PayMongoError } from './errors.ts'

/** A payment intent as PayMongo tells it; amounts in centavos. */
export type Intent = {
  id: string
  status: string
  amount: number
  currency: string
  livemode: boolean
  /** Where the person goes on, on a host of PayMongo's; null when nothing is to be done. */
  nextActionUrl: string | null
  /** A QR Ph code to be scanned, as an image in a `data:` address; null when there is none. */
  qr: { imageUrl: string; expiresAt: Date | null } | null
  lastError: { code: string; message: string } | null
  payment: {
    id: string
    status: string
    /** What it was paid with, such as `card` or `gcash`. */
    type: string | null
    brand: string | null
    last4: string | null
    paidAt: Date | null
    /** Centavos that were given back. */
    refunded: number
  } | null
  metadata: Record<string, string>
}

/** As PayMongo wraps every answer. */
export type Data = { id: string; attributes: Record<string, unknown> }

const text = z.nullish(z.string())
const refundAttributes = z.object({ amount: z.number(), status: z.string() })
const paymentResource = z.object({
  id: z.string(),
  attributes: z.object({
    status: z.string(),
    paid_at: z.nullish(z.number()),
    source: z.nullish(z.object({ type: text, brand: text, last4: text })),
    amount: z.nullish(z.number()),
    refunds: z.nullish(z.array(z.object({ attributes: z.nullish(refundAttributes) }))),
  }),
})
const intentAttributes = z.object({
  amount: z.number(),
  currency: z.string(),
  status: z.string(),
  livemode: z.boolean(),
  next_action: z.nullish(
    z.object({
      redirect: z.nullish(z.object({ url: z.string() })),
      code: z.nullish(z.object({ image_url: z.string(), expires_at: z.nullish(z.union([z.string(), z.number()])) })),
    }),
  ),
  last_payment_error: z.nullish(z.object({ failed_code: text, failed_message: text })),
  payments: z.nullish(z.array(paymentResource)),
  metadata: z.nullish(z.record(z.string(), z.unknown())),
})

/** An answer of the expected shape. @throws PayMongoError `down` */
export function checked<T>(schema: z.ZodMiniType<T>, value: unknown): T {
  const read = z.safeParse(schema, value)
  if (read.success) return read.data
  throw new PayMongoError('down', 'PayMongo answered something else.')
}

/** An intent out of an answer; `home` is where the API is. @throws PayMongoError `down` when it is something else */
export function intentOf({ id, attributes }: Data, home: URL): Intent {
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
    qr: qrOf(told.next_action?.code),
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
          type: payment.attributes.source?.type ?? null,
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

const IMAGE = /^data:image\/(?:png|jpeg|svg\+xml);base64,[\w+/=]+$/
const LONGEST_IMAGE = 300_000

/** Only a picture that is all there: nothing is fetched from elsewhere to show it. */
function qrOf(
  code: { image_url: string; expires_at?: string | number | null | undefined } | null | undefined,
): Intent['qr'] {
  if (!code || code.image_url.length > LONGEST_IMAGE || !IMAGE.test(code.image_url)) return null
  const { expires_at: at } = code
  const expiresAt = typeof at === 'number' ? new Date(at * 1000) : typeof at === 'string' ? new Date(at) : null
  return { imageUrl: code.image_url, expiresAt: expiresAt && !Number.isNaN(expiresAt.getTime()) ? expiresAt : null }
}

/** A person is only ever sent to PayMongo's own pages, or the stand-in's. */
function safeAddress(url: string | undefined, home: URL): string | null {
  if (url === undefined || !URL.canParse(url)) return null
  const { protocol, hostname, origin } = new URL(url)
  if (origin === home.origin) return url
  return protocol === 'https:' && (hostname === 'paymongo.com' || hostname.endsWith('.paymongo.com')) ? url : null
}
