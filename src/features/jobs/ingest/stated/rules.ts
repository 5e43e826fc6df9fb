import { disjoint } from '../sets/rules.ts'

/** What a posting states beside its prose. Pay is a month in US dollars, at the rate of the day it was read. */
export type Stated = {
  title: string
  job_types: string[]
  hours_per_week: number | null
  location: string | null
  monthly_usd_min: number | null
  monthly_usd_max: number | null
  /** What the pay is stated for and in: `hour`, `PHP`. */
  pay_period?: string | null
  pay_currency?: string | null
}

const FULL_TIME = 40
const WEEKLY_HOURS_ALIKE = 5
/** A month's pay at two days' rates is hardly ever the same to the cent. */
const PAY_ALIKE = 0.03
/** The same pay in two currencies: at the rate of the day, and rounded. */
const CURRENCIES_ALIKE = 0.1

type Pay = { min: number; max: number }
type Range = Pay | null

/** What people count differently when they work a month out: up to 26 days of it, 176 hours, 52 weeks or 13 months a year. */
const MOST_OF_MONTH: Readonly<Record<string, number>> = { hour: 1.1, day: 1.3, week: 1.085 }
const LEAST_OF_MONTH: Readonly<Record<string, number>> = { year: 12 / 13 }
/** Pay by the hour, where neither tells how many: of five hours a week. */
const FEWEST_HOURS = 0.125

/** Pay by the hour was worked out for full time where a posting keeps its hours to itself: the other one may tell them. */
function rangeOf(
  { monthly_usd_min: min, monthly_usd_max: max, pay_period, hours_per_week }: Stated,
  other: Stated,
): Range {
  const [from, to] = [min ?? max, max ?? min]
  if (from === null || to === null) return null
  const part = pay_period === 'hour' && hours_per_week === null ? (other.hours_per_week ?? FULL_TIME) / FULL_TIME : 1
  if (!pay_period || !differ(pay_period, other.pay_period)) return { min: from * part, max: to * part }
  const isOpen = pay_period === 'hour' && hours_per_week === null && other.hours_per_week === null
  const least = isOpen ? FEWEST_HOURS : (LEAST_OF_MONTH[pay_period] ?? 1)
  return { min: from * part * least, max: to * part * (MOST_OF_MONTH[pay_period] ?? 1) }
}

/**
 * Two stated pays that differ. Another board may round a range or give one end of it: there it is enough that they meet. On
 * one board a single figure may lie within a range.
 */
function paysDiffer(one: Stated, other: Stated, sameBoard: boolean): boolean {
  const [own, theirs] = [rangeOf(one, other), rangeOf(other, one)]
  if (!own || !theirs) return false
  const slack = 1 + (differ(one.pay_currency, other.pay_currency) ? CURRENCIES_ALIKE : PAY_ALIKE)
  if (own.max * slack < theirs.min || theirs.max * slack < own.min) return true
  if (differ(one.pay_period, other.pay_period)) return false
  const isOneFigure = own.min === own.max || theirs.min === theirs.max
  return sameBoard && !isOneFigure && !(isNear(own.min, theirs.min, slack) && isNear(own.max, theirs.max, slack))
}

const differ = (own?: string | null, theirs?: string | null): boolean => !!own && !!theirs && own !== theirs

const isNear = (one: number, other: number, slack: number): boolean => one <= other * slack && other <= one * slack

/** Where the work is done, as a title, a place or a type says it. */
const SETUPS = [
  /\b(?:on[- ]?site|office[- ]based|in[- ]office)\b/i,
  /\b(?:remote|wfh|work from home|home[- ]based|work at home)\b/i,
  /\bhybrid\b/i,
] as const

const TYPES = [/full[- ]?time/i, /part[- ]?time/i, /intern/i] as const
const [FULL, PART] = ['0', '1']
/** Hours a week that nobody calls full time, and that nobody calls part time. */
const TOO_FEW = 25
const TOO_MANY = 38

const typesOf = ({ job_types, title }: Stated): Set<string> =>
  new Set(TYPES.flatMap((type, at) => ([...job_types, title].some((one) => type.test(one)) ? String(at) : [])))

const setupsOf = ({ job_types, title, location }: Stated): Set<string> =>
  new Set(
    SETUPS.flatMap((setup, at) => (setup.test([title, location ?? '', ...job_types].join(' ')) ? String(at) : [])),
  )

/** One calls itself full time, the other states the hours of part time; or the other way round. */
function hoursDeny(types: ReadonlySet<string>, hours: number | null): boolean {
  if (hours === null || types.size !== 1) return false
  return (types.has(FULL) && hours <= TOO_FEW) || (types.has(PART) && hours >= TOO_MANY)
}

/** What two postings state in their fields that makes them two jobs, whatever their texts say. */
export function fieldsDiffer(one: Stated, other: Stated, sameBoard: boolean): boolean {
  const [hours, theirHours] = [one.hours_per_week, other.hours_per_week]
  if (hours !== null && theirHours !== null && Math.abs(hours - theirHours) > WEEKLY_HOURS_ALIKE) return true
  const [types, theirTypes] = [typesOf(one), typesOf(other)]
  if (hoursDeny(types, theirHours) || hoursDeny(theirTypes, hours)) return true
  return paysDiffer(one, other, sameBoard) || disjoint(types, theirTypes) || disjoint(setupsOf(one), setupsOf(other))
}
