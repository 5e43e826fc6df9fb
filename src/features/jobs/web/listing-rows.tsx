import { ButtonLink } from '#web/ui/button.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { EmptyState } from '#web/ui/states.tsx'
import type { Job } from '../contract.ts'
import { PAGE_SIZE } from '../rules.ts'
import { isNarrowed, type ListingState, listingAddress, MAX_PAGE } from './listing-state.ts'
import { ResultCard } from './result-card.tsx'
import { JOBS_SENTENCES } from './texts.ts'

type PageProps = {
  results: readonly Job[]
  count: number
  /** The question the rows answer. */
  state: ListingState
  /** The question that is asked by now; the pages lead on from it, so that a choice just made is not lost. */
  asked?: ListingState
}

/** One page of a list: its cards, or why there are none; then what comes near, where that is known. */
export function ListedPage({ close = [], ...page }: PageProps & { close?: readonly Job[] | undefined }) {
  const { results, count, state } = page
  if (close.length > 0) return <WithClose {...page} close={close} />
  if (results.length > 0) return <Rows {...page} />
  return count > 0 ? <PastTheEnd count={count} state={state} /> : <NothingFound state={state} />
}

/** What has all of the words, and under a heading of its own what has some of them. */
const WithClose = ({ close, ...page }: PageProps & { close: readonly Job[] }) => (
  <>
    {page.results.length > 0 ? <Rows {...page} /> : <p className="py-3">No job has all of this.</p>}
    <section aria-labelledby="close-matches">
      <h2 id="close-matches" className="border-b border-line pt-6 pb-2 text-lg">
        Close matches
      </h2>
      {close.map((job) => (
        <ResultCard key={job.id} job={job} />
      ))}
    </section>
  </>
)

const pagesOf = (count: number): number => Math.min(MAX_PAGE, Math.ceil(count / PAGE_SIZE))

/** The cards of a page and the way to the others. */
const Rows = ({ results, count, state, asked = state }: PageProps) => (
  <>
    {results.map((job) => (
      <ResultCard key={job.id} job={job} />
    ))}
    <Pagination
      page={state.page}
      pages={pagesOf(count)}
      hrefOf={(page) => listingAddress(asked, { page })}
      label="Pages of results"
    />
  </>
)

/** An address of a page the list does not have: there are jobs, only not that many. */
function PastTheEnd({ count, state }: { count: number; state: ListingState }) {
  const last = pagesOf(count)
  return (
    <EmptyState
      title={`There is no page ${state.page}`}
      action={
        <ButtonLink to={listingAddress(state, { page: last })} look="secondary">
          Go to the last page
        </ButtonLink>
      }
    >
      This list ends on page {last}.
    </EmptyState>
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
