import { withoutDates } from './dates.ts'
import { headingOf } from './headings.ts'
import { fontOf } from './fonts.ts'

type PageLine = { text: string; look: string }[]

/** As many lines as begin with one sign before it is the point of lists. */
const FEWEST_POINTS = 2
const POINT = '• '
const SIGN = /^\s*([^\s\d])\s*$/u

/** The sign of a font of signs that a line begins with: its text says nothing of what it looks like. */
function signOf([first, second]: PageLine): string | null {
  if (!first || !second || second.look === '' || fontOf(first.look) === fontOf(second.look)) return null
  const isApart = /^\s/.test(second.text) || /\s$/.test(first.text)
  const [, sign = null] = SIGN.exec(first.text) ?? []
  return isApart && /\p{L}{2}/u.test(second.text) ? sign : null
}

/** Of the lines with one sign: from here on it is the picture of a calendar. */
const MOSTLY_TIMES = 0.7
const restOf = ([, ...rest]: PageLine): string => rest.map(({ text }) => text).join('')
const isTime = (line: PageLine): boolean => withoutDates((restOf(line).split('\t')[0] ?? '').trim()) === ''

/** "\t* Oban": a sign of another font at the beginning of what stands apart. */
const isBeforeCell = (line: PageLine, at: number): boolean =>
  line[at - 1]?.text === '\t' && !/\p{L}/u.test(line[at]?.text ?? '') && signOf(line.slice(at)) !== null

/** A line without the icon before it; a sign that many lines begin with is the point of a list. */
export function withoutIcon(lines: readonly PageLine[]): (line: PageLine) => PageLine {
  const counts = new Map<string, number>()
  const keyOf = (line: PageLine): string => `${signOf(line) ?? ''} ${fontOf(line[0]?.look ?? '')}`
  const times = new Map<string, number>()
  for (const line of lines.filter((one) => signOf(one) !== null)) {
    counts.set(keyOf(line), (counts.get(keyOf(line)) ?? 0) + 1)
    if (isTime(line)) times.set(keyOf(line), (times.get(keyOf(line)) ?? 0) + 1)
  }
  return (given) => {
    const line = given.filter((_, at) => !isBeforeCell(given, at))
    const [first, ...rest] = line
    if (!first || signOf(line) === null) return line
    const isHeading = headingOf(restOf(line).trim()) !== null
    const count = counts.get(keyOf(line)) ?? 0
    const isCalendar = (times.get(keyOf(line)) ?? 0) >= MOSTLY_TIMES * count
    if (isHeading || isCalendar || count < FEWEST_POINTS) return rest
    return [{ ...first, text: POINT }, ...rest]
  }
}
