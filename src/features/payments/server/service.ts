import { AppError } from '#server/platform/errors.ts'
import { PayMongoError, type PayMongo } from '#server/connectors/paymongo/paymongo.ts'
import type { Deps } from '#server/deps.ts'
import { inTransaction } from '#server/platform/db/database.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { PLANS } from '../../subscriptions/rules.ts'
import { cardProblem, payerProblem } from '../card.ts'
import type { Created, payments } from '../contract.ts'
import { isUnderWay, paidPlan, type PaidPlan, type PaymentMethod, quote } from '../rules.ts'
import { answerKnown, answerOf, SENTENCES } from './answers.ts'
import * as queries from './queries.ts'
import type { PaymentRow } from './queries.ts'
import { NO_PLAN, provider } from './provider.ts'
import { lookLater, lookTask, settle } from './settle.ts'

type Person = { id: number }
type Asked = BodyOf<typeof payments.create>

const HOUR_MS = 3_600_000
/** A try that stopped before anything was sent. */
const ABANDONED_MS = 120_000
/** Another tab, an impatient second tap: nobody means to pay for two months within that time. */
const JUST_PAID_MS = 120_000

/**
 * Pays for a plan. One payment per person is under way at a time: a second try while the end of the first is not known is
 * told so, a try after a refused card uses the same intent, the same `request_key` is the same payment, and so is a second
 * try for the same plan within two minutes of a good one. What the provider does not answer is not failed but looked into.
 * @throws AppError 400 `invalid_plan`, `invalid_card`; 409 `plan_running`; 502 `payment_failed`; 503 `payments_off`
 */
export async function createPayment(deps: Deps, user: Person, asked: Asked): Promise<Created> {
  const payMongo = provider(deps)
  const plan = paidPlan(asked.plan_id)
  if (!plan) throw new AppError(400, 'invalid_plan', NO_PLAN)
  const method = checkedMethod(deps, asked)
  const card = checkedCard(deps, asked)
  const begun = await begin(deps, user, plan.plan_type, asked)
  if ('known' in begun) return answerKnown(deps, begun.known)
  const { row } = begun
  const { billing } = asked.payment_details
  const person = { name: billing.name.trim(), email: billing.email.trim(), phone: billing.phone?.trim() ?? '' }
  try {
    const intentId = row.intent_id ?? (await makeIntent(deps, payMongo, row))
    const methodId =
      asked.payment_method_id ?? (await payMongo.createMethod({ type: method, card, billing: person })).id
    await send(deps, row, { intentId, method, person })
    const intent = await payMongo.attach({ intentId, methodId, returnUrl: returnUrl(deps) })
    return answerOf(await settle(deps, row.id, intent), intent)
  } catch (error) {
    return afterFailure(deps, row.id, error)
  }
}

const returnUrl = ({ config }: Deps): string => `${config.PUBLIC_URL}/subscription/plans`

/** What is paid with, as far as the operator offers it. */
function checkedMethod({ config }: Deps, { method = 'card', payment_details: { billing } }: Asked): PaymentMethod {
  if (!config.PAYMONGO_METHODS.includes(method)) {
    throw new AppError(400, 'invalid_method', 'This way to pay is not offered here.')
  }
  const problem = method === 'card' ? null : payerProblem(billing)
  if (problem) throw new AppError(400, 'invalid_payer', problem.message)
  return method
}

/** The card to be sent; null where the browser made the payment method itself, or it is no card. */
function checkedCard(deps: Deps, { payment_details: { card, billing }, payment_method_id, method = 'card' }: Asked) {
  if (payment_method_id !== undefined || method !== 'card') return null
  const form = {
    cardNumber: card?.number ?? '',
    expMonth: card?.exp_month ?? '',
    expYear: (card?.exp_year ?? '').replace(/^20(?=\d\d$)/, ''),
    cvc: card?.cvc ?? '',
    name: billing.name,
    email: billing.email,
    phone: billing.phone ?? '',
  }
  const problem = cardProblem(form, deps.clock.now())
  if (problem) throw new AppError(400, 'invalid_card', problem.message)
  return {
    number: form.cardNumber.replace(/\s+/g, ''),
    expMonth: Number(form.expMonth),
    expYear: 2000 + Number(form.expYear),
    cvc: form.cvc.trim(),
  }
}

type Begun = { row: PaymentRow } | { known: PaymentRow }

/** The payment this try belongs to: a new one, the one that still waits for a card, or the answer of one under way. */
function begin(deps: Deps, user: Person, plan: PaidPlan, asked: Asked): Promise<Begun> {
  const now = deps.clock.now()
  const key = asked.request_key ?? null
  return inTransaction(deps.db, async (db): Promise<Begun> => {
    await queries.lockPerson(db, user.id)
    const same = key === null ? undefined : await queries.findByRequest(db, user.id, key)
    if (same && same.state !== 'open') return { known: same }
    if (quote(await queries.readStanding(db, user.id), plan, now) === null) {
      throw new AppError(409, 'plan_running', SENTENCES.running)
    }
    const open = await queries.findUnended(db, user.id)
    if (!open) {
      // Read after the one above: a payment that ends between the two is found by one of them.
      const just = await queries.findPaidSince(db, user.id, plan, new Date(now.getTime() - JUST_PAID_MS))
      return just ? { known: just } : { row: await insert() }
    }
    if (open.state !== 'open') return { known: open }
    if (open.intent_id === null && now.getTime() - open.updated_at.getTime() < ABANDONED_MS) {
      return { known: { ...open, state: 'attaching' } }
    }
    if (open.plan_type === plan) {
      await queries.updatePayment(db, open.id, { request_key: key, failed_message: null, failed_code: null }, now)
      return { row: open }
    }
    await queries.updatePayment(db, open.id, { state: 'failed', request_key: null }, now)
    return { row: await insert() }

    function insert() {
      const { price_centavos: amount_centavos } = PLANS[plan]
      return queries.insertPayment(db, { user_id: user.id, plan_type: plan, amount_centavos, request_key: key, now })
    }
  })
}

/** The intent is known to us before any card is sent: whatever comes of it can be told whose it is. */
async function makeIntent(deps: Deps, payMongo: PayMongo, row: PaymentRow): Promise<string> {
  const { id } = await payMongo.createIntent({
    amount: row.amount_centavos,
    description: `Hanap ${PLANS[row.plan_type].name}, 1 month`,
    metadata: { payment: String(row.id) },
  })
  await queries.updatePayment(deps.db, row.id, { intent_id: id }, deps.clock.now())
  return id
}

type Billing = { name: string; email: string; phone: string }

/** From here on the end is not known until the provider tells it; a look is in the queue before the card leaves. */
function send(
  deps: Deps,
  row: PaymentRow,
  { intentId, method, person }: { intentId: string; method: PaymentMethod; person: Billing },
): Promise<void> {
  return inTransaction(deps.db, async (db) => {
    const fresh = await queries.lockPayment(db, row.id)
    if (fresh.state !== 'open') throw new AppError(409, 'payment_under_way', SENTENCES.checking)
    const billing = { billing_name: person.name, billing_email: person.email, billing_phone: person.phone }
    await queries.updatePayment(
      db,
      row.id,
      { state: 'attaching', intent_id: intentId, method, looks: 0, ...billing },
      deps.clock.now(),
    )
    await lookLater(deps, db, row.id, 0)
  })
}

/** What is told of a try that did not come to its end. A refusal leaves the payment open for another card. */
async function afterFailure(deps: Deps, id: number, error: unknown): Promise<Created> {
  if (!(error instanceof PayMongoError)) throw error
  const row = await inTransaction(deps.db, async (db) => {
    // Locked: a webhook may have told the end meanwhile, and that stays.
    const fresh = await queries.lockPayment(db, id)
    const change = changeAfter(fresh, error)
    if (change !== null) await queries.updatePayment(db, id, change, deps.clock.now())
    return fresh
  })
  const ended = row.state !== 'open' && row.state !== 'failed' && row.state !== 'attaching'
  // Sent, and no answer: it is looked into, and nobody is told that it failed.
  if (ended || (row.state === 'attaching' && error.kind === 'down')) return answerOf(row, null)
  if (isRefusal(error)) return { ...answerOf({ ...row, state: 'open' }, null), error_message: error.message }
  deps.log.warn({ err: error, payment: id }, 'the payment provider did not take a payment')
  throw new AppError(502, 'payment_failed', SENTENCES.failed)
}

const isRefusal = ({ kind }: PayMongoError): boolean => kind === 'declined' || kind === 'invalid'

function changeAfter(row: PaymentRow, error: PayMongoError): queries.Change | null {
  if (row.state !== 'attaching' && row.state !== 'open') return null
  if (isRefusal(error)) return { state: 'open', failed_code: error.code ?? null, failed_message: error.message }
  if (row.state === 'attaching') return error.kind === 'down' ? null : { state: 'open' }
  // Without an intent nothing was begun: the next try need not wait for this one.
  return row.intent_id === null ? { state: 'failed', request_key: null } : null
}

/** A signed event of the provider: written down once, and its payment is looked at by a task. Gives whether it was new. */
export function takeEvent(deps: Deps, event: { id: string; type: string; intentId: string | null }): Promise<boolean> {
  return inTransaction(deps.db, async (db) => {
    const given = { event_id: event.id, event_type: event.type, intent_id: event.intentId }
    const isNew = await queries.insertEvent(db, { ...given, received_at: deps.clock.now() })
    const row = isNew && event.intentId !== null ? await queries.findByIntent(db, event.intentId, null) : undefined
    const refund = event.type.startsWith('payment.refund')
    if (row) await deps.tasks.enqueue(lookTask, { payment_id: row.id, refund }, { db })
    return isNew
  })
}

/**
 * Asks the provider how a payment stands; what is still under way is asked for again later. One that is paid or held is only
 * looked at when it is said to be given back.
 * @throws PayMongoError when the provider does not answer: the task is tried again
 */
export async function lookAt(deps: Deps, paymentId: number, refund = false): Promise<void> {
  const row = await queries.findPayment(deps.db, paymentId)
  if (!row || row.intent_id === null || ((row.state === 'paid' || row.state === 'held') && !refund)) return
  const after = await settle(deps, row.id, await provider(deps).readIntent(row.intent_id))
  if (!isUnderWay(after.state) || after.state !== row.state) return
  await inTransaction(deps.db, async (db) => {
    const fresh = await queries.lockPayment(db, row.id)
    await queries.updatePayment(db, row.id, { looks: fresh.looks + 1 }, fresh.updated_at)
    await lookLater(deps, db, row.id, fresh.looks + 1)
  })
}

const EVENTS_KEPT_MS = 90 * 86_400_000

/** Every hour: payments that wait for longer than one are told in the log and looked at, old events are forgotten. */
export async function sweepPayments(deps: Deps): Promise<void> {
  const now = deps.clock.now().getTime()
  for (const { id, state, updated_at: since } of await queries.findUnwatched(deps.db, new Date(now - HOUR_MS))) {
    deps.log.warn({ payment: id, state, since }, 'a payment waits for longer than an hour')
    await deps.tasks.enqueue(lookTask, { payment_id: id }, { db: deps.db, key: `payment ${id}` })
  }
  await queries.deleteEventsBefore(deps.db, new Date(now - EVENTS_KEPT_MS))
}
