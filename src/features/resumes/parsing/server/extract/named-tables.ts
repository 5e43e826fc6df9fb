import type { Run } from '../../reading/lines.ts'
import { headingOf } from '../../reading/headings.ts'
import { yearsIn } from '../../reading/dates.ts'
import { columnKinds } from '../../reading/table-heads.ts'
import { firstText, gapBetween, type Row, type Segment, textOf } from './page-rows.ts'

/** A table of schools, from its first row to the one behind its last, with a line for each of its entries. */
export type NamedTable = { first: number; end: number; lines: Run[][][] }

/** Heads whose names stand a little above each other are one head. */
const SAME_HEAD = 1.6
/** Farther below each other than this many letter sizes no rows of one table are. */
const FARTHEST = 6
/** By so much a cell may reach over into the next column. */
const OVERLAP = 6
const NOT_SAID = 'N/A'

/**
 * Schools in a table whose columns have names, one of them of years: every cell belongs to the name it stands below, and
 * a year begins the next entry. Cells of several lines, or set in the middle of taller ones, are put together so.
 */
export function namedTable(rows: Row[]): NamedTable | null {
  for (const first of rows.keys()) {
    const head = headAt(rows, first)
    if (!head) continue
    const found = entriesBelow(rows, head)
    if (found) return { first, ...found }
  }
  return null
}

type Column = { left: number; right: number; runs: Run[] }
type Head = { columns: Column[]; year: number; end: number }

/** The names of columns, where they are of schools and years. */
function headAt(rows: Row[], at: number): Head | null {
  let columns: Column[] = []
  let found: Head | null = null
  for (let row = at; row < Math.min(rows.length, at + 3); row += 1) {
    const [now, above] = [rows[row], rows[row - 1]]
    if (!now || (row > at && above && gapBetween(above, now) > SAME_HEAD)) break
    if (now.segments.some((segment) => /\d/.test(textOf(segment)) || headingOf(textOf(segment)) !== null)) {
      if (row === at && headingOf(firstText(now)) !== null && now.segments.length < 2) break
      if (/\d/.test(now.segments.map(textOf).join(' '))) break
    }
    columns = withNames(columns, now.segments)
    const kinds = columnKinds(columns.map(({ runs }) => runs.map(({ text }) => text.trim()).join(' ')).join('\t'))
    const year = kinds?.indexOf('dates') ?? -1
    const isOfSchools = kinds?.some((kind) => kind === 'school' || kind === 'degree')
    if (year >= 0 && isOfSchools && columns.length > 2) found = { columns, year, end: row + 1 }
  }
  return found
}

/** A name of two lines is one; others take their place from left to right. */
function withNames(columns: Column[], segments: Segment[]): Column[] {
  const all = columns.map((column) => ({ ...column }))
  for (const { left, right, runs } of segments) {
    const above = all.find((one) => one.left < right && left < one.right)
    if (above) Object.assign(above, { runs: [...above.runs, { text: ' ', look: '' }, ...runs] })
    else all.push({ left, right, runs })
  }
  return all.toSorted((a, b) => a.left - b.left)
}

/** The column below whose name a part stands; null where it reaches over several. */
function columnOf({ left, right }: Segment, columns: Column[]): number | null {
  const over = columns.filter((one) => Math.min(right, one.right) - Math.max(left, one.left) > OVERLAP)
  if (over.length > 1) return null
  const middle = (left + right) / 2
  const distance = (one: Column) => Math.max(one.left - middle, middle - one.right, 0)
  const [nearest] = over.length === 1 ? over : columns.toSorted((a, b) => distance(a) - distance(b))
  return nearest ? columns.indexOf(nearest) : null
}

type Cell = { segment: Segment; row: number }
type Entry = Cell[][]

function entriesBelow(rows: Row[], { columns, year, end: begin }: Head): Omit<NamedTable, 'first'> | null {
  const entries: Entry[] = []
  let end = begin
  for (let at = begin; at < rows.length; at += 1) {
    const [row, above, below] = [rows[at], rows[at - 1], rows[at + 1]]
    if (!row || !above || gapBetween(above, row) > FARTHEST || headingOf(firstText(row)) !== null) break
    const places = row.segments.map((segment) => columnOf(segment, columns))
    if (places.includes(null)) break
    const last = entries.at(-1)
    const isDated = row.segments.some((one, index) => places[index] === year && yearsIn(textOf(one)).length > 0)
    const wasDated = (last?.[year]?.length ?? 0) > 0
    // "2014 –" above "2018"
    const goesOn = /[-–—]\s*$/.test(textAt(last?.[year]))
    const isNearer = below !== undefined && gapBetween(row, below) < gapBetween(above, row)
    const isNext = !goesOn && (isDated || isNearer)
    if (!last || (wasDated && isNext)) entries.push(columns.map(() => []))
    for (const [index, segment] of row.segments.entries())
      entries.at(-1)?.[places[index] ?? 0]?.push({ segment, row: at })
    end = at + 1
  }
  const full = entries.filter((entry) => (entry[year]?.length ?? 0) > 0)
  if (full.length < 2 || full.length < entries.length) return null
  const names = columns.map(({ runs }) => runs)
  return { end, lines: [names, ...entries.map((entry) => entry.map(wordsOf))] }
}

const textAt = (cells: Cell[] = []): string => cells.map(({ segment }) => textOf(segment)).join(' ')

/** What a cell says, line by line; what stands a little higher at the end of a number is of its line. */
function wordsOf(cells: Cell[]): Run[] {
  const words = cells
    .toSorted((a, b) =>
      Math.abs(a.segment.base - b.segment.base) < a.segment.size / 2 + 1
        ? a.segment.left - b.segment.left
        : b.segment.base - a.segment.base,
    )
    .map(({ segment }) => textOf(segment).trim())
  const text = words.join(' ').replace(/(\d)\s+(st|nd|rd|th)\b/giu, '$1$2')
  return [{ text: text === '' ? NOT_SAID : text, look: cells[0]?.segment.runs[0]?.look ?? '' }]
}
