import { MANILA_OFFSET_MINUTES } from '#contract/time.ts'
import { quoteAround, sentencesOf } from '../quotes/rules.ts'
import { type Zone, zoneAfter, zoneBefore } from '../zones/rules.ts'

/** What a shift means to a person in Manila. */
export const SHIFT_KINDS = ['day', 'mid', 'graveyard', 'flexible', 'rotating'] as const
export type ShiftKind = (typeof SHIFT_KINDS)[number]

/** Minutes since midnight in Manila; `to` before `from` ends on the next day. */
export type Span = { from: number; to: number; kind: ShiftKind }

/**
 * Working hours as one place of the posting states them. `standard` in Manila time while the place's clock is on
 * standard time, `daylight` while it is put forward; both null where only the kind of shift is stated.
 */
export type HoursReading = {
  kinds: ShiftKind[]
  zone: string | null
  standard: Span | null
  daylight: Span | null
  daylight_months: string | null
  quote: string
}

const DAY = 1440
const SHORTEST_SHIFT = 180
const LONGEST_SHIFT = 14 * 60
const NIGHT = { from: 22 * 60, to: 30 * 60 }
/** A shift whose middle comes later in the day than this is a mid shift. */
const MID_FROM = 15 * 60
const MOST_READINGS = 4

const TIME = (n: number) =>
  String.raw`(?:(?<k${n}>(?:[01]\d|2[0-3])[0-5]\d)(?:\s?h(?:rs?|ours)?\b\.?)?|(?<h${n}>\d{1,2})(?:[:.](?<m${n}>\d{2}))?\s?(?<p${n}>a\.?m\b\.?|p\.?m\b\.?|nn\b|mn\b|(?<=\d)[ap]\b)?|(?<w${n}>noon|midnight)\b)`
const RANGE = new RegExp(String.raw`(?<![\d:.,$₱/-])${TIME(1)}\s*(?:-|–|—|to|until|till)\s*${TIME(2)}(?![\d:%])`, 'gi')
/** "Between 6am and 2pm Manila", "start at 5am Manila, done by 2pm": the same in more words. */
const BETWEEN = new RegExp(String.raw`\bbetween ${TIME(1)}\s+and\s+${TIME(2)}(?![\d:%])`, 'gi')
const START_TO_END = new RegExp(
  String.raw`\b(?:start|begin)(?:s|ing)?(?: work)?(?: at| from)? ${TIME(1)}(?<beside>[^.;\n\d]{0,40}?),?\s+(?:(?:and|then|you(?:['’]re| are)) ){0,2}(?:done|finish(?:ed|es|ing)?|end(?:s|ing)?|off|out)(?: by| at| around)? ${TIME(2)}(?![\d:%])`,
  'gi',
)
const AROUND = 50
/** Somebody may be called then, or comes to talk: nobody's shift. */
const NO_SHIFT =
  /\b(?:(?:call|text|reach|contact|message|e-?mail|visit) (?:us|me)|interviews?|(?:store|shop|office|clinic) is open|we(?:'re| are) open)\b[^.;\n]{0,30}$/i

type Moment = { minutes: number; half: 'am' | 'pm' | null; clock24: boolean }

function momentOf(groups: Record<string, string | undefined>, n: 1 | 2): Moment | null {
  const word = groups[`w${n}`]?.toLowerCase()
  if (word) return { minutes: word === 'noon' ? 720 : 0, half: word === 'noon' ? 'pm' : 'am', clock24: false }
  const military = groups[`k${n}`]
  if (military)
    return { minutes: Number(military.slice(0, 2)) * 60 + Number(military.slice(2)), half: null, clock24: true }
  const digits = groups[`h${n}`] ?? ''
  const [hour, minute] = [Number(digits), Number(groups[`m${n}`] ?? 0)]
  const part = groups[`p${n}`]?.toLowerCase().replace(/\./g, '')
  if (minute > 59 || hour > 24) return null
  if (part === undefined) {
    const clock24 = groups[`m${n}`] !== undefined && (hour >= 13 || digits.startsWith('0'))
    return { minutes: (hour * 60 + minute) % DAY, half: null, clock24 }
  }
  if (hour < 1 || hour > 12) return null
  const half = part.startsWith('p') || part === 'nn' ? 'pm' : 'am'
  return { minutes: (hour % 12) * 60 + minute + (half === 'pm' ? 720 : 0), half, clock24: false }
}

const lengthOf = (from: number, to: number) => (to - from + DAY) % DAY

/** `9-5`, `8 to 5`: nobody means it otherwise. */
const isOfficeDay = (first: Moment, second: Moment) =>
  first.minutes >= 7 * 60 && first.minutes <= 10 * 60 && second.minutes >= 3 * 60 && second.minutes < 7 * 60

/** From and to in minutes, or null where morning and evening cannot be told apart. */
function settle(first: Moment, second: Moment): { from: number; to: number } | null {
  const known = (moment: Moment) => moment.half !== null
  if (!known(first) && !known(second)) {
    if (first.clock24 || second.clock24) return { from: first.minutes, to: second.minutes }
    return isOfficeDay(first, second) ? { from: first.minutes, to: second.minutes + 720 } : null
  }
  if (known(first) && known(second)) return { from: first.minutes, to: second.minutes }
  // One half of the day is named: the other is the one that makes less than twelve hours.
  const open = known(first) ? second : first
  if (open.minutes >= 780) return null
  const choices = [open.minutes % 720, (open.minutes % 720) + 720].map((minutes) =>
    known(first) ? { from: first.minutes, to: minutes } : { from: minutes, to: second.minutes },
  )
  return choices.find(({ from, to }) => lengthOf(from, to) > 0 && lengthOf(from, to) < 720) ?? null
}

/**
 * The kind of a shift from its hours in Manila: graveyard with four hours or more than half of it between 10 PM and 6
 * AM, otherwise day or mid by whether its middle lies before 3 PM.
 */
export function kindOf(from: number, to: number): 'day' | 'mid' | 'graveyard' {
  const length = lengthOf(from, to)
  const overlap = [-DAY, 0, DAY].reduce(
    (sum, day) => sum + Math.max(0, Math.min(from + length, NIGHT.to + day) - Math.max(from, NIGHT.from + day)),
    0,
  )
  if (overlap >= 240 || overlap * 2 > length) return 'graveyard'
  return (from + length / 2) % DAY < MID_FROM ? 'day' : 'mid'
}

function inManila(from: number, to: number, offset: number): Span {
  const moved = (minutes: number) => (((minutes - offset + MANILA_OFFSET_MINUTES) % DAY) + DAY) % DAY
  const span = { from: moved(from), to: moved(to) }
  return { ...span, kind: kindOf(span.from, span.to) }
}

function readRange(text: string, match: RegExpExecArray): HoursReading | null {
  const [first, second] = [momentOf(match.groups ?? {}, 1), momentOf(match.groups ?? {}, 2)]
  const range = first && second ? settle(first, second) : null
  if (!range) return null
  const length = lengthOf(range.from, range.to)
  if (length < SHORTEST_SHIFT || length > LONGEST_SHIFT) return null
  const end = match.index + match[0].length
  const line = (part: string) => part.split('\n')
  const after = zoneAfter(line(text.slice(end, end + AROUND))[0] ?? '') ?? zoneAfter(match.groups?.['beside'] ?? '')
  const before = after
    ? null
    : zoneBefore(line(text.slice(Math.max(0, match.index - AROUND), match.index)).at(-1) ?? '')
  const found = after ?? before
  if (!found || NO_SHIFT.test(line(text.slice(Math.max(0, match.index - AROUND), match.index)).at(-1) ?? ''))
    return null
  const quote = quoteAround(text, match.index - (before?.length ?? 0), end + (after?.length ?? 0))
  return readingOf(range, found.zone, quote)
}

function readingOf(range: { from: number; to: number }, zone: Zone, quote: string): HoursReading {
  const standard = inManila(range.from, range.to, zone.standard)
  const daylight = zone.daylight === null ? null : inManila(range.from, range.to, zone.daylight)
  const kinds = [...new Set([standard.kind, ...(daylight ? [daylight.kind] : [])])]
  return { kinds, zone: zone.name, standard, daylight, daylight_months: zone.months, quote }
}

const WORDS: readonly [ShiftKind, RegExp][] = [
  [
    'graveyard',
    /\b(?:graveyard|night)[\s-]*(?:shift|schedule)\b|\bgraveyard\b|\b(?:usa?|u\.s\.|american|north american|eastern|pacific|est|edt|pst|pdt|cst) (?:business|working|office|work) hours\b/gi,
  ],
  [
    'mid',
    /\bmid[\s-]*shift\b|\b(?:uk|u\.k\.|british|london|european|eu|gmt|cet) (?:business|working|office|work) hours\b/gi,
  ],
  [
    'day',
    /\bday[\s-]*shift\b|\b(?:au|aus|australian?|aest|aedt|sydney|melbourne|new zealand|nz) (?:business|working|office|work) hours\b|\bmanila day\s?time\b/gi,
  ],
  ['rotating', /\b(?:rotating|shifting)\s+(?:shifts?|schedules?)\b/gi],
  ['flexible', /\b(?:flexible|your own)\s+(?:working\s+)?(?:hours|schedule|time)\b/gi],
]
const NEGATED = /\b(?:no|not|non|never|without|isn't|instead of|unlike|outside(?: of)?|before|after)\b[^.,;\n]{0,20}$/i
/** Somebody else's day or night. */
const ELSEWHERE = /\b(?:us|usa|american|uk|australian|au|est|pst|cst|client'?s?)[\s-]*$/i

function readWords(text: string): HoursReading[] {
  const standing = WORDS.filter(([, pattern]) => text.search(pattern) !== -1)
  if (standing.length === 0) return []
  return sentencesOf(text).flatMap(({ text: sentence }) =>
    standing.flatMap(([kind, pattern]) =>
      [...sentence.matchAll(pattern)].flatMap((match): HoursReading[] => {
        const before = sentence.slice(Math.max(0, match.index - 30), match.index)
        if (NEGATED.test(before) || ELSEWHERE.test(before)) return []
        const quote = quoteAround(sentence, match.index, match.index + match[0].length)
        return [{ kinds: [kind], zone: null, standard: null, daylight: null, daylight_months: null, quote }]
      }),
    ),
  )
}

/**
 * Working hours a posting states, in Manila time: times with a clock beside them (`9am-5pm EST`, both halves of daylight
 * saving), and kinds of shift in words. Times without a clock are not read. Never throws; at most four readings.
 */
export function readHours(text: string): HoursReading[] {
  const stated: HoursReading[] = []
  const ranges = [RANGE, BETWEEN, START_TO_END].flatMap((pattern) => [...text.matchAll(pattern)])
  for (const match of ranges.toSorted((one, other) => one.index - other.index)) {
    const reading = readRange(text, match)
    const known = (one: HoursReading) => one.zone === reading?.zone && one.standard?.from === reading?.standard?.from
    if (reading && !stated.some(known)) stated.push(reading)
    if (stated.length === MOST_READINGS) return stated
  }
  const kinds = new Set(stated.flatMap((reading) => reading.kinds))
  for (const reading of readWords(text)) {
    const [kind] = reading.kinds
    if (kind === undefined || kinds.has(kind) || stated.length === MOST_READINGS) continue
    kinds.add(kind)
    stated.push(reading)
  }
  return stated
}
