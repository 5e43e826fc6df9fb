import { daysRemaining } from '../rules.ts'

/** `14 days left`, `1 day left`. */
export function daysLeft(end: string, now: Date): string {
  const days = daysRemaining(end, now)
  return `${days} ${days === 1 ? 'day' : 'days'} left`
}
