import { manilaDay, manilaExact } from '#contract/time.ts'
import { countdown, type Shown, subscriptionLabel } from '../rules.ts'

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`

/** `13 days 23 hours left`, under a day `5 hours 10 minutes left`: the same figures as the countdown beside it. */
export function timeLeft(end: string, now: Date): string {
  const { days, hours, minutes } = countdown(end, now)
  if (days === 0) return `${counted(hours, 'hour')} ${counted(minutes, 'minute')} left`
  return hours === 0 ? `${counted(days, 'day')} left` : `${counted(days, 'day')} ${counted(hours, 'hour')} left`
}

/** Spec 1 §2. */
export const UPGRADE_NOW = 'Upgrade Now'
export const VIEW_PLANS = 'View Plans'

/** The badge: the state of spec 1 §4, a running trial with its time. */
export function badgeText(shown: Shown, now: Date): string {
  const label = subscriptionLabel(shown, now)
  return label === 'Free Trial' && shown.trial_ends_at !== null
    ? `${label}: ${timeLeft(shown.trial_ends_at, now)}`
    : label
}

/** Whether the plan has run out: then there is something to upgrade to. */
export const isLapsed = (label: string): boolean => label.endsWith('Expired')

const LAST_DAYS_MS = 3 * 86_400_000

/** When what the person has ends; null where it has ended, or nobody knows. */
export function endOf(shown: Partial<Shown>): string | null {
  if (shown.has_active_subscription !== true) return null
  if (shown.subscription?.plan?.plan_type !== 'free') return shown.subscription?.end_date ?? null
  return shown.is_trial_active === true ? (shown.trial_ends_at ?? null) : null
}

/**
 * How much the line about the plan asks to be noticed: not at all, in the last three days of a trial or plan, on the last
 * one, or because it has run out. A line that was put away comes back when it says more.
 */
export function loudness(shown: Shown, label: string, now: Date): 0 | 1 | 2 {
  if (isLapsed(label)) return 2
  const end = endOf(shown)
  const left = end === null ? Infinity : new Date(end).getTime() - now.getTime()
  return left > LAST_DAYS_MS ? 0 : left > LAST_DAYS_MS / 3 ? 1 : 2
}

/** The banner's sentence under its title; short enough for a phone. */
export function bannerMessage(shown: Shown, label: string, now: Date): string {
  if (isLapsed(label)) return 'Choose a plan to go on.'
  const end = endOf(shown)
  if (end === null) return 'See what each plan gives.'
  const ends = `Ends ${manilaExact(end).replace(/ \d{4},/, '')} (Manila)`
  return label === 'Free Trial' || loudness(shown, label, now) > 0 ? ends : `Until ${manilaDay(end)}`
}
