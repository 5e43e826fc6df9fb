import { headingOf } from '../../reading/headings.ts'
import { COLUMN_START, type PageLine, type Run } from '../../reading/lines.ts'
import { bandsOf } from './bands.ts'
import { columnRun, type Divided } from './gutters.ts'
import { itemsOf, partsOf } from './list-items.ts'
import { namedTable } from './named-tables.ts'
import { firstText, gapBetween, isTime, type Piece, type Row, rowsOf, type Segment, textOf } from './page-rows.ts'
import { withPairedDates } from './paired-dates.ts'
import { withLabelsFirst, withSideHeadingsFirst, withSideHeadingsWhole } from './side-labels.ts'
import { withStackedTimes, withTimesAtHeads } from './stacked-times.ts'
import { withoutPictures, withSignsOfLists } from './symbol-fonts.ts'
import { tablesApart } from './tables.ts'
import { FEWEST_DATED, FEWEST_ROWS, type Gutter, isReadAcross, NARROWEST_GUTTER } from './two-columns.ts'
import { saysHalf } from './wraps.ts'

/** So far from its edge no line of a column begins. */
const FARTHEST_INDENT = 60

/** The lines of a page as a person reads them: columns one after the other, tables and right-hand dates row by row. */
export function inReadingOrder(pieces: Piece[]): PageLine[] {
  return linesOf(withStackedTimes(rowsOf(pieces)))
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
export function pagesInReadingOrder(given: Piece[][]): PageLine[] {
  const pages = given.map(withoutPictures)
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
    const rows = rowsOfPage(pieces)
    const next = pages[index + 1]
    const last = open.at(-1)
    const goesOn = last ? goingOn(rows, last.gutter) : null
    if (goesOn) open.push(goesOn)
    else {
      close()
      if (lines.length > 0) lines.push([])
      const begun = next ? columnPage(rows) : null
      if (begun && next && goingOn(rowsOfPage(next), begun.gutter)) open.push(begun)
      else lines.push(...linesOf(rows))
    }
  }
  close()
  return lines
}

const rowsOfPage = (pieces: Piece[]): Row[] => withStackedTimes(rowsOf(withSignsOfLists(pieces)))

/** Two columns that reach the end of the page. */
function columnPage(rows: Row[]): ColumnPage | null {
  const [part, ...others] = tablesApart(rows)
  const columns = part && !part.table && others.length === 0 ? columnRun(rows) : null
  if (!columns) return null
  const { first, last, gutter } = withHeadings(rows, columns)
  if (last < rows.length - 1 || last - first < MOST_OF_PAGE * rows.length) return null
  const inside = rows.slice(first)
  if (bandsOf(inside, gutter).length > 1) return null
  return { before: rows.slice(0, first), ...sidesOf(inside, gutter), gutter }
}

const sidesOf = (rows: Row[], gutter: Gutter) => ({
  left: side(rows, (segment) => segment.left < gutter.from),
  right: side(rows, (segment) => segment.left >= gutter.from),
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
  const bands = bandsOf(inside, run.gutter)
  if (bands.length > 1)
    return [
      ...joined(before),
      ...bands.flatMap((band) => [[], ...linesOfBand(band, run.gutter, depth)]),
      [],
      ...linesOf(after, depth + 1),
    ]
  const left = side(inside, (segment) => segment.left < run.gutter.from)
  const right = side(inside, (segment) => segment.left >= run.gutter.from)
  return [
    ...joined(before),
    [],
    ...linesOf(left, depth + 1),
    areHeadedApart(left, right) ? COLUMN_START : [],
    ...linesOf(right, depth + 1),
    [],
    ...linesOf(after, depth + 1),
  ]
}

/** A section across the page: its entries at the left, then those at the right; or row by row, where the rows are its entries. */
function linesOfBand(band: Row[], gutter: Gutter, depth: number): PageLine[] {
  const right = side(band, ({ left }) => left >= gutter.from)
  if (right.length < FEWEST_BESIDE || isReadAcross(band, gutter)) return linesOf(band, depth + 1)
  return [
    ...linesOf(
      side(band, ({ left }) => left < gutter.from),
      depth + 1,
    ),
    [],
    ...linesOf(right, depth + 1),
  ]
}
const FEWEST_BESIDE = 2

const [MOST_ABOVE_HEADING, FEWEST_HEADINGS] = [3, 2]
/** Whether both columns have headings of their own, and what stands above the first one at the right is of none at the left. */
function areHeadedApart(left: Row[], right: Row[]): boolean {
  const isHeading = (row: Row): boolean => row.segments.length === 1 && headingOf(firstText(row)) !== null
  const first = right.findIndex(isHeading)
  const above = right.slice(0, first)
  const areHeaded = [left, right].every((rows) => rows.filter(isHeading).length >= FEWEST_HEADINGS)
  return areHeaded && first > 0 && first <= MOST_ABOVE_HEADING && above.every((row) => !row.segments.some(isTime))
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
  const rows = withPairedDates(withLabelsFirst(withTimesAtHeads(withSideHeadingsFirst(withSideHeadingsWhole(given)))))
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
