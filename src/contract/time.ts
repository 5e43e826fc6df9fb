/** The Philippines keep one offset the year round. */
export const MANILA_OFFSET_MINUTES = 480

const part = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Manila', ...options })
const dayFormat = part({ year: 'numeric', month: 'short', day: 'numeric' })
const exactFormat = part({
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** `Sep 29, 2026` in Manila. */
export const manilaDay = (at: Date | string): string => dayFormat.format(new Date(at))

/** `Sep 29, 2026, 9:41 AM` in Manila; the screen names the zone once. */
export const manilaExact = (at: Date | string): string => exactFormat.format(new Date(at))

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
