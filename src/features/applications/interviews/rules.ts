/** Of one application; more is a mistake. */
export const MAX_INTERVIEWS = 20
export const MINUTES_MIN = 5
export const MINUTES_MAX = 1440
export const MINUTES_USUAL = 60
export const PLACE_MAX = 300
export const LINK_MAX = 2000
export const INTERVIEW_NOTES_MAX = 5000

export const MANILA = 'Asia/Manila'
/** Where employers of remote jobs mostly are; any other zone of the IANA list is understood too. */
export const EMPLOYER_ZONES = [
  MANILA,
  'America/Los_Angeles',
  'America/Denver',
  'America/Chicago',
  'America/New_York',
  'America/Toronto',
  'America/Sao_Paulo',
  'Europe/London',
  'Europe/Paris',
  'Europe/Berlin',
  'Africa/Johannesburg',
  'Asia/Dubai',
  'Asia/Kolkata',
  'Asia/Singapore',
  'Asia/Hong_Kong',
  'Asia/Tokyo',
  'Australia/Perth',
  'Australia/Brisbane',
  'Australia/Sydney',
  'Pacific/Auckland',
  'UTC',
] as const

const LOCAL_MINUTE = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::(\d{2}))?$/

/** Whether a text names a time zone, as `Area/City` or `UTC`. Offsets like `+08:00` know no summer time and are none. */
export function isZone(name: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+\-/]{1,63}$/.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** `Asia/Hong_Kong` → `Hong Kong`. */
export const zoneCity = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')

/**
 * The moment when clocks of `zone` show a local time such as `2026-12-01T09:30`; null when it is no time of any day, or
 * one that was skipped there when summer time began. Of two such moments, when it ended, the earlier one.
 */
export function instantInZone(local: string, zone: string): Date | null {
  const parts = LOCAL_MINUTE.exec(local)
    ?.slice(1)
    .map((part) => Number(part ?? 0))
  if (!parts) return null
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map((part) =>
    Number.isNaN(part) ? 0 : part,
  )
  const wanted = Date.UTC(year, month - 1, day, hour, minute, second)
  if (new Date(wanted).toISOString().slice(0, 16) !== local.slice(0, 16)) return null
  // The offset of a day before and after are the only two that can hold at that local time.
  const around = [wanted - 86_400_000, wanted + 86_400_000].map((at) => wanted - offsetAt(at, zone))
  const found = around.filter((at) => at + offsetAt(at, zone) === wanted).toSorted((a, b) => a - b)
  return found[0] === undefined ? null : new Date(found[0])
}

/** By how many milliseconds clocks of a zone are ahead of UTC at a moment. */
function offsetAt(at: number, zone: string): number {
  const fields = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at)
  const of = (type: Intl.DateTimeFormatPartTypes) => Number(fields.find((field) => field.type === type)?.value)
  const shown = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'))
  return shown - Math.floor(at / 1000) * 1000
}

/** The interview that counts for a list: the next one that is not over yet, or else the last; null without any. */
export function mainInterview(moments: readonly Date[], now: Date): Date | null {
  const inOrder = moments.toSorted((a, b) => a.getTime() - b.getTime())
  return inOrder.find((at) => at.getTime() >= now.getTime()) ?? inOrder.at(-1) ?? null
}

/** `Dec 1, 2026, 9:30 AM, New York` on the clocks of a zone. */
export const timeInZone = (at: Date, zone: string): string =>
  `${at.toLocaleString('en-US', { timeZone: zone, dateStyle: 'medium', timeStyle: 'short' })}, ${zoneCity(zone)}`

/** `2026-12-01T09:30` on the clocks of a zone, as a `datetime-local` field wants it. */
export const localInZone = (at: Date, zone: string): string =>
  new Date(at.getTime() + offsetAt(at.getTime(), zone)).toISOString().slice(0, 16)
