import type { ResponseOf } from '#contract/endpoint.ts'
import { PayMongoError } from '#server/connectors/paymongo/paymongo.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/platform/errors.ts'
import type { FileAnswer } from '#server/platform/http/binder.ts'
import { PLANS } from '../../subscriptions/rules.ts'
import type { PaymentDetails, payments, Quoted } from '../contract.ts'
import { isUnderWay, quote } from '../rules.ts'
import { receiptPdf } from './receipt-pdf.ts'
import * as queries from './queries.ts'
import type { PaymentRow } from './queries.ts'
import { NO_PLAN, provider } from './provider.ts'
import { settle } from './settle.ts'

type Person = { id: number }
type Standing = ResponseOf<typeof payments.verify>

/**
 * How a payment stands, read at the provider unless it is ended. A provider that does not answer changes nothing: then it
 * is `checking`.
 * @throws AppError 404 when it is not this person's; 400 `invalid_plan` when another plan is named than was paid for
 */
export async function verifyPayment(deps: Deps, user: Person, intentId: string, planId?: number): Promise<Standing> {
  const row = await ownPayment(deps, user, intentId)
  if (planId !== undefined && PLANS[row.plan_type].id !== planId) {
    throw new AppError(400, 'invalid_plan', NO_PLAN)
  }
  return standingOf(isUnderWay(row.state) ? await read(deps, row) : row)
}

async function read(deps: Deps, row: PaymentRow): Promise<PaymentRow> {
  if (row.intent_id === null) return row
  try {
    return await settle(deps, row.id, await provider(deps).readIntent(row.intent_id))
  } catch (error) {
    if (!(error instanceof PayMongoError)) throw error
    deps.log.warn({ err: error, payment: row.id }, 'a payment could not be read')
    return row
  }
}

export function standingOf({ state }: PaymentRow): Standing {
  if (state === 'paid') return { success: true, status: 'succeeded' }
  if (state === 'open' || state === 'failed') return { success: false, status: 'failed' }
  if (state === 'authenticating') return { success: false, status: 'awaiting_next_action' }
  return { success: false, status: state === 'processing' ? 'processing' : 'checking' }
}

/** A person's payment. @throws AppError 404 when it is not theirs */
export async function ownPayment(deps: Deps, user: Person, intentId: string): Promise<PaymentRow> {
  const row = await queries.findByIntent(deps.db, intentId, user.id)
  if (!row) throw new AppError(404, 'not_found', 'Not found.')
  return row
}

/** The receipt of a payment. @throws AppError 404 when it is not this person's, or not paid */
export async function paymentDetails(deps: Deps, user: Person, intentId: string): Promise<PaymentDetails> {
  const row = await ownPayment(deps, user, intentId)
  if (row.state !== 'paid') throw new AppError(404, 'not_found', 'Not found.')
  return asDetails(deps, row)
}

/** Every receipt of a person, the latest first. */
export async function listReceipts(deps: Deps, user: Person): Promise<{ results: PaymentDetails[] }> {
  const rows = await queries.listPaid(deps.db, user.id)
  return { results: rows.map((row) => asDetails(deps, row)) }
}

/** A receipt as a PDF of one page. @throws AppError 404 when this person has no receipt of that number */
export async function readReceiptFile(deps: Deps, user: Person, number: number): Promise<FileAnswer> {
  const row = await queries.findReceipt(deps.db, user.id, number)
  if (!row) throw new AppError(404, 'not_found', 'Not found.')
  const bytes = await receiptPdf(asDetails(deps, row))
  return { name: `hanap-receipt-${number}.pdf`, contentType: 'application/pdf', bytes }
}

function asDetails({ config }: Pick<Deps, 'config'>, row: PaymentRow): PaymentDetails {
  return {
    id: row.intent_id ?? '',
    status: row.refunded_at === null ? 'PAID' : 'REFUNDED',
    amount: row.amount_centavos / 100,
    currency: 'PHP',
    description: `Hanap ${PLANS[row.plan_type].name}, 1 month`,
    method: row.method,
    card: row.card_brand,
    card_last4: row.card_last4,
    paid_at: (row.paid_at ?? row.updated_at).toISOString(),
    billing: { name: row.billing_name ?? '', email: row.billing_email ?? '', phone: row.billing_phone ?? '' },
    receipt_number: Number(row.receipt_number),
    plan_type: row.plan_type,
    valid_from: (row.granted_from ?? row.updated_at).toISOString(),
    valid_until: (row.granted_until ?? row.updated_at).toISOString(),
    issuer: {
      name: config.OPERATOR_NAME,
      tin: config.OPERATOR_TIN ?? null,
      address: config.OPERATOR_ADDRESS ?? null,
    },
  }
}

/** What each paid plan would give now, where the browser sends cards, and a payment that is under way. */
export async function paymentTerms(deps: Deps, user: Person): Promise<ResponseOf<typeof payments.terms>> {
  const now = deps.clock.now()
  const standing = await queries.readStanding(deps.db, user.id)
  const quotes = (['basic', 'premium'] as const).flatMap((type): Quoted[] => {
    const given = quote(standing, type, now)
    if (given === null) return []
    const { plan_type, amount_centavos, kind, starts_at, ends_at } = given
    const moments = { starts_at: starts_at.toISOString(), ends_at: ends_at.toISOString() }
    return [{ plan_id: PLANS[type].id, plan_type, amount_centavos, kind, ...moments }]
  })
  const open = await queries.findUnended(deps.db, user.id)
  const under_way =
    open && open.state !== 'open' && open.intent_id !== null
      ? {
          payment_id: open.intent_id,
          plan_id: PLANS[open.plan_type].id,
          status: standingOf(open).status,
          method: open.method,
        }
      : null
  const { PAYMONGO_PUBLIC_KEY: public_key, PAYMONGO_URL: url, PAYMONGO_METHODS: methods } = deps.config
  return { quotes, provider: public_key === undefined ? null : { url, public_key }, methods, under_way }
}

export type { PaymentFigures } from './queries.ts'

/** Centavos received and given back, and how many payments failed, wait or are held. */
export const paymentFigures = (deps: Pick<Deps, 'db'>) => queries.countPayments(deps.db)
