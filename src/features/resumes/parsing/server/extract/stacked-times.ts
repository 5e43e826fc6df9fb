import { headingOf } from '../../reading/headings.ts'
import { isTime, type Row, type Segment, textOf } from './page-rows.ts'
import { DATE_ALONE, DATE_END, DATE_OPEN } from '../../reading/time-halves.ts'

/** So much may the middles of the lines of one time differ, in letter sizes. */
const SAME_MIDDLE = 0.6
/** So far below one line of a time, in letter sizes, stands the next one. */
const NEXT_LINE = 2.3
const DASH_ALONE = /^(?:[-–—]|to)$/i

const said = (segment: Segment): string => textOf(segment).trim()
const middle = ({ left, right }: Segment): number => (left + right) / 2

/**
 * Times that stand in a narrow column with their beginning, their dash and their end below each other, as one: whatever
 * else stands on those lines in other columns.
 */
export function withStackedTimes(rows: Row[]): Row[] {
  const all = rows.flatMap(({ segments }) => segments)
  const whole = new Map<Segment, Segment>()
  const taken = new Set<Segment>()
  for (const first of all) {
    const lines = taken.has(first) ? null : stackFrom(first, all)
    if (!lines) continue
    for (const line of lines.slice(1)) taken.add(line)
    whole.set(first, stacked(lines))
  }
  if (whole.size === 0) return rows
  return rows.flatMap((row) => {
    const segments = row.segments.filter((one) => !taken.has(one)).map((one) => whole.get(one) ?? one)
    return segments.length > 0 ? [{ ...row, segments }] : []
  })
}

/** A beginning with the lines that end it; null where nothing does. */
function stackFrom(first: Segment, all: readonly Segment[]): Segment[] | null {
  const isOpen = DATE_OPEN.test(said(first))
  if (!isOpen && !DATE_ALONE.test(said(first))) return null
  const second = below(first, all)
  if (!second) return null
  if (isOpen) return DATE_END.test(said(second)) ? [first, second] : null
  const third = DASH_ALONE.test(said(second)) ? below(second, all) : null
  return third && DATE_END.test(said(third)) ? [first, second, third] : null
}

/** What stands right below a segment, with the same middle or the same edge. */
function below(upper: Segment, all: readonly Segment[]): Segment | undefined {
  return all
    .filter(({ base }) => base < upper.base && upper.base - base <= NEXT_LINE * upper.size)
    .filter(
      (one) =>
        Math.abs(middle(one) - middle(upper)) <= SAME_MIDDLE * upper.size || Math.abs(one.left - upper.left) <= 2,
    )
    .toSorted((a, b) => b.base - a.base)[0]
}

function stacked(lines: readonly Segment[]): Segment {
  const first = lines[0] as Segment
  return {
    ...first,
    left: Math.min(...lines.map(({ left }) => left)),
    right: Math.max(...lines.map(({ right }) => right)),
    runs: [{ text: lines.map(said).join(' '), look: first.runs[0]?.look ?? '' }],
  }
}

const FEWEST_TIMES = 2
/** So far above the head of its entry may a time stand, in letter sizes of the head. */
const ABOVE_HEAD = 0.8

/**
 * Times in a column at the left, each beside the middle of its entry, come to the line with which the entry begins. That
 * line is known by its look: there are as many lines of it as there are times, and one above the end of each.
 */
export const withTimesAtHeads = (rows: readonly Row[]): Row[] =>
  stretchesOf(rows).flatMap((stretch) => {
    const times = timesLeft(stretch)
    const heads = times.length < FEWEST_TIMES ? null : headsOf(stretch, times)
    return heads ? movedTo(stretch, heads, times) : stretch
  })

/** The rows below each heading. */
function stretchesOf(rows: readonly Row[]): Row[][] {
  const stretches: Row[][] = []
  for (const row of rows) {
    const last = stretches.at(-1)
    if (!last || isHeading(row)) stretches.push([row])
    else last.push(row)
  }
  return stretches
}

/** The times at the left, if all are of one column. */
function timesLeft(rows: Row[]): Segment[] {
  const times = rows.flatMap(({ segments }) => segments.filter((one, index) => index === 0 && isTime(one)))
  const [first] = times
  return first && times.every((one) => Math.abs(middle(one) - middle(first)) <= one.size) ? times : []
}

function movedTo(rows: Row[], heads: readonly Segment[], times: readonly Segment[]): Row[] {
  const timeOf = new Map(heads.map((head, index) => [head, times[index] as Segment]))
  const taken = new Set(times)
  return rows.flatMap((row) => {
    const segments = row.segments.filter((one) => !taken.has(one)).flatMap((one) => [timeOf.get(one) ?? [], one].flat())
    return segments.length > 0 ? [{ ...row, segments }] : []
  })
}

/** The lines that begin the entries of these times: of one look, one for each, in their order. */
function headsOf(rows: Row[], times: readonly Segment[]): Segment[] | null {
  const edge = Math.max(...times.map(({ right }) => right))
  const beside = rows.flatMap(({ segments }) => segments.filter((one) => one.left > edge && !isTime(one)))
  const groups = [...Map.groupBy(beside, ({ runs }) => runs[0]?.look ?? '').values()]
  return groups.find((alike) => alike.length === times.length && areHeads(alike, times)) ?? null
}

/** Whether the time of each entry stands beside it: not above its head, and above the head of the next one. */
const areHeads = (heads: readonly Segment[], times: readonly Segment[]): boolean =>
  heads.every((head, index) => {
    const [time, next] = [times[index] as Segment, heads[index + 1]]
    return time.base <= head.base + ABOVE_HEAD * head.size && (next === undefined || time.base > next.base)
  })

const isHeading = ({ segments: [only, other] }: Row): boolean =>
  only !== undefined && other === undefined && headingOf(said(only)) !== null
