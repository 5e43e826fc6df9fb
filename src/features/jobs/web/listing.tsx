import type { UseQueryResult } from '@tanstack/react-query'
import { ButtonLink } from '#web/ui/button.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { Loading } from '#web/ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#web/ui/states.tsx'
import type { SearchAnswer } from '../contract.ts'
import { PAGE_SIZE } from '../rules.ts'
import { useListing } from './api.ts'
import { SortControl } from './filters.tsx'
import { isNarrowed, type ListingState, listingAddress } from './listing-state.ts'
import { ResultCard, ResultSkeleton } from './result-card.tsx'
import { JOBS_SENTENCES } from './texts.ts'

const SKELETONS = ['a', 'b', 'c', 'd', 'e']

/** Count, sort, cards and pages of the normal list, in each of its states. */
export function Listing({ state, form }: { state: ListingState; form: string }) {
  const listing = useListing(state)
  const { data, isPlaceholderData } = listing
  return (
    <section aria-label="Results">
      <div className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2">
        <p role="status" className="tabular text-soft">
          {data ? countLine(data, state) : 'Looking for jobs…'}
        </p>
        <SortControl state={state} form={form} />
      </div>
      <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-55 transition-opacity' : undefined}>
        <Results listing={listing} state={state} />
      </div>
    </section>
  )
}

function countLine({ count, count_is_capped: capped }: SearchAnswer, state: ListingState): string {
  const figure = `${count.toLocaleString('en-US')}${capped ? '+' : ''} ${count === 1 ? 'job' : 'jobs'}`
  const page = state.page > 1 ? `, page ${state.page}` : ''
  return state.search === '' ? `${figure}${page}` : `${figure} for “${state.search}”${page}`
}

function Results({ listing, state }: { listing: UseQueryResult<SearchAnswer>; state: ListingState }) {
  const { data, isError, isFetching, refetch } = listing
  if (isError && !data) {
    const message = state.search === '' ? JOBS_SENTENCES.loadFailed : JOBS_SENTENCES.searchFailed
    return <ErrorState message={message} onRetry={() => void refetch()} retrying={isFetching} />
  }
  if (!data) return <ListSkeleton />
  if (data.results.length === 0) return <NothingFound state={state} />
  const pages = Math.min(1000, Math.ceil(data.count / PAGE_SIZE))
  return (
    <>
      {data.results.map((job) => (
        <ResultCard key={job.id} job={job} />
      ))}
      <Pagination
        page={state.page}
        pages={pages}
        hrefOf={(page) => listingAddress(state, { page })}
        label="Pages of results"
      />
    </>
  )
}

/** Rows that are coming. */
export function ListSkeleton() {
  return (
    <Loading label="Loading jobs">
      {SKELETONS.map((key) => (
        <ResultSkeleton key={key} />
      ))}
    </Loading>
  )
}

function NothingFound({ state }: { state: ListingState }) {
  return (
    <EmptyState
      title={JOBS_SENTENCES.noneFound}
      action={
        <ButtonLink to="/jobs" look="secondary">
          Reset Search
        </ButtonLink>
      }
    >
      {isNarrowed(state)
        ? 'Try fewer or other words, or take a filter away. New postings come in every hour.'
        : 'New postings come in every hour. Please look again soon.'}
    </EmptyState>
  )
}
