import { useLocation } from '#web/lib/navigation.tsx'
import type { Job } from '#features/jobs/contract.ts'
import { CardActions } from '#features/jobs/web/card-actions.ts'
import { ActiveFilters } from '#features/jobs/web/active-filters.tsx'
import { Filters } from '#features/jobs/web/filters.tsx'
import { HiddenNotes } from '#features/jobs/web/hidden-note.tsx'
import { Listing } from '#features/jobs/web/listing.tsx'
import { listingAddress, readListing } from '#features/jobs/web/listing-state.ts'
import { SearchBox } from '#features/jobs/web/search-box.tsx'
import { BackToAll, SimilarListing } from '#features/jobs/web/similar-listing.tsx'
import { openPrompt } from '#features/saved-jobs/web/prompt-store.ts'
import { SavePrompts } from '#features/saved-jobs/web/save-prompts.tsx'
import { SaveToggle } from '#features/saved-jobs/web/save-toggle.tsx'
import { wantsOnboarding } from '#features/profile/web/wants-onboarding.ts'
import { criteriaOf } from '#features/saved-searches/web/address.ts'
import { SaveSearch } from '#features/saved-searches/web/save-search.tsx'
import { part } from '#web/lib/screen.tsx'
import { useSession } from '#web/lib/session.ts'
import { hiddenNote, JobMenu, JobMenuDialogs } from './job-menu/job-menu.tsx'

const Invitation = part(async () => (await import('./onboarding-invitation.tsx')).OnboardingInvitation)
const FORM = 'job-search'
const cardActions = (job: Job) => (
  <span className="flex flex-col">
    <SaveToggle job={job} look="sign" />
    <JobMenu job={job} />
  </span>
)

/** /jobs: search, filters, results; the address holds everything (spec 2 §2). */
export function Jobs() {
  const { search } = useLocation()
  const { user } = useSession()
  const state = readListing(new URLSearchParams(search))
  const similar = state.similarTo
  const criteria = criteriaOf(listingAddress(state))
  return (
    <div className="py-6 sm:py-10">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl sm:text-4xl">{similar === null ? 'Find jobs' : 'Similar Jobs'}</h1>
        {similar === null ? null : <BackToAll />}
      </div>
      <HiddenNotes value={hiddenNote}>
        <CardActions value={cardActions}>
          {similar === null ? (
            <>
              <SearchBox state={state} id={FORM}>
                <Filters state={state} onExpired={() => openPrompt('expired')} />
              </SearchBox>
              {criteria ? (
                <SaveSearch
                  criteria={criteria}
                  onLogin={() => openPrompt('login-search')}
                  onExpired={() => openPrompt('expired')}
                />
              ) : null}
              <ActiveFilters state={state} />
              <Listing state={state} form={FORM} />
            </>
          ) : (
            <SimilarListing id={similar} state={state} form={FORM} />
          )}
        </CardActions>
      </HiddenNotes>
      <SavePrompts />
      <JobMenuDialogs />
      {wantsOnboarding(user) ? <Invitation /> : null}
    </div>
  )
}
