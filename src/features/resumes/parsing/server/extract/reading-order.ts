import { phrase } from '#features/phrases/rules.ts'
import { BULLETS } from '#features/phrases/signs/rules.ts'
import { headingOf } from '../../reading/headings.ts'
import type { PageLine, Run } from '../../reading/lines.ts'
import { LEVEL } from '../../reading/levels.ts'
import { itemsOf, partsOf } from './list-items.ts'
import { withSignsOfLists } from './symbol-fonts.ts'
import { namedTable } from './named-tables.ts'
import { withPairedDates } from './paired-dates.ts'
import {
  areCards,
  firstText,
  gapBetween,
  isTime,
  type Piece,
  type Row,
  rowsOf,
  type Segment,
  textOf,
} from './page-rows.ts'
import { isTableHead } from '../../reading/table-heads.ts'
import { isBeside, withLabelsFirst } from './side-labels.ts'
import { tablesApart } from './tables.ts'
import { saysHalf } from './wraps.ts'

type Gutter = { from: number; to: number }
/** Rows that a gutter divides. */
type Divided = { first: number; last: number; gutter: Gutter }

/** Fewer rows than this on one side are no column. */
const FEWEST_ROWS = 4
/** An entry with its time: what, where, when. */
const FEWEST_DATED = 3
/** Columns of entries have about as many lines. */
const ALIKE = 0.5
const NARROWEST_GUTTER = 8
const LONGEST_LABEL = 34
/** So far from its edge no line of a column begins. */
const FARTHEST_INDENT = 60
/** Of one side's rows: from here on both sides are one table, or labels and values. */
const MOSTLY = 0.7

/** The lines of a page as a person reads them: columns one after the other, tables and right-hand dates row by row. */
export function inReadingOrder(pieces: Piece[]): PageLine[] {
  return linesOf(rowsOf(pieces))
}

/** A page that is two columns from somewhere to its end. */
type ColumnPage = { before: Row[]; left: Row[]; right: Row[]; gutter: Gutter }
/** So many rows of a page are in its columns, where they are columns of the page. */
const MOST_OF_PAGE = 0.6
/** So near each other are the columns of two pages that are the same. */
const SAME_COLUMN = 8

/**
 * The lines of all pages. Columns that go on from page to page are read as one: first all of the left one, then all of the
 * right one, so that what is at the top of the next page follows what was at the foot of the last.
 */
export function pagesInReadingOrder(pages: Piece[][]): PageLine[] {
  const lines: PageLine[] = []
  const open: ColumnPage[] = []
  const close = () => {
    const columns = open.splice(0)
    if (columns.length === 0) return
    lines.push(...joined(columns[0]?.before ?? []), [])
    for (const { left } of columns) lines.push(...linesOf(left, 1), [])
    for (const { right } of columns) lines.push(...linesOf(right, 1), [])
  }
  for (const [index, pieces] of pages.entries()) {
    const rows = rowsOf(withSignsOfLists(pieces))
    const next = pages[index + 1]
    const last = open.at(-1)
    const goesOn = last ? goingOn(rows, last.gutter) : null
    if (goesOn) open.push(goesOn)
    else {
      close()
      if (lines.length > 0) lines.push([])
      const begun = next ? columnPage(rows) : null
      if (begun && next && goingOn(rowsOf(withSignsOfLists(next)), begun.gutter)) open.push(begun)
      else lines.push(...linesOf(rows))
    }
  }
  close()
  return lines
}

/** Two columns that reach the end of the page. */
function columnPage(rows: Row[]): ColumnPage | null {
  const [part, ...others] = tablesApart(rows)
  const columns = part && !part.table && others.length === 0 ? columnRun(rows) : null
  if (!columns) return null
  const { first, last, gutter } = withHeadings(rows, columns)
  if (last < rows.length - 1 || last - first < MOST_OF_PAGE * rows.length) return null
  const inside = rows.slice(first)
  return { before: rows.slice(0, first), ...sidesOf(inside, gutter), gutter }
}

const sidesOf = (rows: Row[], gutter: Gutter) => ({
  left: side(rows, (segment) => segment.left < (gutter.from + gutter.to) / 2),
  right: side(rows, (segment) => segment.left >= (gutter.from + gutter.to) / 2),
})

/** The same two columns on the next page: nothing crosses them, and most of the right one begins at its edge. */
function goingOn(rows: Row[], gutter: Gutter): ColumnPage | null {
  const { left, right } = sidesOf(rows, gutter)
  const crossed = rows.some(({ segments }) => segments.some((one) => one.left < gutter.from && one.right > gutter.to))
  const near = right.filter(({ segments: [first] }) => first && first.left <= gutter.to + SAME_COLUMN)
  if (crossed || left.length < FEWEST_DATED || near.length < FEWEST_ROWS || near.length < right.length / 3) return null
  return { before: [], left, right, gutter }
}

/** Tables first; the rest is split at its widest gutter, as long as there is one. */
function linesOf(rows: Row[], depth = 0): PageLine[] {
  return tablesApart(rows).flatMap((part, index) => [
    ...(index > 0 ? [[]] : []),
    ...(part.table
      ? part.rows.map((row) => lineOf(row.segments.map(({ runs }) => runs)))
      : besideNamed(part.rows, depth)),
  ])
}

/** A table that only the names of its columns tell stands by itself; what is above and below it is read on its own. */
function besideNamed(rows: Row[], depth: number): PageLine[] {
  const table = namedTable(rows)
  if (!table) return columnsOf(rows, depth)
  return [
    ...columnsOf(rows.slice(0, table.first), depth),
    ...table.lines.map(lineOf),
    [],
    ...besideNamed(rows.slice(table.end), depth),
  ]
}

/** What lies above and below two columns stays where it is. */
function columnsOf(rows: Row[], depth: number): PageLine[] {
  const columns = depth < 3 ? columnRun(rows) : null
  if (!columns) return joined(rows)
  const found = withHeadings(rows, columns)
  const run = { ...found, last: lastBeside(rows, found) }
  const [before, inside, after] = [
    rows.slice(0, run.first),
    rows.slice(run.first, run.last + 1),
    rows.slice(run.last + 1),
  ]
  const left = side(inside, (segment) => segment.left < run.gutter.to)
  const right = side(inside, (segment) => segment.left >= run.gutter.to)
  return [
    ...joined(before),
    [],
    ...linesOf(left, depth + 1),
    [],
    ...linesOf(right, depth + 1),
    [],
    ...linesOf(after, depth + 1),
  ]
}

/** The headings of both columns may stand on one line above them, a little farther left than what they head. */
function withHeadings(rows: Row[], run: Divided): Divided {
  const alone = aboveRight(rows, run)
  if (alone) return alone
  const [left, right, other] = rows[run.first - 1]?.segments ?? []
  if (!left || !right || other || ![left, right].every((one) => headingOf(textOf(one).trim()) !== null)) return run
  const gutter = { from: right.left - NARROWEST_GUTTER, to: right.left - 1 }
  const crossed = rows
    .slice(run.first, run.last + 1)
    .some(({ segments }) => segments.some((one) => one.left < gutter.to && one.right > gutter.from))
  return crossed ? run : { ...run, first: run.first - 1, gutter }
}

/** The heading of the right column alone, a little farther left than what it heads. */
function aboveRight(rows: Row[], run: Divided): Divided | null {
  const [only, other] = rows[run.first - 1]?.segments ?? []
  if (!only || other || headingOf(textOf(only).trim()) === null || only.left >= run.gutter.to) return null
  const inside = rows.slice(run.first, run.last + 1).flatMap(({ segments }) => segments)
  const edge = Math.max(...inside.filter(({ left }) => left < run.gutter.from).map(({ right }) => right))
  if (only.left <= edge || only.left < run.gutter.to - 2 * NARROWEST_GUTTER) return null
  return { ...run, first: run.first - 1, gutter: { from: edge, to: only.left - 1 } }
}

/** Below the shorter column a heading begins what stands across the page again. */
function lastBeside(rows: Row[], { first, last, gutter }: Divided): number {
  const beside = rows.findLastIndex(
    ({ segments }, index) => index <= last && segments.some(({ left }) => left >= gutter.to),
  )
  const heading = rows.findIndex((row, index) => index > beside && isHeadingBelow(rows[index - 1], row))
  const above = lastAboveNotes(rows, { first, last, gutter })
  if (above !== null) return above
  return beside > first && heading > beside && heading <= last ? heading - 1 : last
}

/** From a heading at the left on, what stands at the right far from where the column began is beside the entries there. */
function lastAboveNotes(rows: Row[], { first, last, gutter }: Divided): number | null {
  const heading = rows.findLastIndex(
    (row, index) =>
      index > first + FEWEST_ROWS && index <= last && row.segments.length === 1 && isHeadingBelow(rows[index - 1], row),
  )
  if (heading < 0 || (rows[heading]?.segments[0]?.left ?? 0) >= gutter.to) return null
  const beside = rows
    .slice(heading, last + 1)
    .flatMap(({ segments }) => segments.filter(({ left }) => left >= gutter.to))
  return beside.length > 0 && beside.every(({ left }) => left > gutter.to + FARTHEST_INDENT) ? heading - 1 : null
}

/** "School (Mintal, Davao City)" only ends the name above it. */
const isHeadingBelow = (above: Row | undefined, row: Row): boolean =>
  headingOf(firstText(row)) !== null && !saysHalf(above ? firstText(above) : '', firstText(row))

function joined(given: Row[]): PageLine[] {
  const rows = withPairedDates(withLabelsFirst(given))
  const gaps = rows.slice(1).map((row, index) => gapBetween(rows[index] ?? row, row))
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0
  return itemsOf(rows, usual).flatMap((item) => {
    const line = lineOf(partsOf(item))
    // A gap wider than usual is an empty line to the eye.
    return item.row > 0 && (gaps[item.row - 1] ?? 0) > usual * 1.4 ? [[], line] : [line]
  })
}

/** The parts of a line with tabs between them. */
const lineOf = (parts: Run[][]): PageLine =>
  parts.flatMap((runs, index) => {
    const own = runs.map(({ text, look }) => ({ look, text: text.replace(/\u{ad}(?=\s|\S)/gu, '-') }))
    return index > 0 ? [{ text: '\t', look: '' }, ...own] : own
  })

const side = (rows: Row[], belongs: (segment: Segment) => boolean): Row[] =>
  rows.flatMap((row) => {
    const segments = row.segments.filter(belongs)
    const [first] = segments
    // What stands beside it may be larger, and a little higher or lower.
    const size = Math.max(...segments.map((segment) => segment.size))
    return first ? [{ base: first.base, size, segments }] : []
  })

/** The longest run of rows that a gutter divides into two columns; null when the page is read line by line. */
function columnRun(rows: Row[]): Divided | null {
  let best: Divided | null = null
  for (const gutter of guttersOf(rows)) {
    for (const run of runsBeside(rows, gutter)) {
      const { first, last } = belowCentred(rows, withoutNotes(rows, run, gutter), gutter)
      if (best && last - first <= best.last - best.first) continue
      if (areHeadedBoth(rows, first, gutter) || isTwoColumns(rows.slice(first, last + 1), gutter))
        best = { first, last, gutter }
    }
  }
  return best
}

/** Where a column could begin: left edges that several segments share, with room before them. */
function guttersOf(rows: Row[]): Gutter[] {
  const edges = new Map<number, number>()
  for (const { segments } of rows) {
    for (const { left } of segments) edges.set(Math.round(left), (edges.get(Math.round(left)) ?? 0) + 1)
  }
  const leftmost = Math.min(...rows.flatMap(({ segments }) => segments.map(({ left }) => left)))
  return [...edges]
    .filter(([left, count]) => count >= FEWEST_DATED && left > leftmost + 60)
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, 12)
    .map(([left]) => ({ from: left - NARROWEST_GUTTER, to: left - 1 }))
}

/** Runs of rows in which nothing crosses the gutter. */
function runsBeside(rows: Row[], gutter: Gutter): { first: number; last: number }[] {
  const runs: { first: number; last: number }[] = []
  rows.forEach(({ segments }, index) => {
    const crossing = segments.filter(({ left, right }) => left < gutter.to && right > gutter.from)
    // A name in large letters may reach over the column that begins beside it.
    const onlyReaches = crossing.length === 1 && segments.some(({ left }) => left > gutter.to && left < gutter.to + 3)
    if (crossing.length > 0 && !onlyReaches) return
    const last = runs.at(-1)
    if (last?.last === index - 1) last.last = index
    else runs.push({ first: index, last: index })
  })
  return runs
}

/** So far from the middle of the page may be what is centred on it. */
const FROM_MIDDLE = 12
/** A heading alone in the middle of the page heads both columns, even where it crosses no gutter. */
function centredHeadings(rows: Row[]): (row: Row) => boolean {
  const all = rows.flatMap(({ segments }) => segments)
  const middle = (Math.min(...all.map(({ left }) => left)) + Math.max(...all.map(({ right }) => right))) / 2
  return ({ segments: [only, ...others] }) =>
    only !== undefined &&
    others.length === 0 &&
    Math.abs((only.left + only.right) / 2 - middle) <= FROM_MIDDLE &&
    headingOf(textOf(only).trim()) !== null
}

/** A heading above each of the two columns, on one line, and no names of a table's columns. */
function areHeadedBoth(rows: Row[], first: number, { to }: Gutter): boolean {
  const [left, right, other] = (rows[first - 1] ?? rows[first])?.segments ?? []
  if (!left || !right || other || right.left > to + NARROWEST_GUTTER || right.left < to - 2 * NARROWEST_GUTTER) return false
  const [a, b] = [textOf(left).trim(), textOf(right).trim()]
  return [a, b].every((text) => headingOf(text) !== null) && !isTableHead(`${a}\t${b}`)
}

/** Entries beside lists of what was done begin below the heading of both. */
function belowCentred(rows: Row[], run: { first: number; last: number }, gutter: Gutter) {
  const isCentred = centredHeadings(rows)
  const heading = rows.findLastIndex((row, index) => index >= run.first && index < run.last && isCentred(row))
  if (heading < 0) return run
  const below = rows.slice(heading + 1, run.last + 1)
  return areEntriesBesideItems(below, gutter) ? { first: heading + 1, last: run.last } : run
}

/** What stands at the right of entries above the columns, such as their dates, begins elsewhere than the column does. */
function withoutNotes(rows: Row[], { first, last }: { first: number; last: number }, { to }: Gutter) {
  const beside = (row: Row) => row.segments.filter(({ left }) => left >= to)
  const begins = (row: Row) => beside(row).some(({ left }) => left <= to + 3)
  const start = rows.findIndex((row, index) => index >= first && begins(row))
  const above = rows.slice(first, start).flatMap(beside)
  const areNotes = above.length > 0 && above.every((one) => NOTE.test(textOf(one).trim()))
  return start > first && start <= last && areNotes ? { first: start, last } : { first, last }
}

const DATED = /\b(?:19|20)\d\d\b|[a-z] ?['’]\d\d\b|present|current/i
const LABEL = /:\s*$/
/** What stands in a column of dates and places beside the entries: it belongs to them row by row. */
const PLACE_NOTE =
  /^[\p{Lu}][\p{L}.' -]+,\s*[\p{Lu}][\p{L}. ]+$|^(?:\d+\+? ?(?:years?|yrs?|months?|mos?)[ ,]*)+$|^remote$/iu
/** A heading we know, or any in capitals. */
const isTitled = (segment: Segment): boolean =>
  headingOf(textOf(segment).trim()) !== null || /^[\p{Lu}\s&/:]{5,40}$/u.test(textOf(segment).trim())

const NOTE = new RegExp(`${DATED.source}|${PLACE_NOTE.source}`, 'iu')

const texts = (segments: Segment[]): string[] => segments.map((segment) => textOf(segment).trim())

/** The first such part of every row. */
const firstOf = (rows: Row[], is: (segment: Segment) => boolean): Segment[] =>
  rows.flatMap(({ segments }) => segments.filter(is).slice(0, 1))

function isTwoColumns(rows: Row[], gutter: Gutter): boolean {
  const left = firstOf(rows, (one) => one.right <= gutter.to)
  const right = firstOf(rows, (one) => one.left >= gutter.to)
  const mostly = (segments: Segment[], pattern: RegExp) =>
    texts(segments).filter((text) => pattern.test(text) && text.length <= 40).length >=
    MOSTLY * texts(segments).filter((text) => headingOf(text) === null).length
  const top = rows.findIndex(({ segments }) => segments.some((one) => one.left >= gutter.to))
  const beside = rows.slice(top).map(({ segments }) => segments.filter((one) => one.right <= gutter.to))
  // A name may stand above a column of dates.
  const areDates = beside.every(({ length }) => length < 2) && mostly(beside.flat(), DATED)
  if (mostly(left, LABEL) || mostly(left, DATED) || areDates || mostly(right, NOTE)) return false
  if (areLevelsOrTimes(left) || isForm(rows, gutter) || areHeadings(rows, gutter)) return false
  // Two entries beside each other, each with its time.
  const fewest = Math.min(left.length, right.length)
  const alike = fewest >= ALIKE * Math.max(left.length, right.length)
  if ([left, right].every((segments) => segments.some(isTime)) && fewest >= FEWEST_DATED && alike)
    return areCards(rows) || !isTable(rows)
  if (fewest < FEWEST_ROWS) return false
  if (areEntriesBesideItems(rows, gutter)) return true
  const hasHeading = (segments: Segment[]) => texts(segments).some((text) => headingOf(text) !== null)
  // Labels or dates with what belongs to them: they stand on one line, and the headings are all on one side.
  const labels = rows.filter(({ segments: [first] }) => first && first.right <= gutter.to && !isTitled(first))
  const labelled = labels.filter((row) => isBeside(rows, row, gutter.to))
  // A heading in the middle of the page is of neither side.
  const within = right.filter(({ left: at }) => at <= gutter.to + 2 * NARROWEST_GUTTER)
  if (!hasHeading(within) && !areLong(labels) && labelled.length >= MOSTLY * labels.length) return false
  const values = rows.filter(({ segments }) => texts(segments).some((text) => text.startsWith(':')))
  if (values.length >= MOSTLY * right.length) return false
  return !isTable(rows)
}

/** Entries at the left, each with its time below what it is of, and what was done there as lists at the right. */
function areEntriesBesideItems(rows: Row[], gutter: Gutter): boolean {
  const left = firstOf(rows, ({ right }) => right <= gutter.to)
  const right = firstOf(rows, (segment) => segment.left >= gutter.to)
  const times = left.filter(isTime).length
  const items = texts(right).filter((text) => BEGINS_ITEM.test(text)).length
  return times >= 2 && left.length >= FEWEST_DATED * times && items >= Math.max(times, right.length / 3)
}
const BEGINS_ITEM = phrase('u')`^[${BULLETS}](?:\s*$|\s*\p{L})`

const ITEM = phrase('u')`^[${BULLETS}]\s*\p{L}`
/** Text that fills lines, or the items of a list, are no labels of what stands beside them. */
const areLong = (rows: Row[]): boolean => {
  const long = rows.map(firstText).filter((text) => text.length > LONGEST_LABEL || ITEM.test(text))
  return long.length >= FEWEST_DATED && long.length >= rows.length / 3
}

/** Levels of school and times at the left say what stands beside them. */
function areLevelsOrTimes(left: Segment[]): boolean {
  const labels = texts(left).filter((text) => headingOf(text) === null || LEVEL.test(text))
  const levels = labels.filter((text) => LEVEL.test(text))
  return (
    levels.length >= 2 && labels.filter((text) => LEVEL.test(text) || DATED.test(text)).length >= MOSTLY * labels.length
  )
}

const CAPITALS = /^[\p{Lu}\s&/:]{3,40}$/u
/** Headings in a column of their own, each beside the first line of what it heads; some may be of nobody's list. */
function areHeadings(rows: Row[], gutter: Gutter): boolean {
  const isHeading = (segment: Segment) => headingOf(textOf(segment).trim()) !== null
  const left = rows.flatMap(({ segments }) => segments.filter(({ right }) => right <= gutter.to))
  const beside = rows.filter(({ segments: [first, second] }) => first && second && first.right <= gutter.to)
  const known = left.filter(isHeading)
  const looks = new Set(known.map(({ runs }) => runs[0]?.look))
  const areAlike = left.every(
    (one) => isHeading(one) || (CAPITALS.test(textOf(one).trim()) && looks.size === 1 && looks.has(one.runs[0]?.look)),
  )
  // "Skills" beside "Soft skills": what is headed may have a heading of its own.
  const others = beside.flatMap(({ segments }) => segments.slice(1)).filter(isHeading)
  const most = Math.max(left.length, 2 * others.length + 1)
  return known.length >= 2 && known.length >= most / 2 && areAlike && beside.length >= 2
}

const FIELD = /^[\p{L}/ ]{3,30}:/u
/** Fields with their labels on both sides of most rows: a form, which is read row by row. */
function isForm(rows: Row[], gutter: Gutter): boolean {
  const full = rows.filter(({ segments }) => segments.length > 1)
  const fields = full.filter(({ segments: [first, ...others] }) => {
    const other = others.find(({ left }) => left >= gutter.to)
    return first && other && FIELD.test(textOf(first).trim()) && FIELD.test(textOf(other).trim())
  })
  return fields.length >= 2 && fields.length >= MOSTLY * full.length
}

/** Three or more cells in most rows, all starting at the same places: read row by row. */
function isTable(rows: Row[]): boolean {
  const full = rows.filter(({ segments }) => segments.length >= 3)
  return full.length >= MOSTLY * rows.length
}
