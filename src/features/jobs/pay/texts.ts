import { formatAmount } from '#contract/money.ts'
import type { StatedPay } from './rules.ts'

/** An amount, or two with a dash. */
export const amounts = (min: number, max: number, currency: StatedPay['currency']): string =>
  min === max ? formatAmount(min, currency) : `${formatAmount(min, currency)}–${formatAmount(max, currency)}`

/** Pay as a person compares it: `$5–$8 an hour`. */
export const payWords = ({ min, max, currency, period }: StatedPay): string =>
  `${amounts(min, max, currency)} ${period === 'hour' ? 'an hour' : `a ${period}`}`
