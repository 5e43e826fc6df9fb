import type { Currency, Rates } from '#contract/money.ts'
import { currencyOf, NAMED, OTHER_CURRENCY, withCurrency } from './currencies/rules.ts'
import { isAmongWords, withoutCounts, withoutHours, withoutUnmarked } from './figures/rules.ts'
import { isNoPay, withoutOthers } from './others/rules.ts'
import { isBehindFigure, type Period, periodOf } from './periods/rules.ts'
import { amount, twoRates, withRaise } from './steps/rules.ts'
import { mended, unglued, withPlainFigures } from './written/rules.ts'

export type { Period } from './periods/rules.ts'
/** Pay as a posting states it; `min` and `max` are equal when one figure is given. */
export type StatedPay = { min: number; max: number; currency: Currency; period: Period }

/** Assumed where a posting does not tell its hours. */
export const HOURS_PER_WEEK = 40
/** Boards' postings count four weeks of five days: 160 hours a month. */
export const WEEKS_PER_MONTH = 4
export const DAYS_PER_WEEK = 5

/** Without a currency or a period only a figure in these bounds (USD a month) is read by the board's convention. */
const BARE_MONTHLY_USD = { min: 100, max: 9999 }
/** The least of a month is higher where it was worked out of hours, days, weeks or a year: nobody pays so little for full time. */
const PLAUSIBLE_MONTHLY_USD = { min: 20, leastFullTime: 60, max: 35_000 }
/** Units for one US dollar, only for judging what is plausible; figures people see use the configured rates. */
export const ROUGH_RATES: Rates = {
  USD: 1,
  PHP: 55,
  AUD: 1.5,
  CAD: 1.4,
  EUR: 0.9,
  GBP: 0.8,
  NZD: 1.7,
  SGD: 1.3,
  HKD: 7.8,
  AED: 3.7,
  SAR: 3.75,
  QAR: 3.6,
  KWD: 0.3,
  JPY: 150,
}
const LONGEST_TEXT = 200

const NUMBER = String.raw`(?<!\d[,.]?|[a-z])(\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d{1,7}(?:\.\d{1,2})?)(?![\d,.]*\d)(?:\s?(k)|(m))?(?![a-z])`
const RANGE = new RegExp(String.raw`${NUMBER}(?:\s*(?:start(?:ing)?\b)?,?\s*(-|to|up to|and up to)\s*${NUMBER})?`, 'g')

const TIMES = String.raw`(?!(?:hourly|daily|weekly|monthly|yearly|annual(?:ly)?|hours?|hrs?|h|days?|d|weeks?|wks?|w|months?|mos?|mn?th|m|years?|yrs?|y|annum|fortnight|halfmonth|oras|araw|linggo|semana|buwan|taon|doe|depending|nego\w*|neg|salary|pay|rate|full|part|applicable|law|our|your|industry|agreement|(?:approved|worked|working|billable|productive|logged)\s(?:hour|day|week|month)s?)\b)`
/** Paid by the piece, for a project, or at a price: nothing that compares. */
const BY_PIECE = new RegExp(
  [
    String.raw`\bhalf[\s-]day\b|\bkalahating araw\b|\b(?:every|each) time\b|\bhour of (?:audio|video|footage|content|work completed)\b|\b(?:semi|twice)[\s-]*(?:weekly|monthly)\b|\bbi[\s-]*monthly\b|\b(?:twice|2x) (?:a|per) (?:week|month)\b|\bkinsenas?\b|\d bonus\b|\d\s?(?:usd|php|pesos|dollars)?\s?each\b(?!\s(?:hour|day|week|month))|\bote\b|\bon[- ]target\b|\bevery 15(?:th| days)\b|\bfixed[\s-]*(?:price|fee|budget)\b|\b(?:one[\s-]time|lump sum)\b`,
    String.raw`(?<!\bas\s)\bper\s*\b${TIMES}[a-z]+`,
    String.raw`(?<=(?:\d|k|usd|php|pesos?|dollars?|rate|pay|price|\+)\s?)\/\s*${TIMES}[a-z]+`,
    String.raw`(?<=\d[km]?\+?\s?(?:usd|php|pesos?|dollars?)?\s)(?:an?|kada|bawat|isang)\s${TIMES}(?!(?:sabado|biyernes|linggo|kinsenas)\b)[a-z]`,
    String.raw`\bfor\s(?:an?|each|every|one|1)\s(?:[a-z\d-]{1,15}\s){0,2}(?:logo|website|site|video|reel|page|design|article|post|blog|book|ebook|song|edit|banner|app|script|shoot|event|task|gig|illustration|animation|lesson|game|store|theme|template|plugin|presentation)s?\b`,
    String.raw`\bup-?front\b`,
    String.raw`(?:\bper\b|\/)\s*\d[\d,]*\s+(?!hours?\b|hrs?\b|days?\b|weeks?\b|months?\b)[a-z]+`,
  ].join('|'),
)
/** Without a period they leave open what is paid for: a project, or a number of hours. */
const OPEN_WITHOUT_PERIOD =
  /\bfixed[\s-]*(?:rate|price|fee|budget)\b|\bper project\b|\d\s?(?:usd|php)?\s?(?:in )?total\b(?!\s(?:package|comp\w*|salary|monthly|pay|cash|cost|reward\w*))|\blump sum\b|\bone[\s-]time\b|\$\s?[\d,.]+\s?(?:usd\s)?(?:fixed|flat)\b|\bflat[\s-](?:rate|fee|price)\b|(?:\/|\bfor\b)\s?\d{1,3}\s?(?:hours?|hrs?)\b|\bfor the (?:whole|entire)\b|\bfor (?:\d{1,2}|two|three|four|six)[\s-](?:days?|weeks?|months?)\b(?!,? (?:then|probation|training|trial|a|per)\b)/

/** "Your rate in AUD 4) your hours": the mark of what is asked next is no figure. */
const LIST_MARK = /(?<=(?<!\()\b(?:USD|AUD|PHP|CAD|GBP|EUR|NZD|SGD)\)?,? )\d{1,2}\)(?=\s+\p{L})/giu

/**
 * Reads a salary text as people type it: `$7–$8/hour to start`, `P25,000`, `200 /week (To start)`, `30-35k PHP monthly`.
 * By the boards' convention a bare figure is US dollars a month; only where no other reading is plausible.
 * @returns null when nothing is stated or more than one reading remains. Never throws; `min` ≤ `max`.
 */
export function parsePay(text: string | null | undefined): StatedPay | null {
  // Most fields without a figure are a word or two, and none of them is pay.
  if (!text || !/\d/.test(text)) return null
  const plain = simplified(text.replace(LIST_MARK, ' '))
  if (plain === '' || OTHER_CURRENCY.test(plain) || BY_PIECE.test(plain)) return null
  const currency = currencyOf(plain)
  const paidPer = periodOf(plain)
  if (/\bproject\b/.test(plain) && !isByTheHour(plain, paidPer)) return null
  const found = amountsOf(plain)
  if (currency === 'unclear' || paidPer === 'unclear' || found === null) return null
  const { period, share } = paidPer ?? { period: null, share: 1 }
  const amounts = { min: found.min * share, max: found.max * share }
  const meant = currency ?? bareCurrency(amounts, period, plain)
  if (meant === 'unclear' || (period === null && OPEN_WITHOUT_PERIOD.test(text.normalize('NFKC').toLowerCase())))
    return null
  return settled(amounts, meant, period)
}

/** A project's price is nobody's pay; an hour's pay may be of a project. */
const isByTheHour = (plain: string, paidPer: ReturnType<typeof periodOf>): boolean =>
  paidPer !== null && paidPer !== 'unclear' && paidPer.period === 'hour' && isBehindFigure(plain)

/** Up to so much a figure without a period is an hour's. */
const MOST_HOURLY_USD = 40

/** From so much on a figure without a currency can only be pesos, and up to so much only dollars; by the board's custom. */
const BARE: Partial<Record<Period, { dollarsTo: number; pesosFrom: number; pesosTo: number }>> = {
  hour: { dollarsTo: 40, pesosFrom: 60, pesosTo: 2000 },
  day: { dollarsTo: 150, pesosFrom: 300, pesosTo: 15_000 },
  week: { dollarsTo: 1000, pesosFrom: 2500, pesosTo: 75_000 },
  month: { dollarsTo: 6000, pesosFrom: 10_000, pesosTo: 500_000 },
}
const MOST_PESOS_A_YEAR = 6_000_000
/** Words of Filipino, and of pay as it is stated here. */
const FILIPINO =
  /\b(?:kada|bawat|tuwing|semana|po|libre|tirahan|pagkain|namin|kasama|lang|dapat|isang|araw(?:an)?|lingg(?:o|uhan)|buwan(?:an)?|oras|ang|ng|sahod|sweldo)\b/

/** What a figure without a currency is in; null where custom decides. */
function bareCurrency(
  { min, max }: { min: number; max: number },
  period: Period | null,
  plain: string,
): Currency | null | 'unclear' {
  if (FILIPINO.test(plain)) return 'PHP'
  if (isAmongWords(plain, isBehindFigure(plain))) return 'unclear'
  // A few dollars an hour are written as a mere figure; beside words it may count anything.
  if (period === null && max <= MOST_HOURLY_USD) return /^[^a-z]*(?:to[^a-z]*)?$/.test(plain) ? 'USD' : 'unclear'
  const bounds = BARE[period ?? 'month']
  if (!bounds) return null
  if (min >= bounds.pesosFrom) return max <= bounds.pesosTo ? 'PHP' : 'unclear'
  if (max > bounds.dollarsTo) return 'unclear'
  return period === null || period === 'month' ? null : 'USD'
}

/** Whether a salary text itself names a currency and a period, or custom fills them in. */
export function saysOfPay(text: string): { currency: boolean; period: boolean } {
  const plain = simplified(text)
  return { currency: currencyOf(plain) !== null, period: periodOf(plain) !== null }
}

const ON_TOP =
  /\s\+\s|\bplus\b|\sand\s(?:an?\s)?(?:[a-z-]{1,20}\s)?(?:bonus|allowance|incentive|commission)|\sw\/|,\s?(?=hmo|benefits?|bonus)|\s\/\s?(?=hmo|benefits?|bonus|incentives?|allowances?|commissions?)|[;&]\s?(?=hmo|bonus|commissions?)/

/** A figure of money by its mark or its size: what is no more than a count may stand beside pay in brackets. */
const MONEY_LIKE =
  /[$₱€£¥]\s?\d|\b(?:php|usd|aud|cad|eur|gbp|p)\s?\d|\d{3}|\dk\b|\d\s?(?:\/|per\b|an?\b|php\b|usd\b|pesos?\b)/

function simplified(text: string): string {
  let plain = unglued(beginningOf(text).normalize('NFKC')).toLowerCase()
  plain = plain.replace(/[\u2010-\u2015\u2212~]/g, '-').replace(/\s+/g, ' ')
  plain = mended(withCurrency(plain))
  if (isNoPay(plain)) return ''
  plain = withoutCounts(withoutOthers(plain))
  // What stands in brackets says the same again, by the week or in the other currency.
  const outside = plain.replace(/\([^()]*\)?/g, ' ')
  if (MONEY_LIKE.test(outside) || (/\d/.test(outside) && !MONEY_LIKE.test(plain))) plain = outside
  plain = twoRates(withPlainFigures(plain))
  // What the same pay is in other words: `$640 a month, that is $4/hr`.
  const first =
    plain.split(
      /,?\s(?:that is|that's|i\.e\.|which (?:is|comes|works|equals|equates|amounts|translates|makes)|(?:comes|works) out|equals?|or (?:about|around)|equivalent|approx(?:imately)?|roughly)\b|\s?=\s?/,
    )[0] ?? ''
  if (/\d/.test(first)) plain = first
  plain = withRaise(plain)
  // `$550 /700` and `$420$460` are two ends of one range.
  plain = plain.replace(/(\d)(k?)\s?(?:\/\s?|(?=[$₱]))(?=[$₱]?\s?\d)/g, '$1$2-')
  plain = withoutHours(plain)
  // bounded: the text was cut to `LONGEST_TEXT`
  plain = plain.replace(/\bbetween\b([^\d]*\d[^;]*?)\band\b(?=[^\d.;]*\d)/g, '$1 to ')
  plain = plain.replace(/\bto (?:an? )?max(?:imum)?(?: (?:salary|pay|rate))?(?: of)?(?=[^a-z]*\d)/g, 'to')
  // bounded: the text was cut to `LONGEST_TEXT`
  plain = plain.replace(/\bmin(?:imum)?\b[.:]?([^\d]*\d[\d,.]*k?[^a-z]*)\bmax(?:imum)?\b[.:]?/g, '$1 to ')
  // What comes on top (allowance, bonus, commission) is not the pay.
  // bounded: the text was cut to `LONGEST_TEXT`
  plain = plain.replace(/(\d.*?)\bwith\b/, '$1 + ')
  const parts = plain.split(ON_TOP)
  return withoutUnmarked(parts.find((part) => /\d/.test(part)) ?? '').trim()
}

/** What is read of a long text: whole words, for half a figure is another one. */
function beginningOf(text: string): string {
  const beginning = text.slice(0, LONGEST_TEXT + 1)
  if (beginning.length <= LONGEST_TEXT) return text
  return beginning.slice(0, Math.max(0, beginning.lastIndexOf(' ')))
}

function amountsOf(plain: string): { min: number; max: number } | null {
  let bare = plain
  for (const name of Object.values(NAMED)) bare = bare.replace(name, ' ')
  bare = bare
    .replace(/us\$|\$|₱|(?<![a-z])usd(?![a-z])|(?<![a-z])php(?![a-z])|(?<![a-z])p(?=\s?\d)/g, ' ')
    .replace(/(\d)(k?)(pesos?|dollars?|p\/?[hdwm])\b/g, '$1$2 ')
  const withoutWords = bare.replace(
    // bounded: the text was cut to `LONGEST_TEXT`
    /(?:\/|\bper\b|\ban?\b)?(?<!\s)\s*\b(?:(?<=\/\s*)[hdwm]|usd|pesos?|dollars?|hourly|hours?|hrs?|day|daily|weekly|week|wk|monthly|month|mo|yearly|year|yr|annually)\b\s*(?=(?:start(?:ing)?\b)?,?\s*(?:-|(?:and )?(?:up )?to\b))/g,
    ' ',
  )
  const found = [...withoutWords.matchAll(RANGE)]
  const only = found[0]
  if (found.length !== 1 || only === undefined) return null
  const [, first = '', firstK, firstM, connector, second, secondK, secondM] = only
  const secondUnit = secondK ?? secondM
  const top = second === undefined ? undefined : amount(second, secondUnit)
  // `30-35k` and `27-30,000` mean thousands on both sides; `900-1k` does not.
  const [bottom, most] = [Number(first.replaceAll(',', '')), Number(second?.replaceAll(',', ''))]
  const shared = bottom >= most ? undefined : bottom * 2000 > most && most >= 10_000 && bottom < 1000 ? 'k' : secondUnit
  const low = amount(first, firstK ?? firstM ?? shared)
  if (connector === undefined || top === undefined) return { min: low, max: low }
  return { min: Math.min(low, top), max: Math.max(low, top) }
}

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
  if (pay.currency === 'PHP' && pay.max > (BARE[pay.period]?.pesosTo ?? MOST_PESOS_A_YEAR)) return null
  // A few dollars an hour are less a month than the custom's least, and more than it believes.
  const guessed = pay.period !== 'hour' && (currency === null || (period === null && pay.period === 'month'))
  const bounds = guessed ? BARE_MONTHLY_USD : PLAUSIBLE_MONTHLY_USD
  const isWorkedOut = pay.period !== 'month'
  const least = isWorkedOut ? PLAUSIBLE_MONTHLY_USD.leastFullTime : bounds.min
  return low < Math.max(least, bounds.min) || high > bounds.max ? null : pay
}

/** From so much on a figure without a period is a year's; in other currencies from 20,000 on. */
const OF_A_YEAR: Partial<Record<Currency, number>> = { USD: 15_000, AUD: 15_000, CAD: 15_000, EUR: 15_000, GBP: 15_000 }

/**
 * Dollars from 15,000 without a period can only be meant for a year, and up to 40 for an hour; anything else is a month by
 * convention.
 */
function guessedPeriod({ min, max }: { min: number; max: number }, currency: Currency | null): Period {
  if (currency !== null && currency !== 'PHP' && min >= (OF_A_YEAR[currency] ?? 20_000)) return 'year'
  return currency !== 'PHP' && min >= 2 && max <= MOST_HOURLY_USD ? 'hour' : 'month'
}

function roughMonthlyUsd(value: number, pay: StatedPay): number {
  return monthly(value, pay.period, HOURS_PER_WEEK) / ROUGH_RATES[pay.currency]
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
 * The monthly value in dollars and pesos, to the cent. `rates` are the configured ones; `hoursPerWeek` counts only for
 * pay by the hour and is assumed to be 40 where the posting does not tell.
 */
export function monthlyPay(pay: StatedPay, rates: Rates, hoursPerWeek: number | null): MonthlyPay {
  const hours = hoursPerWeek !== null && hoursPerWeek > 0 && hoursPerWeek <= 168 ? hoursPerWeek : HOURS_PER_WEEK
  const cents = (value: number) => Math.round(value * 100) / 100
  const [low, high] = [monthly(pay.min, pay.period, hours), monthly(pay.max, pay.period, hours)]
  const usd = (value: number) => cents(value / rates[pay.currency])
  const php = (value: number) => cents(pay.currency === 'PHP' ? value : (value / rates[pay.currency]) * rates.PHP)
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
