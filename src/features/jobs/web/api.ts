import { keepPreviousData, onlineManager, useQuery } from '@tanstack/react-query'
import { jobs } from '#features/jobs/calls.ts'
import type { Job } from '#features/jobs/contract.ts'
import { endpointQuery, isWorthRetrying, statusOf } from '#web/lib/query.ts'
import { filters } from '../filters/calls.ts'
import { type ListingState, toFilterQuery, toQuery } from './listing-state.ts'

/** One page of the listing. */
export const searchQuery = (state: ListingState) => endpointQuery(jobs.search, { query: toQuery(state) })

export const jobQuery = (id: string) => endpointQuery(jobs.detail, { params: { id } })

/** Up to ten postings like one, the most similar first. */
export const similarQuery = (id: string) => endpointQuery(jobs.similar, { params: { id } })

/** How soon what got no answer is asked for again, where the browser does not tell that the line is back. */
const LOST_LOOK_MS = 10_000

type Asked = { state: { status: string; error: unknown } }
const isLost = ({ state: { status, error } }: Asked): boolean => status === 'error' && statusOf(error) === undefined

/**
 * A cut line is a failure that is said at once instead of waited out, and what failed so is asked for again: when the line
 * is back, after a while, and on the next visit.
 */
const SAYS_LOST = {
  networkMode: 'always',
  retry: (failures: number, error: unknown) => onlineManager.isOnline() && isWorthRetrying(failures, error),
  refetchOnReconnect: true,
  retryOnMount: isLost,
} as const

/** The listing; a next page keeps the old one in its place until it is there. */
export const useListing = (state: ListingState, enabled = true) =>
  useQuery({
    ...searchQuery(state),
    ...SAYS_LOST,
    placeholderData: keepPreviousData,
    enabled,
    refetchInterval: (query) => (isLost(query) ? LOST_LOOK_MS : false),
  })

/** The newest postings as `GET /jobs/` has them: what is searched in when the search itself does not answer. */
export const useNewest = () => useQuery({ ...endpointQuery(jobs.list, { query: { per_page: '100' } }), retry: false })

/** How many each value of the filters would leave; the old figures stay until the new ones are there. */
export const useFacets = (state: ListingState, enabled: boolean) =>
  useQuery({
    ...endpointQuery(filters.facets, { query: toFilterQuery(state) }),
    placeholderData: keepPreviousData,
    enabled,
  })

export const usePopularTags = (enabled: boolean) => useQuery({ ...endpointQuery(jobs.popularTags, {}), enabled })

/** Five minutes. */
const LOOK_AGAIN_MS = 300_000

/** A posting; read again while it is on the screen and on coming back to it, because it may close meanwhile. */
export const useJob = (id: string) =>
  useQuery({
    ...jobQuery(id),
    ...SAYS_LOST,
    refetchOnWindowFocus: true,
    refetchInterval: (query) => (isLost(query) ? LOST_LOOK_MS : LOOK_AGAIN_MS),
  })

export const useSimilarJobs = (id: string | null) =>
  useQuery({ ...similarQuery(id ?? ''), enabled: id !== null && id !== '' })

/** What a place that shows a posting needs to know about this person's application. */
export const isWaiting = (job: Job): boolean =>
  job.application_state === 'sending' || job.application_state === 'unconfirmed'
