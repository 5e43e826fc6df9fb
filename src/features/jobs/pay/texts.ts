import { formatAmount } from '#contract/money.ts'
import type { StatedPay } from './rules.ts'

/** An amount, or two with a dash. */
export const amounts = (min: number, max: number, currency: StatedPay['currency']): string =>
  min === max ? formatAmount(min, currency) : `${formatAmount(min, currency)}–${formatAmount(max, currency)}`

/** What the board's pay field says in its own words; empty where that is nothing ("n/a", "-"). */
export function ownPayWords(salary: string | null): string {
  const words = salary?.trim() ?? ''
  return SAYS_NOTHING.test(words) ? '' : words
}
const SAYS_NOTHING = /^(?:n\.?\/?a\.?|not applicable|none|nil|null|[-–—.?_*]+)$/i

/** Pay as a person compares it: `$5–$8 an hour`. */
export const payWords = ({ min, max, currency, period }: StatedPay): string =>
  `${amounts(min, max, currency)} ${period === 'hour' ? 'an hour' : `a ${period}`}`
