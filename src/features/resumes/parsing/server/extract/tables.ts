import { headingOf } from '../../reading/headings.ts'
import { isColumnName, isTableHead } from '../../reading/table-heads.ts'
import { spacedTable } from './spaced-tables.ts'
import { areCards, firstText, gapBetween, isTime, type Row, type Segment, textOf } from './page-rows.ts'
import { isPlaceLine } from '../../reading/asides.ts'
import { namesCompany } from '../../reading/job-titles.ts'
import { DATE_END } from '../../reading/time-halves.ts'
import { isOpen, joinSegments, wouldNotFit } from './wraps.ts'

const [FEWEST_COLUMNS, MOST_COLUMNS] = [3, 12]
/** Names of columns may run over many lines, each cell in its own middle. */
const MOST_HEAD_ROWS = 8
/** From here on rows of cells are no table. */
const FULL = 0.75
/** Beyond this, in letter sizes, something else begins. */
const APART = 3.2
const [TIGHT, ONE_LINE, OPEN_LINE] = [0.95, 1.45, 2.2]
const SAME_PLACE = 4
/** Between the text of two cells, in letter sizes. */
const ROOM = 1.5
/** So many lines of a narrow cell stand below its row's middle. */
const LINES_OF_CELL = 3

/** The pages's rows with those of tables put together: a cell that runs over lines is one cell again. */
export type Part = { rows: Row[]; table: boolean }

export function tablesApart(rows: Row[]): Part[] {
  const parts: Part[] = []
  const add = (more: Row[], table: boolean) => {
    const last = parts.at(-1)
    if (more.length === 0) return
    if (table || !last || last.table) parts.push({ rows: [...more], table })
    else last.rows.push(...more)
  }
  for (const chunk of chunksOf(rows)) {
    const [first, end] = coreOf(chunk)
    const core = chunk.slice(first, end)
    const table = areCards(chunk) || areColumns(core) ? null : (tableOf(core) ?? spacedTable(core))
    if (!table) add(chunk, false)
    else {
      add(chunk.slice(0, first), false)
      add(table, true)
      add(chunk.slice(end), false)
    }
  }
  return parts
}

/** "CONTACT | WORK EXPERIENCE | EDUCATION" above all: columns of the page, however alike their lines stand. */
const areColumns = ([first]: Row[]): boolean =>
  first !== undefined &&
  first.segments.length >= FEWEST_COLUMNS &&
  !isTableHead(cellsOf(first)) &&
  first.segments.every((segment) => headingOf(textOf(segment).trim()) !== null)

/** Without the lines of one part before and after: what stands half a line above or below a row is of it. */
function coreOf(rows: Row[]): [first: number, end: number] {
  let [first, end] = [0, rows.length]
  const leftmost = Math.min(...rows.flatMap(({ segments }) => segments.map(({ left }) => left)))
  const isSingle = (row: Row | undefined) => row !== undefined && row.segments.length === 1
  while (isSingle(rows[first]) && !isNear(rows[first], rows[first + 1])) first += 1
  while (end > first && isSingle(rows[end - 1]) && !isRest(rows[end - 2], rows[end - 1], leftmost)) end -= 1
  return [first, end]
}

const isNear = (above: Row | undefined, below: Row | undefined): boolean =>
  above !== undefined && below !== undefined && gapBetween(above, below) < TIGHT
/** The last line of a cell that is no first one. */
const isRest = (above: Row | undefined, below: Row | undefined, leftmost: number): boolean =>
  isNear(above, below) ||
  (above !== undefined && below !== undefined && isDateEnd(above, below)) ||
  (above !== undefined &&
    below !== undefined &&
    gapBetween(above, below) < ONE_LINE &&
    (below.segments[0]?.left ?? 0) > leftmost + SAME_PLACE)

/** "2003–" above "2009" */
const isDateEnd = (above: Row, below: Row): boolean =>
  gapBetween(above, below) < ONE_LINE &&
  /\d\s*[-–—]$/.test(firstText(above)) &&
  /^(?:19|20)\d\d$/.test(firstText(below))

/** Rows that may be of one table: cut at headings, at wide gaps, and where lines with parts begin or end. */
function chunksOf(rows: Row[]): Row[][] {
  const chunks: Row[][] = []
  for (const [index, row] of rows.entries()) {
    const above = rows[index - 1]
    const border = isBorder(rows, index) || isBorder(rows, index - 1)
    const cut = !above || gapBetween(above, row) > APART || border || becomesTable(above, row)
    const last = chunks.at(-1)
    if (cut || !last) chunks.push([row])
    else last.push(row)
  }
  return chunks
}

const cellsOf = (row: Row): string => row.segments.map((segment) => textOf(segment).trim()).join('\t')
/** A heading, and no cell half a line above or below another one. */
function isBorder(rows: Row[], index: number): boolean {
  const row = rows[index]
  if (!row || row.segments.length > 1 || headingOf(firstText(row)) === null) return false
  if (isUnderCell(rows[index - 1], row) || isWithinTable(rows, index, row) || isInCell(rows, index)) return false
  return !isNear(rows[index - 1], row) && !isNear(row, rows[index + 1])
}
/** "… National High | School" within a cell that is not the first of its row. */
const isUnderCell = (above: Row | undefined, { segments: [first] }: Row): boolean =>
  above !== undefined &&
  first !== undefined &&
  above.segments.slice(1).some(({ left }) => Math.abs(left - first.left) <= SAME_PLACE)
/** "SAINT | JOSEPH | COLLEGE" in the middle of a cell, with other cells beside it a line or two above. */
function isInCell(rows: Row[], index: number): boolean {
  const [cell] = rows[index]?.segments ?? []
  for (let at = index - 1; at >= 0 && index - at <= LINES_OF_CELL; at -= 1) {
    const [row, below] = [rows[at], rows[at + 1]]
    if (!cell || !row || !below || gapBetween(row, below) > ONE_LINE) return false
    const isOver = (one: Segment) => Math.abs(one.left + one.right - cell.left - cell.right) <= 2 * SAME_PLACE
    if (row.segments.length >= FEWEST_COLUMNS) return row.segments.slice(1).some(isOver)
    if (!row.segments.some(isOver)) return false
  }
  return false
}

/** A row of cells right above begins farther left than this line, and the line goes on with the one above it. */
function isWithinTable(rows: Row[], index: number, { segments: [first] }: Row): boolean {
  const [above] = rows[index - 1]?.segments ?? []
  if (!first || !above || Math.abs(above.left - first.left) > SAME_PLACE) return false
  return rows
    .slice(Math.max(0, index - LINES_OF_CELL), index)
    .some(({ segments }) => segments.length > 1 && (segments[0]?.left ?? Infinity) < first.left - SAME_PLACE)
}

/** The names of columns begin a table, whatever stands above them. */
const becomesTable = (above: Row, row: Row): boolean =>
  row.segments.length >= FEWEST_COLUMNS && isTableHead(cellsOf(row)) && above.segments.length < 2 && !isNear(above, row)

/** The rows of a table put together, or null where it is none. */
function tableOf(rows: Row[]): Row[] | null {
  if (areCards(rows)) return null
  const columns = columnsOf(rows)
  if (columns.length < FEWEST_COLUMNS || columns.length > MOST_COLUMNS) return null
  const isBody = (row: Row) => row.segments.every((segment) => columnAt(columns, segment) >= 0)
  const start = rows.findIndex((row, index) => isBody(row) && rows.slice(index).every(isBody))
  // Fields of a form are no names of columns.
  const hasFields = rows.slice(0, start).some((row) => /^[^:]{2,30}:$/.test(firstText(row)))
  if (start < 0 || start > MOST_HEAD_ROWS || hasFields) return null
  const body = mergedRows(rows.slice(start), columns)
  const full = body.filter(({ segments }) => segments.length >= FEWEST_COLUMNS)
  if (full.length < FULL * body.length || (full.length < 2 && start === 0)) return null
  return [...headOf(rows.slice(0, start), columns), ...body]
}

/** Names above columns stand in their middle, some on two lines. */
function headOf(rows: Row[], columns: number[]): Row[] {
  const [first] = rows
  if (!first) return []
  const cells: Segment[] = []
  for (const segment of rows.flatMap(({ segments }) => segments)) {
    const middle = (segment.left + segment.right) / 2
    const column = columns.findLastIndex((at) => at <= middle)
    const above = cells.find((cell) => columns.findLastIndex((at) => at <= (cell.left + cell.right) / 2) === column)
    if (above) joinSegments(above, { ...segment, right: above.right })
    else cells.push(copied(segment))
  }
  return [{ ...first, segments: cells.toSorted((a, b) => a.left - b.left) }]
}

/** Where the columns begin: the left edges that more than one cell shares; the names above them stand where they like. */
function columnsOf(rows: Row[]): number[] {
  const cells = rows.flatMap(({ segments }) => segments).toSorted((a, b) => a.left - b.left)
  const columns: { at: number; count: number; names: number }[] = []
  for (const cell of cells) {
    const name = isColumnName(textOf(cell)) ? 1 : 0
    const last = columns.at(-1)
    if (last && cell.left - last.at <= SAME_PLACE) {
      last.count += 1
      last.names += name
    } else columns.push({ at: cell.left, count: 1, names: name })
  }
  return columns.filter(({ count, names }) => count > 1 && names < count).map(({ at }) => at)
}

const columnAt = (columns: number[], { left }: Segment): number =>
  columns.findIndex((at) => Math.abs(left - at) <= SAME_PLACE)

function mergedRows(rows: Row[], columns: number[]): Row[] {
  const merged: { row: Row; last: number }[] = []
  const tight = Math.min(
    ...rows
      .slice(1)
      .map((row, index) => gapBetween(rows[index] ?? row, row))
      .filter((gap) => gap > TIGHT),
  )
  const uniform = rows.slice(1).every((row, index) => gapBetween(rows[index] ?? row, row) <= tight * 1.06)
  const ends = columns.map((_, index) =>
    Math.max(
      ...rows
        .flatMap(({ segments }) => segments.filter((one) => columnAt(columns, one) === index))
        .map(({ right }) => right),
    ),
  )
  const edges = ends.map((end, index) => Math.max(end, (columns[index + 1] ?? 0) - ROOM * (rows[0]?.size ?? 0)))
  for (const row of rows) {
    const open = merged.at(-1)
    if (open && belongs(open, row, { columns, ends, tight, uniform })) {
      open.last = row.base
      for (const segment of row.segments) addCell(open.row, segment, edges[columnAt(columns, segment)] ?? Infinity)
      open.row.segments.sort((a, b) => a.left - b.left)
    } else merged.push({ row: { ...row, segments: row.segments.map(copied) }, last: row.base })
  }
  return merged.map(({ row }) => row)
}

const copied = (segment: Segment): Segment => ({ ...segment, runs: segment.runs.map((run) => ({ ...run })) })

/** Whether the name above a town with its province is whole by itself: "Primera Builders Supply" above "Dasmariñas, Cavite". */
const isNamed = (above: Segment | undefined, place: string): boolean =>
  above !== undefined && /, |\bCity$/.test(place) && namesCompany(textOf(above)) && !isOpen(textOf(above).trim())

/** The rest of a cell; an address that had room behind the name above it is none of the name. */
function addCell(row: Row, segment: Segment, edge: number): void {
  const above = row.segments.find(({ left }) => Math.abs(left - segment.left) <= SAME_PLACE)
  const text = textOf(segment).trim()
  const isAddress = isPlaceLine(text) && (!wouldNotFit(above ?? segment, segment, edge) || isNamed(above, text))
  if (above && isAddress) {
    above.runs.push({ text: ',', look: '' })
    joinSegments(above, segment)
  } else if (above) joinSegments(above, segment)
  else row.segments.push(copied(segment))
}

const isSameCell = (above: Segment, below: Segment): boolean => Math.abs(above.left - below.left) <= SAME_PLACE

/** "2012" below "April 2011 to October": the rest of a time, whatever stands beside it. */
const endsTime = (row: Row, next: Row): boolean =>
  next.segments.some((segment) => {
    const above = row.segments.find((one) => isSameCell(one, segment))
    return above !== undefined && DATE_END.test(textOf(segment).trim()) && TIME_OPEN.test(textOf(above).trim())
  })
const TIME_OPEN = /\d\s?(?:[-–—]|to|until)(?:\s?\p{L}{3,9}\.?)?$/iu

type Grid = { columns: number[]; ends: number[]; tight: number; uniform: boolean }

/** Lines closer than letters are high are of one row; so are those of which every part goes on with the cell above it. */
function belongs(
  { row, last }: { row: Row; last: number },
  next: Row,
  { columns, ends, tight, uniform }: Grid,
): boolean {
  const gap = (last - next.base) / next.size
  if (gap < TIGHT) return true
  // "University of" above "Northern Philippines", however far lines stand apart.
  const isEnd = (one: Segment) => row.segments.some((above) => isSameCell(above, one) && isOpen(textOf(above).trim()))
  if (gap < OPEN_LINE && next.segments.length < row.segments.length && next.segments.every(isEnd)) return true
  if (gap > ONE_LINE || gap > tight * 1.06) return false
  // Where all rows stand equally far apart, one with every cell is a new one.
  if (uniform && next.segments.length >= row.segments.length) return false
  // A time below another whole one is of another row.
  if (
    next.segments.some(
      (segment) => isTime(segment) && row.segments.some((one) => isSameCell(one, segment) && isTime(one)),
    )
  )
    return endsTime(row, next)
  const shared = next.segments.flatMap((segment) => {
    const above = row.segments.find((one) => isSameCell(one, segment))
    return above ? [wouldNotFit(above, segment, ends[columnAt(columns, segment)] ?? Infinity)] : []
  })
  if (endsTime(row, next)) return true
  return shared.length > 0 && shared.every(Boolean)
}
