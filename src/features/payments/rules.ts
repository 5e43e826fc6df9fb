import { MANILA_OFFSET_MINUTES } from '#contract/time.ts'
import { type Plan, PLAN_TYPES, PLANS, type PlanType } from '../subscriptions/rules.ts'

/** Plans a person can pay for. */
export type PaidPlan = Exclude<PlanType, 'free'>

/** The plan of a payment call's number: 2 is Basic, 3 is Premium; undefined for any other. */
export function paidPlan(id: number): (Plan & { plan_type: PaidPlan }) | undefined {
  const type = PLAN_TYPES.find((one) => PLANS[one].id === id)
  return type === undefined || type === 'free' ? undefined : { ...PLANS[type], plan_type: type }
}

/** What a plan is paid with; all but cards only where the operator offers them. */
export const PAYMENT_METHODS = ['card', 'gcash', 'qrph'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** How a payment stands. `paid` is final; `failed` may still become paid, when the provider says so late. */
export const PAYMENT_STATES = ['open', 'attaching', 'authenticating', 'processing', 'held', 'paid', 'failed'] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

const OFFSET_MS = MANILA_OFFSET_MINUTES * 60_000

/** The day of the month in Manila. */
export const manilaDayOfMonth = (at: Date): number => new Date(at.getTime() + OFFSET_MS).getUTCDate()

/**
 * One calendar month later on Manila's clock, on the day `anchor` or the last one of a shorter month. The time of day
 * stays.
 */
export function addMonth(from: Date, anchor: number): Date {
  const clock = new Date(from.getTime() + OFFSET_MS)
  const [year, month] = [clock.getUTCFullYear(), clock.getUTCMonth() + 1]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const day = Date.UTC(year, month, Math.min(anchor, last))
  const timeOfDay = clock.getTime() - Date.UTC(year, month - 1, clock.getUTCDate())
  return new Date(day + timeOfDay - OFFSET_MS)
}

/** What a person has: null for nobody's plan, or one that was never begun. */
export type Standing = { plan_type: PlanType; ends_at: Date; anchor_day: number | null } | null

export type Quote = {
  plan_type: PaidPlan
  amount_centavos: number
  /** first: after nothing, the trial or an expired plan. renewal: added to the end. upgrade: at once, the rest counts on. */
  kind: 'first' | 'renewal' | 'upgrade'
  /** From when the month counts, and when all of it ends. */
  starts_at: Date
  ends_at: Date
  anchor_day: number
}

/**
 * What paying for `wanted` at `now` gives (docs/product/payments.md): a month from the later of now and the present end. A
 * running trial is not lost by it. From Basic to Premium the new plan begins at once and the rest of the old one is added
 * by its price. Null where a dearer plan is still running: it is used up first.
 */
export function quote(standing: Standing, wanted: PaidPlan, now: Date): Quote | null {
  const amount_centavos = PLANS[wanted].price_centavos
  const running = standing !== null && standing.ends_at > now ? standing : null
  const given = { plan_type: wanted, amount_centavos }
  if (running?.plan_type === 'premium' && wanted === 'basic') return null
  if (running?.plan_type === 'basic' && wanted === 'premium') {
    const rest = running.ends_at.getTime() - now.getTime()
    const month = addMonth(now, manilaDayOfMonth(now))
    const ends_at = new Date(month.getTime() + worthOf(rest, 'basic', 'premium'))
    return { ...given, kind: 'upgrade', starts_at: now, ends_at, anchor_day: manilaDayOfMonth(ends_at) }
  }
  const starts_at = running?.ends_at ?? now
  const anchor_day = (running?.plan_type === wanted ? running.anchor_day : null) ?? manilaDayOfMonth(starts_at)
  const kind = running?.plan_type === wanted ? 'renewal' : 'first'
  return { ...given, kind, starts_at, ends_at: addMonth(starts_at, anchor_day), anchor_day }
}

/**
 * What a payment gives that turns out to be paid at `now`, whatever the person has by then: as quoted, or where Premium
 * began meanwhile, a month of Basic as Premium by its price, after what they have.
 */
export function grantFor(standing: Standing, paid: PaidPlan, now: Date): Quote {
  const asked = quote(standing, paid, now)
  if (asked !== null) return asked
  if (standing === null) throw new Error('Nothing stands in the way of a first plan.')
  const starts_at = standing.ends_at
  const month = addMonth(starts_at, manilaDayOfMonth(starts_at)).getTime() - starts_at.getTime()
  const ends_at = new Date(starts_at.getTime() + worthOf(month, paid, 'premium'))
  const amount_centavos = PLANS[paid].price_centavos
  return {
    plan_type: 'premium',
    amount_centavos,
    kind: 'renewal',
    starts_at,
    ends_at,
    anchor_day: manilaDayOfMonth(ends_at),
  }
}

/** Milliseconds of one plan as milliseconds of another, by their prices; never less than they are worth. */
const worthOf = (ms: number, plan: PaidPlan, as: PaidPlan): number =>
  Math.ceil((ms * PLANS[plan].price_centavos) / PLANS[as].price_centavos)

/** The time one payment gave. */
export type Period = { plan_type: PaidPlan; from: Date; until: Date }

/** When the month ends that a payment paid for; what an upgrade carried over was paid for by another one. */
const monthEnd = ({ from, until }: Period): number =>
  Math.min(addMonth(from, manilaDayOfMonth(from)).getTime(), until.getTime())

/** What is left after a refund: the plan, when it ends, and by how much later months move up (milliseconds). */
export type AfterRefund = { plan_type: PaidPlan; ends_at: Date; moved_ms: number }

/**
 * What a refund takes back (docs/product/payments.md): the part of that payment's own month that is still to come. What was
 * used is not asked for, and what `others`, payments that were not given back, paid for stays. Where none of them paid for
 * Premium any more, what is left of it is Basic again, by the prices. Null where nothing changes.
 */
export function afterRefund(standing: Standing, refunded: Period, others: Period[], now: Date): AfterRefund | null {
  if (standing === null || standing.ends_at <= now || standing.plan_type === 'free') return null
  const { plan_type: plan, ends_at } = standing
  const begins = Math.max(refunded.from.getTime(), now.getTime())
  const toCome = Math.max(0, monthEnd(refunded) - begins)
  const worth = Math.floor((toCome * PLANS[refunded.plan_type].price_centavos) / PLANS[plan].price_centavos)
  const moved_ms = Math.min(worth, ends_at.getTime() - now.getTime())
  const left = ends_at.getTime() - now.getTime() - moved_ms
  const isPremium = others.some((one) => one.plan_type === 'premium' && monthEnd(one) > now.getTime())
  if (plan === 'premium' && refunded.plan_type === 'premium' && !isPremium && moved_ms > 0) {
    return { plan_type: 'basic', ends_at: new Date(now.getTime() + worthOf(left, 'premium', 'basic')), moved_ms }
  }
  return moved_ms === 0 ? null : { plan_type: plan, ends_at: new Date(now.getTime() + left), moved_ms }
}

/**
 * What the provider says of an intent, as far as it decides. `late`: the card was sent so long ago that it would have
 * arrived by now.
 */
export type Told = { status: string; failed: boolean; paid: boolean; late: boolean }

/** States in which a card was sent and the end is not known: the provider is asked again. */
export const isUnderWay = (state: PaymentState): boolean =>
  state === 'attaching' || state === 'authenticating' || state === 'processing'

/**
 * The state a payment goes to when the provider is read: paid stays paid whatever comes late, and a payment under way is
 * only failed by the provider's own word.
 */
export function nextState(state: PaymentState, { status, failed, paid, late }: Told): PaymentState {
  if (state === 'paid' || state === 'held') return state
  if (status === 'succeeded') return paid ? 'paid' : 'processing'
  if (status === 'cancelled') return 'failed'
  if (state === 'failed') return state
  if (status === 'awaiting_next_action') return 'authenticating'
  if (status === 'processing') return 'processing'
  // Back where a card is awaited: refused, or it never arrived there.
  if (status === 'awaiting_payment_method') return failed || late || state !== 'attaching' ? 'open' : state
  return state
}

/** Seconds until the provider is asked again, by how often it was; then an hour, a day, and after that a person looks. */
const LOOKS_S = [15, 60, 300, 300, 300, 300, 300, 3600, 86_400] as const

/** Milliseconds until the next look, or null when somebody has to look into it. */
export function nextLook(looks: number): number | null {
  const seconds = LOOKS_S[looks]
  return seconds === undefined ? null : seconds * 1000
}

/** How an intent of ours has to look before anything is granted for it. */
export type Expected = { amount_centavos: number; livemode: boolean; payment_id: number }
export type Read = { amount: number; currency: string; livemode: boolean; metadata: Record<string, string> }

/** Why an intent that succeeded is not what was asked for; null when it is. */
export function mismatch(expected: Expected, read: Read): string | null {
  if (read.currency !== 'PHP') return `paid in ${read.currency}`
  if (read.amount !== expected.amount_centavos) return `paid ${read.amount} centavos, not ${expected.amount_centavos}`
  if (read.livemode !== expected.livemode) return read.livemode ? 'paid in live mode' : 'paid in test mode'
  if (read.metadata['payment'] !== String(expected.payment_id)) return 'another payment of ours'
  return null
}
