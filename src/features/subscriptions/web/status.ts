import { call } from '#web/lib/api.ts'
import { subscriptions } from '../calls.ts'
import type { Shown } from '../rules.ts'

/** What is shown when the status cannot be had: an inactive trial, no subscription (spec 1 §8). */
const UNKNOWN: Shown = {
  has_active_subscription: false,
  is_trial_active: false,
  trial_days_remaining: 0,
  trial_ends_at: null,
  subscription: null,
}

/** Asks how the subscription stands now. Never fails: a lost answer reads as an inactive trial without a subscription. */
export async function readStatus(): Promise<Shown> {
  try {
    const [trial, subscription] = await Promise.all([
      call(subscriptions.trialStatus, {}),
      call(subscriptions.current, {}),
    ])
    return {
      has_active_subscription: subscription.status === 'active',
      is_trial_active: trial.is_trial_active,
      trial_days_remaining: trial.days_remaining,
      trial_ends_at: trial.trial_ends_at,
      subscription,
    }
  } catch {
    return UNKNOWN
  }
}
