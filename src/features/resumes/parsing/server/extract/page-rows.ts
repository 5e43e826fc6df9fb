import type { Run } from '../../reading/lines.ts'
import { withoutDates } from '../../reading/dates.ts'
import { isTableHead } from '../../reading/table-heads.ts'
import { withJustifiedLines } from './justified.ts'
import type { Piece } from './pieces.ts'
import { DATE_END, DATE_OPEN } from '../../reading/time-halves.ts'

export type { Piece }

/** Pieces that stand next to each other, with what they say together. */
export type Segment = { left: number; right: number; base: number; size: number; runs: Run[] }
export type Row = { base: number; size: number; segments: Segment[] }

export const textOf = ({ runs }: Segment): string => runs.map(({ text }) => text).join('')
export const firstText = ({ segments }: Row): string => (segments[0] ? textOf(segments[0]).trim() : '')

export const startsWithDate = (text: string): boolean => DATE_START.test(text)

/** Whether a part of a line is a time and nothing else. */
export const isTime = (segment: Segment): boolean => {
  const text = textOf(segment).trim()
  return (
    /\b(?:19|20)\d\d\b|['’]\d\d\b/.test(text) &&
    withoutDates(text.replace(/^(?:graduated|class of|batch|[sa]\.?y\.?)\s+/i, '')) === ''
  )
}
/** Whether entries stand beside each other: there is a line of nothing but times, one below each. */
export const areCards = (rows: Row[]): boolean =>
  rows.some(({ segments }) => segments.length >= 3 && segments.every(isTime)) ||
  pairsOfEntries(rows).length >= FEWEST_PAIRS ||
  haveTimesEach(rows)

/** From so many lines on entries stand beside each other. */
export const FEWEST_PAIRS = 2
/** What, when, what, when: lines of two entries, each with its time at its right. */
export const pairsOfEntries = (rows: Row[]): Row[] =>
  rows.filter(
    ({ segments }) =>
      segments.length === 4 && segments.every((segment, index) => isTime(segment) === (index % 2 === 1)),
  )

/** Whether there are columns, and each has times of its own: what a table has in one column only. */
function haveTimesEach(rows: Row[]): boolean {
  const columns: { left: number; count: number; times: number }[] = []
  for (const segment of rows.flatMap(({ segments }) => segments)) {
    const column = columns.find(({ left }) => Math.abs(left - segment.left) <= 2)
    const time = isTime(segment) ? 1 : 0
    if (!column) columns.push({ left: segment.left, count: 1, times: time })
    else {
      column.count += 1
      column.times += time
    }
  }
  return columns.length >= 3 && columns.every(({ count, times }) => count >= 3 && times > 0)
}

/** How far below one row the next one stands, in letter sizes. */
export const gapBetween = (above: Row, below: Row): number => (above.base - below.base) / below.size

/** Shares of the letter size: what is no space at all, and what is wider than any space. */
const SPACE = 0.15
const WIDE = 1.2
/** From here on a gap may be that of two columns, if other lines begin there as well. */
const GUTTER = 0.6
const SAME_LINE = 0.45
const OTHER_SIZE = 1.3
/** Small capitals are seven tenths as high as large ones. */
const SMALL_CAPITALS = 1.5
const SPACED_LETTERS = /^(?:\p{L} ){2,}\p{L}$/u
const DATE_START =
  /^\s*\(?(?:(?:19|20)\d\d\b|(?:0?[1-9]|1[0-2])\/(?:19|20)?\d\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6}\.?,? (?:\d\d?,? )?['’]?\d\d)/iu
/** What a date goes on with. */
const GOES_ON =
  /(?:[-–—,(:]|\b(?:to|since|from|of|in|until|class|batch|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6}\.?)$/iu
const FEWEST_STARTS = 3

const ORDINAL = /^\s*(?:st|nd|rd|th)\s*$/i
/** The "th" of "14th" stands a little above its line, and is of it. */
function withOrdinalsWhole(pieces: Piece[]): Piece[] {
  const small = pieces.filter(({ text }) => ORDINAL.test(text))
  if (small.length === 0) return pieces
  const whole = pieces.filter((piece) => !small.includes(piece)).map((piece) => ({ ...piece }))
  const alone = small.filter((ordinal) => {
    const number = whole.find(
      ({ text, right, base, size }) =>
        /\d\s*$/.test(text) && Math.abs(ordinal.left - right) <= size / 3 && Math.abs(ordinal.base - base) < 0.8 * size,
    )
    if (!number) return true
    Object.assign(number, { text: `${number.text.trimEnd()}${ordinal.text.trim()} `, right: ordinal.right })
    return false
  })
  return [...whole, ...alone]
}

/** Letters drawn twice at one place look bold; they say once what they say. */
function withoutDoubles(pieces: Piece[]): Piece[] {
  const doubles = new Set<Piece>()
  for (const alike of Map.groupBy(pieces, ({ text, base }) => `${Math.round(base)} ${text}`).values()) {
    let last = -Infinity
    for (const piece of alike.toSorted((a, b) => a.left - b.left)) {
      if (piece.left - last < SAME_PLACE) doubles.add(piece)
      else last = piece.left
    }
  }
  return doubles.size === 0 ? pieces : pieces.filter((piece) => !doubles.has(piece))
}
/** In points. */
const SAME_PLACE = 1

/** The rows of a page from above to below, each with its segments from left to right. */
export function rowsOf(pieces: Piece[]): Row[] {
  const rows: { base: number; size: number; pieces: Piece[] }[] = []
  const sorted = withOrdinalsWhole(withoutDoubles(pieces.filter(({ text }) => text.trim() !== ''))).toSorted(
    (a, b) => b.base - a.base,
  )
  for (const piece of sorted) {
    const last = rows.at(-1)
    if (last && last.base - piece.base <= SAME_LINE * Math.min(last.size, piece.size)) {
      last.pieces.push(piece)
      last.size = Math.max(last.size, piece.size)
    } else rows.push({ base: piece.base, size: piece.size, pieces: [piece] })
  }
  for (const row of rows) row.pieces.sort((a, b) => a.left - b.left)
  const lines = withJustifiedLines(rows.map((row) => row.pieces))
  const edges = sharedEdges(lines)
  return rows.map(({ base, size }, index) => ({ base, size, segments: segmentsOf(lines[index] ?? [], edges) }))
}

/** Where several lines, or parts of lines behind a gap, begin. */
function sharedEdges(rows: Piece[][]): Set<number> {
  const counts = new Map<number, number>()
  for (const pieces of rows) {
    for (const [index, piece] of pieces.entries()) {
      const before = pieces[index - 1]
      if (before && (piece.left - before.right) / piece.size < GUTTER) continue
      const left = Math.round(piece.left)
      counts.set(left, (counts.get(left) ?? 0) + 1)
    }
  }
  const near = (left: number) => [left - 1, left, left + 1].reduce((sum, at) => sum + (counts.get(at) ?? 0), 0)
  return new Set([...counts.keys()].filter((left) => near(left) >= FEWEST_STARTS))
}

/**
 * Whether two pieces close to each other are of two columns: the second begins where lines do, or is a date with more
 * room before it than a space takes, or is of another size.
 */
function isApart(last: Segment, piece: Piece, edges: Set<number>): boolean {
  const gap = (piece.left - last.right) / Math.min(last.size, piece.size)
  const wide = piece.look.startsWith('monospace') ? 2 * WIDE : WIDE
  const text = textOf(last).trim()
  // "2022 –  2018": the two halves of one time.
  if (gap < 2 * wide && DATE_OPEN.test(text) && DATE_END.test(piece.text.trim())) return false
  if (gap >= wide) return true
  const isDate = startsWithDate(piece.text) && text.length > 2 && !GOES_ON.test(text)
  // A column of dates may begin right behind a cell that is full.
  if (isDate && (gap > wide / 2 || (gap > SPACE && edges.has(Math.round(piece.left))))) return true
  // A time at the left of what it is of.
  if (gap > GUTTER && isTime(last)) return true
  if (gap > GUTTER && isTableHead(`${text}\t${piece.text}`)) return true
  if (text.length <= 2) return false
  const sizes = Math.max(last.size, piece.size) / Math.min(last.size, piece.size)
  const smallCapitals = sizes < SMALL_CAPITALS && gap < GUTTER
  if (sizes > OTHER_SIZE && gap > 2 * SPACE && !smallCapitals) return true
  if (!edges.has(Math.round(piece.left)) || piece.left - last.left < 20) return false
  if (sizes > SMALL_CAPITALS) return true
  return gap > wide / 2 || (gap > 2 * SPACE && last.runs.at(-1)?.look !== piece.look)
}

function segmentsOf(pieces: Piece[], edges: Set<number>): Segment[] {
  const segments: Segment[] = []
  for (const piece of pieces) {
    const last = segments.at(-1)
    const { left, right, base, size, look } = piece
    const text = SPACED_LETTERS.test(piece.text) ? piece.text.replaceAll(' ', '') : piece.text
    if (!last || isApart(last, piece, edges)) {
      segments.push({ left, right, base, size, runs: [{ text, look }] })
      continue
    }
    const gap = (left - last.right) / Math.min(last.size, size)
    const space = gap > SPACE && !textOf(last).endsWith(' ') && !text.startsWith(' ') ? ' ' : ''
    const run = last.runs.at(-1)
    if (run?.look === look) run.text += `${space}${text}`
    else last.runs.push({ text: `${space}${text}`, look })
    last.right = Math.max(last.right, right)
  }
  return segments
}

/** The look of most of the text. */
export function usualLook(rows: Row[]): string {
  const letters = new Map<string, number>()
  for (const { text, look } of rows.flatMap(({ segments }) => segments.flatMap(({ runs }) => runs)))
    letters.set(look, (letters.get(look) ?? 0) + text.length)
  return [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? ''
}
