import { gapBetween, isTime, type Row, type Segment } from './page-rows.ts'
import { joinSegments } from './wraps.ts'

const FEWEST_COLUMNS = 3
/** Middles nearer than this are of one column. */
const SAME_MIDDLE = 3
/** Lines of one row of cells stand nearer to each other than this, in letter sizes. */
const ONE_ROW = 1.4
/** From here on rows of cells are no table. */
const FULL = 0.75
/** Names of columns may run over so many lines. */
const MOST_HEAD_ROWS = 8

const middleOf = ({ left, right }: Segment): number => (left + right) / 2

/** The rows of a table whose cells have their text in their middle, put together; null where it is none. */
export function centredTable(rows: Row[]): Row[] | null {
  const columns = columnsOf(rows)
  if (columns.length < FEWEST_COLUMNS) return null
  const isBody = (row: Row) => row.segments.every((segment) => columnAt(columns, segment) >= 0)
  const start = rows.findLastIndex((row) => !isBody(row)) + 1
  const isHead = rows.slice(0, start).every((row) => !row.segments.some(isTime))
  if (start > MOST_HEAD_ROWS || !isHead) return null
  const body = rowsApart(rows.slice(start)).map((lines) => joined(lines, columns))
  const full = body.filter(({ segments }) => segments.length >= FEWEST_COLUMNS)
  if (body.length < 2 || full.length < FULL * body.length) return null
  const head = rows.slice(0, start)
  return head.length > 0 ? [joined(head, columns), ...body] : body
}

/** The middles that parts of several rows share, although they begin at different places. */
function columnsOf(rows: Row[]): number[] {
  const cells = rows.flatMap(({ segments }) => segments).toSorted((a, b) => middleOf(a) - middleOf(b))
  const columns: Segment[][] = []
  for (const cell of cells) {
    const [first] = columns.at(-1) ?? []
    if (first && middleOf(cell) - middleOf(first) <= SAME_MIDDLE) columns.at(-1)?.push(cell)
    else columns.push([cell])
  }
  const shared = columns.filter((column) => column.length >= 2)
  const isRagged = (column: Segment[]) =>
    column.some(({ left }) => Math.abs(left - (column[0]?.left ?? 0)) > SAME_MIDDLE)
  if (shared.filter(isRagged).length < 2) return []
  return shared.map(([first]) => (first ? middleOf(first) : 0))
}

const columnAt = (columns: number[], segment: Segment): number =>
  columns.findIndex((at) => Math.abs(middleOf(segment) - at) <= 2 * SAME_MIDDLE)

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
function joined(lines: Row[], columns: number[]): Row {
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
