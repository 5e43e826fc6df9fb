/** The Philippines keep one offset the year round. */
export const MANILA_OFFSET_MINUTES = 480

/** The year it is in Manila. */
export const manilaYear = (at: Date): number => new Date(at.getTime() + MANILA_OFFSET_MINUTES * 60_000).getUTCFullYear()

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/**
 * A date whose UTC fields read as Manila's clock. Written out here because a formatter with a time zone costs a slow phone
 * some 20 ms to make, before the page answers the first tap.
 * @throws RangeError when it is no moment
 */
function onManilaClock(at: Date | string): Date {
  const moment = new Date(new Date(at).getTime() + MANILA_OFFSET_MINUTES * 60_000)
  if (Number.isNaN(moment.getTime())) throw new RangeError('Invalid time value')
  return moment
}

const dayOf = (clock: Date) => `${MONTHS[clock.getUTCMonth()]} ${clock.getUTCDate()}, ${clock.getUTCFullYear()}`

/** `Sep 29, 2026` in Manila. @throws RangeError when it is no moment */
export const manilaDay = (at: Date | string): string => dayOf(onManilaClock(at))

/** `2026-09-29` in Manila. @throws RangeError when it is no moment */
export const manilaDate = (at: Date | string): string => onManilaClock(at).toISOString().slice(0, 10)

function timeOf(clock: Date): string {
  const hour = clock.getUTCHours()
  return `${hour % 12 || 12}:${String(clock.getUTCMinutes()).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}

/** `9:41 AM` in Manila. @throws RangeError when it is no moment */
export const manilaTime = (at: Date | string): string => timeOf(onManilaClock(at))

/** `Sep 29, 2026, 9:41 AM` in Manila; the screen names the zone once. @throws RangeError when it is no moment */
export function manilaExact(at: Date | string): string {
  const clock = onManilaClock(at)
  return `${dayOf(clock)}, ${timeOf(clock)}`
}

/** `just now`, `5 minutes ago`, `yesterday`, `12 days ago`, or the Manila day beyond 30 days. */
export function relativeTime(at: Date | string, now: Date): string {
  const seconds = Math.max(0, (now.getTime() - new Date(at).getTime()) / 1000)
  if (seconds < 60) return 'just now'
  const of = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`
  if (seconds < 3600) return of(Math.floor(seconds / 60), 'minute')
  if (seconds < 86_400) return of(Math.floor(seconds / 3600), 'hour')
  const days = Math.floor(seconds / 86_400)
  if (days === 1) return 'yesterday'
  return days <= 30 ? of(days, 'day') : manilaDay(at)
}
