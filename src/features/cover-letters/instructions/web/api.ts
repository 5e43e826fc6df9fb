import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '#web/lib/query.ts'
import { jobInstructions } from '../calls.ts'

/** What a posting asks for; read when the apply window opens, never with the page. */
export const useJobInstructions = (jobId: number, enabled: boolean) =>
  useQuery({ ...endpointQuery(jobInstructions.read, { params: { id: String(jobId) } }), enabled, staleTime: 300_000 })

/** What a model believes was missed; it may take a while and may fail, which nobody has to be told. */
export const useProposedInstructions = (jobId: number, enabled: boolean) =>
  useQuery({
    ...endpointQuery(jobInstructions.propose, { params: { id: String(jobId) } }),
    enabled,
    retry: false,
    // Not even a change makes a model read it twice.
    staleTime: 'static',
  })
