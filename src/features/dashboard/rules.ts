import { manilaDate, manilaDay } from '#contract/time.ts'

export const SPANS = ['day', 'week', 'month'] as const
/** What one point of a chart stands for. */
export type Span = (typeof SPANS)[number]

/** How many points a chart has. */
export const POINTS: Record<Span, number> = { day: 30, week: 12, month: 12 }

/** The days "this week" speaks of: today in Manila and the six before it. */
export const DAYS_OF_GROWTH = 7

const at = (date: string): Date => new Date(`${date}T00:00:00Z`)
const dateOf = (day: Date): string => day.toISOString().slice(0, 10)
const moved = (date: string, days: number): string => dateOf(new Date(at(date).getTime() + days * 86_400_000))

/** The first day of the day, week (from Monday) or month a date lies in. */
function startOf(span: Span, date: string): string {
  if (span === 'day') return date
  if (span === 'month') return `${date.slice(0, 7)}-01`
  return moved(date, -((at(date).getUTCDay() + 6) % 7))
}

function before(span: Span, start: string, count: number): string {
  if (span !== 'month') return moved(start, -count * (span === 'day' ? 1 : 7))
  const day = at(start)
  return dateOf(new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() - count, 1)))
}

/** First days, in Manila, of the points of a chart; the running day, week or month is the last. */
export function bucketsOf(span: Span, now: Date): string[] {
  const last = startOf(span, manilaDate(now))
  return Array.from({ length: POINTS[span] }, (_, place) => before(span, last, POINTS[span] - 1 - place))
}

/** The first day "this week" counts. */
export const growthSince = (now: Date): string => moved(manilaDate(now), 1 - DAYS_OF_GROWTH)

/** `Nov 24` for a day and for the Monday of a week, `Nov 2026` for a month. */
export function labelOf(span: Span, start: string): string {
  const [day = '', year = ''] = manilaDay(`${start}T00:00:00+08:00`).split(', ')
  return span === 'month' ? `${day.split(' ')[0] ?? ''} ${year}` : day
}

/** The share of all in whole per cent; none of nobody is 0. */
export const rateOf = (part: number, all: number): number => (all === 0 ? 0 : Math.round((part / all) * 100))
