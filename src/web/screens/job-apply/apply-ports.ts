import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { BoardState } from '#features/applications/web/apply-steps.ts'
import type { ApplyPorts } from '#features/applications/web/use-apply-run.ts'
import type { Integrations } from '#features/board-account/contract.ts'
import { integrationsQuery } from '#features/board-account/web/api.ts'
import { keepLetter } from '#features/cover-letters/web/api.ts'
import type { Resume } from '#features/resumes/contract.ts'

const boardStateOf = (read: Integrations): BoardState =>
  read.olj_connected ? 'connected' : read.olj_state === 'credentials_refused' ? 'refused' : 'missing'

/** A connection known to stand is not asked for again; a missing one is, because it may have been made meanwhile. */
async function askBoard(client: QueryClient): Promise<BoardState> {
  const known = client.getQueryData(integrationsQuery().queryKey)
  if (known?.olj_connected) return 'connected'
  return boardStateOf(await client.fetchQuery({ ...integrationsQuery(), staleTime: 0 }))
}

/** What the rooms beside applications do for one: the board account, the resume, the letter. */
export function useApplyPorts(jobId: number, send: (file: File) => Promise<Resume | null>): ApplyPorts {
  const client = useQueryClient()
  return useMemo(
    () => ({
      askBoard: () => askBoard(client),
      upload: async (file) => (await send(file))?.id ?? null,
      keepLetter: async (letter) => (await keepLetter({ jobId, ...letter })).id,
    }),
    [client, jobId, send],
  )
}
