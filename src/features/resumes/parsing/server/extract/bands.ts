import { headingOf } from '../../reading/headings.ts'
import { LEVEL } from '../../reading/levels.ts'
import { type Row, type Segment, textOf } from './page-rows.ts'
import type { Gutter } from './two-columns.ts'

/** "Elementary School" below "West Oban" ends the name of a school. */
function isHeading(segment: Segment): boolean {
  const text = textOf(segment).trim()
  return headingOf(text) !== null && !LEVEL.test(text) && !/^schools?$/i.test(text)
}
/** Nothing at the right stands so near a heading of both sides, in letter sizes. */
const CLEAR = 1.2

/**
 * The parts of two columns that share the headings at the left: a section across the page may set its entries, or what is
 * said of them, beside each other. Each part begins with such a heading; from the first heading of the right column on, both
 * have their own. One part is all there is where the columns share no heading.
 */
export function bandsOf(rows: Row[], gutter: Gutter): Row[][] {
  const sides = rows.map(({ segments }) => ({
    left: segments.filter(({ left }) => left < gutter.from),
    right: segments.filter(({ left }) => left >= gutter.from),
  }))
  const own = sides.findIndex(({ right }) => right.some(isHeading))
  const end = own < 0 ? rows.length : own
  const shared = sides.flatMap(({ left, right }, at) =>
    at < end && right.length === 0 && left.length === 1 && left.some(isHeading) ? [at] : [],
  )
  // Text at the right that flows past the headings at the left is a column of its own.
  const isClear = (at: number): boolean => {
    const { base = 0, size = 0 } = rows[at] ?? {}
    return sides.every(
      ({ right }, other) => right.length === 0 || Math.abs((rows[other]?.base ?? 0) - base) > CLEAR * size,
    )
  }
  const starts = [...new Set([0, ...shared, ...(own > 0 && shared.length > 0 ? [own] : [])])]
  const bands = starts.map((start, index) => rows.slice(start, starts[index + 1]))
  const areBeside = starts.some(
    (start, index) => shared.includes(start) && sides.slice(start, starts[index + 1]).some(isBeside),
  )
  return areBeside && shared.every(isClear) ? bands.filter((band) => band.length > 0) : [rows]
}

const isBeside = ({ left, right }: { left: Segment[]; right: Segment[] }): boolean =>
  left.length > 0 && right.length > 0
