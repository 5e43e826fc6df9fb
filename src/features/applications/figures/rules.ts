/** Monday to Sunday in Manila; the running week is the last one. */
export const WEEKS_SHOWN = 12
/** Below so many a percentage pretends to know what nobody can: the two numbers are said instead. */
export const FEW = 5
/** More sources than these make a chart nobody reads: the rest is put together. */
export const SOURCES_SHOWN = 7
export const OTHER_SOURCES = 'other'

/** The normal deviate of a 95 % interval. */
const Z = 1.959964

/**
 * Between which shares the true one lies, 19 times out of 20, when `part` of `whole` were seen (Wilson's score interval,
 * which stays inside 0 and 1 and holds for small numbers too). Nothing seen says nothing: 0 to 1.
 */
export function likelyShare(part: number, whole: number): { low: number; high: number } {
  if (whole <= 0) return { low: 0, high: 1 }
  const seen = part / whole
  const spread = Z * Math.sqrt((seen * (1 - seen)) / whole + (Z * Z) / (4 * whole * whole))
  const middle = seen + (Z * Z) / (2 * whole)
  const scale = 1 + (Z * Z) / whole
  return {
    low: part === 0 ? 0 : Math.max(0, (middle - spread) / scale),
    high: part === whole ? 1 : Math.min(1, (middle + spread) / scale),
  }
}

/** `2 of 3`, and from five on `40% (2 of 5)`. */
export function shareText(part: number, whole: number): string {
  const plain = `${part} of ${whole}`
  return whole < FEW ? plain : `${Math.round((part / whole) * 100)}% (${plain})`
}

/**
 * What a share that was seen says about the next applications, without a figure more exact than the numbers allow; null
 * when they are too few to say anything.
 */
export function likelyText(part: number, whole: number): string | null {
  if (whole < FEW) return null
  const { low, high } = likelyShare(part, whole)
  const [least, most] = [Math.round(low * 10), Math.round(high * 10)]
  if (least === most) return `about ${tenths(least)}`
  if (least === 0) return most === 10 ? null : `fewer than ${tenths(Math.max(1, most))}`
  if (most === 10) return `more than ${tenths(least)}`
  return `between ${tenths(least)} and ${tenths(most)}`
}

const tenths = (count: number): string => (count === 0 ? 'none' : count === 10 ? 'all' : `${count} in 10`)

/** `within a day`, `3 days`, `2 and a half days`: no decimals where days are counted by people. */
export function daysText(days: number): string {
  if (days < 0.75) return 'less than a day'
  const halves = Math.round(days * 2)
  if (days >= 5 || halves % 2 === 0) return plural(Math.round(days))
  return `${Math.floor(halves / 2)} and a half days`
}

const plural = (count: number): string => `${count} day${count === 1 ? '' : 's'}`
