import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#web/lib/api.ts'
import { callFile } from '#web/lib/file-call.ts'
import { saveFile } from '#web/lib/hand-over.ts'
import { endpointQuery, refreshQueries, showAnswer } from '#web/lib/query.ts'
import { dataExports } from '../calls.ts'
import { isUnderWay } from '../rules.ts'

const LOOK_MS = 2000
const exportQuery = () => endpointQuery(dataExports.read, {})

/** How the newest export stands; looked at again and again while it is on its way. */
export const useExport = () =>
  useQuery({
    ...exportQuery(),
    staleTime: 0,
    refetchOnWindowFocus: 'always' as const,
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data.state) ? LOOK_MS : false),
  })

export function useRequestExport() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(dataExports.request, {}),
    onSuccess: ({ message: _message, ...after }) => showAnswer(client, exportQuery().queryKey, after),
  })
}

/** Gives the person the archive to keep; what went wrong meanwhile is read anew. */
export function useDownloadExport() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (name: string) => saveFile(await callFile(dataExports.download), name),
    onError: () => refreshQueries(client, { queryKey: exportQuery().queryKey }),
  })
}
