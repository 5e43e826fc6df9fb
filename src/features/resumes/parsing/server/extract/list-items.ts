import { phrase } from '#features/phrases/rules.ts'
import { BULLETS } from '#features/phrases/signs/rules.ts'
import type { Run } from '../../reading/lines.ts'
import { isDegree, isSchool } from '../../reading/education-words.ts'
import { headingOf } from '../../reading/headings.ts'
import { isAllSmall } from '../../reading/small-letters.ts'
import { firstText, gapBetween, type Row, type Segment, startsWithDate, textOf, usualLook } from './page-rows.ts'
import { lookEnd, lookStart, sameColumn } from './paired-dates.ts'
import { DATE_END, DATE_OPEN } from '../../reading/time-halves.ts'
import { isBrokenName } from './broken-names.ts'
import {
  beginsAnew,
  CAMPUS,
  endsName,
  goesOnName,
  isCampus,
  isOpen,
  joinSegments,
  saysHalf,
  wouldNotFit,
} from './wraps.ts'

/** A line of a list, or any other: what its parts say and the number of the row in which it begins. */
type Item = { row: number; last: Row; segments: Segment[]; left: number; size: number; list: 'sign' | 'indent' | null }
/** How the rows around stand: the usual and the smallest step from one to the next, and where lines surely break. */
type Setting = {
  usual: number
  tight: number
  /** The smallest step is the exception: it is that of lines that run over. */
  rare: boolean
  end: number | null
  right: number
  lefts: Map<number, number>
  centred: boolean
  /** Everything is written small, so that a small letter begins no rest of a line. */
  small: boolean
  /** The look of most of the text. */
  plain: string
}

const SIGN = phrase('u')`^\s*(?:\*(?!\*)|[${BULLETS}]|[-–](?=\s)|\+(?=\s\p{L}))`
/** Whether a line is an item of a list by its sign; word processors write the sign of a list within a list as an "o" of its own font. */
const isSigned = (segment: Segment): boolean =>
  SIGN.test(textOf(segment)) || (segment.runs.length > 1 && segment.runs[0]?.text.trim() === 'o')
const NUMBER = /^\s*\d{1,2}[.)]\s/
/** How far lists stand in, in letter sizes: less is chance, more is another column. */
const [LEAST, MOST] = [0.5, 5.5]
/** The head of an entry is short. */
const MOST_HEAD_WORDS = 6
/** Steps of one kind differ by less than this. */
const SAME_STEP = 1.04
const NEAR = 1.4
/** No line of a paragraph stands so far below the one above it, in letter sizes. */
const FARTHEST = 2.2

/**
 * Rows as lines of text. Browsers draw the points of a list as pictures, which are no text: lines that stand in a little
 * below others, as more lines do, are items then. What runs over its line is put together again.
 */
export function itemsOf(rows: Row[], usual: number): Item[] {
  const setting = settingOf(rows, usual)
  const items: Item[] = []
  for (const [index, given] of rows.entries()) {
    const before = items.at(-1)
    const row = before ? withoutDateEnds(before, given) : given
    const [first] = row.segments
    if (!first) continue
    if (before && goesOn(before, row, setting)) {
      row.segments.forEach((segment, at) => {
        const above = aboveOf(before, segment, at)
        if (above) joinSegments(above, segment)
        else before.segments.push(segment)
      })
      before.last = row
      continue
    }
    const list = isSigned(first) ? 'sign' : standsIn(items, row, setting) ? 'indent' : null
    const segments = row.segments.map((one) => ({ ...one, runs: one.runs.map((run) => ({ ...run })) }))
    items.push({ row: index, last: row, segments, left: first.left, size: row.size, list })
  }
  return items
}

/** What the parts of an item say; an item without a sign gets one. */
export const partsOf = ({ segments, list }: Item): Run[][] =>
  segments.map(({ runs }, index) =>
    index === 0 && list === 'indent' ? [{ text: '• ', look: runs[0]?.look ?? '' }, ...runs] : runs,
  )

function settingOf(rows: Row[], usual: number): Setting {
  const lefts = new Map<number, number>()
  for (const { segments } of rows) {
    const left = Math.round(segments[0]?.left ?? 0)
    lefts.set(left, (lefts.get(left) ?? 0) + 1)
  }
  const pairs = rows.slice(1).flatMap((row, index) => {
    const [above, below] = [rows[index]?.segments[0], row.segments[0]]
    const gap = rows[index] ? gapBetween(rows[index], row) : Infinity
    return above && below && Math.abs(above.left - below.left) <= 2 && lookEnd(above) === lookStart(below)
      ? [{ above, below, gap }]
      : []
  })
  const sure = pairs.filter(
    ({ above, below, gap }) =>
      gap < 2 &&
      /^\p{Ll}[\p{Ll}'-]*(?:[ ,]|\.?$)/u.test(textOf(below).trim()) &&
      !/[.:;]\s*$|@/.test(textOf(above)) &&
      textOf(above).trim().split(/\s+/).length > 2,
  )
  const tight = Math.min(...(sure.length > 0 ? sure : pairs).map(({ gap }) => gap), 2)
  const steps = rows.slice(1).map((row, index) => gapBetween(rows[index] ?? row, row))
  const rare = steps.filter((gap) => gap <= tight * SAME_STEP).length <= steps.length / 3
  const end = sure.length > 0 ? Math.max(...sure.map(({ above }) => above.right)) : null
  const right = Math.max(...rows.map((row) => row.segments[0]?.right ?? 0))
  const small = isAllSmall(rows.map(({ segments }) => segments.map(textOf).join(' ')))
  return {
    usual,
    tight,
    rare,
    end: small ? null : end,
    right,
    lefts,
    centred: areCentred(rows),
    small,
    plain: usualLook(rows),
  }
}

/** Lines with one middle that begin at different places. */
function areCentred(rows: Row[]): boolean {
  const alone = rows.flatMap(({ segments }) => (segments.length === 1 ? segments : []))
  const middles = alone.map(({ left, right }) => (left + right) / 2).toSorted((a, b) => a - b)
  const middle = middles[Math.floor(middles.length / 2)] ?? 0
  const lefts = new Set(alone.map(({ left }) => Math.round(left)))
  const same = middles.filter((one) => Math.abs(one - middle) < 3).length
  return same >= 0.7 * middles.length && lefts.size > middles.length / 2
}

/** The part of an item that a segment of the next row stands under. */
const aboveOf = (item: Item, segment: Segment, at: number): Segment | undefined =>
  item.segments.find((one) => sameColumn(one, segment)) ?? (at === 0 ? item.segments[0] : undefined)

const isDateInBrackets = (text: string): boolean => /^\(.*(?:19|20)\d\d.*\)$/.test(text)
/** What ends with its time says all it has to. */
const ENDS_WITH_DATE = /(?:(?:19|20)\d\d|present|current|now|to[ -]?date|on-?going|kasalukuyan|ngayon)\W*$/i
const DATE_REST = /^\s*[-–]\s*(?:\d{4}|present)\b/i
const ENDS_WITH_MONTH = /(?:^|[-–—,(|\s])(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6}\.?$/iu
/** A date that runs over its line in a column of its own is put together: "03/2012 –" above "07/2019". */
function withoutDateEnds(item: Item, row: Row): Row {
  if (gapBetween(item.last, row) > 1.9 || item.segments.length + row.segments.length < 3) return row
  const segments = row.segments.filter((segment) => {
    // Times at the left of a line down the page end at one edge.
    const above = item.segments.find((one) => sameColumn(one, segment) || Math.abs(one.right - segment.right) <= 3)
    const isEnd = DATE_END.test(textOf(segment).trim())
    if (!above || !isEnd || !DATE_OPEN.test(textOf(above).trim())) return true
    joinSegments(above, segment)
    return false
  })
  return { ...row, segments }
}

/** A line below an item's that begins with a capital although its first word had room above. */
const isOwnLine = (above: Segment, below: Segment, right: number): boolean =>
  /^[\p{Lu}\d]/u.test(textOf(below).trim()) && !wouldNotFit(above, below, right - 2 * below.size)

/** "… National High | School": the last word of a name that had no room, and no heading. */
function isLastWord(item: Item, below: Segment, row: Row, { tight, right }: Setting): boolean {
  const above = item.segments.find((one) => sameColumn(one, below))
  if (!above || row.segments.length > 1 || gapBetween(item.last, row) > tight * SAME_STEP) return false
  const fits = lookEnd(above) === lookStart(below) && !endsName(textOf(above).trim().split(/\s/).at(-1) ?? '')
  const next = item.segments.find((one) => one.left > above.right)
  const stop = next ? Math.min(next.left - above.size, right) : right
  const isRest = endsName(textOf(below)) || saysHalf(textOf(above).trim(), textOf(below).trim())
  return fits && isRest && wouldNotFit(above, below, stop)
}

/** Whether every part of a row is the rest of the part above it. */
function goesOn(item: Item, row: Row, setting: Setting): boolean {
  const [first] = row.segments
  if (
    !first ||
    (isSigned(first) && !DATE_REST.test(textOf(first)) && !isCampus(textOf(first))) ||
    (headingOf(firstText(row)) !== null && !isLastWord(item, first, row, setting))
  )
    return false
  const gap = gapBetween(item.last, row)
  if (item.list === 'sign') {
    const by = first.left - item.left
    const hangs = by > 2 && by <= MOST * row.size && row.segments.length === 1 && gap <= setting.usual * NEAR
    if (hangs) return !isOwnLine(item.segments[0] ?? first, first, setting.right)
  }
  const over = aboveOf(item, first, 0) ?? first
  if (Math.abs(item.size - row.size) > 1 || headingOf(textOf(over).trim()) !== null) return false
  return row.segments.every((segment) => {
    const above = item.segments.find((one) => sameColumn(one, segment))
    const next = item.segments.find((one) => above && one.left > above.right)
    return above !== undefined && continues(above, segment, gap, next?.left ?? null, item.list, setting)
  })
}

/** A school below its degree; "Institute of Technology" may end another one's name. */
const isBelowDegree = (upper: string, lower: string): boolean =>
  isDegree(upper) && isSchool(lower) && !/^(?:Institute|College|School)\b/.test(lower)

/** The rest of what the line above begins: by its words, or because its first word had no room there. */
function continues(
  above: Segment,
  below: Segment,
  gap: number,
  limit: number | null,
  list: Item['list'],
  { usual, tight, rare, end, right, small, plain }: Setting,
): boolean {
  const [upper, lower] = [textOf(above).trim(), textOf(below).trim()]
  const inList = list !== null
  if (gap > FARTHEST || (gap > usual * NEAR && gap > tight * SAME_STEP)) return false
  if (
    /@|https?:|^[\w.]+\.\w{2,3}$|^[-–](?!\s*(?:\d{4}|present))/i.test(lower.replace(CAMPUS, '')) ||
    /@|https?:/.test(upper)
  )
    return false
  if (DATE_REST.test(lower) && /\d{4}$/.test(upper)) return true
  if (/^(?:19|20)\d\d/.test(lower) && ENDS_WITH_MONTH.test(upper)) return true
  if (isOpen(upper)) return !/^(?:19|20)\d\d\s*[-–—]\s*\S/.test(lower)
  if (isDateInBrackets(lower) && gap <= tight * SAME_STEP) return wouldNotFit(above, below, right)
  if (startsWithDate(lower) && !inList) return false
  if (!small && /^\p{Ll}[\p{Ll}'-]*(?:[\s,;:)]|\.?$|\.\s)/u.test(lower) && !/[.:;]$/.test(upper)) return true
  if (inList && /^\d/.test(lower) && !startsWithDate(lower)) return wouldNotFit(above, below, right)
  if (lookEnd(above) !== lookStart(below) || gap > tight * SAME_STEP) return false
  if (endsName(lower) && !endsName(upper)) return true
  // "Saint Louis | University - 2005", "University of San Jose | - Recoletos"
  const half = goesOnName(upper, lower) || saysHalf(upper, lower) || isBrokenName(upper, lower)
  if (list !== 'sign' && half && wouldNotFit(above, below, limit === null ? right : Math.min(limit, right))) return true
  if (ENDS_WITH_DATE.test(upper) || beginsAnew(lower) || isBelowDegree(upper, lower)) return false
  // What stands out from the text, such as a degree in bold, is one name where its next word had no room.
  if (!inList && lookStart(below) !== plain && limit === null && wouldNotFit(above, below, right)) return true
  // Items of this list have signs: a line without one is new only where its first word had room above.
  if (list === 'sign') return wouldNotFit(above, below, right)
  // Below the head of an entry, with its time at its right, what is written otherwise than it begins is a line of its own.
  if (inList || (limit !== null && lookStart(above) !== lookStart(below))) return false
  // A list's end is the column's; lines of one step are lines of one paragraph only where the end of lines is known.
  const stop = limit === null ? end : Math.min(limit - above.size, end ?? Infinity)
  if (stop !== null) return wouldNotFit(above, below, stop) && !/[.!?]$/.test(upper)
  return rare && wouldNotFit(above, below, right) && above.right - above.left > 8 * above.size
}

/** Lines a little in from those above, at a place that others share; headings and what is centred stand where they like. */
function standsIn(items: Item[], row: Row, { lefts, right, centred: all }: Setting): boolean {
  const [first] = row.segments
  if (!first || all || isHead(row) || headingOf(firstText(row)) !== null) return false
  const parent = items.findLast((item) => item.left < first.left - 2 && item.list !== 'indent')
  // What begins where its heading does stands in below nothing, wherever the lines above that begin.
  const heading = items.findLast(({ segments: [one] }) => one && headingOf(textOf(one).trim()) !== null)
  if (parent && heading && heading.row > parent.row && Math.abs(heading.left - first.left) <= 2) return false
  // Below an entry whose time stands at its left, its points stand in from its text.
  const over = parent?.segments.findLast(({ left }) => left < first.left - 2)
  // What stands in below an item with a sign or a number says more about it.
  if (
    !parent ||
    !over ||
    parent.list === 'sign' ||
    NUMBER.test(textOf(over)) ||
    Math.abs(parent.size - row.size) > 1 ||
    headingOf(textOf(over).trim()) !== null
  )
    return false
  const at = Math.round(first.left)
  const same = [at - 1, at, at + 1].reduce((sum, left) => sum + (lefts.get(left) ?? 0), 0)
  const by = (first.left - over.left) / row.size
  const margin = right - first.right
  const centred = margin > 3 * row.size && Math.abs(first.left - parent.left - margin) < 3
  return same > 1 && by >= LEAST && by <= MOST && !centred
}

/** A line with something at its right is the head of an entry that stands in. */
const isHead = (row: Row): boolean => row.segments.length > 1 && firstText(row).split(/\s+/).length <= MOST_HEAD_WORDS
