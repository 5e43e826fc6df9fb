import { HALF_A_MONTH } from '../written/rules.ts'

export type Period = 'hour' | 'day' | 'week' | 'month' | 'year'
/** A period, and how much of what is named it holds: of pay for two weeks a half, of pay for half a month two. */
export type PaidPer = { period: Period; share: number }

/** What is paid for two weeks is half of it a week. */
const FORTNIGHT = String.raw`bi[\s-]*weekly|fortnight(?:ly)?`
const TWO_WEEKS = new RegExp(String.raw`\b(?:${FORTNIGHT})\b`)

const NAMED: readonly (readonly [Period, RegExp])[] = [
  ['hour', /\bhours?\b|\bhourly\b|\bhrs?\b|\/\s*h\b|(?<![a-z])p\/h\b|(?<=\d\s?)ph\b|\boras\b/],
  ['day', /\bdays?\b|\bdaily\b|\/\s*d\b|(?<![a-z])p\/?d\b|\baraw(?:an)?\b/],
  ['week', /\bweeks?\b|\bweekly\b|\bwks?\b|\/\s*w\b|(?<![a-z])p\/?w\b|\blingg(?:o|uhan)\b|\bsemana\b/],
  ['month', /\bmonths?\b|\bmonthly\b|\bmos?\b|\bmn?th\b|\/\s*m\b|(?<![a-z])p\/?m\b|\bpcm\b|\bbuwan(?:an)?\b/],
  ['year', /\byears?\b|\byearly\b|\byrs?\b|\/\s*y\b|\bannual(?:ly)?\b|\bannum\b|\bp\.a\b|\btaon\b/],
]

/** Beside the figure's own sentence no other word names its period: a `day position` is none. */
const ADVERBS =
  /\b(?:hourly|daily|weekly|monthly|yearly|annual(?:ly)?|arawan|buwanan|lingguhan|per (?:hour|day|week|month|year))\b/g
const namedIn = (words: string): Period[] =>
  NAMED.filter(([, pattern]) => pattern.test(words)).map(([period]) => period)

/** How a period is written behind its figure; the letters alone only behind a slash or `p`. */
const BEHIND: readonly (readonly [PaidPer, string])[] = [
  [{ period: 'week', share: 0.5 }, FORTNIGHT],
  [{ period: 'month', share: 2 }, HALF_A_MONTH],
  [{ period: 'hour', share: 1 }, String.raw`hours?|hourly|hrs?|oras|(?<=[\/p]\s?)h`],
  [{ period: 'day', share: 1 }, String.raw`days?|daily|araw(?:an|[\s-]araw)?|(?<=[\/p]\s?)d`],
  [{ period: 'week', share: 1 }, String.raw`weeks?|weekly|wks?|linggo|lingguhan|semana|(?<=[\/p]\s?)w`],
  [{ period: 'month', share: 1 }, String.raw`months?|monthly|mos?|mn?th|pcm|buwan(?:an|[\s-]buwan)?|(?<=[\/p]\s?)m`],
  [{ period: 'year', share: 1 }, String.raw`years?|yearly|yrs?|annum|annually|taon|(?<=\/\s?)(?:y|annual)`],
]
const MONEY_NAME = String.raw`(?:us\s?\$|[$₱€£¥]|usd|php|aud|cad|nzd|sgd|hkd|aed|sar|qar|kwd|jpy|eur|euros?|gbp|pesos?|piso|dollars?)`
/** From a figure to its period: `₱600 basic per`, `7 usd/`, `4k kada`. */
const LINK = String.raw`\+{0,2}\s?(?:${MONEY_NAME}\s?)?(?:(?:gross|net|basic|base|salary|ang)\s?)?(?:\/\s?(?:per\s)?|p\/?|(?:per|an?|every|each|kada|bawat|(?:sa\s)?isang|ang)\s)?`
const ATTACHED = new RegExp(
  String.raw`(?<=\d\s?[km]?)${LINK}(?:${BEHIND.map(([, words]) => `(${words})`).join('|')})(?![a-z])`,
  'g',
)

/**
 * The period of a pay in small letters: that behind its figure, wherever others stand, else the only one it names.
 * Null where it names none.
 */
export function periodOf(plain: string): PaidPer | null | 'unclear' {
  const attached = new Set([...plain.matchAll(ATTACHED)].map((found) => found.slice(1).findIndex(Boolean)))
  const [only] = attached
  if (attached.size > 1) return 'unclear'
  if (only !== undefined) return BEHIND[only]?.[0] ?? null
  const own = plain.split(/[.;!?|]\s/).find((sentence) => /\d/.test(sentence)) ?? plain
  if (TWO_WEEKS.test(own)) return { period: 'week', share: 0.5 }
  if (own.includes(HALF_A_MONTH)) return { period: 'month', share: 2 }
  const named = namedIn(own).length > 0 ? namedIn(own) : namedIn(ofPay(plain).match(ADVERBS)?.join(' ') ?? '')
  if (named.length > 1) return 'unclear'
  return named[0] === undefined ? null : { period: named[0], share: 1 }
}

const MOST_WORDS_ALONE = 4
/** Sentences that tell of pay, or are too short to tell of something else: what is held each week is no period of pay. */
const ofPay = (plain: string): string =>
  plain
    .split(/(?<=[.;!?|])\s/)
    .filter(
      (sentence) =>
        /\d|\b(?:paid|pay\w*|salar\w+|rates?|wages?|sahod|sweldo)\b/.test(sentence) ||
        wordsIn(sentence) <= MOST_WORDS_ALONE,
    )
    .join(' ')
const wordsIn = (sentence: string): number => sentence.trim().split(' ').length

/** Whether a period stands behind a figure. */
export const isBehindFigure = (plain: string): boolean => plain.search(ATTACHED) >= 0
