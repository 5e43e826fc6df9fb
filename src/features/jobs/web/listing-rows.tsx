import { ButtonLink } from '#web/ui/button.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { EmptyState } from '#web/ui/states.tsx'
import type { Job } from '../contract.ts'
import { PAGE_SIZE } from '../rules.ts'
import { isNarrowed, type ListingState, listingAddress, MAX_PAGE } from './listing-state.ts'
import { ResultCard } from './result-card.tsx'
import { JOBS_SENTENCES } from './texts.ts'

type PageProps = { results: readonly Job[]; count: number; state: ListingState }

/** One page of a list: its cards, or why there are none. */
export function ListedPage({ results, count, state }: PageProps) {
  if (results.length > 0) return <Rows results={results} count={count} state={state} />
  return count > 0 ? <PastTheEnd count={count} state={state} /> : <NothingFound state={state} />
}

const pagesOf = (count: number): number => Math.min(MAX_PAGE, Math.ceil(count / PAGE_SIZE))

/** The cards of a page and the way to the others. */
const Rows = ({ results, count, state }: PageProps) => (
  <>
    {results.map((job) => (
      <ResultCard key={job.id} job={job} />
    ))}
    <Pagination
      page={state.page}
      pages={pagesOf(count)}
      hrefOf={(page) => listingAddress(state, { page })}
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
