import { headingOf } from '../../reading/headings.ts'
import { isTableHead } from '../../reading/table-heads.ts'
import { type Row, type Segment, textOf } from './page-rows.ts'
import {
  areEntriesBesideItems,
  FEWEST_DATED,
  FEWEST_ROWS,
  type Gutter,
  isTwoColumns,
  NARROWEST_GUTTER,
  NOTE,
} from './two-columns.ts'

/** Rows that a gutter divides. */
export type Divided = { first: number; last: number; gutter: Gutter }

/** The longest run of rows that a gutter divides into two columns; null when the page is read line by line. */
export function columnRun(rows: Row[]): Divided | null {
  let best: Divided | null = null
  const isCentred = centredHeadings(rows)
  for (const gutter of guttersOf(rows)) {
    for (const run of runsBeside(rows, gutter)) {
      const whole = withoutNotes(rows, run, gutter)
      const { first, last } = belowCentred(rows, whole, gutter, isCentred)
      if (first > whole.first) return { first, last, gutter }
      if (best && last - first <= best.last - best.first) continue
      if (areHeadedBoth(rows, first, gutter) || isTwoColumns(rows.slice(first, last + 1), gutter))
        best = { first, last, gutter }
    }
  }
  return best && lengthened(rows, best)
}

/** Room a little left of where most of the right column begins, where the columns reach farther down beside it. */
function lengthened(rows: Row[], best: Divided): Divided {
  const leftmost = Math.min(...rows.flatMap(({ segments }) => segments.map(({ left }) => left)))
  const isNear = (left: number): boolean => left <= best.gutter.to && left + MOST_INDENT >= best.gutter.to
  for (const left of edgesBehindRoom(rows, leftmost).filter(isNear)) {
    const gutter = gutterBefore(left)
    const run = runsBeside(rows, gutter).find(({ first, last }) => first < best.last && last > best.last)
    const first = Math.max(run?.first ?? 0, best.first)
    const isLonger = run !== undefined && run.last - first > best.last - best.first
    if (isLonger && isTwoColumns(rows.slice(first, run.last + 1), gutter)) return { first, last: run.last, gutter }
  }
  return best
}

const gutterBefore = (left: number): Gutter => ({ from: left - NARROWEST_GUTTER, to: left - 1 })

/** So many headings of one column share an edge of their own. */
const FEWEST_HEADINGS = 2

/** Where a column could begin: left edges that several segments share, with room before them. */
function guttersOf(rows: Row[]): Gutter[] {
  const edges = new Map<number, number>()
  for (const { segments } of rows) {
    for (const { left } of segments) edges.set(Math.round(left), (edges.get(Math.round(left)) ?? 0) + 1)
  }
  const leftmost = Math.min(...rows.flatMap(({ segments }) => segments.map(({ left }) => left)))
  // Headings may stand a little farther left than what they head.
  const isHeadingEdge = (left: number, count: number): boolean =>
    count === FEWEST_HEADINGS &&
    [...edges].some(([at, lines]) => at > left && at <= left + 2 * NARROWEST_GUTTER && lines >= FEWEST_ROWS)
  const shared = [...edges]
    .filter(([left, count]) => (count >= FEWEST_DATED || isHeadingEdge(left, count)) && left > leftmost + LEAST_LEFT)
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, 12)
    .map(([left]) => left)
  const isNew = (left: number): boolean => shared.every((one) => one < left || one > left + MOST_INDENT)
  const all = [...shared, ...edgesBehindRoom(rows, leftmost).filter(isNew)]
  return all.map(gutterBefore)
}

const isHeading = (segment: Segment): boolean => headingOf(textOf(segment).trim()) !== null

/** So far in from its heading may be what a column says. */
const MOST_INDENT = 30
/** No column is narrower than this. */
const LEAST_LEFT = 60
/** Columns stand beside each other in so many lines of a page. */
const MOST_OF_PAGE = 0.5
/** Where a look for empty room is taken. */
const STEP = 6

/**
 * Where what stands at the right of empty room begins, though its lines share no edge: room that reaches down most of the
 * page, with a heading on each of its sides.
 */
function edgesBehindRoom(rows: Row[], leftmost: number): number[] {
  const rightmost = Math.max(...rows.flatMap(({ segments }) => segments.map(({ right }) => right)))
  const found = new Set<number>()
  for (let at = leftmost + LEAST_LEFT; at < rightmost - LEAST_LEFT; at += STEP) {
    const runs = runsBeside(rows, { from: at, to: at })
    const { first, last } = runs.toSorted((a, b) => b.last - b.first - (a.last - a.first))[0] ?? { first: 0, last: -1 }
    if (last - first + 1 < MOST_OF_PAGE * rows.length) continue
    const segments = rows.slice(first, last + 1).flatMap((row) => row.segments)
    const [before, behind] = [segments.filter((one) => one.left < at), segments.filter((one) => one.left >= at)]
    if (![before, behind].every((side) => side.some(isHeading))) continue
    const left = Math.floor(Math.min(...behind.map((one) => one.left)))
    if (left - Math.max(...before.map(({ right }) => right)) > NARROWEST_GUTTER) found.add(left)
  }
  return [...found]
}

/** Runs of rows in which nothing crosses the gutter. */
function runsBeside(rows: Row[], gutter: Gutter): { first: number; last: number }[] {
  const runs: { first: number; last: number }[] = []
  rows.forEach(({ segments }, index) => {
    const crossing = segments.filter(({ left, right }) => left < gutter.from && right > gutter.from)
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
  if (!left || !right || other || right.left > to + NARROWEST_GUTTER || right.left < to - 2 * NARROWEST_GUTTER)
    return false
  const [a, b] = [textOf(left).trim(), textOf(right).trim()]
  return [a, b].every((text) => headingOf(text) !== null) && !isTableHead(`${a}\t${b}`)
}

/** Entries beside lists of what was done begin below the heading of both. */
function belowCentred(
  rows: Row[],
  run: { first: number; last: number },
  gutter: Gutter,
  isCentred: (row: Row) => boolean,
): { first: number; last: number } {
  const within = rows.slice(run.first, run.last).findLastIndex(isCentred)
  const heading = within < 0 ? within : run.first + within
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
