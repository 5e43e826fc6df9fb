import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '#web/lib/query.ts'
import { isAdmin, useSession } from '#web/lib/session.ts'
import { boardAccount } from '../calls.ts'
import { inOneShape } from './answer-shapes.ts'

const FRESH_FOR_MS = 300_000

/** The person's ID proof as the board showed it last; null for visitors, without an account, and when it is not known. */
export function useIdProof(): number | null {
  const { user } = useSession()
  const { data } = useQuery({
    ...endpointQuery(boardAccount.integrations, {}),
    enabled: user !== null && !isAdmin(user),
    staleTime: FRESH_FOR_MS,
    select: (answer) => inOneShape(answer).olj_id_proof,
  })
  return data ?? null
}
