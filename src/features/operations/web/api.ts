import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#web/lib/api.ts'
import { endpointQuery, refreshEndpoints, showAnswer } from '#web/lib/query.ts'
import { operations } from '../calls.ts'
import type { SourceRow } from '../contract.ts'

/** A morning's screen stays open: it looks again by itself. */
const LOOK_AGAIN_MS = 60_000

const sourcesQuery = () => endpointQuery(operations.sources, {})
const queuesQuery = () => endpointQuery(operations.queues, {})

const mailsQuery = () => endpointQuery(operations.mails, {})

export const useSources = () => useQuery({ ...sourcesQuery(), refetchInterval: LOOK_AGAIN_MS })
export const useQueues = () => useQuery({ ...queuesQuery(), refetchInterval: LOOK_AGAIN_MS })
export const useMails = () => useQuery({ ...mailsQuery(), refetchInterval: LOOK_AGAIN_MS })
export const useWaiting = () => useQuery({ ...endpointQuery(operations.waiting, {}), refetchInterval: LOOK_AGAIN_MS })

export function useSwitchSource(source: SourceRow['source'], enabled: boolean) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ reason }: { reason: string }) =>
      call(operations.switchSource, { params: { source }, body: { reason, enabled } }),
    onSuccess: (sources) => showAnswer(client, sourcesQuery().queryKey, sources),
  })
}

export function useChangeMail(id: number, what: 'resendMail' | 'dropMail') {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { reason: string }) => call(operations[what], { params: { id: String(id) }, body }),
    onSuccess: async (mails) => {
      showAnswer(client, mailsQuery().queryKey, mails)
      await refreshEndpoints(client, operations.waiting)
    },
  })
}

export function useChangeTask(id: string, what: 'retryTask' | 'dropTask') {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { reason: string }) => call(operations[what], { params: { id }, body }),
    onSuccess: (queues) => showAnswer(client, queuesQuery().queryKey, queues),
  })
}
