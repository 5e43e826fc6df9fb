import { manilaDay, manilaExact } from '#contract/time.ts'
import { daysRemaining, type Shown, subscriptionLabel } from '../rules.ts'

/** Spec 3 §8. */
export const PLANS_FAILED = 'Failed to load subscription plans. Please try again later.'

/** Nothing is said that cannot be done yet. */
export const PLANS_SOON = 'Paying by card is not open yet. Until then, this is what each plan will give you.'

/** `14 days left`, `1 day left`. */
export function daysLeft(end: string, now: Date): string {
  const days = daysRemaining(end, now)
  return `${days} ${days === 1 ? 'day' : 'days'} left`
}

/** Spec 1 §2. */
export const UPGRADE_NOW = 'Upgrade Now'
export const VIEW_PLANS = 'View Plans'

/** The badge: the state of spec 1 §4, a running trial with its days. */
export function badgeText(shown: Shown, now: Date): string {
  const label = subscriptionLabel(shown, now)
  return label === 'Free Trial' && shown.trial_ends_at !== null
    ? `${label}: ${daysLeft(shown.trial_ends_at, now)}`
    : label
}

/** Whether the plan has run out: then there is something to upgrade to. */
export const isLapsed = (label: string): boolean => label.endsWith('Expired')

/** The banner's sentence under its title; short enough for a phone. */
export function bannerMessage(shown: Shown, label: string): string {
  if (isLapsed(label)) return 'Choose a plan to go on.'
  if (label === 'Free Trial') return `Ends ${manilaExact(shown.trial_ends_at ?? '').replace(/ \d{4},/, '')} (Manila)`
  const end = shown.subscription?.end_date
  return end ? `Until ${manilaDay(end)}` : 'See what each plan gives.'
}
