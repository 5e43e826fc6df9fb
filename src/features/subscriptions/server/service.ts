import type { Deps } from '#server/deps.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Subscription, TrialStatus } from '../contract.ts'
import { daysRemaining, EXPIRED_SENTENCE, PLANS, type Plan, type PlanType, trialEnd } from '../rules.ts'
import { findSubscription, insertSubscription, updateTrialEnd, upsertSubscription } from './queries.ts'

const DAY_MS = 86_400_000

/** Begins the 14 days of a new account; joins the caller's transaction. A second call changes nothing. */
export async function startTrial(db: Db, userId: number, now: Date): Promise<void> {
  await insertSubscription(db, { user_id: userId, plan_type: 'free', started_at: now, ends_at: trialEnd(now) })
}

/** The operator puts a person on a plan for so many days from now; nothing is paid. Gives when it ends. */
export async function givePlan(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: number,
  plan: PlanType,
  days: number,
): Promise<Date> {
  const now = deps.clock.now()
  const ends = new Date(now.getTime() + days * DAY_MS)
  await upsertSubscription(deps.db, { user_id: userId, plan_type: plan, started_at: now, ends_at: ends })
  return ends
}

/**
 * Gives a trial more days, from now when it has ended; joins the caller's transaction. `seen` is the end whoever asks has
 * before their eyes: asked twice, it is done once.
 * @throws AppError 409 when the trial ends at another moment by now, or the person is on another plan
 */
export async function extendTrial(
  db: Db,
  userId: number,
  given: { days: number; seen: Date; now: Date },
): Promise<Date> {
  const ends = await updateTrialEnd(db, userId, given)
  if (ends) return ends
  throw new AppError(409, 'plan_changed', 'The plan of this person changed meanwhile. Please look again.')
}

/** What was paid for: the plan a person is on from now on and when it ends; joins the caller's transaction. */
export async function setPlan(
  db: Db,
  userId: number,
  plan: { plan_type: PlanType; ends_at: Date; anchor_day: number },
  now: Date,
): Promise<void> {
  await upsertSubscription(db, { user_id: userId, started_at: now, ...plan })
}

/** The subscription as it stands at `now`: expired from the very moment it ends (spec 3 §4). */
export async function currentSubscription(db: Db, userId: number, now: Date): Promise<Subscription> {
  const row = await findSubscription(db, userId)
  if (!row) return { status: 'expired', end_date: null, days_remaining: 0, is_trial_active: false, plan: null }
  const active = row.ends_at > now
  return {
    status: active ? 'active' : 'expired',
    end_date: row.ends_at.toISOString(),
    days_remaining: daysRemaining(row.ends_at, now),
    is_trial_active: active && row.plan_type === 'free',
    plan: PLANS[row.plan_type],
  }
}

/** Spec 1 §3 "Trial status response"; `trial_ends_at` is null on a paid plan. */
export function trialOf(subscription: Subscription): TrialStatus {
  const trial = subscription.plan?.plan_type === 'free'
  return {
    is_trial_active: subscription.is_trial_active,
    days_remaining: trial ? subscription.days_remaining : 0,
    trial_ends_at: trial ? subscription.end_date : null,
  }
}

/**
 * Lets through whoever has a running plan and gives that plan (its caps and its filter right).
 * @throws AppError 403 `subscription_expired` with `subscription_expired: true` (product, "Trial").
 */
export async function requireActive(deps: Pick<Deps, 'db' | 'clock'>, user: { id: number }): Promise<Plan> {
  return requireRunning((await findSubscription(deps.db, user.id)) ?? null, deps.clock.now())
}

/**
 * The same of a row that was read together with something else; null for who never had a plan.
 * @throws AppError as `requireActive`
 */
export function requireRunning(row: { plan_type: string; ends_at: Date } | null, now: Date): Plan {
  if (!row || row.ends_at <= now) {
    throw new AppError(403, 'subscription_expired', EXPIRED_SENTENCE, { subscription_expired: true })
  }
  // The table allows no other.
  return PLANS[row.plan_type as PlanType]
}
