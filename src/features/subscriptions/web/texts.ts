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

/** Whether the line about the plan asks to be noticed: the plan has run out, or a trial has three days or less. */
export const isLoud = (shown: Shown, label: string, now: Date): boolean =>
  isLapsed(label) ||
  (label === 'Free Trial' && new Date(shown.trial_ends_at ?? '').getTime() - now.getTime() <= LAST_DAYS_MS)

/** The banner's sentence under its title; short enough for a phone. */
export function bannerMessage(shown: Shown, label: string): string {
  if (isLapsed(label)) return 'Choose a plan to go on.'
  if (label === 'Free Trial') return `Ends ${manilaExact(shown.trial_ends_at ?? '').replace(/ \d{4},/, '')} (Manila)`
  const end = shown.subscription?.end_date
  return end ? `Until ${manilaDay(end)}` : 'See what each plan gives.'
}
