import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '#web/lib/query.ts'
import { audit } from '../calls.ts'

/** A page of the trail as the address asks for it. */
export const useTrail = (query: Record<string, string>) =>
  useQuery({ ...endpointQuery(audit.list, { query }), placeholderData: (earlier) => earlier })
