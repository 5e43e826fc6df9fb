import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ResponseOf } from '#contract/endpoint.ts'
import { call } from '#web/lib/api.ts'
import { endpointQuery, refreshEndpoints, refreshQueries, showAnswer } from '#web/lib/query.ts'
import { boardAccount } from '../calls.ts'
import { idProof } from '../id-proof/calls.ts'
import { inOneShape } from './answer-shapes.ts'

/** What connecting gives; `needs_verification` asks to lead the person to the board's verification. */
export type Connected = ResponseOf<typeof boardAccount.connect>

export const integrationsQuery = () => endpointQuery(boardAccount.integrations, {})

/** The connected boards; a failure means not connected. */
export const useIntegrations = (enabled = true) => useQuery({ ...integrationsQuery(), enabled, select: inOneShape })

/** The balance for a posting, read from the board anew each time it is asked for. */
export const applyPointsQuery = (postingId: number) => ({
  ...endpointQuery(boardAccount.applyPoints, { params: { id: String(postingId) } }),
  staleTime: 0,
})

/** Points to spend; `data.error` holds the sentence when the board did not tell them. */
export const useApplyPoints = (postingId: number, enabled = true) =>
  useQuery({ ...applyPointsQuery(postingId), enabled })

/** Reads the connection and the balance again, after either may have changed. */
export function useRefreshBoard(): () => Promise<void> {
  const client = useQueryClient()
  const { integrations, applyPoints, uses } = boardAccount
  return () => refreshEndpoints(client, integrations, applyPoints, uses, idProof.ladder)
}

/** Reads what was done with the account again. */
export function useRefreshUses(): () => void {
  const client = useQueryClient()
  return () => void refreshEndpoints(client, boardAccount.uses)
}

/**
 * Keeps applications in step with the board or not. What is chosen is shown from `variables` until it is answered, and
 * changes wait for each other, so that the last one chosen is the one that stays.
 */
export function useSyncToggle() {
  const client = useQueryClient()
  const { queryKey } = integrationsQuery()
  return useMutation({
    scope: { id: 'board-sync' },
    mutationFn: ({ on, id }: { on: boolean; id: number | null }) =>
      call(boardAccount.updateIntegrations, {
        body: { olj_sync_applications: on, ...(id === null ? {} : { integration_id: id, sync_enabled: on }) },
      }),
    onSuccess: (after) => showAnswer(client, queryKey, after),
    // Whether it was kept nobody knows.
    onError: () => refreshQueries(client, { queryKey }),
  })
}

/** Forgets the connection with its password; the caller then refreshes what shows it. */
export const useDisconnect = () =>
  useMutation({
    mutationFn: (integrationId: number) =>
      call(boardAccount.disconnect, { params: { integration_id: String(integrationId) } }),
  })
