import { grouped } from '#contract/number.ts'
import type { Job, JobDetail, Pay } from '../contract.ts'
import { amounts, ownPayWords, payWords } from '../pay/texts.ts'
import { NOT_SPECIFIED } from './texts.ts'

/** The same in few letters: `$5–$8/hr`. */
export function payShort(job: Pick<Job, 'pay' | 'salary'>): string {
  if (!job.pay) return payText(job)
  const { min, max, currency, period } = job.pay
  return `${amounts(min, max, currency)}/${SHORT_PERIODS[period]}`
}
const SHORT_PERIODS = { hour: 'hr', day: 'day', week: 'wk', month: 'mo', year: 'yr' }

/** Rounded to what an estimate can promise. */
const rounded = (value: number): number => {
  const step = value >= 10_000 ? 1000 : value >= 1000 ? 100 : 10
  return Math.round(value / step) * step
}

/** Pay as a person compares it: `$5–$8 an hour`, the board's own words, or 'Not specified' (spec 2 §2). */
export function payText(job: Pick<Job, 'pay' | 'salary'>): string {
  return job.pay ? payWords(job.pay) : ownPayWords(job.salary) || NOT_SPECIFIED
}

/** The same per month in pesos, rounded; null when nothing can be said or it is what the pay already says. */
export function monthlyPesos(pay: Pay | null): string | null {
  if (!pay || (pay.currency === 'PHP' && pay.period === 'month')) return null
  return `about ${amounts(rounded(pay.monthly_php_min), rounded(pay.monthly_php_max), 'PHP')} a month`
}

/**
 * The same in few letters: `~₱46k–74k/mo`. Null when nothing can be said or it is what the pay already says.
 */
export function monthlyPesosShort(pay: Pay | null): string | null {
  if (!pay || (pay.currency === 'PHP' && pay.period === 'month')) return null
  const [min, max] = [thousands(pay.monthly_php_min), thousands(pay.monthly_php_max)]
  return `~₱${min === max ? min : `${min}–${max}`}/mo`
}

/** `46k` of 45,800; amounts too small for that stay as they are. */
const thousands = (value: number): string =>
  value >= 10_000 ? `${grouped(Math.round(value / 1000))}k` : grouped(rounded(value))

/** The same in dollars; null when nothing can be said or it is what the pay already says. */
export function monthlyDollars(pay: Pay | null): string | null {
  if (!pay || (pay.currency === 'USD' && pay.period === 'month')) return null
  return `about ${amounts(rounded(pay.monthly_usd_min), rounded(pay.monthly_usd_max), 'USD')} a month`
}

/** Job types in words, or 'Not specified'. */
export const typeText = (job: Pick<Job, 'job_types' | 'job_type'>): string =>
  job.job_types.join(', ') || (/^any$/i.test(job.job_type) ? 'Any job type' : job.job_type) || NOT_SPECIFIED

type PayLines = { known: boolean; first: string; posted: string | null }

/** Pay in two lines: what it makes a month in pesos, and how it was posted; null where one line says it all. */
export function payLines({ pay, salary }: Pick<Job, 'pay' | 'salary'>): PayLines {
  const own = ownPayWords(salary)
  const words = payText({ pay, salary })
  const monthly = monthlyPesos(pay)
  if (pay === null) return { known: own !== '', first: own === '' ? 'Pay not stated' : own, posted: null }
  const first = monthly === null ? words : `${monthly.charAt(0).toUpperCase()}${monthly.slice(1)}`
  const posted = own === '' ? words : own
  return { known: true, first, posted: posted === first ? null : `As posted: ${posted}` }
}

/** Where the work is, or for whom; null when the posting says neither. */
export function placeText({ location, facts }: Pick<JobDetail, 'location' | 'facts'>): string | null {
  const { answer } = facts.philippines
  const people = { yes: 'For people in the Philippines', no: 'Not for people in the Philippines', not_said: null }[
    answer
  ]
  if (location === null) return people
  return answer === 'no' ? `${location} · ${people}` : location
}
