import type { ReactNode } from 'react'
import { useIntegrations } from '#features/board-account/web/api.ts'
import { useOnboardingStart } from '#features/profile/onboarding/web/api.ts'
import { useLocation } from '#web/lib/navigation.tsx'
import { loginAddress } from '#web/lib/redirect.ts'
import { useSession } from '#web/lib/session.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { ErrorState } from '#web/ui/states.tsx'
import { SessionEnded } from './auth-frame.tsx'
import { OnboardingWizard } from './onboarding/wizard.tsx'

/** /onboarding: the six steps to a profile one can apply with (spec 2 §2); public, so that a visitor is asked to log in. */
export function Onboarding() {
  const here = useLocation()
  const { token, user } = useSession()
  return (
    <div className="fills flex w-full max-w-2xl flex-1 flex-col pt-6 pb-0 sm:pt-10 lg:pb-10">
      <h1 className="mb-4 text-3xl sm:text-4xl">Complete Your Profile</h1>
      {token === null ? (
        <>
          <div className="mb-5 empty:hidden">
            <SessionEnded />
          </div>
          <p className="mb-6 max-w-prose text-soft">Six short steps. You can stop at any of them and go on later.</p>
          <ButtonLink to={loginAddress(here)}>Log in to begin</ButtonLink>
        </>
      ) : (
        <Started key={user?.id ?? 0} userId={user?.id ?? 0} />
      )}
    </div>
  )
}

function Started({ userId }: { userId: number }): ReactNode {
  const { profile, kept, failed, fetching, retry } = useOnboardingStart(true)
  const { data: integrations, isPending, fetchStatus } = useIntegrations()
  if (failed) {
    return <ErrorState message="Your profile could not be loaded." onRetry={retry} retrying={fetching} />
  }
  if (!profile || (isPending && fetchStatus !== 'paused')) {
    return (
      <Loading label="Loading your profile" className="flex flex-col gap-5">
        <Skeleton className="h-9" />
        <Skeleton className="h-8 w-1/2" />
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-18" />
        ))}
      </Loading>
    )
  }
  return <OnboardingWizard userId={userId} profile={profile} kept={kept} integrations={integrations} />
}
