import { grouped } from '#contract/number.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { statusOf } from '#web/lib/query.ts'
import { useHydrated } from '#web/lib/session.ts'
import { FLASH_MS, useSlow } from '#web/lib/slow.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { Loading } from '#web/ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#web/ui/states.tsx'
import { TravellingLine } from '#web/ui/travelling-line.tsx'
import type { SearchAnswer } from '../contract.ts'
import { LOCKED_SENTENCE } from '../filters/rules.ts'
import { PAGE_SIZE } from '../rules.ts'
import { useListing } from './api.ts'
import { SortControl } from './filters.tsx'
import { HiddenNote } from './hidden-note.tsx'
import { useFilterRight } from './filter-right.ts'
import { LockedList } from './locked-filters.tsx'
import { useRecordedSearch } from './recorded-search.ts'
import { advancedOf, isNarrowed, type ListingState, listingAddress } from './listing-state.ts'
import { ResultCard, ResultSkeleton } from './result-card.tsx'
import { JOBS_SENTENCES } from './texts.ts'

const SKELETONS = ['a', 'b', 'c', 'd', 'e']

/** Count, sort, cards and pages of the normal list, in each of its states. */
export function Listing({ state, form }: { state: ListingState; form: string }) {
  const asked = advancedOf(state)
  const right = useFilterRight()
  const hydrated = useHydrated()
  const listing = useListing(state, asked.length === 0 || right === 'unlocked')
  const { data, isPlaceholderData } = listing
  useRecordedSearch(state, data !== undefined && !isPlaceholderData)
  const refused =
    asked.length === 0 || !hydrated ? undefined : right === 'unlocked' ? refusalOf(listing) : LOCKED_SENTENCE
  if (refused !== undefined) return <LockedList state={state} asked={asked} sentence={refused} />
  return (
    <section aria-label="Results">
      <div className="relative flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2">
        <p role="status" className="tabular text-soft">
          {data ? countLine(data, state) : 'Looking for jobs…'}
        </p>
        <SortControl state={state} form={form} />
        <NextListLine waiting={isPlaceholderData} />
      </div>
      {data?.showing_results_for === undefined ? null : <Meant state={state} shown={data.showing_results_for} />}
      <HiddenNote count={data?.hidden_count} />
      <div aria-busy={isPlaceholderData}>
        <Results listing={listing} state={state} />
      </div>
      {asked.length === 0 ? null : <noscript>{LOCKED_SENTENCE}</noscript>}
    </section>
  )
}

/** A line above the rows while the next ones are on their way. The rows before stay as readable as they were. */
function NextListLine({ waiting }: { waiting: boolean }) {
  const shown = useSlow(waiting, FLASH_MS)
  if (!shown) return null
  return (
    <span className="absolute inset-x-0 -bottom-0.5 h-0.5 overflow-hidden print:hidden">
      <TravellingLine />
    </span>
  )
}

/** The server's sentence where it refused the filters, whatever the browser thought of the plan. */
const refusalOf = ({ error, data }: UseQueryResult<SearchAnswer>): string | undefined =>
  data === undefined && statusOf(error) === 403 ? (error?.message ?? LOCKED_SENTENCE) : undefined

/** What was searched for instead of the words as they were typed. */
function Meant({ state, shown }: { state: ListingState; shown: string }) {
  return (
    <p className="border-b border-line py-3">
      Showing results for <strong>{shown}</strong>.{' '}
      <span className="text-soft">No job has the words “{state.search}”.</span>
    </p>
  )
}

function countLine(
  { count, count_is_capped: capped, showing_results_for: meant }: SearchAnswer,
  state: ListingState,
): string {
  const figure = `${grouped(count)}${capped ? '+' : ''} ${count === 1 ? 'job' : 'jobs'}`
  const page = state.page > 1 ? `, page ${state.page}` : ''
  return state.search === '' ? `${figure}${page}` : `${figure} for “${meant ?? state.search}”${page}`
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
