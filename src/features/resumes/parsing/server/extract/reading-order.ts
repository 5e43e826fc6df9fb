import { headingOf } from '../../reading/sections.ts'
import { itemsOf } from './list-items.ts'
import type { Piece, Row, Segment } from './page-rows.ts'

type Gutter = { from: number; to: number }

/** Shares of the letter size: what is no space at all, and what is wider than any space. */
const SPACE = 0.15
const WIDE = 1.6
const SAME_LINE = 0.45
const OTHER_SIZE = 1.3
/** Fewer rows than this on one side are no column. */
const FEWEST_ROWS = 4
const NARROWEST_GUTTER = 8
/** Of one side's rows: from here on both sides are one table, or labels and values. */
const MOSTLY = 0.7

/** The lines of a page as a person reads them: columns one after the other, tables and right-hand dates row by row. */
export function inReadingOrder(pieces: Piece[]): string[] {
  return linesOf(rowsOf(pieces)).map((line) => line.replace(/\u{ad}(?=\s|\S)/gu, '-'))
}

function rowsOf(pieces: Piece[]): Row[] {
  const rows: { base: number; size: number; pieces: Piece[] }[] = []
  const sorted = pieces.filter(({ text }) => text.trim() !== '').toSorted((a, b) => b.base - a.base)
  for (const piece of sorted) {
    const last = rows.at(-1)
    if (last && last.base - piece.base <= SAME_LINE * Math.min(last.size, piece.size)) {
      last.pieces.push(piece)
      last.size = Math.max(last.size, piece.size)
    } else rows.push({ base: piece.base, size: piece.size, pieces: [piece] })
  }
  const edges = sharedEdges(rows.map(({ pieces: own }) => Math.min(...own.map(({ left }) => left))))
  return rows.map(({ base, size, pieces: own }) => ({ base, size, segments: segmentsOf(own, edges) }))
}

/** Where several lines begin. */
function sharedEdges(lefts: number[]): Set<number> {
  const counts = new Map<number, number>()
  for (const left of lefts) counts.set(Math.round(left), (counts.get(Math.round(left)) ?? 0) + 1)
  return new Set([...counts].filter(([, count]) => count >= FEWEST_ROWS - 1).map(([left]) => left))
}

/** Whether two pieces close to each other are of two columns: the second begins where lines do, or is of another size. */
function isApart(last: Segment, piece: Piece, edges: Set<number>): boolean {
  const gap = (piece.left - last.right) / Math.min(last.size, piece.size)
  if (gap >= WIDE) return true
  const sizes = Math.max(last.size, piece.size) / Math.min(last.size, piece.size)
  if (sizes > OTHER_SIZE && last.text.trim().length > 2 && (gap > SPACE || edges.has(Math.round(piece.left))))
    return true
  return gap > 2 * SPACE && piece.left - last.left > 40 && edges.has(Math.round(piece.left))
}

function segmentsOf(pieces: Piece[], edges: Set<number>): Segment[] {
  const segments: Segment[] = []
  for (const piece of pieces.toSorted((a, b) => a.left - b.left)) {
    const last = segments.at(-1)
    const gap = last ? (piece.left - last.right) / Math.min(last.size, piece.size) : Infinity
    if (last && !isApart(last, piece, edges)) {
      last.text +=
        gap > SPACE && !last.text.endsWith(' ') && !piece.text.startsWith(' ') ? ` ${piece.text}` : piece.text
      last.right = Math.max(last.right, piece.right)
    } else segments.push({ ...piece })
  }
  return segments
}

/** Splits the rows at their widest gutter, as long as there is one; what lies above and below stays where it is. */
function linesOf(rows: Row[], depth = 0): string[] {
  const run = depth < 3 ? columnRun(rows) : null
  if (!run) return joined(rows)
  const [before, inside, after] = [
    rows.slice(0, run.first),
    rows.slice(run.first, run.last + 1),
    rows.slice(run.last + 1),
  ]
  const left = side(inside, (segment) => segment.left < run.gutter.to)
  const right = side(inside, (segment) => segment.left >= run.gutter.to)
  return [
    ...joined(before),
    '',
    ...linesOf(left, depth + 1),
    '',
    ...linesOf(right, depth + 1),
    '',
    ...linesOf(after, depth + 1),
  ]
}

function joined(rows: Row[]): string[] {
  const gaps = rows.slice(1).map((row, index) => ((rows[index]?.base ?? 0) - row.base) / row.size)
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0
  return itemsOf(rows, usual).flatMap(({ row: index, texts }) => {
    const line = texts.map((text) => text.trim()).join('\t')
    // A gap wider than usual is an empty line to the eye.
    return index > 0 && (gaps[index - 1] ?? 0) > usual * 1.4 ? ['', line] : [line]
  })
}

const side = (rows: Row[], belongs: (segment: Segment) => boolean): Row[] =>
  rows.map((row) => ({ ...row, segments: row.segments.filter(belongs) })).filter(({ segments }) => segments.length > 0)

/** The longest run of rows that a gutter divides into two columns; null when the page is read line by line. */
function columnRun(rows: Row[]): { first: number; last: number; gutter: Gutter } | null {
  let best: { first: number; last: number; gutter: Gutter } | null = null
  for (const gutter of guttersOf(rows)) {
    for (const { first, last } of runsBeside(rows, gutter)) {
      if (best && last - first <= best.last - best.first) continue
      if (isTwoColumns(rows.slice(first, last + 1), gutter)) best = { first, last, gutter }
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
    .filter(([left, count]) => count >= FEWEST_ROWS && left > leftmost + 60)
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

const DATED = /\b(?:19|20)\d\d\b|present|current/i
const LABEL = /:\s*$/
/** What stands in a column of dates and places beside the entries: it belongs to them row by row. */
const PLACE_NOTE =
  /^[\p{Lu}][\p{L}.' -]+,\s*[\p{Lu}][\p{L}. ]+$|^(?:\d+\+? ?(?:years?|yrs?|months?|mos?)[ ,]*)+$|^remote$/iu
/** A heading we know, or any in capitals. */
const isTitled = ({ text }: Segment): boolean =>
  headingOf(text.trim()) !== null || /^[\p{Lu}\s&/:]{5,40}$/u.test(text.trim())

const NOTE = new RegExp(`${DATED.source}|${PLACE_NOTE.source}`, 'iu')

function isTwoColumns(rows: Row[], gutter: Gutter): boolean {
  const left = rows.flatMap(({ segments }) => segments.filter(({ right }) => right <= gutter.to).slice(0, 1))
  const right = rows.flatMap(({ segments }) => segments.filter((one) => one.left >= gutter.to).slice(0, 1))
  if (left.length < FEWEST_ROWS || right.length < FEWEST_ROWS) return false
  const mostly = (segments: Segment[], pattern: RegExp) =>
    segments.filter(({ text }) => pattern.test(text.trim()) && text.trim().length <= 40).length >=
    MOSTLY * segments.filter(({ text }) => headingOf(text.trim()) === null).length
  if (mostly(left, LABEL) || mostly(left, DATED) || mostly(right, NOTE)) return false
  const hasHeading = (segments: Segment[]) => segments.some(({ text }) => headingOf(text.trim()) !== null)
  // Labels or dates with what belongs to them: they stand on one line, and the headings are all on one side.
  const labels = rows.filter(({ segments: [first] }) => first && first.right <= gutter.to && !isTitled(first))
  const beside = labels.filter(({ segments }) => segments.some((one) => one.left >= gutter.to))
  if (!hasHeading(right) && beside.length >= MOSTLY * labels.length) return false
  const values = rows.filter(({ segments }) => segments.some(({ text }) => text.trim().startsWith(':')))
  if (values.length >= MOSTLY * right.length) return false
  return !isTable(rows)
}

/** Three or more cells in most rows, all starting at the same places: read row by row. */
function isTable(rows: Row[]): boolean {
  const full = rows.filter(({ segments }) => segments.length >= 3)
  return full.length >= MOSTLY * rows.length
}
