/** Hours from one time of the day to another, in minutes since midnight; `to` before `from` is on the next day. */
export type Range = { from: number; to: number; at: number; end: number; between: string; bare: boolean }
/** One time of the day. */
export type Time = { minutes: number; at: number; end: number }

const [DAY, HALF_DAY, HOUR] = [1440, 720, 60]

/** "6a-3p", "8.30 a.m.", "12nn", "5 in the morning", "0900-1700": the same in one way of writing. */
export const plainTimes = (text: string): string =>
  text
    .replace(/(\d) ?([ap])\. ?m\b\.?/gi, '$1$2m')
    .replace(/\b(\d{1,2}(?::\d\d)?)([ap])\b/gi, '$1$2m')
    .replace(/\b(\d{1,2})\.(\d\d)(?= ?[ap]m\b)/gi, '$1:$2')
    .replace(/(?<![$₱€£\d.])\b(\d{1,2})\.([0-5]\d) ?(-|–|to) ?(\d{1,2})\.([0-5]\d)\b/g, '$1:$2 $3 $4:$5')
    .replace(/\b(?:12(?::00)? ?)?(?:nn|noon)\b/gi, '12pm')
    .replace(/\b(?:12(?::00)? ?)?(?:mn|midnight)\b/gi, '12am')
    .replace(/(?<=\d) in the morning\b/gi, 'am')
    .replace(/(?<=\d) (?:in the (?:afternoon|evening)|at night)\b/gi, 'pm')
    .replace(/\b(0\d)([0-5]\d) ?(?:hrs?|h)? ?(-|–|to) ?([012]\d)([0-5]\d)\b/gi, '$1:$2 $3 $4:$5')

const TIME = (n: number) => String.raw`(?<h${n}>\d{1,2})(?::(?<m${n}>[0-5]\d))?\s?(?<p${n}>[ap]m\b)?`
/** What leads from one to the other: a dash, "until", ", finish". */
const LEADS = String.raw`(?:-|–|—|to\b|until\b|till?\b|thru\b|through\b|,? ?(?:and )?(?:finish|end)(?:ing|es|s)?(?: at)?\b)`
// bounded: a word or two between two times
const RANGE = new RegExp(
  String.raw`(?<![\d:.,$₱€£/+-])${TIME(1)}(?<between> ?\(?[A-Za-z]{2,9}\)?(?: time)?)??\s?(?:${LEADS}|(?<=\bbetween \d{1,2}(?::\d\d)?\s?(?:[ap]m)?\s?)and\b)\s?${TIME(2)}(?![\d:%$]|[.,]\d)(?!\s?\b(?:am|pm)\b)`,
  'gi',
)
const ONE = new RegExp(String.raw`(?<![\d:.,$₱€£/+-])${TIME(1)}`, 'gi')

type Part = { minutes: number; half: boolean; clock24: boolean }
function partOf(groups: Record<string, string | undefined>, n: 1 | 2): Part | null {
  const [digits, half] = [groups[`h${n}`] ?? '', groups[`p${n}`]?.toLowerCase()]
  const [hour, minutes] = [Number(digits), Number(groups[`m${n}`] ?? 0)]
  if (hour > (half === undefined ? 24 : 12)) return null
  const clock24 = half === undefined && groups[`m${n}`] !== undefined && (hour > 12 || digits.startsWith('0'))
  const at = half === undefined ? hour * HOUR : (hour % 12) * HOUR + (half === 'pm' ? HALF_DAY : 0)
  return { minutes: at + minutes, half: half !== undefined, clock24 }
}

export const lengthOf = (from: number, to: number): number => (to - from + DAY) % DAY
const halves = ({ minutes, half }: Part): number[] =>
  half ? [minutes] : [minutes % HALF_DAY, (minutes % HALF_DAY) + HALF_DAY]

/** An hour before six that nobody says to be in the morning is in the afternoon. */
const EARLY = 6 * HOUR
/** Of the ways to read two times the one that makes it short; where neither is told, `night` says when it begins. */
function settle(first: Part, second: Part, night: boolean): { from: number; to: number } | null {
  if (first.clock24 || second.clock24) return { from: first.minutes % DAY, to: second.minutes % DAY }
  if ([first, second].some(({ minutes, half }) => !half && minutes > 12 * HOUR + HOUR)) return null
  const late = !first.half && !second.half && (night || first.minutes % HALF_DAY < EARLY)
  const starts = first.half || second.half ? halves(first) : [(first.minutes % HALF_DAY) + (late ? HALF_DAY : 0)]
  const ways = starts.flatMap((from) => halves(second).map((to) => ({ from, to, long: lengthOf(from, to) })))
  return ways.filter(({ long }) => long > 0).toSorted((a, b) => a.long - b.long)[0] ?? null
}

const NIGHT = /\b(?:night|graveyard)\b/i
const NEAR = 30
/** Every pair of times in a text that `plainTimes` went over; `bare` where nothing but two numbers stands there. */
export const rangesIn = (text: string): Range[] =>
  [...text.matchAll(RANGE)].flatMap((match) => {
    const groups = match.groups ?? {}
    const [first, second] = [partOf(groups, 1), partOf(groups, 2)]
    const end = match.index + match[0].length
    const night = NIGHT.test(text.slice(Math.max(0, match.index - NEAR), match.index))
    const range = first && second && settle(first, second, night)
    const bare = first?.half === false && second?.half === false && !first.clock24 && !second.clock24
    return range
      ? [{ from: range.from, to: range.to, at: match.index, end, between: groups['between'] ?? '', bare }]
      : []
  })

/** Every time of the day in a text that says whether it is in the morning. */
export const timesIn = (text: string): Time[] =>
  [...text.matchAll(ONE)].flatMap((match) => {
    const time = partOf(match.groups ?? {}, 1)
    return time?.half === true ? [{ minutes: time.minutes, at: match.index, end: match.index + match[0].length }] : []
  })

/** "8:30am", "noon". */
export function clock(minutes: number): string {
  const at = ((minutes % DAY) + DAY) % DAY
  if (at === 0) return 'midnight'
  if (at === HALF_DAY) return 'noon'
  const [hour, rest] = [Math.floor(at / HOUR), at % HOUR]
  return `${hour % 12 || 12}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}${at < HALF_DAY ? 'am' : 'pm'}`
}
