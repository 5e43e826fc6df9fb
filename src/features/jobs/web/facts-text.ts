import { isDaylight } from '../facts/daylight/rules.ts'
import type { JobFacts } from '../facts/contract.ts'
import type { ShiftKind, Span } from '../facts/hours/rules.ts'

const KIND_NAMES: Record<ShiftKind, string> = {
  day: 'Day',
  mid: 'Mid shift',
  graveyard: 'Graveyard',
  flexible: 'Flexible',
  rotating: 'Rotating shifts',
}

type Hours = JobFacts['hours'][number]

/** `9:30 PM` of minutes since midnight. */
export function clockText(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60) % 24, minutes % 60]
  return `${hour % 12 === 0 ? 12 : hour % 12}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`} ${hour < 12 ? 'AM' : 'PM'}`
}

const spanText = (span: Pick<Span, 'from' | 'to'>): string => `${clockText(span.from)} to ${clockText(span.to)}`

/** `Graveyard: 10 PM to 6 AM Manila time` as it is at `at`, or the kind alone where no clock was named. */
export function hoursText(hours: Hours, at: Date): string {
  const span = presentSpan(hours, at)
  if (span) return `${KIND_NAMES[span.kind]}: ${spanText(span)} Manila time`
  return hours.kinds.map((kind) => KIND_NAMES[kind]).join(' or ')
}

/** The same in two short lines, the second one null where there is nothing more to say. */
export function hoursLines(hours: Hours, at: Date): { first: string; second: string | null } {
  const span = presentSpan(hours, at)
  const { standard, daylight, daylight_months: months } = hours
  if (!span) return { first: hoursText(hours, at), second: null }
  const kind = KIND_NAMES[span.kind]
  const other = span === standard ? daylight : standard
  const when = span === standard ? months : otherMonths(months)
  return {
    first: `${spanText(span)} Manila time`,
    second: other && when !== null ? `${kind} · ${spanText(other)} from ${when}` : kind,
  }
}

/** The hours of the other half of the year, and when that is; null where the other place does not change its clock. */
export function otherHoursText(hours: Hours, at: Date): string | null {
  const { standard, daylight, zone, daylight_months: months } = hours
  if (!standard || !daylight || zone === null) return null
  if (presentSpan(hours, at) === standard)
    return `${spanText(daylight)} while ${zone} is on daylight saving (${months})`
  return `${spanText(standard)} while ${zone} is on standard time (${otherMonths(months)})`
}

/** `mid-March to early November` for the rest of the year. */
const otherMonths = (months: string | null): string | null => months?.split(' to ').toReversed().join(' to ') ?? null

const presentSpan = ({ standard, daylight, zone }: Hours, at: Date): Span | null =>
  daylight && zone !== null && isDaylight(zone, at) ? daylight : standard

const ANSWERS = { yes: 'Yes', no: 'No', not_said: 'Not stated' } as const
export const philippinesText = ({ philippines }: JobFacts): string => ANSWERS[philippines.answer]

const FILLED_IN = {
  currency: 'US dollars, as is usual on this board',
  period: 'pay by the month, as is usual on this board',
  hours: '40 hours a week',
} as const

/** What the posting does not say of its pay and the figures take for granted; null when it says everything. */
export function assumedText({ pay }: JobFacts): string | null {
  if (!pay || pay.assumed.length === 0) return null
  return `Not stated, so we assumed ${pay.assumed.map((one) => FILLED_IN[one]).join('; ')}.`
}
