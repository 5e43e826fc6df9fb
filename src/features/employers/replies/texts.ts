import type { Replies } from './rules.ts'

export const NOT_ENOUGH_YET = 'not enough yet'

/** `about 4 in 10`; at the ends it says no more than a rounded share can. */
export function inTenText(tenths: number): string {
  if (tenths <= 0) return 'fewer than 1 in 10'
  return tenths >= 10 ? 'more than 9 in 10' : `about ${tenths} in 10`
}

/** How many people who applied had an answer; the words where nobody can say. */
export const answeredText = (replies: Replies | null): string =>
  replies === null ? NOT_ENOUGH_YET : inTenText(replies.in_ten)

/** How long half of those who had an answer waited for it. */
export function daysText(replies: Replies | null): string {
  const days = replies?.median_days ?? null
  if (days === null) return NOT_ENOUGH_YET
  return `${days} ${days === 1 ? 'day' : 'days'} or fewer for half of them`
}
