import {
  type Period,
  HOURS_PER_WEEK,
  monthlyPay,
  parsePay,
  ROUGH_RATES,
  type StatedPay,
  WEEKS_PER_MONTH as FOUR_WEEKS,
} from '#features/jobs/pay/rules.ts'
import { availabilityOf } from '../hours/availability.ts'
import { gapFor } from '../answers/gaps.ts'
import { weekIn } from '../hours/posted.ts'
import type { Addressee, Writer } from '../../writer.ts'

type Pay = Pick<Writer, 'salary_min' | 'salary_max' | 'custom_availability' | 'usd_php'>
const BY_PIECE =
  /\bper[- ](?:(?:long|short|finished|edited) )?(?:short|audio[- ]minute|minute|episode|video|project|design|piece|article|word|post|reel|clip|lead|appointment)\b/i
const ASKS_HOURLY = /\b(?:hourly|per hour|an hour|\/ ?hr|\/ ?hour|rate hr)\b/i
const [CENTS, MANY_HOURS, NEAR] = [10, 45, 1.05]
/** As people count it who are paid by the month: 52 weeks in twelve months. */
const WEEKS_PER_MONTH = 52 / 12

export const asksByPiece = (asked: string): boolean => BY_PIECE.test(asked) && !ASKS_HOURLY.test(asked)

/** The hours a week a monthly sum is counted on: those the person offers, else a full week. */
const basis = (writer: Pay): number => {
  const own =
    availabilityOf({ availability: null, custom_availability: writer.custom_availability }).week ?? HOURS_PER_WEEK
  return own > 0 && own <= MANY_HOURS ? own : HOURS_PER_WEEK
}
// Making one for each sum is what took the time.
const [WHOLE, WITH_CENTS] = [
  new Intl.NumberFormat('en-US'),
  new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 }),
]
const dollars = (sum: number): string => `$${(Number.isInteger(sum) ? WHOLE : WITH_CENTS).format(sum)}`
const sums = (min: number, max: number | null | undefined, share: (sum: number) => number): string =>
  [...new Set([min, max ?? min].map((sum) => dollars(share(sum))))].join(' to ')
const hourly = (hours: number) => (sum: number) => Math.round((sum / (hours * WEEKS_PER_MONTH)) * CENTS) / CENTS
const tens = (part: number) => (sum: number) => Math.round((sum * part) / CENTS) * CENTS

/**
 * What the person wants to earn, as it is asked for: by the hour and for the posting's hours it is counted from the
 * sum a month in their profile, and the letter says on how many hours. Empty where nothing is known, or a price by the
 * piece is asked for.
 */
export function payOf(writer: Pay, asked: string, posting: Addressee): string {
  if (!writer.salary_min || asksByPiece(asked)) return ''
  const stated = statedIn(posting)
  if (stated === null && FIXED.test(posting.description) && BY_JOB.test(asked))
    return `My rate is ${writer.salary_max ? '' : 'from '}${sums(writer.salary_min, writer.salary_max, hourly(basis(writer)))} an hour. ${gapFor('your fixed price')}`
  const [other = ''] = OTHER_CURRENCY.exec(asked) ?? []
  const expected = `My expected rate is ${inPesosToo(writer, asked, posting, stated) || counted(writer, asked, posting)}`
  if (other !== '' && !OR_DOLLARS.test(asked))
    return `${expected}. ${gapFor(`your rate in ${other.length === 3 ? other.toUpperCase() : other}`)}`
  const said = `${expected}.`
  if (stated === null) return said
  // A lower sum than the employer's own offer helps nobody.
  if (isBelow(writer, stated, posting)) return `The ${offerOf(stated)} in your posting is fine with me.`
  // Sums for different hours are no larger or smaller as they stand.
  const isOther = !BY_TIME.has(stated.period) && basis(writer) !== (weekIn(posting) ?? HOURS_PER_WEEK)
  const counting = (begin: string) =>
    isOther ? `By the hour, ${begin.charAt(0).toLowerCase()}${begin.slice(1)}` : begin
  if (isAbove(writer, posting))
    return `${said} ${counting('That is')} more than the ${offerOf(stated)} in your posting, and I hope we can talk about it.`
  const top = { ...writer, salary_min: writer.salary_max ?? writer.salary_min }
  // Who would take less than is offered names no lower end of theirs.
  if (isAbove(top, posting) && stated.min !== stated.max && isUnder(writer, stated, posting))
    return `${said} ${counting('The')} ${offerOf(stated)} in your posting lies within that.`
  return isAbove(top, posting)
    ? `${said} ${counting('The lower end')} ${stated.min === stated.max ? 'fits' : 'is within'} the ${offerOf(stated)} in your posting.`
    : said
}

/** A price for the whole job is the person's to make. */
const FIXED =
  /\bfixed[- ]price\b|\b(?:budget|price|pay(?:ing)?)\b[^.!?\n]{0,20} for (?:everything|it all|all of (?:it|this)|the (?:whole )?(?:project|job|thing|lot|set))\b/i
const BY_JOB = /\b(?:charge|price|quote|cost|bid)\b/i
const IN_PESOS = /\bphp\b|₱|\bpesos?\b|\bpiso\b|\bsahod\b|\bsweldo\b|\bmagkano\b/i
/** "In AUD or USD": either will do. */
const OR_DOLLARS = /\b(?:or|\/) ?(?:USD|US dollars?)\b|\b(?:USD|US dollars?) ?(?:or|\/)/i
/** Sums of a profile are in US dollars. */
const OTHER_CURRENCY = /\b(?:AUD|CAD|NZD|GBP|EUR|SGD|euros?|pounds)\b/i
const IN_DOLLARS = /\busd\b|\$|\bdollars?\b/i
/** What only employers in the Philippines speak of. */
const LOCAL = /\b(?:13th month|SSS|PhilHealth|Pag-?IBIG|BIR|TIN|NBI|TOR|2x2)\b/
/** The sum in pesos where those are asked for, or are what the posting pays in; empty otherwise. */
function inPesosToo(writer: Pay, asked: string, posting: Addressee, stated: StatedPay | null): string {
  const isLocal = stated === null && LOCAL.test(posting.description) && !IN_DOLLARS.test(posting.description)
  const wanted = IN_PESOS.test(asked) || ((stated?.currency === 'PHP' || isLocal) && !IN_DOLLARS.test(asked))
  const pesos = wanted && !ASKS_HOURLY.test(asked) ? inPesos(writer) : ''
  if (pesos === '') return ''
  const hours = basis(writer) < HOURS_PER_WEEK ? ` for ${basis(writer)} hours a week` : ''
  const one = new Set(sumsNamed(writer))
  return `${writer.salary_max ? '' : 'from '}around ${pesos} a month${hours} (${[...one].join(' to ')})`
}
const HUNDREDS = 100
/** The sum a month in pesos, at the rate the board is set to; empty without one. */
function inPesos({ salary_min: min, salary_max: max, usd_php: rate }: Pay): string {
  if (rate === undefined) return ''
  const sum = (amount: number) => `₱${WHOLE.format(Math.round((amount * rate) / HUNDREDS) * HUNDREDS)}`
  return min ? [...new Set([min, max ?? min].map(sum))].join(' to ') : ''
}

/** The sum a month, with the same by the hour or for other hours where that is asked for. */
function counted(writer: Pay, asked: string, posting: Addressee): string {
  const { salary_min: min, salary_max: max } = writer
  if (!min) return ''
  const [hours, week, from] = [basis(writer), weekIn(posting), max ? '' : 'from ']
  const monthly = `${from}${sums(min, max, (sum) => sum)} a month`
  if (ASKS_HOURLY.test(asked))
    return `${from}${sums(min, max, hourly(hours))} an hour, or ${monthly} at ${hours} hours a week`
  if (week === null || week >= hours) return hours < HOURS_PER_WEEK ? `${monthly} for ${hours} hours a week` : monthly
  return `${monthly} for ${hours} hours a week, which comes to ${sums(min, max, tens(week / hours))} for your ${week} hours`
}

/** The sums a month somebody named, as they are written. */
const sumsNamed = ({ salary_min: min, salary_max: max }: Pick<Pay, 'salary_min' | 'salary_max'>): string[] =>
  [min, max].flatMap((sum) => (sum ? [dollars(sum)] : []))

/** The pay somebody expects, as short as a subject has it: "$800-$1,000/month"; empty where none is known. */
export function payInSubject(writer: Pick<Pay, 'salary_min' | 'salary_max'>): string {
  const said = [...new Set(sumsNamed(writer))]
  return said.length === 0 ? '' : `${said.join('-')}/month`
}

/** Every sum a letter to this posting may name: those of the profile, and what is counted from them. */
export function sumsOf(writer: Pay, posting: Addressee): string[] {
  const { salary_min: min, salary_max: max } = writer
  if (!min && !max) return []
  const plain = sumsNamed(writer)
  if (!min) return plain
  const [hours, week] = [basis(writer), weekIn(posting)]
  const parts = week === null ? [] : [sums(min, max, tens(week / hours))]
  return [
    ...plain,
    `${sums(min, max, hourly(hours))} on ${hours} hours`,
    offered(posting),
    ...parts,
    ...[inPesos(writer)].filter((text) => text !== ''),
  ]
}

const CURRENCY =
  /[$₱€£]|\b(?:PHP|USD|AUD)\b|\bP(?=\d{1,3}(?:,\d{3}|k\b)|\d{3,4} ?(?:\/|per|a) ?(?:day|araw)\b)|\b(?:salary|sahod|sweldo)(?: offer| range)?: (?=\d{1,3}k\b)/gi
const [BEFORE, AFTER, LINE] = [24, 40, 300]
/** Money beside the pay, or not for the person at all. */
const NO_PAY =
  /\b(?:allowances?|bonus(?:es)?|stipend|reimburse\w*|subsid\w+|spend|revenue|commissions?|refund\w*|lost|lose|sold|costs?|spent|per show|per appointment|(?:ads?|ad spend|marketing|media|equipment|monthly|event|project|clients?['’]?|courses?|training|learning|education|wellness|gear|tools?|software|travel|book|development) budgets?)\b/i
const BESIDE_AFTER =
  // bounded: what follows a currency, 40 signs
  /^\S+(?: an?| per)? ?\w* (?:allowance|bonus|stipend|budgets?|(?:ad )?spend)\b|^\S+ ?[-–] ?\S+ per account\b/i
const NOT_PAID =
  /\b(?:(?:in|of) (?:\w+ )?(?:revenue|sales|ads|ad spend|turnover|profit)|MRR|ARR)\b|\b(?:month|week|day|year)s? (?:late|ago|behind|overdue|lost|short|off|missing)\b/i
const PER_TIME =
  /(?:\/\s?|\bper |\ban? |\bevery |\beach |\bp)(?:hr|hour|h|mo|mos|month|wk|week|day|yr|year|annum)\b|\b(?:hourly|monthly|weekly|daily|yearly|annual\w*|kada|bawat)\b/i
const PAY_BEFORE =
  /\b(?:pay(?:s|ing)?|paid|salary|rate|compensation|wages?|offer(?:s|ing)?|budget|sahod|sweldo|base|earn|starting|start(?:s)? at)\b/i
/** What others are paid, or somebody once made: "we pay them $2,500 a month", "our top recruiter averaged $1,650". */
const OF_OTHERS =
  /\b(?:pay(?:s|ing)?|paid) (?:them|him|her|it|an? \w+|the agency|our agency)\b[^.!?\n]{0,10}$|\b(?:averaged|earned|took home|made) (?:about |around |over )?$/i
/** Money the business makes, owes or misses, as tests and stories have it. */
const OF_BUSINESS =
  /\b(?:less|short|missing|deposits?|invoices?|payouts?|revenue|sales|profit|costs?|owes?|owed|refund\w*|orders?|pric(?:e|es|ed|ing)|sells?|sold|worth|funding|raised|turnover|twice)\b|\d\.\d\d\b/i
/** An item of a list that asks: what it tells is a case to think about. */
const ASKING_ITEM = /^\W*(?:\(?(?:\d{1,2}|[a-h])[).:]|[-*•–—])\s[^\n]*\?/i
const ASKS_CONSENT = /\b(?:ok|okay|fine|good|agree\w*|accept\w*|comfortable|works?|willing)\b/i

/** "£300 a year for courses", "a yearly training fund of $200" */
const FOR_LEARNING =
  /\b(?:courses?|training|learning|conferences?|books|education|certifications?|wellness|gym|home office)\b[^.!?\n]{0,40}\b(?:budget|allowance|fund|stipend|credit)\b|\b(?:budget|allowance|fund|stipend|towards?|spend|for)\b[^.!?\n]{0,30}\b(?:your )?(?:courses?|training|conferences?|books|certifications?|gym)\b/i
type Sum = { before: string; after: string; line: string; sentence: string }
function sumsWritten(text: string): Sum[] {
  return [...text.matchAll(CURRENCY)].map(({ index }) => {
    const from = text.lastIndexOf('\n', index) + 1
    const before = text
      .slice(Math.max(0, index - BEFORE), index)
      .split(/[.!?\n]/)
      .at(-1)
    const after = text.slice(index, index + AFTER).split(/[!?\n]|\.\s/)[0]
    const line = text.slice(from, from + LINE)
    const sentence = `${
      text
        .slice(from, index)
        .split(/[.!?] /)
        .at(-1) ?? ''
    }${after ?? ''}`
    return { before: before ?? '', after: after ?? '', line, sentence }
  })
}

/**
 * The first pay a text states: a sum by the hour, by the month, or behind a word for pay; else the first sum that is
 * none of the business's own.
 */
function payIn(text: string): StatedPay | null {
  const written = sumsWritten(text).filter(
    ({ before, after, line, sentence }) =>
      !NO_PAY.test(before) &&
      !OF_OTHERS.test(before) &&
      !(FOR_LEARNING.test(sentence) && !/hour|\bhr/i.test(after)) &&
      !BESIDE_AFTER.test(after) &&
      !NOT_PAID.test(after) &&
      !(ASKING_ITEM.test(line) && !ASKS_CONSENT.test(line.slice(0, line.indexOf('?')))),
  )
  const isPay = ({ before, after }: Sum) => PER_TIME.test(after) || PAY_BEFORE.test(before)
  const others = written.filter((sum) => !isPay(sum) && !OF_BUSINESS.test(`${sum.before}${sum.after}`))
  for (const { before, after } of [...written.filter(isPay), ...others]) {
    const stated = parsePay(`${before}${after}`.trim())
    if (stated !== null) return stated
  }
  return null
}

const statedIn = ({ title, description }: Pick<Addressee, 'title' | 'description'>): StatedPay | null =>
  payIn(`${title}\n${description}`)
const SIGNS: Partial<Record<StatedPay['currency'], string>> = { USD: '$', PHP: '₱', EUR: '€', GBP: '£' }
const PERIODS: Record<Period, string> = {
  hour: 'an hour',
  day: 'a day',
  week: 'a week',
  month: 'a month',
  year: 'a year',
}
/** What a posting offers, in a sentence: "$6 to $8 an hour". */
function offerOf({ min, max, currency, period }: StatedPay): string {
  const sum = (amount: number) => `${SIGNS[currency] ?? `${currency} `}${dollars(amount).slice(1)}`
  return `${[...new Set([sum(min), sum(max)])].join(' to ')} ${PERIODS[period]}`
}
const offered = (posting: Addressee): string => {
  const stated = statedIn(posting)
  return stated === null ? '' : offerOf(stated)
}

/** Whether the person asks for more than the posting says it pays. */
export function isAbove(writer: Pay, posting: Addressee): boolean {
  if (!writer.salary_min) return false
  const stated = statedIn(posting)
  if (!stated) return false
  return writer.salary_min / basis(writer) > (aMonth(stated, writer).max / paidHours(stated, posting)) * NEAR
}
/** Whether the least the person asks for is less than the least the posting pays. */
const isUnder = (writer: Pay, stated: StatedPay, posting: Addressee): boolean =>
  (writer.salary_min ?? 0) / basis(writer) < aMonth(stated, writer).min / paidHours(stated, posting)

/** Whether the most the person asks for is less than the least the posting pays. */
function isBelow(writer: Pay, stated: StatedPay, posting: Addressee): boolean {
  const most = writer.salary_max ?? writer.salary_min ?? 0
  return most / basis(writer) < aMonth(stated, writer).min / paidHours(stated, posting)
}
/** A stated pay by the month, on as many weeks as the person's own is counted on. */
function aMonth(stated: StatedPay, { usd_php: rate }: Pay) {
  // Both sides in pesos are compared at the rate they are told at.
  const rates = rate === undefined ? ROUGH_RATES : { ...ROUGH_RATES, PHP: rate }
  const { monthly_usd_min: min, monthly_usd_max: max } = monthlyPay(stated, rates, HOURS_PER_WEEK)
  const share = BY_TIME.has(stated.period) ? WEEKS_PER_MONTH / FOUR_WEEKS : 1
  return { min: min * share, max: max * share }
}
const paidHours = (stated: StatedPay, posting: Addressee): number =>
  BY_TIME.has(stated.period) ? HOURS_PER_WEEK : (weekIn(posting) ?? HOURS_PER_WEEK)
/** What is paid by the hour is compared at a full week, what is paid by the month at the posting's own. */
const BY_TIME: ReadonlySet<Period> = new Set(['hour', 'day', 'week'])
