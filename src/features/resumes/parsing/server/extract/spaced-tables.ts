import { isTableHead } from '../../reading/table-heads.ts'
import { gapBetween, isTime, type Row, type Segment, textOf } from './page-rows.ts'
import { joinSegments } from './wraps.ts'

const FEWEST_COLUMNS = 3
/** Places nearer than this are of one column. */
const SAME_PLACE = 3
/** Lines of one row of cells stand nearer to each other than this, in letter sizes. */
const ONE_ROW = 1.4
/** From here on rows of cells are no table. */
const FULL = 0.75
/** Names of columns may run over so many lines. */
const MOST_HEAD_ROWS = 14

/** Where a cell is: by its middle, or by its left edge. */
type Place = (segment: Segment) => number
const middleOf: Place = ({ left, right }) => (left + right) / 2
const leftOf: Place = ({ left }) => left
/** The columns of a table, and by what its cells are told apart. */
type Columns = { places: number[]; placeOf: Place }

/**
 * The rows of a table told apart by the room between them, with their cells put together: cells whose text stands in their
 * middle share no edge, and those beside taller ones no line. Null where it is none.
 */
export const spacedTable = (rows: Row[]): Row[] | null => tableBy(rows, middleOf) ?? tableBy(rows, leftOf)

function tableBy(rows: Row[], placeOf: Place): Row[] | null {
  const columns = { places: columnsOf(rows, placeOf), placeOf }
  if (columns.places.length < FEWEST_COLUMNS) return null
  const isBody = (row: Row) => row.segments.every((segment) => columnAt(columns, segment) >= 0)
  const start = rows.findLastIndex((row) => !isBody(row)) + 1
  const isHead = rows.slice(0, start).every((row) => !row.segments.some(isTime))
  if (start > MOST_HEAD_ROWS || !isHead) return null
  const body = rowsApart(rows.slice(start)).map((lines) => joined(lines, columns))
  const full = body.filter(({ segments }) => segments.length >= FEWEST_COLUMNS)
  if (body.length < 2 || full.length < FULL * body.length) return null
  const table = start > 0 ? [joined(rows.slice(0, start), columns), ...body] : body
  // Columns of a page share edges too: only the names above them make a table of such.
  return placeOf === middleOf || isTableHead(cellsOf(table[0])) ? table : null
}

/** The places that parts of several rows share; middles only where these begin at different places. */
function columnsOf(rows: Row[], placeOf: Place): number[] {
  const cells = rows.flatMap(({ segments }) => segments).toSorted((a, b) => placeOf(a) - placeOf(b))
  const columns: Segment[][] = []
  for (const cell of cells) {
    const [first] = columns.at(-1) ?? []
    if (first && placeOf(cell) - placeOf(first) <= SAME_PLACE) columns.at(-1)?.push(cell)
    else columns.push([cell])
  }
  const shared = columns.filter((column) => column.length >= 2)
  const isRagged = (column: Segment[]) =>
    column.some(({ left }) => Math.abs(left - (column[0]?.left ?? 0)) > SAME_PLACE)
  if (placeOf === middleOf && shared.filter(isRagged).length < 2) return []
  return shared.map(([first]) => (first ? placeOf(first) : 0))
}

const cellsOf = (row: Row | undefined): string =>
  (row?.segments ?? []).map((segment) => textOf(segment).trim()).join('\t')

const columnAt = ({ places, placeOf }: Columns, segment: Segment): number =>
  places.findIndex((at) => Math.abs(placeOf(segment) - at) <= 2 * SAME_PLACE)

/** Lines of one row of cells together: what stands in the middle of a tall cell's lines is between them. */
function rowsApart(rows: Row[]): Row[][] {
  const groups: Row[][] = []
  for (const row of rows) {
    const above = groups.at(-1)?.at(-1)
    if (above && gapBetween(above, row) < ONE_ROW) groups.at(-1)?.push(row)
    else groups.push([row])
  }
  return groups
}

/** One row of the lines of its cells; what stands above two columns is of neither. */
function joined(lines: Row[], columns: Columns): Row {
  const cells = new Map<number, Segment>()
  for (const segment of lines.flatMap(({ segments }) => segments)) {
    const column = columnAt(columns, segment)
    const above = cells.get(column)
    if (column < 0) continue
    if (above) joinSegments(above, segment)
    else cells.set(column, { ...segment, runs: segment.runs.map((run) => ({ ...run })) })
  }
  const segments = [...cells].toSorted(([a], [b]) => a - b).map(([, segment]) => segment)
  return { ...(lines[0] as Row), segments }
}
