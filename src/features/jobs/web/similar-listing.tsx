import ArrowLeft from 'lucide-react/icons/arrow-left'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState, Notice } from '#web/ui/states.tsx'
import { useSimilarJobs } from './api.ts'
import { HiddenNote } from './hidden-note.tsx'
import { ListSkeleton, Listing } from './listing.tsx'
import type { ListingState } from './listing-state.ts'
import { ResultCard } from './result-card.tsx'
import { JOBS_SENTENCES } from './texts.ts'

/** The listing's similar mode (spec 2 §2): up to ten, or all jobs when the look-up fails. */
export function SimilarListing({ id, state }: { id: string; state: ListingState }) {
  const { data, isError } = useSimilarJobs(id)
  if (isError && !data) {
    return (
      <>
        <Notice role="alert" tone="danger">
          {JOBS_SENTENCES.similarFailed}
        </Notice>
        <Listing state={{ ...state, similarTo: null }} standsIn />
      </>
    )
  }
  if (!data) return <ListSkeleton />
  if (data.results.length === 0) {
    return (
      <EmptyState title={JOBS_SENTENCES.noneFound} action={<BackToAll />}>
        <HiddenNote count={data.hidden_count} />
        Nothing open is like this job right now.
      </EmptyState>
    )
  }
  return (
    <section aria-label="Results">
      <HiddenNote count={data.hidden_count} />
      {data.results.map((job) => (
        <ResultCard key={job.id} job={job} note={job.similarityLabel} />
      ))}
    </section>
  )
}

export function BackToAll() {
  return (
    <ButtonLink to="/jobs" look="secondary">
      <ArrowLeft className="size-5" aria-hidden="true" />
      Back to All Jobs
    </ButtonLink>
  )
}
