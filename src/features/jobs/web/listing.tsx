import { grouped } from '#contract/number.ts'
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import { EXPIRED_SENTENCE } from '#features/subscriptions/rules.ts'
import { useOnline } from '#web/lib/online.ts'
import { statusOf } from '#web/lib/query.ts'
import { part } from '#web/lib/screen.tsx'
import { useHydrated } from '#web/lib/session.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Loading } from '#web/ui/skeleton.tsx'
import { ErrorState } from '#web/ui/states.tsx'
import { TravellingLine } from '#web/ui/travelling-line.tsx'
import type { SearchAnswer } from '../contract.ts'
import { LOCKED_SENTENCE } from '../filters/rules.ts'
import { searchQuery } from './api.ts'
import { HiddenNote } from './hidden-note.tsx'
import { ListedPage } from './listing-rows.tsx'
import { useFilterRight } from './filter-right.ts'
import { LockedList } from './locked-filters.tsx'
import { useRecordedSearch } from './recorded-search.ts'
import { advancedOf, listingAddress, type ListingState } from './listing-state.ts'
import { ResultSkeleton } from './result-card.tsx'
import { JOBS_SENTENCES } from './texts.ts'
import { UnderstoodChips } from './understood-chips.tsx'
import { Unused } from './unused-words.tsx'
import { useListed } from './use-listed.ts'

type ListingProps = {
  state: ListingState
  /** It stands in for another list that could not be made: its own failure is said in other words. */
  standsIn?: boolean
}

/** Count, sort, cards and pages of the normal list, in each of its states. */
export function Listing({ state, standsIn = false }: ListingProps) {
  const asked = advancedOf(state)
  const right = useFilterRight()
  const hydrated = useHydrated()
  const listed = useListed(state, asked.length === 0 || right === 'unlocked')
  const { listing, phase } = listed
  useRecordedSearch(state, phase === 'there')
  const locked = right === 'expired' ? EXPIRED_SENTENCE : LOCKED_SENTENCE
  const refused = asked.length === 0 || !hydrated ? undefined : right === 'unlocked' ? refusalOf(listing) : locked
  if (refused !== undefined) return <LockedList state={state} asked={asked} sentence={refused} />
  if (phase === 'failed') {
    const message = standsIn ? JOBS_SENTENCES.allFailed : failureOf(state)
    return <FailedListing state={state} listed={listed} message={message} />
  }
  const data = phase === 'looking' ? undefined : listing.data
  return (
    <section aria-label="Results">
      <div className={BAR}>
        <p role="status" tabIndex={-1} data-line="" className="tabular text-soft">
          {phase === 'looking' || (phase === 'turning' && listed.late) || !data
            ? lookingLine(state)
            : countLine(data, listed.shown)}
        </p>
        <NextListLine waiting={phase === 'turning' && listed.late} />
      </div>
      {data?.understood ? <UnderstoodChips state={listed.shown} understood={data.understood} /> : null}
      {data?.showing_results_for === undefined ? null : <Meant state={listed.shown} shown={data.showing_results_for} />}
      {data?.unused === undefined ? null : <Unused words={data.unused} search={listed.shown.search} />}
      <div aria-busy={phase !== 'there'}>
        {data ? (
          <ListedPage
            results={data.results}
            close={data.close_matches}
            count={data.count}
            state={listed.shown}
            asked={state}
          />
        ) : (
          <ListSkeleton rows={listing.data?.results.length} />
        )}
      </div>
      <HiddenNote count={data?.hidden_count} />
      {asked.length === 0 ? null : <noscript>{LOCKED_SENTENCE}</noscript>}
    </section>
  )
}

const BAR = 'relative border-b border-line py-1'

const failureOf = ({ search }: ListingState): string =>
  search === '' ? JOBS_SENTENCES.loadFailed : JOBS_SENTENCES.searchFailed

// What stands in for a search that does not answer is not needed otherwise.
const NewestListing = part(async () => (await import('./newest-listing.tsx')).NewestListing)

type FailedProps = { state: ListingState; listed: ReturnType<typeof useListed>; message: string }

/** The sentence with the way to try again, or what the newest postings have, when those at least can be read. */
function FailedListing({ state, listed: { listing, before }, message }: FailedProps) {
  const { error, isFetching, refetch } = listing
  const online = useOnline()
  const offline = !online && statusOf(error) === undefined
  const said = offline ? JOBS_SENTENCES.offline : message
  const again = { onRetry: () => void refetch(), retrying: isFetching }
  const failed = (
    <section aria-label="Results">
      <ErrorState message={said} {...again} other={offline && before ? <FoundBefore state={before} /> : undefined}>
        {offline ? JOBS_SENTENCES.offlineAgain : JOBS_SENTENCES.again}
      </ErrorState>
    </section>
  )
  // A refusal is meant; the server's own failure, and a lost answer, are not.
  const status = statusOf(error) ?? 500
  if (status < 500) return failed
  return <NewestListing state={state} message={said} {...again} waiting={failed} failed={failed} />
}

/** Back to rows that are still here: they need no line, and they stand under their own question again. */
function FoundBefore({ state }: { state: ListingState }) {
  const isKept = useQueryClient().getQueryData(searchQuery(state).queryKey) !== undefined
  if (!isKept) return null
  return (
    <ButtonLink look="quiet" to={listingAddress(state, { page: state.page })} className="max-sm:px-0">
      {JOBS_SENTENCES.foundBefore}
    </ButtonLink>
  )
}

/** A line above the rows while another page of them is on its way. The rows before stay as readable as they were. */
function NextListLine({ waiting }: { waiting: boolean }) {
  if (!waiting) return null
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

/** What is on its way, so that rows of another question are not taken for its answer. */
const lookingLine = ({ search }: ListingState): string =>
  search === '' ? 'Looking for jobs…' : `Looking for “${search}”…`

type Counted = Pick<SearchAnswer, 'count' | 'count_is_capped' | 'showing_results_for'>

function countLine(
  { count, count_is_capped: capped, showing_results_for: meant }: Counted,
  { search, page }: ListingState,
): string {
  const figure = `${grouped(count)}${capped ? '+' : ''} ${count === 1 ? 'job' : 'jobs'}`
  const turned = page > 1 ? `, page ${page}` : ''
  return search === '' ? `${figure}${turned}` : `${figure} for “${meant ?? search}”${turned}`
}

/** Rows that are coming. */
export function ListSkeleton({ rows = 5 }: { rows?: number | undefined }) {
  return (
    <Loading label="Loading jobs">
      {Array.from({ length: Math.max(1, rows) }, (_, row) => (
        <ResultSkeleton key={row} />
      ))}
    </Loading>
  )
}
