import { oneOf, phrase } from '#features/phrases/rules.ts'
import { MONTHS, MONTHS_COUNTED, YEARS } from '#features/phrases/times/rules.ts'

/** A month, or a year of which the month is not said (`month` null). */
export type Moment = { year: number; month: number | null }
/** From when to when; `to` is `present` while it goes on. Where it stands in its line: `at` to `end`. */
export type Period = { from: Moment; to: Moment | 'present'; at: number; end: number }
type Token = { moment: Moment | 'present' | { month: number }; at: number; end: number }

const MONTH = `${oneOf(...MONTHS)}\\b\\.?`
const YEAR = '(?:19[5-9]\\d|20\\d\\d)(?!\\d)'
const DAY = '[0-3]?\\d(?:st|nd|rd|th)?'
const PRESENT =
  '(?:up ?to )?(?:(?:the )?(?:present(?:ly)?|currently|current|curr)(?: (?:pursuing|enrolled|studying))?|now|to[ -]date|till? date|up ?to ?date|today|on-?going|graduating|kasalukuyan|ngayon)\\b'
const SEASON = '(?:summer|spring|fall|autumn|winter)'
/** Before a dash: a digit that ends no year. */
const NO_YEAR = String.raw`(?:(?<!(?:19|20)\d)\d)`
/** Years of two digits are told from days only where two of them make a time: "06/18 – 12/20", "'14-'18". */
const SHORT_MONTH = '(?:0?[1-9]|1[0-2])'
const DASH = String.raw`\s{0,2}(?:[-–—]|to)\s{0,2}`
/** The most telling spelling first; every branch is bounded, so no line can keep it busy. */
const TOKENS = new RegExp(
  [
    `(?<![\\d/.])(?<shortMonth>${SHORT_MONTH})/(?<shortYear>\\d\\d)(?=${DASH}(?:${SHORT_MONTH}/\\d\\d(?![\\d/])|${PRESENT}))`,
    `(?<=(?<![\\d/.])${SHORT_MONTH}/\\d\\d${DASH})(?<endMonth>${SHORT_MONTH})/(?<endYear>\\d\\d)(?![\\d/])`,
    `(?<=')(?<short>\\d\\d)(?=${DASH}(?:'\\d\\d(?!\\d)|${PRESENT}))|(?<='\\d\\d${DASH}')(?<end>\\d\\d)(?!\\d)`,
    `(?<![\\p{L}\\d])(?:${DAY} )?(?<word>${MONTH})(?:[ ,.]{1,2}${DAY},?(?=[ ,.]))?(?:[ ,.'’/-]{0,3}| \\((?=${YEAR}\\)))(?<year>${YEAR}|(?<=['’])\\d\\d(?!\\d))(?:(?<=\\(\\d{4})\\))?`,
    `(?<![\\d/.]|${NO_YEAR}-)(?<first>[0-3]?\\d)[/.-](?<second>[0-3]?\\d)[/.-](?<dated>${YEAR})`,
    `(?<![\\d/.]|${NO_YEAR}-)(?<number>1[0-2]|0?[1-9])(?:[/.-]| ?/ ?)(?<numbered>${YEAR})`,
    // "2022/10-2024/07"
    `(?:(?<![\\d/.]|${NO_YEAR}-)|(?<=(?:19|20)\\d\\d[/.](?:1[0-2]|0[1-9])-))(?<iso>${YEAR})[/.-](?<isoMonth>1[0-2]|0[1-9])(?:[/.-][0-3]\\d)?(?!\\d)`,
    `(?<![\\p{L}])${SEASON},? (?:of |term )?(?<season>${YEAR})`,
    `(?<![\\d.])(?<plain>${YEAR})`,
    `(?<![\\p{L}])(?<present>${PRESENT})`,
    `(?<![\\p{L}])(?<alone>${MONTH})(?: [0-3]?\\d(?!\\d))?`,
  ].join('|'),
  'giu',
)
const BETWEEN =
  /^\s*(?:[-–—−~]{1,2}(?:\s?to|\s?\(?(?:expected|exp|anticipated)\b[.):]{0,2})?|[-=]?>|[→➔➜⇒»]|to:?|until|till|thru|through|up to|hanggang(?: sa)?|and)\s*'?$/i
const SINCE = /(?:since|from|mula(?: noong)?|starting|started)\s*:?\s*$/i
const ONWARDS = /^\s*(?:onwards?|up\b|[-–—] *\)?(?:$|\t)|(?:to|till)\s*[.…]*\s*$)/i

const monthNamed = (word: string): number => {
  const name = word.toLowerCase().replace(/\.$/, '')
  return MONTHS.findIndex((names) => names.includes(name)) + 1
}

/** "Jan 20 21": a year that its letters' spacing tore apart, as long as before. */
const withYearsWhole = (line: string): string =>
  line.replace(/(?<=\p{L}{3}\.?) (19|20) (\d\d)(?=\s?(?:[-–—]|to\b|$))/gu, '  $1$2')

function tokensOf(line: string): Token[] {
  return [...withYearsWhole(line).matchAll(TOKENS)].map((match) => ({
    moment: momentOf(match.groups ?? {}),
    at: match.index,
    end: match.index + match[0].length,
  }))
}

function momentOf(groups: Record<string, string | undefined>): Token['moment'] {
  const { word, year, dated, number, numbered, iso, isoMonth, season, plain, alone } = groups
  const short = groups['shortYear'] ?? groups['endYear'] ?? groups['short'] ?? groups['end']
  if (short !== undefined) {
    const month = groups['shortMonth'] ?? groups['endMonth']
    return { year: fullYear(short), month: month === undefined ? null : Number(month) }
  }
  if (word !== undefined) return { year: fullYear(year ?? ''), month: monthNamed(word) }
  if (dated !== undefined) {
    const [first, second] = [Number(groups['first']), Number(groups['second'])]
    // Month first, as it is written here; day first only where nothing else is possible.
    const month = first > 12 ? second : first
    return { year: Number(dated), month: month >= 1 && month <= 12 ? month : null }
  }
  if (numbered !== undefined) return { year: Number(numbered), month: Number(number) }
  if (iso !== undefined) return { year: Number(iso), month: Number(isoMonth) }
  if (season !== undefined) return { year: Number(season), month: null }
  if (plain !== undefined) return { year: Number(plain), month: null }
  return alone === undefined ? 'present' : { month: monthNamed(alone) }
}

const fullYear = (digits: string): number =>
  digits.length > 2 ? Number(digits) : Number(digits) + (Number(digits) > 60 ? 1900 : 2000)

const isMoment = (given: Token['moment'] | undefined): given is Moment => typeof given === 'object' && 'year' in given

/** Every "from … to …" of a line, "since …" and "… onwards" included. */
export function periodsIn(line: string): Period[] {
  const tokens = tokensOf(line)
  const periods: Period[] = []
  for (let index = 0; index < tokens.length; index += 1) {
    const [first, second] = [tokens[index], tokens[index + 1]]
    if (!first) break
    const pair = second && areJoined(line, first, second) ? between(first, second) : null
    if (pair) {
      const open = goesOn(line, pair, tokens[index + 2])
      periods.push(open ?? pair)
      index += open ? 2 : 1
    } else if (isMoment(first.moment)) {
      const open = SINCE.test(line.slice(0, first.at)) || ONWARDS.test(line.slice(first.end))
      const short = /^\s?[-–]\s?(\d\d)(?!\d)/.exec(line.slice(first.end))
      if (short) periods.push(shortened(first.moment, short, first))
      else if (open) periods.push({ from: first.moment, to: 'present', at: first.at, end: first.end })
    }
  }
  return schoolYearsJoined(line, periods)
}

/** "S.Y. 2018–2019 to present": from the first school year on. */
function goesOn(line: string, { from, end, at }: Period, next: Token | undefined): Period | null {
  if (next?.moment !== 'present' || !BETWEEN.test(line.slice(end, next.at))) return null
  return { from, to: 'present', at, end: next.end }
}

/** "S.Y. 2013–2014 to S.Y. 2015–2016": from the first school year to the last. */
const schoolYearsJoined = (line: string, periods: Period[]): Period[] =>
  periods.reduce<Period[]>((joined, period) => {
    const last = joined.at(-1)
    const gap = last ? line.slice(last.end, period.at).replace(/(?:\b[sa]\.?y\.?|\bschool year)\s*$/i, '') : ''
    if (!last || !isSchoolYear(period) || !isSchoolYear(last) || !BETWEEN.test(gap)) return [...joined, period]
    return [...joined.slice(0, -1), { ...last, to: period.to, end: period.end }]
  }, [])

const isSchoolYear = ({ from, to }: Period): boolean =>
  to !== 'present' && from.month === null && to.month === null && to.year === from.year + 1

/** Two months side by side are a period too: some writers' dashes are no text. */
const areJoined = (line: string, first: Token, second: Token): boolean => {
  const gap = line.slice(first.end, second.at)
  const months = [first, second].every(
    ({ moment }) => moment === 'present' || (isMoment(moment) && moment.month !== null),
  )
  if (first.moment === 'present') return false
  // "2018 to date", and two cells of a table: from, to.
  const open = second.moment === 'present' && isMoment(first.moment)
  return BETWEEN.test(gap) || gap === '\t' || ((months || open) && /^\s{1,2}$/.test(gap))
}

function between(first: Token, second: Token): Period | null {
  const { moment: from } = first
  const { moment: to } = second
  const place = { at: first.at, end: second.end }
  if (from === 'present' || (to !== 'present' && !isMoment(to))) return null
  if (isMoment(from)) return { from, to, ...place }
  if (to === 'present') return null
  // "Jan - Mar 2019": the year is said once; "Nov - Apr 2019" began the year before.
  const year = to.month !== null && from.month > to.month ? to.year - 1 : to.year
  return { from: { year, month: from.month }, to, ...place }
}

/** "2019-21" is two years of the same century. */
function shortened(from: Moment, match: RegExpExecArray, first: Token): Period {
  const year = Math.floor(from.year / 100) * 100 + Number(match[1])
  return { from, to: { year, month: null }, at: first.at, end: first.end + match[0].length }
}

/** A date that is all a column of a line says, "Nov 2021" or "Summer 2022": then, and not longer. */
export function singlePeriodIn(line: string): Period | null {
  const inBrackets = /(?<=\S\s{0,3})\(([^()]{4,20})\)$/.exec(line)?.[1] ?? []
  for (const column of [...line.split(/\t|\s[|·]\s/), inBrackets].flat()) {
    const [token, ...more] = tokensOf(column)
    if (!token || more.length > 0 || !isMoment(token.moment)) continue
    const outside = `${column.slice(0, token.at)}${column.slice(token.end)}`.replace(/[()[\],.\s]/g, '')
    const at = line.indexOf(column)
    // A date with its day is when something was written or happened, not when somebody worked.
    if (outside === '' && !/(?<!\d)[0-3]?\d(?:st|nd|rd|th)?,? (?:\p{L}+\.? )?(?:19|20)\d\d/iu.test(column))
      return { from: token.moment, to: token.moment, at, end: at + column.length }
  }
  return null
}

/** Every year a line names. */
export const yearsIn = (line: string): number[] =>
  tokensOf(line).flatMap(({ moment }) => (isMoment(moment) ? [moment.year] : []))

const DURATION = phrase(
  'giu',
)`[(·]?\s*(?<![\d.])\d{1,2}\+?\s?${[...YEARS, ...MONTHS_COUNTED]}\b\.?(?:,?\s(?:and\s)?\d{1,2}\s?${MONTHS_COUNTED}\b\.?)?\s*\)?(?=\s*(?:$|\t|·))`
/** The line without its dates, and without what held them. */
export function withoutDates(line: string): string {
  let rest = line
  const periods = periodsIn(line)
  for (const { at, end } of tokensOf(line).toReversed()) {
    // "June – August 2024": the first month is of the time as well.
    const isWithin = periods.some((period) => period.at <= at && end <= period.end)
    if (!isWithin && !/\d|present|current|now|ngayon|kasalukuyan|date|going|graduating/i.test(line.slice(at, end)))
      continue
    // "2019-22": what shortens the last year is no token of its own.
    const stop = periods.find((period) => period.at === at)?.end ?? end
    const isShort = /^\s?[-–]\s?\d\d$/.test(line.slice(end, stop))
    rest = `${rest.slice(0, at)}\t${rest.slice(isShort ? stop : end)}`
  }
  return rest
    .replace(/(?<=^|[\s–—-])'\s*(?=\t|$)/g, '')
    .replace(DURATION, '\t')
    .replace(
      /\t\s*(?:[-–—]\s?\(?(?:expected|exp|anticipated)\b[.):]{0,2}|-|–|—|−|[-=]?>|[→➔➜⇒»]|to|until|till|up to|hanggang(?: sa)?|and)\s*(?=\t|$)/gi,
      '\t',
    )
    .replace(/(?:since|from)\s*\t/gi, '\t')
    .replace(/\(\s*\)|\[\s*\]|\(\t+\)/g, '\t')
    .replace(/\(\s*\t[\s\t]*\)/g, '\t')
    .replace(/\t(?:onwards?)\b/gi, '\t')
    .replace(/\b(?:s\.?y\.?|a\.?y\.?|school year)\s*'?\s*(?=\t|$)/gi, '')
    .replace(/[\t ,|(–—-]+$|^[\t ,|)–—:-]+/g, '')
    .replace(/\s*\t[\s\t]*/g, '\t')
}
