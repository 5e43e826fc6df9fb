import type { QueryClient } from '@tanstack/react-query'
import { jobs } from '../calls.ts'
import type { Job, SearchAnswer } from '../contract.ts'
import { isWaiting } from './api.ts'

/** The address of the list a posting was come to from, and what follows it there that can still be applied to. */
export type WayOn = { list: string; next: Pick<Job, 'id' | 'title'> | null }

/** What the address leaves out, because the list is so by itself. */
const USUAL: Record<string, string> = { page: '1', sort_by: 'relevance' }

/** The address of the list a question was asked for: it has the same names. The list's own files need not come for it. */
function addressOf(query: Record<string, string>): string {
  const said = Object.entries(query).filter(
    ([name, value]) => name !== 'per_page' && value !== '' && value !== USUAL[name],
  )
  return said.length === 0 ? '/jobs' : `/jobs?${new URLSearchParams(said)}`
}

const isOpen = (job: Job): boolean => !job.closed && !job.applied && !isWaiting(job)

/** The way on from a posting by the list this tab read last with it; to the plain list where none is remembered. */
export function wayOn(client: QueryClient, id: number): WayOn {
  const lists = client
    .getQueryCache()
    .findAll({ queryKey: [jobs.search.path] })
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
  for (const { queryKey, state } of lists) {
    const results = (state.data as SearchAnswer | undefined)?.results ?? []
    const at = results.findIndex((job) => job.id === id)
    if (at === -1) continue
    const { query } = queryKey[1] as { query: Record<string, string> }
    return { list: addressOf(query), next: results.slice(at + 1).find(isOpen) ?? null }
  }
  return { list: '/jobs', next: null }
}
