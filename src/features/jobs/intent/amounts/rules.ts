const HOURS_A_MONTH = 160
/** Under this a bare number is no pay a month in pesos. */
const LEAST_BARE = 5000

/** `40k`, `40,000`, `₱40000`, `20-25k`, `20 libo`, `1M`, `$800`, `$5/hr`, `100 per hour`, with what stands around it. */
export const PAY =
  /(?:(?:above|over|at least|minimum|min|from|atleast)\s+)?(₱|php|p(?=\d)|\$|usd)?\s?(\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d{1,6}(?:\.\d{1,2})?)(m\b|\s?(?:k\b|libo\b|thousand\b|million\b|milyon\b))?(?:\s?(?:-|–|to)\s?[₱$]?\d{1,3}(?:,\d{3}|\d{0,3})\s?(k\b|libo\b|thousand\b)?)?\s?(php|pesos?|usd|dollars?|bucks)?\s?\+?(?:\s?(?:\/|per|an?|kada|bawat|every|each)\s?(hour|hr|oras|month|mo|buwan|week|wk|linggo|day|araw)\b|\s(hourly|weekly|daily)\b)?(?:\s+(?:pataas|up|plus|and up|a month|monthly|above|and above))?/giu

const PER_MONTH: Record<string, number> = { h: HOURS_A_MONTH, o: HOURS_A_MONTH, w: 4.33, l: 4.33, d: 22, a: 22 }
/** Less an hour is paid in dollars. */
const LEAST_PESOS_AN_HOUR = 40

const timesOf = (unit: string | undefined): number => (unit === undefined ? 1 : /^\s?m/i.test(unit) ? 1_000_000 : 1000)

/** The floor of a pay in pesos a month; null for a number that is none, as in `web3` or `24 7`. */
export function floorOf(match: (string | undefined)[], usdPhp: number): number | null {
  const [, before, digits, first, last, after, each, often] = match
  const thousands = first ?? last
  const period = each ?? often
  const value = Number((digits ?? '').replaceAll(',', '')) * timesOf(thousands)
  const isHourly = /^[ho]/i.test(period ?? '')
  const told = /\$|usd|dollar|bucks/i.test(`${before ?? ''}${after ?? ''}`)
  const named = before !== undefined || after !== undefined
  const dollars = told || (!named && isHourly && value < LEAST_PESOS_AN_HOUR)
  if (value <= 0 || (!named && thousands === undefined && period === undefined && value < LEAST_BARE)) return null
  // A few dollars without a period are an hour's.
  const every = period === undefined ? (dollars && value < 100 ? 'h' : 'm') : period.charAt(0).toLowerCase()
  const monthly = value * (PER_MONTH[every] ?? 1) * (dollars ? usdPhp : 1)
  return monthly >= 1000 && monthly <= 2_000_000 ? monthly : null
}

const HOURS = String.raw`\s?(?:hours?|hrs?|hr|oras)`
const DAILY = String.raw`(?:\s(?:lang|only|work|shift))?\s?(?:a|an|per|\/|kada|bawat|every|each|sa isang|in a)?\s?(?:day|araw|daily|adlaw)\b`
const WEEKLY = String.raw`\s?(?:a|per|\/|kada|bawat|every|each|sa isang|in a)?\s?(?:week|wk|weekly|linggo|semana)\b`
const range = (numbers: string): string => String.raw`\b${numbers}(?:\s?(?:-|–|to|or)\s?\d{1,2})?`

/** How much time somebody has, behind what it is called. */
const TIMES: readonly (readonly [RegExp, string])[] = [
  [new RegExp(range('[1-6]') + HOURS + String.raw`(?:${DAILY}|\s?(?:lang|only|shift)\b)`, 'giu'), ' part time '],
  [new RegExp(range('(?:[5-9]|[12]\\d|3[0-4])') + HOURS + WEEKLY, 'giu'), ' part time '],
  [
    new RegExp(
      String.raw`\b(?:[1-4]|once|twice|one|two|three)\s?(?:-\s?[2-4]\s?)?(?:x|times|days?|araw)?${WEEKLY}`,
      'giu',
    ),
    ' part time ',
  ],
  [new RegExp(range('[89]') + HOURS + DAILY, 'giu'), ' full time '],
  [new RegExp(range('(?:3[5-9]|4[0-8])') + HOURS + WEEKLY, 'giu'), ' full time '],
]
/** How old somebody is, and how long they have done something, says nothing of what they look for. */
const YEARS =
  /\b\d{1,2}\s?\+?\s?(?:years?|yrs?|taon|taong|months?)(?: na)?(?: of| ng)?\s?(?:experience|exp|karanasan|old|gulang|edad)\b|\b\d{2}\s?(?:yo|y\.?o)\b/giu
const DIGIT = /\d|once|twice|\b(?:one|two|three)\b/iu

/** A search with hours a day or days a week as the job type they are, `4 hrs a day`: part time. */
export function withTimesNamed(search: string): string {
  if (!DIGIT.test(search)) return search
  return TIMES.reduce((text, [pattern, name]) => text.replace(pattern, name), search.replace(YEARS, ' '))
}
