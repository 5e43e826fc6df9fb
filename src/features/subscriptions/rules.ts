/** Days a new account may use everything the free plan holds (spec 1 §9). */
export const TRIAL_DAYS = 14
const DAY_MS = 86_400_000

export const PLAN_TYPES = ['free', 'basic', 'premium'] as const
export type PlanType = (typeof PLAN_TYPES)[number]

/** What a plan gives and costs (spec 1 §9, spec 3 §2). `id` is the number the payment calls use. */
export type Plan = {
  id: number
  plan_type: PlanType
  name: string
  price_centavos: number
  currency: 'PHP'
  duration_days: number
  has_advanced_filtering: boolean
  max_saved_jobs: number
}

export const PLANS: Record<PlanType, Plan> = {
  free: {
    id: 1,
    plan_type: 'free',
    name: 'Free Trial',
    price_centavos: 0,
    currency: 'PHP',
    duration_days: TRIAL_DAYS,
    has_advanced_filtering: false,
    max_saved_jobs: 5,
  },
  basic: {
    id: 2,
    plan_type: 'basic',
    name: 'Basic',
    price_centavos: 5000,
    currency: 'PHP',
    duration_days: 30,
    has_advanced_filtering: false,
    max_saved_jobs: 25,
  },
  premium: {
    id: 3,
    plan_type: 'premium',
    name: 'Premium',
    price_centavos: 10_000,
    currency: 'PHP',
    duration_days: 30,
    has_advanced_filtering: true,
    max_saved_jobs: 100,
  },
}

/** Shown wherever a lapsed plan stands in the way (spec 2 §2). */
export const EXPIRED_SENTENCE = 'Your subscription has expired. Please upgrade to continue using this feature.'

/** What the end of a plan does not take away. */
export const EXPIRED_KEEPS = 'Nothing you saved is taken away when it ends.'

/** When a trial begun at `start` ends: to the millisecond 14 days later. */
export const trialEnd = (start: Date): Date => new Date(start.getTime() + TRIAL_DAYS * DAY_MS)

/** Begun days left until `end`; 0 once it has passed. */
export const daysRemaining = (end: Date | string, now: Date): number =>
  Math.max(0, Math.ceil((new Date(end).getTime() - now.getTime()) / DAY_MS))

export type SubscriptionState = { status: string; end_date: string | null; plan: { plan_type: string } | null }

/** No subscription, status expired, or an end date that has passed (spec 3 §4). */
export function isExpired(subscription: SubscriptionState | null | undefined, now: Date): boolean {
  if (!subscription?.plan || subscription.status !== 'active') return true
  return subscription.end_date !== null && new Date(subscription.end_date).getTime() <= now.getTime()
}

export type Shown = {
  has_active_subscription: boolean
  is_trial_active: boolean
  trial_days_remaining: number
  trial_ends_at: string | null
  subscription: SubscriptionState | null
}

/**
 * The sentence of the header badge and the banner (spec 1 §4). A trial that ran out since the figures were fetched
 * reads 'Free Trial Expired' until they are fetched again.
 */
export function subscriptionLabel(shown: Shown, now: Date): string {
  if (!shown.has_active_subscription) return 'Subscription Expired'
  const plan = shown.subscription?.plan?.plan_type
  if (plan === 'premium') return 'Premium Subscription'
  if (plan === 'basic') return 'Basic Subscription'
  if (plan !== 'free') return 'Unknown Plan'
  const over = !shown.is_trial_active || shown.trial_ends_at === null || new Date(shown.trial_ends_at) <= now
  return over ? 'Free Trial Expired' : 'Free Trial'
}

/** Days, hours and minutes left, for the banner's countdown; all zero once `end` has passed. */
export function countdown(end: Date | string, now: Date): { days: number; hours: number; minutes: number } {
  const minutes = Math.floor(Math.max(0, new Date(end).getTime() - now.getTime()) / 60_000)
  return { days: Math.floor(minutes / 1440), hours: Math.floor(minutes / 60) % 24, minutes: minutes % 60 }
}
