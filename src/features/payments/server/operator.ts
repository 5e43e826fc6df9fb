import type { Deps } from '#server/deps.ts'
import type { PaymentState } from '../rules.ts'
import { provider } from './provider.ts'
import * as queries from './queries.ts'
import type { PaymentRow } from './queries.ts'
import { settle } from './settle.ts'

/** The payments an operator asks for, the latest first, at most 200. */
export const paymentsOf = (
  deps: Pick<Deps, 'db'>,
  {
    state = null,
    email = null,
    waiting = false,
  }: { state?: PaymentState | null; email?: string | null; waiting?: boolean },
) => queries.listPayments(deps.db, { state, email, waiting, limit: 200 })

/**
 * Reads one payment at the provider now, and takes what it says through the same door as everything else.
 * @throws Error in one sentence when there is no such payment or nothing to read; PayMongoError when the provider fails
 */
export async function readPaymentAgain(deps: Deps, id: number, reason: string | null = null): Promise<PaymentRow> {
  const row = await queries.findPayment(deps.db, id)
  if (!row) throw new Error(`There is no payment ${id}.`)
  if (row.intent_id === null) throw new Error(`Payment ${id} never reached the provider.`)
  return settle(deps, id, await provider(deps).readIntent(row.intent_id), reason)
}

/**
 * Marks a refund that was made at the provider; `reason` is for the books.
 * @throws Error in one sentence when the payment is neither paid nor held, is marked already, or the provider shows no whole refund of it
 */
export async function markRefund(deps: Deps, id: number, reason: string): Promise<PaymentRow> {
  const before = await queries.findPayment(deps.db, id)
  if (before && before.state !== 'paid' && before.state !== 'held')
    throw new Error(`Payment ${id} is ${before.state}: only a paid one, or one that is held, is refunded.`)
  if (before && before.refunded_at !== null) throw new Error(`Payment ${id} is marked as refunded already.`)
  const after = await readPaymentAgain(deps, id, reason)
  if (after.refunded_at === null)
    throw new Error(`PayMongo shows no whole refund of payment ${id}. Make it there first.`)
  return after
}
