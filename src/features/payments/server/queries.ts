import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import type { PlanType } from '../../subscriptions/rules.ts'
import type { PaidPlan, PaymentMethod, PaymentState, Standing } from '../rules.ts'

export type PaymentRow = {
  id: number
  user_id: number | null
  plan_type: PaidPlan
  amount_centavos: number
  state: PaymentState
  method: PaymentMethod
  intent_id: string | null
  request_key: string | null
  failed_message: string | null
  provider_payment_id: string | null
  card_brand: string | null
  card_last4: string | null
  billing_name: string | null
  billing_email: string | null
  billing_phone: string | null
  paid_at: Date | null
  granted_from: Date | null
  granted_until: Date | null
  receipt_number: number | null
  refunded_at: Date | null
  looks: number
  created_at: Date
  updated_at: Date
}

const COLUMN_NAMES = [
  'id',
  'user_id',
  'plan_type',
  'amount_centavos',
  'state',
  'method',
  'intent_id',
  'request_key',
  'failed_message',
  'provider_payment_id',
  'card_brand',
  'card_last4',
  'billing_name',
  'billing_email',
  'billing_phone',
  'paid_at',
  'granted_from',
  'granted_until',
  'receipt_number',
  'refunded_at',
  'looks',
  'created_at',
  'updated_at',
] as const satisfies (keyof PaymentRow)[]
const COLUMNS = sql.raw(COLUMN_NAMES.join(', '))

const COLUMNS_OF_PAYMENT = sql.raw(COLUMN_NAMES.map((name) => `payments.${name}`).join(', '))

/** One at a time per person: two tabs, a double click and a webhook take turns. */
export const lockPerson = (db: Db, userId: number) =>
  sql`select id from users where id = ${userId} for no key update`.execute(db)

/** A person's payment that is not ended, if there is one. */
export async function findUnended(db: Db, userId: number): Promise<PaymentRow | undefined> {
  const { rows } = await sql<PaymentRow>`
    select ${COLUMNS} from payments
    where user_id = ${userId} and state in ('open', 'attaching', 'authenticating', 'processing', 'held')
      and refunded_at is null`.execute(db)
  return rows[0]
}

/** A payment for this plan that was paid after `since`. */
export async function findPaidSince(
  db: Db,
  userId: number,
  plan: PaidPlan,
  since: Date,
): Promise<PaymentRow | undefined> {
  const { rows } = await sql<PaymentRow>`
    select ${COLUMNS} from payments
    where user_id = ${userId} and plan_type = ${plan} and state = 'paid' and refunded_at is null
      and updated_at > ${since}
    order by id desc limit 1`.execute(db)
  return rows[0]
}

export async function findByRequest(db: Db, userId: number, key: string): Promise<PaymentRow | undefined> {
  const { rows } = await sql<PaymentRow>`
    select ${COLUMNS} from payments where user_id = ${userId} and request_key = ${key}`.execute(db)
  return rows[0]
}

/** A payment by the provider's intent; of this person only, where one is named. */
export async function findByIntent(db: Db, intentId: string, userId: number | null): Promise<PaymentRow | undefined> {
  const { rows } = await sql<PaymentRow>`
    select ${COLUMNS} from payments
    where intent_id = ${intentId} and (${userId}::bigint is null or user_id = ${userId})`.execute(db)
  return rows[0]
}

export async function findPayment(db: Db, id: number): Promise<PaymentRow | undefined> {
  const { rows } = await sql<PaymentRow>`select ${COLUMNS} from payments where id = ${id}`.execute(db)
  return rows[0]
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockPayment(db: Db, id: number): Promise<PaymentRow> {
  const { rows } = await sql<PaymentRow>`select ${COLUMNS} from payments where id = ${id} for update`.execute(db)
  if (!rows[0]) throw new Error(`Payment ${id} is gone.`)
  return rows[0]
}

type Given = {
  user_id: number
  plan_type: PaidPlan
  amount_centavos: number
  request_key: string | null
  now: Date
}

export async function insertPayment(db: Db, { now, ...given }: Given): Promise<PaymentRow> {
  const { rows } = await sql<PaymentRow>`
    insert into payments (user_id, plan_type, amount_centavos, request_key, state, created_at, updated_at)
    values (${given.user_id}, ${given.plan_type}, ${given.amount_centavos}, ${given.request_key}, 'open', ${now}, ${now})
    returning ${COLUMNS}`.execute(db)
  if (!rows[0]) throw new Error('The payment was not stored.')
  return rows[0]
}

/** What may change of a payment that is not paid. */
export type Change = Partial<{
  state: PaymentState
  method: PaymentMethod
  intent_id: string
  request_key: string | null
  failed_code: string | null
  failed_message: string | null
  held_reason: string | null
  billing_name: string
  billing_email: string
  billing_phone: string
  card_last4: string | null
  looks: number
}>

export async function updatePayment(db: Db, id: number, change: Change, now: Date): Promise<void> {
  await db
    .updateTable('payments')
    .set({ ...change, updated_at: now })
    .where('id', '=', id)
    .execute()
}

type Paid = {
  method: PaymentMethod
  provider_payment_id: string
  card_brand: string | null
  card_last4: string | null
  paid_at: Date
  granted_from: Date
  granted_until: Date
}

/** The payment is paid: it takes the next number of a receipt, which leaves no gap. @returns that number */
export async function markPaid(db: Db, id: number, paid: Paid, now: Date): Promise<number> {
  const { rows } = await sql<{ last: string }>`
    update receipt_counter set last = last + 1 returning last`.execute(db)
  const receipt_number = Number(rows[0]?.last)
  await db
    .updateTable('payments')
    .set({ ...paid, state: 'paid', receipt_number, failed_code: null, failed_message: null, updated_at: now })
    .where('id', '=', id)
    .execute()
  return receipt_number
}

/** The money of a payment was given back. */
export async function markRefunded(db: Db, id: number, reason: string | null, now: Date): Promise<void> {
  await db
    .updateTable('payments')
    .set({ refunded_at: now, refund_reason: reason, updated_at: now })
    .where('id', '=', id)
    .execute()
}

/** Months of a person that begin at `from` or later begin and end earlier by `ms`. */
export async function moveLaterPeriods(
  db: Db,
  { user_id, from, ms }: { user_id: number; from: Date; ms: number },
): Promise<void> {
  const by = sql`${ms} * interval '1 millisecond'`
  await sql`
    update payments set granted_from = granted_from - ${by}, granted_until = granted_until - ${by}
    where user_id = ${user_id} and granted_from >= ${from} and refunded_at is null`.execute(db)
}

/** What a person has now; nobody else changes it until the transaction ends. */
export async function lockStanding(db: Db, userId: number): Promise<Standing> {
  const { rows } = await sql<{ plan_type: PlanType; ends_at: Date; anchor_day: number | null }>`
    select plan_type, ends_at, anchor_day from subscriptions where user_id = ${userId} for update`.execute(db)
  return rows[0] ?? null
}

export async function readStanding(db: Db, userId: number): Promise<Standing> {
  const { rows } = await sql<{ plan_type: PlanType; ends_at: Date; anchor_day: number | null }>`
    select plan_type, ends_at, anchor_day from subscriptions where user_id = ${userId}`.execute(db)
  return rows[0] ?? null
}

/** A person's paid payments, the latest first. */
export async function listPaid(db: Db, userId: number): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    select ${COLUMNS} from payments where user_id = ${userId} and state = 'paid' order by receipt_number desc
    limit 100`.execute(db)
  return rows
}

/** The payment of one of a person's receipts. */
export async function findReceipt(db: Db, userId: number, receiptNumber: number): Promise<PaymentRow | undefined> {
  const { rows } = await sql<PaymentRow>`
    select ${COLUMNS} from payments
    where user_id = ${userId} and receipt_number = ${receiptNumber} and state = 'paid'`.execute(db)
  return rows[0]
}

/** Takes an event of the provider down. @returns false when it was taken down before */
export async function insertEvent(
  db: Db,
  event: { event_id: string; event_type: string; intent_id: string | null; received_at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into payment_events (event_id, event_type, intent_id, received_at)
    values (${event.event_id}, ${event.event_type}, ${event.intent_id}, ${event.received_at})
    on conflict (event_id) do nothing returning event_id`.execute(db)
  return rows.length > 0
}

export async function deleteEventsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('payment_events').where('received_at', '<', before).execute()
}

/** Payments a card was sent for that nobody has looked at since `before`. */
export async function findUnwatched(db: Db, before: Date): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    select ${COLUMNS} from payments
    where state in ('attaching', 'authenticating', 'processing') and updated_at < ${before}
    order by updated_at limit 1000`.execute(db)
  return rows
}

export type PersonRow = { email: string; first_name: string }

export async function findPerson(db: Db, userId: number): Promise<PersonRow | undefined> {
  return db.selectFrom('users').select(['email', 'first_name']).where('id', '=', userId).executeTakeFirst()
}

export type PaymentFigures = { received: number; refunded: number; failed: number; waiting: number; held: number }

/** Centavos received and given back, and how many payments failed, wait or are held. */
export async function countPayments(db: Db): Promise<PaymentFigures> {
  const { rows } = await sql<Record<keyof PaymentFigures, string>>`
    select coalesce(sum(amount_centavos) filter (where state = 'paid'), 0) as received,
      coalesce(sum(amount_centavos) filter (where state = 'paid' and refunded_at is not null), 0) as refunded,
      count(*) filter (where state = 'failed' or failed_message is not null) as failed,
      count(*) filter (where state in ('attaching', 'authenticating', 'processing')) as waiting,
      count(*) filter (where state = 'held' and refunded_at is null) as held
    from payments`.execute(db)
  const { received = 0, refunded = 0, failed = 0, waiting = 0, held = 0 } = rows[0] ?? {}
  return {
    received: Number(received),
    refunded: Number(refunded),
    failed: Number(failed),
    waiting: Number(waiting),
    held: Number(held),
  }
}

export type ListedPayment = PaymentRow & {
  email: string | null
  held_reason: string | null
  failed_code: string | null
}

/** Payments for the operator, the latest first; `waiting` leaves those whose end is known. */
export async function listPayments(
  db: Db,
  wish: { state: PaymentState | null; email: string | null; waiting: boolean; limit: number },
): Promise<ListedPayment[]> {
  const { rows } = await sql<ListedPayment>`
    select ${COLUMNS_OF_PAYMENT}, payments.held_reason, payments.failed_code, users.email
    from payments left join users on users.id = payments.user_id
    where (${wish.state}::text is null or payments.state = ${wish.state})
      and (${wish.email}::text is null or lower(users.email) = lower(${wish.email}))
      and (not ${wish.waiting}::boolean or payments.refunded_at is null
        and payments.state in ('attaching', 'authenticating', 'processing', 'held'))
    order by payments.id desc limit ${wish.limit}`.execute(db)
  return rows
}
