import { phrase } from '#features/phrases/rules.ts'
import { BULLETS } from '#features/phrases/signs/rules.ts'
import { MONTHS } from '#features/phrases/times/rules.ts'
import { withMonthsFirst } from './date-order.ts'
import { europassLines } from './europass.ts'
import { headingOf } from './headings.ts'
import { withoutIcon } from './icons.ts'
import { namesCompany, namesJob, wordsWithin } from './job-titles.ts'
import { isAllSmall, withNamesLarge } from './small-letters.ts'
import { goesOnAsTime } from './time-halves.ts'

/** Words of one look: their font and size, or nothing where these are not known. */
export type Run = { text: string; look: string }
/** A line as it stands on the page, with tabs between what stands far apart; one that says nothing is an empty line. */
export type PageLine = Run[]
/**
 * One line of a resume, cleaned: `bullet` when it is an item of a list, `gap` when an empty line stands before it; `runs`
 * say the same with looks, where they are known; `column` when it begins a column that has headings of its own.
 */
export type Line = { text: string; bullet: boolean; gap: boolean; runs: Run[]; column?: true }

/** Stands before the first line of a column. */
export const COLUMN_START: PageLine = [{ text: '', look: 'column' }]

const MOST_LINES = 3000
/** Rules look at lines, never at more than this of one, so that no line can keep them busy. */
const LONGEST = 600
const MOST_RUNS = 40
const BULLET = phrase('u')`^[\s]*(?:[${BULLETS}*\u{fffd}]|[-–—](?=\s)|\+(?=\s\p{L})|(?:o|\d{1,2}[.)])(?=\s+\S))\s*`
const SIGN = phrase('u')`^\s*[${BULLETS}]\s*(?=\p{L})`
const SPACED_LETTERS = /^(?:[\p{L}&/-] ){3,}\p{L}$/u
/** What is left of an abbreviation in letters set far apart: "H R GENERALIST", and no initials such as "J. R.". */
const SPACED_START = /^(\p{Lu}) (\p{Lu}) (?=\p{Lu}{4,}$|\p{Lu}{4,} [\p{Lu} ]+$)/u

const plainLine = (text: string): PageLine => [{ text, look: '' }]
const textOf = (line: PageLine): string => line.map(({ text }) => text).join('')

/** The lines of a text in one spelling: composed letters, no invisible signs, single spaces, tabs kept. */
export function linesOf(source: string | readonly PageLine[]): Line[] {
  const asWritten = typeof source === 'string' ? source.split(/\r\n?|\n/).map(plainLine) : source
  const form = europassLines(asWritten.slice(0, MOST_LINES).map(textOf))
  const written = form ? form.map(plainLine) : asWritten
  const small = isAllSmall(written.slice(0, MOST_LINES).map(textOf))
  const given = withMonthsFirst((small ? written.map(largeNames) : written).map(withoutIcon(written)))
  const lines: Line[] = []
  let gap = false
  let column = false
  for (const raw of given.slice(0, MOST_LINES)) {
    const clean = cleaned(
      raw
        .map(({ text }) => text)
        .join('')
        .slice(0, LONGEST),
    )
    const without = withoutFrames(clean.replace(BULLET, ''))
    column ||= raw[0]?.look === COLUMN_START[0]?.look
    if (!/[\p{L}\d]/u.test(without)) gap = true
    // A page that is copied says its lines twice, for the eye and for the ear.
    else if (without.length > 3 && without === lines.at(-1)?.text && !gap) continue
    else {
      lines.push({
        text: without,
        bullet: BULLET.test(clean) && !isNumberedEntry(clean, without),
        gap,
        runs: IN_BRACKETS.test(clean) ? [] : runsOf(raw),
        ...(column ? { column: true } : {}),
      })
      gap = false
      column = false
    }
  }
  return withTimesWhole(lines)
}

const withTimesWhole = (lines: Line[]): Line[] =>
  lines.reduce<Line[]>((whole, line) => {
    const above = whole.at(-1)
    if (!above || line.gap || line.bullet || !goesOnAsTime(above.text, line.text)) return [...whole, line]
    const rest = line.runs.map(({ text, look }, at) => ({ look, text: at === 0 ? ` ${text}` : text }))
    return [...whole.slice(0, -1), { ...above, text: `${above.text} ${line.text}`, runs: [...above.runs, ...rest] }]
  }, [])

/** "[Tain Grill] [Cook]": what a form that was filled in left around each of its fields. */
const IN_BRACKETS = /^(?:\[[^[\]]+\]\s*)+$/
const withoutFrames = (text: string): string =>
  IN_BRACKETS.test(text) ? text.replace(/\]\s*\[/g, '\t').replace(/^\[|\]\s*$/g, '') : text

const largeNames = (line: PageLine): PageLine => line.map((run) => ({ ...run, text: withNamesLarge(run.text) }))

/** "1) Cashier", "2. EDUCATION": the number counts posts or parts of the resume, not what was done. */
const isNumberedEntry = (clean: string, without: string): boolean =>
  /^(?:\d{1,2}|[IVX]{1,4})[.)]/.test(clean) &&
  without.split(' ').length <= 10 &&
  (namesJob(without) || namesCompany(without) || headingOf(without) !== null)

const runsOf = (raw: PageLine): Run[] =>
  raw.length > 1 || raw[0]?.look !== ''
    ? raw.slice(0, MOST_RUNS).map(({ text, look }, index) => ({
        look,
        text: withoutNumber(withWordsClosed(spelled(text.slice(0, LONGEST))), index),
      }))
    : []
/** The number of an entry, or the sign of an item, has a look of its own, and is none of its words. */
const withoutNumber = (text: string, index: number): string =>
  index === 0 ? text.replace(/^\s*\d{1,2}[.)](?:\s+|$)/, '').replace(SIGN, '') : text

const spelled = (raw: string): string =>
  raw
    .normalize('NFKC')
    .replace(/[\u{ad}\u{200b}-\u{200f}\u{202a}-\u{202e}\u{2060}\u{feff}]/gu, '')
    .replace(/[‘’ʼ`´]/g, "'")
    // "S.Y.2021-2022", "HIGH SCHOOL.2017", "since12 June"
    .replace(/(?<=\s(?:since|from|until|till))(?=\d{1,2}\s\p{L})/gu, ' ')
    .replace(/(?<=\b[SsAa]\.?[Yy]\.?)(?=(?:19|20)\d\d)/gu, ' ')
    .replace(/(?<=\p{L}{3})\.(?=(?:19|20)\d\d(?!\d))/gu, ', ')
    // How some fonts write two letters in one: "Administra\u{19f}on", "Commi\u{1a9}ee", "So\u{14c}ware".
    .replaceAll('\u{19f}', 'ti')
    .replaceAll('\u{1a9}', 'tt')
    .replace(/(?<=\p{Ll})\u{14c}(?=\p{Ll}|\s|$)/gu, 'ft')
    .replace(LEADERS, '\t')

const cleaned = (raw: string): string =>
  spelled(raw)
    // Columns that were made with the space bar.
    .replace(/(?<=[^\s\t]{2}) {3,}(?=[^\s\t]{2})/g, '\t')
    .replace(/ *\t[ \t]*/g, '\t')
    // "Castlebay , Oban", "Castlebay,Oban"
    .replace(/(?<=\p{L}) ,(?=\s)/gu, ',')
    .replace(/(?<=\p{Ll}{2}),(?=\p{Lu}\p{Ll})/gu, ', ')
    .replace(DECORATION, '')
    // A label and its value in two columns.
    .replace(/^([^\t:]{2,40})\t:\s*/, '$1: ')
    .replace(SPACED_YEAR, (year) => year.replaceAll(' ', ''))
    // An arrow that leads nowhere: it goes on.
    .replace(/(?<=(?:19|20)\d\d)\s{0,2}[→➔➜⇒]\s{0,2}$/u, ' – present')
    .split('\t')
    .map(withWordsClosed)
    .join('\t')
    .split(/ {2,}/)
    .map((word) => word.replace(SPACED_START, '$1$2 '))
    .map((word) => (SPACED_LETTERS.test(word) ? word.replaceAll(' ', '') : closedUp(word)))
    .join(' ')
    .replace(/[^\S\t]+/g, ' ')
    .trim()

/** "*** SKILLS ***", "== Work ==", "## Education": what a heading of plain text stands between; "C++" ends no such line. */
const DECORATION =
  /^\s*(?:[*=#~_+]{2,}|#|[-–—]+(?=[^-–—]*[-–—]\s*$))\s*(?=[\p{L}\d])|\s*(?:(?<!\p{L}(?=\+))[*=#~_+]{2,}|(?<=\p{L})\s[-–—]+)\s*$/gu

/** Dots or dashes that lead the eye to what stands at the right. */
const LEADERS = /\s?(?:[.…_·] ?){5,}|(?<=\S)\s?-{5,}\s?(?=\S)/g

/** "J UNE 2 0 2 1 – PRE S E NT": digits of a year, set far apart. */
const SPACED_YEAR = /(?<!\d ?)(?:1 9|2 0) \d \d(?! ?\d)/g
const DATE_WORD = phrase('i')`^${[...MONTHS.flat(), 'present', 'current', 'now']}$`

const FEWEST_SPACED = 6
/** "S r. S o f t w a r e E n g i n e e r": words begin where the large letters are. */
function withWordsClosed(text: string): string {
  const pieces = text.trim().split(' ')
  const single = pieces.filter((piece) => /^\p{L}[.,]?$/u.test(piece)).length
  if (pieces.length < FEWEST_SPACED || single < 0.8 * pieces.length || !/(?:^|\s)\p{Lu} \p{Ll} \p{Ll}/u.test(text))
    return text
  return pieces.join('').replace(/(?<=[\p{Ll}.,])(?=\p{Lu})/gu, ' ')
}

/** Letters set far apart come in pieces that are no words: "DE VOPS E NGI NE E R". */
function closedUp(given: string): string {
  const text = given
    .split(/((?:19|20)\d\d|[–—-])/)
    .map((part) => (DATE_WORD.test(part.replaceAll(' ', '')) ? ` ${part.replaceAll(' ', '')} ` : part))
    .join('')
  const pieces = text.split(' ')
  const single = pieces.filter((piece) => /^\p{L}$/u.test(piece)).length
  const letters = text.replace(/[^\p{L}]/gu, '').length
  if (pieces.length < 4 || single < pieces.length / 4 || letters > 2.4 * pieces.length || /\p{Ll}|\d/u.test(text))
    return text
  return text
    .split(/\s*([·|•,&/])\s*/)
    .map((part) => (/^[·|•&/]$/.test(part) ? ` ${part} ` : wordsWithin(part.replaceAll(' ', ''))))
    .join('')
}
