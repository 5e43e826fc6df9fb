import { type Row, type Segment, textOf } from './page-rows.ts'
import { DATE_ALONE, DATE_END, DATE_OPEN } from '../../reading/time-halves.ts'

export const lookEnd = ({ runs }: Segment): string => runs.at(-1)?.look ?? ''
export const lookStart = ({ runs }: Segment): string => runs[0]?.look ?? ''
export const sameColumn = (a: Segment, b: Segment): boolean =>
  Math.abs(a.left - b.left) <= 2 || (Math.abs(a.right - b.right) <= 2 && a.left > 200)

const yearOf = (segment: Segment): number => Number(/(?:19|20)\d\d/.exec(textOf(segment))?.[0] ?? 9999)

/**
 * Times with their beginning above their end get the dash between them: dates in one column that stand in pairs, each
 * pair farther from the next than its two from each other.
 */
export function withPairedDates(rows: Row[]): Row[] {
  const ends = new Map<Segment, Segment>()
  const alone = rows.flatMap(({ segments }, index) =>
    segments.length > 1 || DATE_ALONE.test(textOf(segments[0] as Segment).trim())
      ? segments.filter((one) => DATE_END.test(textOf(one).trim()) && !isClosing(one, rows[index - 1]))
      : [],
  )
  for (const [index, first] of alone.entries()) {
    const column = alone.slice(index + 1).filter((one) => sameColumn(first, one))
    const before = alone.slice(0, index).findLast((one) => sameColumn(one, first))
    const [second, third] = column
    if (!second || !DATE_ALONE.test(textOf(first).trim()) || [...ends.values()].includes(first)) continue
    const step = first.base - second.base
    const near = step <= 1.7 * first.size && yearOf(first) < yearOf(second)
    const apart = [before && before.base - first.base, third && second.base - third.base]
    if (near && apart.every((one) => one === undefined || one > 1.3 * step)) ends.set(first, second)
  }
  if (ends.size === 0) return rows
  const taken = new Set(ends.values())
  return rows.flatMap((row) => {
    const segments = row.segments.filter((one) => !taken.has(one)).map((one) => closed(one, ends.get(one)))
    return segments.length > 0 ? [{ ...row, segments }] : []
  })
}

/** "2010" below "2006–" has its beginning already. */
const isClosing = (end: Segment, above: Row | undefined): boolean =>
  above?.segments.some((one) => sameColumn(one, end) && DATE_OPEN.test(textOf(one).trim())) ?? false

function closed(segment: Segment, end: Segment | undefined): Segment {
  if (!end) return segment
  return { ...segment, runs: [{ text: `${textOf(segment).trim()} – ${textOf(end).trim()}`, look: lookEnd(segment) }] }
}
