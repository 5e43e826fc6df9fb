import { grouped } from '#contract/number.ts'
import type { Span } from '../rules.ts'

export const DASHBOARD_TEXTS = {
  loading: 'Loading dashboard data...',
  failedTitle: 'Error Loading Dashboard',
  denied: 'Access denied. Admin privileges required.',
  failed: 'Failed to load dashboard data. Please try again.',
}

export const SPAN_NAMES: Record<Span, string> = { day: 'Per Day', week: 'Per Week', month: 'Per Month' }
/** What stands under the points of a chart. */
export const AXIS_NAMES: Record<Span, string> = { day: 'Day', week: 'Week from Monday', month: 'Month' }
const RUNNING: Record<Span, string> = { day: 'Today', week: 'This week', month: 'This month' }

type Named = { name: string; values: readonly number[] }

/** `Nov 2026: 5 job seekers` of one point, for who does not see the chart. */
export const pointSentence = (lines: readonly Named[], at: number): string =>
  lines.map(({ name, values }) => `${name} ${grouped(values[at] ?? 0)}`).join(', ')

/** What a chart shows, in two sentences: how it stands now, and when each was highest. */
export function summaryOf(span: Span, labels: readonly string[], lines: readonly Named[]): string {
  const highest = lines.flatMap(({ name, values }) => {
    const most = Math.max(0, ...values)
    return most === 0 ? [] : [`${name} ${grouped(most)} (${labels[values.indexOf(most)]})`]
  })
  const now = `${RUNNING[span]} so far: ${pointSentence(lines, labels.length - 1)}.`
  return highest.length === 0 ? now : `${now} Highest: ${highest.join(', ')}.`
}
