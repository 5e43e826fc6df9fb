import * as z from 'zod'

/** Settings of paying by card; without a secret key nobody can. */
export const paymentSettings = {
  PAYMONGO_URL: z
    .url('must be an address such as https://api.paymongo.com/v1')
    .default('https://api.paymongo.com/v1')
    .transform((text) => text.replace(/(?<!\/)\/+$/, '')),
  PAYMONGO_SECRET_KEY: z
    .string()
    .regex(/^sk_(test|live)_\w+$/, 'must begin with sk_test_ or sk_live_')
    .optional(),
  /** With it the browser sends cards to PayMongo itself. */
  PAYMONGO_PUBLIC_KEY: z
    .string()
    .regex(/^pk_(test|live)_\w+$/, 'must begin with pk_test_ or pk_live_')
    .optional(),
  /** What people may pay with; cards are always offered. */
  PAYMONGO_METHODS: z
    .string()
    .default('card')
    .transform((text) => text.split(',').map((name) => name.trim()))
    .pipe(z.array(z.enum(['card', 'gcash', 'qrph'], 'must be a comma list of card, gcash and qrph')))
    .refine((methods) => methods.includes('card'), 'must have card in it')
    .transform((methods) => [...new Set(methods)]),
  PAYMONGO_WEBHOOK_SECRET: z.string().min(8, 'must have at least 8 characters').optional(),
  /** Who receives the money: stands on every receipt. */
  OPERATOR_NAME: z.string().max(120, 'must have at most 120 characters').default('Hanap'),
  OPERATOR_TIN: z
    .string()
    .regex(/^\d{3}-\d{3}-\d{3}(-\d{3,5})?$/, 'must be a TIN such as 123-456-789-00000')
    .optional(),
  OPERATOR_ADDRESS: z.string().max(200, 'must have at most 200 characters').optional(),
}

export type PaymentSettings = z.output<z.ZodObject<typeof paymentSettings>>

const DEMO_SECRET_KEY = 'sk_test_hanapdemoonly'

/** The stand-in and the keys it knows. */
export const paymentsInSandbox = (port: number) => ({
  PAYMONGO_URL: `http://127.0.0.1:${port}/v1`,
  PAYMONGO_SECRET_KEY: DEMO_SECRET_KEY,
  PAYMONGO_WEBHOOK_SECRET: 'whsk_hanapdemoonly',
})

/** A key without the other of its mode. */
export function paymentProblems(given: PaymentSettings): string[] {
  const { PAYMONGO_SECRET_KEY: secret, PAYMONGO_PUBLIC_KEY: open, PAYMONGO_WEBHOOK_SECRET: webhook } = given
  if (secret === undefined) {
    return open === undefined && webhook === undefined ? [] : ['PAYMONGO_SECRET_KEY is missing: other keys are set']
  }
  const modes = open !== undefined && open.slice(3, 7) !== secret.slice(3, 7)
  return modes ? ['PAYMONGO_PUBLIC_KEY and PAYMONGO_SECRET_KEY are of different modes'] : []
}

/** What production refuses: demo keys, and cards over a line that is not sealed. */
export function paymentProductionProblems(given: PaymentSettings, publicUrl: string | undefined): string[] {
  const { PAYMONGO_SECRET_KEY: secret, PAYMONGO_URL: url, PAYMONGO_WEBHOOK_SECRET: webhook } = given
  if (secret === undefined) return []
  return [
    ...(secret === DEMO_SECRET_KEY ? ['PAYMONGO_SECRET_KEY is the demo key'] : []),
    ...(url.startsWith('https:') ? [] : ['PAYMONGO_URL is not https']),
    ...(publicUrl?.startsWith('https:') === true ? [] : ['PUBLIC_URL is not https: cards go over it']),
    ...(webhook === undefined ? ['PAYMONGO_WEBHOOK_SECRET is missing'] : []),
    ...(given.OPERATOR_TIN === undefined ? ['OPERATOR_TIN is missing: it stands on every receipt'] : []),
  ]
}
