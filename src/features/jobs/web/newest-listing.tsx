import type { ReactNode } from 'react'
import { grouped } from '#contract/number.ts'
import { useNow } from '#web/lib/now.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states.tsx'
import { localSearch } from '../local-search/rules.ts'
import { useNewest } from './api.ts'
import { ListedPage } from './listing-rows.tsx'
import type { ListingState } from './listing-state.ts'

type NewestListingProps = {
  state: ListingState
  /** What failed, in words. */
  message: string
  onRetry: () => void
  retrying: boolean
  /** Shown when the newest postings cannot be read either. */
  failed: ReactNode
}

/** What the newest postings have for a question the search did not answer, narrowed here. */
export function NewestListing({ state, message, onRetry, retrying, failed }: NewestListingProps) {
  const { data } = useNewest()
  const now = useNow()
  if (!data) return failed
  const { results, count } = localSearch(data.results, state, now)
  return (
    <section aria-label="Results">
      <Notice tone="danger" role="alert">
        <p>
          {message} Until then these are the matches among the {grouped(data.results.length)} newest jobs.
        </p>
        <Button look="secondary" onClick={onRetry} busy={retrying} busyLabel="Trying again…" className="mt-2">
          Try again
        </Button>
      </Notice>
      <p role="status" className="tabular border-b border-line py-1.5 text-soft">
        {`${grouped(count)} ${count === 1 ? 'job' : 'jobs'}${state.search === '' ? '' : ` for “${state.search}”`}`}
      </p>
      <ListedPage results={results} count={count} state={state} />
    </section>
  )
}
