import type { MouseEvent, ReactNode } from 'react'
import { Onward, useLocation, useNavigate } from '#web/lib/navigation.tsx'
import { useIdProof } from '#features/board-account/web/id-proof.ts'
import type { Job } from '#features/jobs/contract.ts'
import { useListing, useSimilarJobs } from '#features/jobs/web/api.ts'
import { CardActions } from '#features/jobs/web/card-actions.ts'
import { CardMatch } from '#features/jobs/web/card-match.ts'
import { FilterLine } from '#features/jobs/web/filters.tsx'
import { useFilterRight } from '#features/jobs/web/filter-right.ts'
import { IdProofHeld } from '#features/jobs/web/id-proof-held.ts'
import { HiddenNotes } from '#features/jobs/web/hidden-note.tsx'
import { Listing } from '#features/jobs/web/listing.tsx'
import { advancedOf, type ListingState, listingAddress, readListing } from '#features/jobs/web/listing-state.ts'
import { OpenJob } from '#features/jobs/web/open-job.ts'
import { SearchBox } from '#features/jobs/web/search-box.tsx'
import { BackToAll, SimilarListing } from '#features/jobs/web/similar-listing.tsx'
import { openPrompt } from '#features/saved-jobs/web/prompt-store.ts'
import { SavePrompts } from '#features/saved-jobs/web/save-prompts.tsx'
import { SaveToggle } from '#features/saved-jobs/web/save-toggle.tsx'
import { useMatches, useScores } from '#features/matching/web/api.ts'
import { wantsOnboarding } from '#features/profile/web/wants-onboarding.ts'
import { criteriaOf } from '#features/saved-searches/web/address.ts'
import { SaveSearch } from '#features/saved-searches/web/save-search.tsx'
import { useMedia } from '#web/lib/media.ts'
import { KEEP_PLACE } from '#web/lib/place.ts'
import { part } from '#web/lib/screen.tsx'
import { useHydrated, useSession } from '#web/lib/session.ts'
import { hiddenNote, JobMenu, JobMenuDialogs } from './job-menu/job-menu.tsx'
import { besideAddress, readBeside } from './jobs/beside.ts'
import { matchQuery } from './jobs/match-query.ts'

const Invitation = part(async () => (await import('./onboarding-invitation.tsx')).OnboardingInvitation)
const BestMatches = part(async () => (await import('./jobs/best-matches.tsx')).BestMatches)
// Phones have no room for a posting beside the list.
const JobPane = part(async () => (await import('./jobs/job-pane.tsx')).JobPane)
const ListKeys = part(async () => (await import('./jobs/list-keys.tsx')).ListKeys)

const NO_SCORES = {}

const cardActions = (job: Job) => (
  <span className="flex flex-col">
    <span data-save="">
      <SaveToggle job={job} look="sign" />
    </span>
    <JobMenu job={job} />
  </span>
)

/** /jobs: search, filters, results; the address holds everything (spec 2 §2). */
export function Jobs() {
  const { search } = useLocation()
  const { user } = useSession()
  const params = new URLSearchParams(search)
  const asked = readListing(params)
  // Visitors have no profile to compare with.
  const state = user === null && asked.sortBy === 'match' ? { ...asked, sortBy: 'relevance' as const } : asked
  const similar = state.similarTo
  const criteria = criteriaOf(listingAddress(state))
  return (
    <div className="pt-2 pb-6">
      <HiddenNotes value={hiddenNote}>
        <CardActions value={cardActions}>
          {similar === null ? (
            <>
              <h1 className="sr-only">Find jobs</h1>
              <SkipToResults />
              <SearchBox state={state}>
                <FilterLine state={state} onExpired={() => openPrompt('expired')}>
                  {criteria ? (
                    <SaveSearch
                      criteria={criteria}
                      onLogin={() => openPrompt('login-search')}
                      onExpired={() => openPrompt('expired')}
                    />
                  ) : null}
                </FilterLine>
              </SearchBox>
              <WithIdProof>
                <SideBySide state={state} wanted={readBeside(params)}>
                  {state.sortBy === 'match' ? <BestMatches state={state} /> : <Listing state={state} />}
                </SideBySide>
              </WithIdProof>
            </>
          ) : (
            <>
              <div className="flex flex-wrap items-center justify-between gap-3 py-2">
                <h1 className="text-3xl">Similar Jobs</h1>
                <BackToAll />
              </div>
              <WithIdProof>
                <SideBySide state={state} wanted={readBeside(params)}>
                  <SimilarListing id={similar} state={state} />
                </SideBySide>
              </WithIdProof>
            </>
          )}
        </CardActions>
      </HiddenNotes>
      <SavePrompts />
      <JobMenuDialogs />
      {wantsOnboarding(user) ? <Invitation /> : null}
    </div>
  )
}

/** The search above it has nothing to do with the ID proof, which comes later than the page. */
const WithIdProof = ({ children }: { children: ReactNode }) => (
  <IdProofHeld value={useIdProof()}>{children}</IdProofHeld>
)

/** For the keyboard: past the search and its filters at once. */
function SkipToResults() {
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    document.querySelector<HTMLElement>('#results article a')?.focus()
  }
  return (
    <a
      href="#results"
      onClick={skip}
      className="sr-only rounded-box bg-dagat px-4 py-2 font-semibold text-on-dagat focus:not-sr-only focus:absolute focus:z-40"
    >
      Skip to results
    </a>
  )
}

type SideProps = {
  state: ListingState
  /** The posting the address asks for. */
  wanted: number | null
  children: ReactNode
}

/**
 * The list and, where the screen is wide enough, a posting beside it: the one of the address, or the first of the list. On
 * a narrow screen such an address is the posting's own page.
 */
function SideBySide({ state, wanted, children }: SideProps) {
  const navigate = useNavigate()
  const wide = useMedia('(min-width: 1100px)')
  const hydrated = useHydrated()
  const ids = useListedIds(state)
  const scores = useScores(state.sortBy === 'match' ? [] : ids)
  const chosen = wide ? (wanted ?? ids[0] ?? null) : null
  const show = (id: number, replace = false) =>
    navigate(besideAddress(listingAddress(state, { page: state.page }), id), { replace, state: KEEP_PLACE })
  if (wanted !== null && !wide && hydrated) return <Onward to={`/jobs/${wanted}`} />
  return (
    <div className="split:grid split:grid-cols-[26rem_minmax(0,1fr)] split:gap-x-6">
      <div id="results" className="beside min-w-0">
        <CardMatch value={scores.data?.scores ?? NO_SCORES}>
          <OpenJob value={wide ? { chosen, open: show } : null}>{children}</OpenJob>
        </CardMatch>
        <ListKeys chosen={chosen} onShow={wide ? show : null} />
      </div>
      <div className="hidden min-w-0 split:block">{chosen === null ? null : <JobPane id={chosen} />}</div>
    </div>
  )
}

/** The postings of the list as far as they are known, in its order; read once for both sides. */
function useListedIds(state: ListingState): number[] {
  const right = useFilterRight()
  const listing = useListing(
    state,
    state.similarTo === null && state.sortBy !== 'match' && (advancedOf(state).length === 0 || right === 'unlocked'),
  )
  const similar = useSimilarJobs(state.similarTo)
  const best = useMatches({ ...matchQuery(state), min_score: state.leastMatch || '0' }, state.sortBy === 'match')
  if (state.sortBy === 'match') return best.data?.results.map(({ job }) => job.id) ?? []
  const data = state.similarTo === null ? listing.data : similar.data
  return data?.results.map(({ id }) => id) ?? []
}
