import { formatAmount } from '#contract/money.ts'
import { manilaExact } from '#contract/time.ts'
import { sendMail } from '#features/mail/server/service.ts'
import { setPlan } from '#features/subscriptions/server/service.ts'
import type { Intent } from '#server/connectors/paymongo/paymongo.ts'
import type { Deps } from '#server/deps.ts'
import type { Db } from '#server/platform/db/database.ts'
import { PLANS } from '../../subscriptions/rules.ts'
import { afterRefund, manilaDayOfMonth, type Period } from '../rules.ts'
import * as queries from './queries.ts'
import type { PaymentRow } from './queries.ts'

/**
 * Takes note, once, of money that was given back at the provider: the receipt says so, what is to come of the month that was
 * paid for is taken back, and the person is told (docs/product/payments.md). Joins the caller's transaction, which has
 * locked the payment. Given back in part it changes nothing: a person decides what the plan is worth then.
 */
export async function noteRefund(
  deps: Deps,
  db: Db,
  row: PaymentRow,
  { payment }: Pick<Intent, 'payment'>,
  reason: string | null,
): Promise<void> {
  const refunded = payment?.refunded ?? 0
  if (row.refunded_at !== null || refunded === 0) return
  if (refunded < row.amount_centavos) {
    deps.log.error({ payment: row.id, refunded }, 'a payment was given back in part: somebody has to look into it')
    return
  }
  const now = deps.clock.now()
  await queries.markRefunded(db, row.id, reason, now)
  // What was held gave no plan and no receipt.
  if (row.user_id === null || row.state === 'held') return
  const standing = await queries.lockStanding(db, row.user_id)
  const { period, others } = split(row, await queries.listPaid(db, row.user_id))
  const after = afterRefund(standing, period, others, now)
  const until = after?.ends_at ?? standing?.ends_at ?? now
  if (after !== null) {
    const { plan_type, moved_ms: ms } = after
    await setPlan(db, row.user_id, { plan_type, ends_at: until, anchor_day: manilaDayOfMonth(until) }, now)
    await queries.moveLaterPeriods(db, { user_id: row.user_id, from: period.until, ms })
  }
  await mailRefund(deps, db, row, { until, now })
}

/** The time this payment gave, and what others gave that were not given back. */
function split(row: PaymentRow, paid: PaymentRow[]): { period: Period; others: Period[] } {
  const others = paid.filter(({ id, refunded_at }) => id !== row.id && refunded_at === null).map(periodOf)
  return { period: periodOf(row), others }
}

function periodOf({ id, plan_type, granted_from: from, granted_until: until }: PaymentRow): Period {
  if (from === null || until === null) throw new Error(`Payment ${id} gave no time.`)
  return { plan_type, from, until }
}

async function mailRefund(
  deps: Deps,
  db: Db,
  row: PaymentRow,
  { until, now }: { until: Date; now: Date },
): Promise<void> {
  const person = row.user_id === null ? undefined : await queries.findPerson(db, row.user_id)
  if (person === undefined) return
  const { name } = PLANS[row.plan_type]
  const amount = formatAmount(row.amount_centavos / 100, 'PHP')
  const runs = until > now
  await sendMail(deps, db, {
    key: `payment-refund:${row.id}`,
    to: person.email,
    subject: `Refunded: ${name}, ${amount} (receipt no. ${row.receipt_number})`,
    heading: `Your money is on its way back, ${person.first_name}`,
    blocks: [
      `${amount} for 1 month of ${name} was given back to what you paid with. Your bank may take some days to show it.`,
      runs
        ? `Your plan now runs until ${manilaExact(until)} (Manila).`
        : 'Your plan has ended. Nothing you saved is gone.',
      { label: 'Your plan and receipts', url: `${deps.config.PUBLIC_URL}/subscription/plans` },
    ],
  })
}
