export type Currency = 'USD' | 'PHP'
export type Period = 'hour' | 'day' | 'week' | 'month' | 'year'
/** Pay as a posting states it; `min` and `max` are equal when one figure is given. */
export type StatedPay = { min: number; max: number; currency: Currency; period: Period }

/** Assumed where a posting does not tell its hours. */
export const HOURS_PER_WEEK = 40
/** Boards' postings count four weeks of five days: 160 hours a month. */
export const WEEKS_PER_MONTH = 4
export const DAYS_PER_WEEK = 5

/** Without a currency or a period only a figure in these bounds (USD a month) is read by the board's convention. */
const BARE_MONTHLY_USD = { min: 100, max: 9999 }
const PLAUSIBLE_MONTHLY_USD = { min: 20, max: 60_000 }
/** Only for judging what is plausible; figures people see use the configured rate. */
const ROUGH_RATE = 55
const LONGEST_TEXT = 200

const NUMBER = String.raw`(?<!\d[,.]?)(\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d{1,7}(?:\.\d{1,2})?)(?![\d,.]*\d)\s?(k)?(?![a-z])`
const RANGE = new RegExp(String.raw`${NUMBER}(?:\s*(-|to)\s*${NUMBER})?`, 'g')

/** Figures that are not pay: hours, years, percentages, the thirteenth month. */
const OTHER_FIGURES = [
  /\b13th[\s-]*month(?:\s*pay)?\b/g,
  /\b\d{1,3}(?:\s*-\s*\d{1,3})?\s*(?:\+\s*)?(?:hours?|hrs?)\s*(?:\/|per|a|each)\s*(?:week|wk|day|month)\b/g,
  /\b\d{1,3}(?:\s*-\s*\d{1,3})?\s*(?:\+\s*)?(?:hours?|hrs?)\s*(?:weekly|daily|monthly)\b/g,
  /\b\d{1,2}\s*(?:\+\s*)?(?:years?|yrs?)\b/g,
  /\b\d+(?:\.\d+)?\s*%/g,
  /\bpaid\s+(?:every\s+)?(?:(?:bi|semi)[\s-]*)?(?:daily|weekly|monthly|week|month|day)\b/g,
]
const OTHER_CURRENCY =
  /[€£¥₹₩฿₫]|\b(?:eur|euros?|gbp|pounds?|aud|cad|sgd|nzd|hkd|inr|rupees?|jpy|yen|aed|chf|myr|idr)\b|(?<![a-z])(?:au?|ca?|s|nz|hk)\$/
const USD_SIGN = /\$|\busd\b|\bdollars?\b|(?<=\d)\s?usd\b|\busd(?=\d)/
const PHP_SIGN = /₱|(?<![a-z])php(?![a-z])|\bpesos?\b|(?<![a-z])p(?=\s?\d)/
const BY_PIECE =
  /\b(?:bi|semi|twice)[\s-]*(?:weekly|monthly)\b|(?:\bper|\/)\s*(?!hourly\b|daily\b|weekly\b|monthly\b|yearly\b|hours?\b|hrs?\b|hr\b|h\b|days?\b|d\b|weeks?\b|wks?\b|w\b|months?\b|mos?\b|mn?th\b|m\b|years?\b|yrs?\b|y\b|annum\b)[a-z]+/

const PERIODS: [Period, RegExp][] = [
  ['hour', /\bhours?\b|\bhourly\b|\bhrs?\b|\/\s*h\b|(?<![a-z])p\/?h\b|\boras\b/],
  ['day', /\bdays?\b|\bdaily\b|\/\s*d\b|(?<![a-z])p\/?d\b|\baraw\b/],
  ['week', /\bweeks?\b|\bweekly\b|\bwks?\b|\/\s*w\b|(?<![a-z])p\/?w\b|\blinggo\b/],
  ['month', /\bmonths?\b|\bmonthly\b|\bmos?\b|\bmn?th\b|\/\s*m\b|(?<![a-z])p\/?m\b|\bpcm\b|\bbuwan\b/],
  ['year', /\byears?\b|\byearly\b|\byrs?\b|\/\s*y\b|\bannual(?:ly)?\b|\bannum\b|\bp\.a\b/],
]

/**
 * Reads a salary text as people type it: `$7–$8/hour to start`, `P25,000`, `200 /week (To start)`, `30-35k PHP monthly`.
 * By the boards' convention a bare figure is US dollars a month; only where no other reading is plausible.
 * @returns null when nothing is stated or more than one reading remains. Never throws; `min` ≤ `max`.
 */
export function parsePay(text: string | null | undefined): StatedPay | null {
  const plain = simplified(text ?? '')
  if (plain === '' || OTHER_CURRENCY.test(plain) || BY_PIECE.test(plain)) return null
  const currency = currencyOf(plain)
  const period = periodOf(plain)
  const amounts = amountsOf(plain)
  if (currency === 'unclear' || period === 'unclear' || amounts === null) return null
  const meant = currency ?? bareCurrency(amounts, period, plain)
  return meant === 'unclear' ? null : settled(amounts, meant, period)
}

/** Up to so much a figure without a period is an hour's. */
const MOST_HOURLY_USD = 40

/** From so much on a figure without a currency can only be pesos, and up to so much only dollars; by the board's custom. */
const BARE: Partial<Record<Period, { dollarsTo: number; pesosFrom: number }>> = {
  hour: { dollarsTo: 40, pesosFrom: 60 },
  day: { dollarsTo: 150, pesosFrom: 300 },
  week: { dollarsTo: 1000, pesosFrom: 2500 },
  month: { dollarsTo: 6000, pesosFrom: 10_000 },
}
/** Words of Filipino, and of pay as it is stated here. */
const FILIPINO = /\b(?:kada|isang|araw|linggo|buwan|oras|ang|ng|sahod|sweldo)\b/

/** What a figure without a currency is in; null where custom decides. */
function bareCurrency(
  { min, max }: { min: number; max: number },
  period: Period | null,
  plain: string,
): Currency | null | 'unclear' {
  if (FILIPINO.test(plain)) return 'PHP'
  // A few dollars an hour are written as a mere figure; beside words it may count anything.
  if (period === null && max <= MOST_HOURLY_USD) return /^[^a-z]*(?:to[^a-z]*)?$/.test(plain) ? 'USD' : 'unclear'
  const bounds = BARE[period ?? 'month']
  if (!bounds) return null
  if (min >= bounds.pesosFrom) return 'PHP'
  if (max > bounds.dollarsTo) return 'unclear'
  return period === null || period === 'month' ? null : 'USD'
}

/** Whether a salary text itself names a currency and a period, or custom fills them in. */
export function saysOfPay(text: string): { currency: boolean; period: boolean } {
  const plain = simplified(text)
  return { currency: currencyOf(plain) !== null, period: periodOf(plain) !== null }
}

function simplified(text: string): string {
  let plain = text.slice(0, LONGEST_TEXT).normalize('NFKC').toLowerCase()
  plain = plain.replace(/[\u2010-\u2015\u2212~]/g, '-').replace(/\s+/g, ' ')
  // What stands in brackets says the same again, by the week or in the other currency.
  const outside = plain.replace(/\([^()]*\)?/g, ' ')
  if (/\d/.test(outside)) plain = outside
  // `$7,50` and `$7,5/hour` are written with a comma for the point; three digits after it are thousands.
  plain = plain.replace(/(?<![\d,.])(\d{1,2}),(\d{1,2})(?![\d,])/g, '$1.$2')
  // What the same pay is in other words: `$640 a month, that is $4/hr`.
  const first = plain.split(/,?\s(?:that is|that's|i\.e\.|which is|equivalent)\b|\s?=\s?/)[0] ?? ''
  if (/\d/.test(first)) plain = first
  // `$550 /700` and `$420$460` are two ends of one range.
  plain = plain.replace(/(\d)(k?)\s?(?:\/\s?|(?=[$₱]))(?=[$₱]?\s?\d)/g, '$1$2-')
  for (const figures of OTHER_FIGURES) plain = plain.replace(figures, ' ')
  // What comes on top (allowance, bonus, commission) is not the pay.
  return (plain.split(/\s\+\s|\bplus\b/)[0] ?? '').trim()
}

function currencyOf(plain: string): Currency | null | 'unclear' {
  const usd = USD_SIGN.test(plain)
  const php = PHP_SIGN.test(plain)
  if (usd && php) return 'unclear'
  return usd ? 'USD' : php ? 'PHP' : null
}

function periodOf(plain: string): Period | null | 'unclear' {
  const named = PERIODS.filter(([, pattern]) => pattern.test(plain)).map(([period]) => period)
  return named.length > 1 ? 'unclear' : (named[0] ?? null)
}

function amountsOf(plain: string): { min: number; max: number } | null {
  const bare = plain
    .replace(/us\$|\$|₱|\busd|(?<![a-z])php|(?<![a-z])p(?=\s?\d)/g, ' ')
    .replace(/(\d)(k?)(usd|php|pesos?|dollars?)\b/g, '$1$2 ')
  const withoutWords = bare.replace(
    /(?:\/|\bper\b|\ban?\b)?(?<!\s)\s*\b(?:usd|pesos?|dollars?|hourly|hours?|hrs?|day|daily|weekly|week|wk|monthly|month|mo|yearly|year|yr|annually)\b\s*(?=-|to\b)/g,
    ' ',
  )
  const found = [...withoutWords.matchAll(RANGE)]
  const only = found[0]
  if (found.length !== 1 || only === undefined) return null
  const [, first = '', firstK, connector, second, secondK] = only
  const top = second === undefined ? undefined : amount(second, secondK !== undefined)
  // `30-35k` means thousands on both sides; `900-1k` does not.
  const shared =
    secondK !== undefined &&
    firstK === undefined &&
    Number(first.replaceAll(',', '')) < Number(second?.replaceAll(',', ''))
  const low = amount(first, firstK !== undefined || shared)
  if (connector === undefined || top === undefined) return { min: low, max: low }
  return { min: Math.min(low, top), max: Math.max(low, top) }
}

const amount = (digits: string, thousands: boolean): number =>
  Number(digits.replaceAll(',', '')) * (thousands ? 1000 : 1)

function settled(
  { min, max }: { min: number; max: number },
  currency: Currency | null,
  period: Period | null,
): StatedPay | null {
  if (min <= 0 || max > min * 20) return null
  const pay = {
    min,
    max,
    currency: currency ?? 'USD',
    period: period ?? guessedPeriod({ min, max }, currency),
  } as const
  const low = roughMonthlyUsd(pay.min, pay)
  const high = roughMonthlyUsd(pay.max, pay)
  // A few dollars an hour are less a month than the custom's least, and more than it believes.
  const guessed = pay.period !== 'hour' && (currency === null || (period === null && pay.period === 'month'))
  const bounds = guessed ? BARE_MONTHLY_USD : PLAUSIBLE_MONTHLY_USD
  return low < bounds.min || high > bounds.max ? null : pay
}

/**
 * Dollars from 20,000 without a period can only be meant for a year, and up to 40 for an hour; anything else is a month by
 * convention.
 */
function guessedPeriod({ min, max }: { min: number; max: number }, currency: Currency | null): Period {
  if (currency === 'USD' && min >= 20_000) return 'year'
  return currency !== 'PHP' && min >= 2 && max <= MOST_HOURLY_USD ? 'hour' : 'month'
}

function roughMonthlyUsd(value: number, pay: StatedPay): number {
  return monthly(value, pay.period, HOURS_PER_WEEK) / (pay.currency === 'PHP' ? ROUGH_RATE : 1)
}

function monthly(value: number, period: Period, hoursPerWeek: number): number {
  if (period === 'hour') return value * hoursPerWeek * WEEKS_PER_MONTH
  if (period === 'day') return value * DAYS_PER_WEEK * WEEKS_PER_MONTH
  if (period === 'week') return value * WEEKS_PER_MONTH
  return period === 'year' ? value / 12 : value
}

export type MonthlyPay = {
  monthly_usd_min: number
  monthly_usd_max: number
  monthly_php_min: number
  monthly_php_max: number
}

/**
 * The monthly value in both currencies, to the cent. `phpPerUsd` is the configured rate; `hoursPerWeek` counts only for
 * pay by the hour and is assumed to be 40 where the posting does not tell.
 */
export function monthlyPay(pay: StatedPay, phpPerUsd: number, hoursPerWeek: number | null): MonthlyPay {
  const hours = hoursPerWeek !== null && hoursPerWeek > 0 && hoursPerWeek <= 168 ? hoursPerWeek : HOURS_PER_WEEK
  const cents = (value: number) => Math.round(value * 100) / 100
  const [low, high] = [monthly(pay.min, pay.period, hours), monthly(pay.max, pay.period, hours)]
  const usd = (value: number) => cents(pay.currency === 'USD' ? value : value / phpPerUsd)
  const php = (value: number) => cents(pay.currency === 'PHP' ? value : value * phpPerUsd)
  return {
    monthly_usd_min: usd(low),
    monthly_usd_max: usd(high),
    monthly_php_min: php(low),
    monthly_php_max: php(high),
  }
}

/** The filter ranges (spec 2 §9) that pay of `min` to `max` USD a month overlaps. A bound belongs to both neighbours. */
export function rangesOf(min: number, max: number): string[] {
  const ranges = [
    ['0-500', 0, 500],
    ['500-1000', 500, 1000],
    ['1000-2000', 1000, 2000],
    ['2000-5000', 2000, 5000],
    ['5000+', 5000, Infinity],
  ] as const
  return ranges.filter(([, from, to]) => min <= to && max >= from).map(([name]) => name)
}
