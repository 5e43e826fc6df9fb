import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { applicationFigures } from '../../figures/calls.ts'
import { useRefreshApplications } from '../../web/api.ts'
import { call } from '#web/lib/api.ts'
import { callFile } from '#web/lib/file-call.ts'
import { saveFile } from '#web/lib/hand-over.ts'
import { endpointQuery, refreshEndpoints } from '#web/lib/query.ts'
import { applicationExchange } from '../calls.ts'
import type { ImportResult } from '../contract.ts'
import { type ExchangeFormat, manilaIso } from '../rules.ts'

export const usePastImports = () => useQuery({ ...endpointQuery(applicationExchange.imports, {}), staleTime: 0 })

/** Gives the person their applications as a file. @throws ApiError, NetworkError */
export async function saveExport(format: ExchangeFormat, now: Date): Promise<void> {
  const { path } = applicationExchange.export
  const file = await callFile({ path: `${path}?format=${format}`, file: true })
  saveFile(file, `hanap-applications-${manilaIso(now).slice(0, 10)}.${format}`)
}

/** What a file would bring, or brings with `commit`. @throws ApiError, NetworkError */
export function sendImport(
  file: File,
  mode: 'preview' | 'commit',
  given: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<ImportResult> {
  const body = new FormData()
  body.set('mode', mode)
  body.set('file', file)
  return call(applicationExchange.import, { body, ...given })
}

/** Everything that shows applications, their figures or the imports reads them again. */
export function useRefreshAll(): () => Promise<void> {
  const client = useQueryClient()
  const refresh = useRefreshApplications()
  return async () => {
    await Promise.all([refresh(), refreshEndpoints(client, applicationFigures.read, applicationExchange.imports)])
  }
}

export function useUndoImport() {
  const refresh = useRefreshAll()
  return useMutation({
    mutationFn: (id: number) => call(applicationExchange.undo, { params: { id: String(id) } }),
    onSuccess: refresh,
  })
}
