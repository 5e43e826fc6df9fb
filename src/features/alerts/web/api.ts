import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError, call } from '#web/lib/api.ts'
import { endpointQuery, refreshEndpoints } from '#web/lib/query.ts'
import { toast } from '#web/ui/toast-store.ts'
import { removeLater, settleRemovals, useIsRemoved } from '#web/ui/undo.ts'
import { alerts } from '../calls.ts'
import type { Alert } from '../schemas.ts'
import { ALERT_TEXTS as say, alertTitle } from '../texts.ts'

const alertsQuery = () => endpointQuery(alerts.list, {})
const KIND = 'alert'

/** The person's alerts, without what is deleted and waits for its undo. */
export function useAlerts({ enabled = true } = {}) {
  const isRemoved = useIsRemoved(KIND)
  const { data, ...query } = useQuery({ ...alertsQuery(), enabled })
  return { ...query, alerts: data?.results.filter(({ id }) => !isRemoved(id)) }
}

const refresh = (client: QueryClient) => refreshEndpoints(client, alerts.list)

/** What the server says against it, or that it did not work. */
function tell(error: unknown): void {
  const sentence = error instanceof ApiError && error.status < 500 ? (firstOf(error) ?? error.detail) : ''
  toast.error(sentence === '' ? say.failed : sentence)
}
const firstOf = ({ fields }: ApiError): string | undefined => Object.values(fields)[0]?.[0]

export type Wanted =
  | { kind: 'search'; saved_search_id: number }
  | { kind: 'employer'; employer_id: number }
  | { kind: 'matches'; least_score: 50 | 60 | 70 | 80 | 90 }

/** Begins an alert. */
export function useBegin() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: Wanted) => {
      await settleRemovals(KIND)
      return call(alerts.create, { body })
    },
    onSuccess: () => refresh(client),
    onError: tell,
  })
}

/** Pauses an alert, goes on with it, or changes its score. */
export function useChange() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: { id: number; paused?: boolean; least_score?: 50 | 60 | 70 | 80 | 90 }) =>
      call(alerts.update, { params: { id: String(id) }, body }),
    onSuccess: () => refresh(client),
    onError: tell,
  })
}

/** Deletes an alert: gone from the list at once, from the server when nobody wants it back. */
export function useDelete(): (alert: Alert) => void {
  const client = useQueryClient()
  return (alert) =>
    removeLater({
      kind: KIND,
      id: alert.id,
      title: say.deleted,
      message: alertTitle(alert),
      failed: say.deleteFailed,
      send: (given) => call(alerts.remove, { params: { id: String(alert.id) }, ...given }),
      refresh: () => refresh(client),
    })
}
