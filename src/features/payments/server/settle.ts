import { formatAmount } from '#contract/money.ts'
import { manilaExact } from '#contract/time.ts'
import { sendMail } from '#features/mail/server/service.ts'
import { setPlan } from '#features/subscriptions/server/service.ts'
import type { Intent } from '#server/connectors/paymongo/paymongo.ts'
import type { Deps } from '#server/deps.ts'
import { type Db, inTransaction } from '#server/platform/db/database.ts'
import { taskKind } from '#server/platform/tasks.ts'
import { PLANS } from '../../subscriptions/rules.ts'
import { grantFor, isUnderWay, mismatch, nextLook, nextState, PAYMENT_METHODS } from '../rules.ts'
import * as queries from './queries.ts'
import type { PaymentRow } from './queries.ts'
import { noteRefund } from './refund.ts'

/** `refund`: the provider says that money was given back. */
export type Look = { payment_id: number; refund?: boolean }

/** Asks the provider how a payment stands. */
export const lookTask = taskKind<Look>('payments.look')

/** Why a payment is held whose person cannot be given a plan any more; the operator reads it. */
const GONE = 'paid after the account was deleted: give it back at PayMongo'

/** A card that was sent has arrived by then, or never will. */
const ARRIVED_MS = 120_000

/**
 * The one door through which a payment changes by what the provider says: the answer to the card, the person's return, the
 * webhook, the look and the operator all come here with the intent as it was just read. The row is locked and read again,
 * and only a real change is acted on: a plan is granted once, with one receipt and one mail (docs/product/payments.md).
 * Money that was given back is noted here too, with the operator's `reason` where one is said.
 * @returns the payment as it stands now
 */
export function settle(
  deps: Deps,
  paymentId: number,
  intent: Intent,
  reason: string | null = null,
): Promise<PaymentRow> {
  return inTransaction(deps.db, async (db) => {
    const row = await queries.lockPayment(db, paymentId)
    const now = deps.clock.now()
    const told = {
      status: intent.status,
      failed: intent.lastError !== null,
      paid: intent.payment?.status === 'paid',
      late: now.getTime() - row.updated_at.getTime() > ARRIVED_MS,
    }
    const state = nextState(row.state, told)
    if (row.state === 'paid' || row.state === 'held') await noteRefund(deps, db, row, intent, reason)
    else if (state === 'paid') await grant(deps, db, row, intent)
    else if (state !== row.state) {
      const failed_message = state === 'open' ? (intent.lastError?.message ?? null) : null
      await queries.updatePayment(
        db,
        row.id,
        { state, failed_message, failed_code: intent.lastError?.code ?? null, looks: 0 },
        now,
      )
      if (isUnderWay(state)) await lookLater(deps, db, row.id, 0)
    }
    return queries.lockPayment(db, paymentId)
  })
}

/** What was paid is what was asked for: the plan, the receipt and the mail, in one transaction. Anything else is held. */
async function grant(deps: Deps, db: Db, row: PaymentRow, intent: Intent): Promise<void> {
  const now = deps.clock.now()
  const { payment } = intent
  const expected = { amount_centavos: row.amount_centavos, livemode: isLive(deps), payment_id: row.id }
  const reason = mismatch(expected, intent) ?? (row.user_id === null ? GONE : null)
  if (reason !== null || payment === null || row.user_id === null) {
    deps.log.error({ payment: row.id, reason }, 'a payment is held: somebody has to look into it')
    return queries.updatePayment(db, row.id, { state: 'held', held_reason: reason ?? 'no payment' }, now)
  }
  const standing = await queries.lockStanding(db, row.user_id)
  const given = grantFor(standing, row.plan_type, now)
  const plan_type = given.plan_type
  await setPlan(db, row.user_id, { plan_type, ends_at: given.ends_at, anchor_day: given.anchor_day }, now)
  const receipt = await queries.markPaid(
    db,
    row.id,
    {
      provider_payment_id: payment.id,
      method: PAYMENT_METHODS.find((one) => one === payment.type) ?? row.method,
      card_brand: payment.brand,
      card_last4: payment.last4 ?? row.card_last4,
      paid_at: payment.paidAt ?? now,
      granted_from: given.starts_at,
      granted_until: given.ends_at,
    },
    now,
  )
  await mailReceipt(deps, db, row, { receipt, until: given.ends_at, at: payment.paidAt ?? now })
}

async function mailReceipt(
  deps: Deps,
  db: Db,
  row: PaymentRow,
  { receipt, until, at }: { receipt: number; until: Date; at: Date },
): Promise<void> {
  const person = row.user_id === null ? undefined : await queries.findPerson(db, row.user_id)
  if (person === undefined) return
  const { name } = PLANS[row.plan_type]
  const amount = formatAmount(row.amount_centavos / 100, 'PHP')
  await sendMail(deps, db, {
    key: `payment-receipt:${row.id}`,
    to: person.email,
    subject: `Payment receipt no. ${receipt}: ${name}, ${amount}`,
    heading: `Thank you, ${person.first_name}`,
    blocks: [
      `You paid ${amount} for 1 month of ${name} on ${manilaExact(at)} (Manila).`,
      `Your plan runs until ${manilaExact(until)} (Manila). It does not renew by itself.`,
      `Payment receipt no. ${receipt}. This is a payment receipt, not an invoice.`,
      { label: 'Your plan and receipts', url: `${deps.config.PUBLIC_URL}/subscription/plans` },
    ],
  })
}

/** Asks the provider again after the pause that comes next; said in the log where a person has to. */
export async function lookLater(deps: Deps, db: Db, paymentId: number, looks: number): Promise<void> {
  const wait = nextLook(looks)
  if (wait === null) {
    deps.log.error({ payment: paymentId }, 'a payment waits for longer than a day: somebody has to look into it')
    return
  }
  const startAfter = new Date(deps.clock.now().getTime() + wait)
  await deps.tasks.enqueue(lookTask, { payment_id: paymentId }, { db, startAfter })
}

/** Whether money is real here. */
export const isLive = ({ config }: Pick<Deps, 'config'>): boolean =>
  config.PAYMONGO_SECRET_KEY?.startsWith('sk_live_') === true
