import { daysRemaining } from '../rules.ts'

/** Spec 3 §8. */
export const PLANS_FAILED = 'Failed to load subscription plans. Please try again later.'

/** Nothing is said that cannot be done yet. */
export const PLANS_SOON = 'Paying by card is not open yet. Until then, this is what each plan will give you.'

/** `14 days left`, `1 day left`. */
export function daysLeft(end: string, now: Date): string {
  const days = daysRemaining(end, now)
  return `${days} ${days === 1 ? 'day' : 'days'} left`
}
