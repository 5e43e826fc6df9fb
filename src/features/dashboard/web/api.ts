import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Callable } from '#contract/calls.ts'
import { endpointQuery } from '#web/lib/query.ts'
import { dashboard } from '../calls.ts'
import type { Span } from '../rules.ts'

/** Where the figures of each chart are asked for. */
export const CHARTS = {
  registrations: {
    day: dashboard.registrationsByDay,
    week: dashboard.registrationsByWeek,
    month: dashboard.registrationsByMonth,
  },
  jobs: { day: dashboard.jobsByDay, week: dashboard.jobsByWeek, month: dashboard.jobsByMonth },
  applications: {
    day: dashboard.applicationsByDay,
    week: dashboard.applicationsByWeek,
    month: dashboard.applicationsByMonth,
  },
}

const fresh = <E extends Callable>(endpoint: E) => ({
  ...endpointQuery(endpoint, {} as never),
  staleTime: 0,
})

/** One number of each list for each label. */
export type Series = { labels: string[] }

/** The four cards and the three charts by month, asked for together; again on every visit. */
export function useDashboard() {
  const [users, jobs, registrations, added, applications] = useQueries({
    queries: [
      fresh(dashboard.userMetrics),
      fresh(dashboard.jobMetrics),
      fresh(dashboard.registrationsByMonth),
      fresh(dashboard.jobsByMonth),
      fresh(dashboard.applicationsByMonth),
    ],
  })
  const all = [users, jobs, registrations, added, applications]
  const data =
    users.data && jobs.data && registrations.data && added.data && applications.data
      ? {
          users: users.data,
          jobs: jobs.data,
          registrations: registrations.data,
          added: added.data,
          applications: applications.data,
        }
      : undefined
  return {
    data,
    /** When the oldest of it came, in ms; 0 before. */
    updatedAt: Math.min(...all.map((one) => one.dataUpdatedAt)),
    error: all.find((one) => one.isError)?.error ?? null,
    isFetching: all.some((one) => one.isFetching),
    reload: () => Promise.all(all.map((one) => one.refetch())),
  }
}

/**
 * What a chart shows. Another span is asked for by itself and shown once it is there; when it fails, which the console is
 * told, the chart stays. By month it follows what the dashboard reads. Of two wishes the later one counts.
 */
export function useSpan<S extends Series>(endpoints: Record<Span, Callable>, byMonth: S) {
  const client = useQueryClient()
  const [shown, setShown] = useState<{ span: Span; data: S | null }>({ span: 'month', data: null })
  const [wanted, setWanted] = useState<Span>('month')
  const latest = useRef(0)
  const choose = async (span: Span) => {
    latest.current += 1
    const mine = latest.current
    setWanted(span)
    const data = await client.fetchQuery({ ...fresh(endpoints[span]), retry: false }).catch(() => null)
    if (mine !== latest.current) return
    if (data === null) setWanted(shown.span)
    else setShown({ span, data: span === 'month' ? null : (data as S) })
  }
  return { span: shown.span, data: shown.data ?? byMonth, wanted, choose }
}
