import { headingOf } from '../../reading/headings.ts'
import { gapBetween, type Row, type Segment, textOf } from './page-rows.ts'
import { endsName, isOpen, joinSegments } from './wraps.ts'

/** So far left of what they belong to labels stand. */
const LEAST_ROOM = 60
const SAME_EDGE = 3
/** Rows nearer than this, in letter sizes, stand beside each other although they share no baseline. */
const BESIDE = 0.95
/** Fewer lines than this are no column. */
const FEWEST = 3
/** Lines of one cell stand this much nearer to each other than to the next cell. */
const APART = 1.2
const SAME_LINE = 0.3

/** Lines of one cell at the right, with the labels that stand beside them. */
type Block = { rows: Segment[]; labels: Segment[] }

/** Whether a row has, on its line or half a line above or below, a part that begins at or behind an edge. */
export function isBeside(rows: readonly Row[], row: Row, edge: number): boolean {
  const at = rows.indexOf(row)
  const has = (one: Row | undefined) => one?.segments.some(({ left }) => left >= edge) ?? false
  const [above, below] = [rows[at - 1], rows[at + 1]]
  return (
    has(row) ||
    (above !== undefined && has(above) && gapBetween(above, row) < BESIDE) ||
    (below !== undefined && has(below) && gapBetween(row, below) < BESIDE)
  )
}

/**
 * A label that stands in the middle of its cell, as tables place them, comes before the first line of what it labels.
 * Rows are left as they are where it cannot be seen which lines are one cell.
 */
export const withLabelsFirst = (rows: readonly Row[]): Row[] => withMiddleCells(stretchesOf(rows).flatMap(raised))

/** "EDUCATION" above "AND AWARDS" at the left of what they head: one heading in two lines. */
export function withSideHeadingsWhole(rows: readonly Row[]): Row[] {
  const result: Row[] = []
  for (const row of rows) {
    const above = result.at(-1)
    const whole = above ? wholeHeading(above, row) : null
    if (!above || !whole) result.push(row)
    else {
      const [, ...others] = row.segments
      result[result.length - 1] = { ...above, segments: [whole, ...above.segments.slice(1)] }
      if (others[0]) result.push({ ...row, base: others[0].base, segments: others })
    }
  }
  return result
}

/**
 * A heading at the left of what it heads, a little below its first line, comes to that line: the lines above it at the same
 * edge, up to the next room.
 */
export function withSideHeadingsFirst(rows: readonly Row[]): Row[] {
  const result = rows.map((row) => ({ ...row }))
  for (const [index, row] of result.entries()) {
    const [heading, onLine] = row.segments
    if (!heading || headingOf(textOf(heading).trim()) === null) continue
    const above = result[index - 1]
    const halfAbove = above && gapBetween(above, row) < BESIDE ? above.segments[0] : undefined
    const beside = onLine ?? halfAbove
    if (!beside || beside.left < heading.right) continue
    const first = result[firstBeside(result, onLine ? index : index - 1, heading, beside)]
    if (!first || first === row) continue
    first.segments = [heading, ...first.segments]
    row.segments = row.segments.slice(1)
  }
  return result.filter(({ segments }) => segments.length > 0)
}

/** The first of the lines that stand tight above one, at its edge, beside a heading. */
function firstBeside(rows: readonly Row[], index: number, heading: Segment, beside: Segment): number {
  let first = index
  for (; first > 0; first -= 1) {
    const [row, above] = [rows[first] as Row, rows[first - 1] as Row]
    const [only, other] = above.segments
    const isOfBlock = only !== undefined && other === undefined && Math.abs(only.left - beside.left) <= SAME_EDGE
    if (!isOfBlock || gapBetween(above, row) > NEXT_LINE) break
  }
  const rise = (rows[first]?.base ?? heading.base) - heading.base
  return rise <= MOST_RISE * heading.size ? first : index
}
/** So far above a heading's own line, in its letter sizes, may be what it heads. */
const MOST_RISE = 1.6

function wholeHeading(above: Row, row: Row): Segment | null {
  const [[upper, beside], [lower]] = [above.segments, row.segments]
  if (!upper || !beside || !lower || upper.runs.length > 1 || upper.runs[0]?.look !== lower.runs[0]?.look) return null
  const isUnder = Math.abs(upper.left - lower.left) <= SAME_EDGE && gapBetween(above, row) < NEXT_LINE
  const [first, second] = [upper, lower].map((one) => textOf(one).trim())
  const areTwo = [first, second].every((text) => headingOf(text ?? '') !== null && !GOES_ON.test(text ?? ''))
  if (!isUnder || areTwo || headingOf(`${first} ${second}`) === null) return null
  const whole: Segment = { ...upper, runs: upper.runs.map((run) => ({ ...run })) }
  joinSegments(whole, lower)
  return whole
}
const NEXT_LINE = 1.6
const GOES_ON = /^(?:and|&)\s/i

/** Cells of one line beside the middle of one of two lines are put into their row. */
function withMiddleCells(rows: readonly Row[]): Row[] {
  const result: Row[] = []
  for (let index = 0; index < rows.length; index += 1) {
    const [above, middle, below] = rows.slice(index, index + 3)
    const row = above && middle && below ? middleRow(above, middle, below) : null
    if (row) index += 2
    const kept = row ?? above
    if (kept) result.push(kept)
  }
  return result
}

function middleRow(above: Row, middle: Row, below: Row): Row | null {
  const [[first, other], cells, [last, further]] = [above.segments, middle.segments, below.segments]
  if (!first || cells.length === 0 || !last || other || further) return null
  const isHeading = headingOf(textOf(last).trim()) !== null && !endsName(textOf(last))
  const isCentred = cells.length > 1 && Math.abs(first.left + first.right - last.left - last.right) <= 2 * SAME_EDGE
  const isOneCell = (Math.abs(first.left - last.left) <= SAME_EDGE || isCentred) && !isHeading
  const [left, right] = [Math.min(first.left, last.left), Math.max(first.right, last.right)]
  const isApart = cells.every((cell) => cell.left > right || cell.right < left)
  // A heading at the left heads both lines, and is no cell of theirs.
  if (middle.segments.some((one) => headingOf(textOf(one).trim()) !== null)) return null
  const isNear = gapBetween(above, middle) < BESIDE && gapBetween(middle, below) < BESIDE
  if (!isOneCell || !isApart || !isNear) return null
  const whole: Segment = { ...first, runs: first.runs.map((run) => ({ ...run })) }
  joinSegments(whole, last)
  whole.right = right
  return { ...above, segments: [whole, ...cells].toSorted((a, b) => a.left - b.left) }
}

/** Rows of at most two parts between headings: what may be one table of labels. */
function stretchesOf(rows: readonly Row[]): Row[][] {
  const stretches: Row[][] = []
  let goesOn = false
  for (const row of rows) {
    const [first, second, third] = row.segments
    const isBorder = third !== undefined || (first && !second && headingOf(textOf(first).trim()) !== null)
    if (goesOn && !isBorder) stretches.at(-1)?.push(row)
    else stretches.push([row])
    goesOn = !isBorder
  }
  return stretches
}

function raised(rows: Row[]): Row[] {
  const edge = sharedEdge(rows)
  const blocks = edge === null ? [] : blocksOf(rows, edge)
  const moved = blocks.filter(isMoved)
  if (moved.length === 0) return rows
  const lifted = new Map(moved.map((block) => [block.rows[0], joinedLabel(block)]))
  const taken = new Set(moved.flatMap(({ labels }) => labels))
  return rows.flatMap((row) => {
    const segments = row.segments.filter((segment) => !taken.has(segment))
    const label = segments.map((segment) => lifted.get(segment)).find((one) => one !== undefined)
    if (segments.length === 0) return []
    return [{ ...row, base: segments[0]?.base ?? row.base, segments: label ? [label, ...segments] : segments }]
  })
}

/** Where most of what has something at its left begins. */
function sharedEdge(rows: Row[]): number | null {
  const leftmost = Math.min(...rows.flatMap(({ segments }) => segments.map(({ left }) => left)))
  const counts = new Map<number, number>()
  for (const { segments } of rows) {
    for (const { left } of segments)
      if (left > leftmost + LEAST_ROOM) counts.set(Math.round(left), (counts.get(Math.round(left)) ?? 0) + 1)
  }
  const [[edge, count] = [0, 0]] = [...counts].toSorted((a, b) => b[1] - a[1])
  return count >= FEWEST ? edge : null
}

/** The cells at the right: lines that stand nearer to each other than to others. */
function blocksOf(rows: Row[], edge: number): Block[] {
  const isRight = ({ left }: Segment) => Math.abs(left - edge) <= SAME_EDGE
  const right = rows.flatMap(({ segments }) => segments.filter(isRight))
  const steps = right.slice(1).map((segment, index) => ((right[index]?.base ?? 0) - segment.base) / segment.size)
  const tight = Math.min(...steps)
  const blocks: Block[] = []
  for (const [index, segment] of right.entries()) {
    const last = blocks.at(-1)
    if (!last || (steps[index - 1] ?? Infinity) > tight * APART) blocks.push({ rows: [segment], labels: [] })
    else last.rows.push(segment)
  }
  const labels = rows.flatMap(({ segments }) => segments.filter(({ left }) => left < edge - SAME_EDGE))
  for (const label of labels) {
    const block = blocks.find(({ rows: own }) => {
      const [first, last] = [own[0], own.at(-1)]
      return first && last && !isBelow(first, label) && !isBelow(label, last)
    })
    if (block && headingOf(textOf(label).trim()) === null) block.labels.push(label)
  }
  return blocks
}

/** Letters of two sizes on one line stand a little above or below each other. */
const isBelow = (lower: Segment, upper: Segment): boolean => lower.base < upper.base - SAME_LINE * upper.size
/** Whether a cell has a label, in one piece, that stands below its first line. */
const isMoved = ({ rows, labels }: Block): boolean => {
  const [first] = labels
  const isOne = labels.every((label, index) => {
    const above = labels[index - 1]
    return (
      above === undefined ||
      (Math.abs(above.left - label.left) <= SAME_EDGE && above.base - label.base < 2 * label.size)
    )
  })
  if (first === undefined || !isOne || labels.length > rows.length) return false
  const runsOver = labels.length > 1 && isOpen(textOf(first).trim())
  return runsOver || (labels.length < rows.length && rows[0] !== undefined && isBelow(first, rows[0]))
}

function joinedLabel({ labels: [first, ...more] }: Block): Segment {
  const label: Segment = { ...(first as Segment), runs: (first as Segment).runs.map((run) => ({ ...run })) }
  for (const one of more) joinSegments(label, one)
  return label
}
