import { useEffect } from 'react'
import { useLocation, useNavigate } from '#web/lib/navigation.tsx'
import { reloadUser } from '#features/auth/web/session.ts'
import { useIntegrations } from '#features/board-account/web/api.ts'
import { BoardConnection } from '#features/board-account/web/board-connection.tsx'
import type { JobseekerProfile } from '#features/profile/contract.ts'
import { checkOnboarding, useProfile, useUploadProfileResume } from '#features/profile/web/api.ts'
import { OnboardingForm } from '#features/profile/web/onboarding-form.tsx'
import { hasSavedValues } from '#features/profile/web/onboarding-values.ts'
import { useRefreshResumes } from '#features/resumes/web/api.ts'
import { ResumeUploader } from '#features/resumes/web/resume-uploader.tsx'
import { loginAddress, safeRedirect } from '#web/lib/redirect.ts'
import { readSession, updateSessionUser, useSession } from '#web/lib/session.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/states.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { ScreenSkeleton } from '../shell/screen-skeleton.tsx'

/** /onboarding: what applying needs, on one page; then back to where the person came from. */
export function Onboarding() {
  const here = useLocation()
  const { token } = useSession()
  const { data, isError, isFetching, refetch } = useProfile(token !== null)
  if (token !== null && !data && !isError) return <ScreenSkeleton />
  return (
    <div className="pt-6 pb-0 sm:pt-10 lg:pb-10">
      <h1 className="mb-2 text-3xl sm:text-4xl">Complete Your Profile</h1>
      <p className="mb-6 max-w-prose text-soft">
        You fill this in once. Everything you type stays on this device until you save it.
      </p>
      {token === null ? (
        <ButtonLink to={loginAddress(here)}>Log in to begin</ButtonLink>
      ) : data ? (
        <OwnProfile profile={data} />
      ) : (
        <ErrorState message="Your profile could not be loaded." onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </div>
  )
}

function OwnProfile({ profile }: { profile: JobseekerProfile }) {
  const { data: integrations } = useIntegrations()
  const transport = useUploadProfileResume()
  const refreshResumes = useRefreshResumes()
  const finish = useFinish()
  const onConnected = () => {
    toast.success('OLJ connected', 'You can apply with your own account now.')
    // The form goes away with the button that was pressed.
    document.querySelector<HTMLElement>('#board')?.focus({ preventScroll: true })
  }
  const known = hasSavedValues(profile)
  useEffect(() => {
    if (known) toast.info('Profile loaded', 'What you saved before is filled in.')
    // oxlint-disable-next-line react/exhaustive-deps -- said once on the way in; saving here is no news
  }, [])
  return (
    <OnboardingForm
      profile={profile}
      connected={integrations?.olj_connected ?? false}
      renderResume={(error) => (
        <ResumeUploader
          resume={profile.resume}
          transport={transport}
          error={error}
          onUploaded={() => void refreshResumes()}
        />
      )}
      renderBoard={(error) => <BoardConnection integrations={integrations} error={error} onConnected={onConnected} />}
      onSaved={finish}
    />
  )
}

/** After saving: the status and the person are read again, and the way leads back (spec 2 §4). */
function useFinish() {
  const { search } = useLocation()
  const navigate = useNavigate()
  return async (saved: JobseekerProfile) => {
    // The profile is saved: a lost answer now takes nothing back, its own answer says enough.
    const fresh = await Promise.all([checkOnboarding(), reloadUser()]).catch(() => null)
    const complete = fresh?.[0].onboarding_completed ?? saved.onboarding_completed
    const { user } = readSession()
    if (user && fresh === null) updateSessionUser({ ...user, onboarding_completed: complete })
    if (complete) toast.success('Profile Complete', 'You can apply now.')
    else toast.warning('Profile saved', 'Your profile is saved, but onboarding is not complete yet.')
    navigate(safeRedirect(new URLSearchParams(search).get('redirect')))
  }
}
