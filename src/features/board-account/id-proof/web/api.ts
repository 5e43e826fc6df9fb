import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#web/lib/api.ts'
import { endpointQuery, refreshEndpoints, showAnswer } from '#web/lib/query.ts'
import { boardAccount } from '../../calls.ts'
import { idProof } from '../calls.ts'

const ladderQuery = () => endpointQuery(idProof.ladder, {})

/** What a higher ID proof would open, and the day that is kept of an ID. */
export const useLadder = () => useQuery({ ...ladderQuery(), staleTime: 0 })

/** Keeps the last day of an ID, or forgets it with null; @throws as `call` does */
export const keepIdDay = (day: string | null) => call(idProof.remind, { body: { id_expires_on: day } })

/** Shows the day as it is kept now, everywhere. */
export function useShowIdDay(): (day: string | null) => Promise<void> {
  const client = useQueryClient()
  return async (day) => {
    const { queryKey } = ladderQuery()
    showAnswer(client, queryKey, (known) => known && { ...known, id_expires_on: day })
    await refreshEndpoints(client, boardAccount.integrations)
  }
}
