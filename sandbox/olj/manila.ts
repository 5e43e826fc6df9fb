const manilaOffsetMs = 8 * 3_600_000
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** `YYYY-MM-DD HH:MM:SS` in UTC. */
export function utcStamp(at: Date): string {
  return at.toISOString().slice(0, 19).replace('T', ' ')
}

/** `YYYY-MM-DD HH:MM:SS` in Philippine time, which knows no summer time. */
export function manilaStamp(at: Date): string {
  return utcStamp(new Date(at.getTime() + manilaOffsetMs))
}

/** `YYYY-MM-DD` of the Philippine day. */
export function manilaDay(at: Date): string {
  return manilaStamp(at).slice(0, 10)
}

/** `Sep 29, 2026` of the UTC day. */
export function utcDayInWords(at: Date): string {
  return `${months[at.getUTCMonth()] ?? ''} ${at.getUTCDate()}, ${at.getUTCFullYear()}`
}
