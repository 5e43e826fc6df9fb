import { useLocation } from 'react-router'
import { searchQuery, similarQuery } from '#features/jobs/web/api.ts'
import { Filters } from '#features/jobs/web/filters.tsx'
import { Listing } from '#features/jobs/web/listing.tsx'
import { listingAddress, readListing } from '#features/jobs/web/listing-state.ts'
import { SearchBox } from '#features/jobs/web/search-box.tsx'
import { BackToAll, SimilarListing } from '#features/jobs/web/similar-listing.tsx'
import type { RouteRow } from '#web/lib/route.ts'

const FORM = 'job-search'

/** /jobs: search, filters, results; the address holds everything (spec 2 §2). */
function Jobs() {
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
    </div>
  )
}

export const jobsRow: RouteRow = {
  path: '/jobs',
  access: 'public',
  screen: Jobs,
  rendered: true,
  prefetch: ({ search }) => {
    const state = readListing(search)
    return [state.similarTo === null ? searchQuery(state) : similarQuery(state.similarTo)]
  },
  head: ({ search }) => {
    const state = readListing(search)
    const page = state.page > 1 ? `, page ${state.page}` : ''
    const what = state.similarTo !== null ? 'Similar Jobs' : state.search === '' ? 'Find jobs' : `${state.search} jobs`
    return {
      title: `${what}${page} · Hanap`,
      description:
        'Remote and local jobs for Filipinos from two boards in one list: one row per real job, each with when it was last seen open.',
      canonical: listingAddress(state, { page: state.page }),
      hidden: state.similarTo !== null,
    }
  },
}
