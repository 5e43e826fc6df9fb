import type { QueryClient } from '@tanstack/react-query'
import { jobs } from '../calls.ts'
import type { Job, SearchAnswer } from '../contract.ts'
import { isWaiting } from './api.ts'
import { listingAddress, readListing } from './listing-state.ts'

/** The address of the list a posting was come to from, and what follows it there that can still be applied to. */
export type WayOn = { list: string; next: Pick<Job, 'id' | 'title'> | null }

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
    const listing = readListing(new URLSearchParams(query))
    return { list: listingAddress(listing, { page: listing.page }), next: results.slice(at + 1).find(isOpen) ?? null }
  }
  return { list: '/jobs', next: null }
}
