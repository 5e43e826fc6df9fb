import { useLocation } from 'react-router'
import { Filters } from '#features/jobs/web/filters.tsx'
import { Listing } from '#features/jobs/web/listing.tsx'
import { readListing } from '#features/jobs/web/listing-state.ts'
import { SearchBox } from '#features/jobs/web/search-box.tsx'
import { BackToAll, SimilarListing } from '#features/jobs/web/similar-listing.tsx'
import { OnboardingInvitation } from './onboarding-invitation.tsx'

const FORM = 'job-search'

/** /jobs: search, filters, results; the address holds everything (spec 2 §2). */
export function Jobs() {
  const { search } = useLocation()
  const state = readListing(new URLSearchParams(search))
  const similar = state.similarTo
  return (
    <div className="py-6 sm:py-10">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl sm:text-4xl">{similar === null ? 'Find jobs' : 'Similar Jobs'}</h1>
        {similar === null ? null : <BackToAll />}
      </div>
      {similar === null ? (
        <>
          <SearchBox state={state} id={FORM}>
            <Filters state={state} />
          </SearchBox>
          <Listing state={state} form={FORM} />
        </>
      ) : (
        <SimilarListing id={similar} state={state} form={FORM} />
      )}
      <OnboardingInvitation />
    </div>
  )
}
