import { useProfile } from '#features/profile/web/api.ts'
import { ProfileSummary } from '#features/profile/web/profile-summary.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { ErrorState } from '#web/ui/states.tsx'

/** /profile: what employers' letters are written from, and the way to change it. */
export function Profile() {
  const { data, isError, isFetching, refetch } = useProfile()
  return (
    <div className="max-w-3xl py-6 sm:py-10">
      <h1 className="mb-5 text-3xl sm:text-4xl">Profile</h1>
      {data ? (
        <>
          <ProfileSummary profile={data} />
          <div className="mt-6 flex flex-wrap gap-2">
            <ButtonLink to="/onboarding?redirect=%2Fprofile">Edit Profile</ButtonLink>
            <ButtonLink to="/settings?section=integrations" look="secondary">
              Board account
            </ButtonLink>
          </div>
        </>
      ) : isError ? (
        <ErrorState message="Your profile could not be loaded." onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Loading label="Loading your profile" className="flex flex-col gap-3">
          {[1, 2, 3, 4, 5].map((row) => (
            <Skeleton key={row} className="h-12" />
          ))}
        </Loading>
      )}
    </div>
  )
}
