import { reloadUser } from '#features/auth/web/session.ts'
import type { JobseekerProfile } from '#features/profile/contract.ts'
import { checkOnboarding, useProfile } from '#features/profile/web/api.ts'
import { useReloadProfile } from '#features/profile/web/profile-api.ts'
import { ProfilePage } from '#features/profile/web/profile-page.tsx'
import { resumes } from '#features/resumes/calls.ts'
import { callFile } from '#web/lib/file-call.ts'
import { saveFile } from '#web/lib/hand-over.ts'
import { readSession, type SessionUser, updateSessionUser, useSession } from '#web/lib/session.ts'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { ErrorState } from '#web/ui/states.tsx'
import { initialsOf, nameOf } from '../shell/person-name.ts'
import { BoardBadges, BoardForm } from './profile/board.tsx'
import { Resumes } from './profile/resumes.tsx'

/** /profile: what employers' letters are written from, to look at and to change (spec 2 §2). */
export function Profile() {
  const { data, isError, isFetching, refetch } = useProfile()
  const { user } = useSession()
  if (data && user) return <OwnProfile key={user.id} profile={data} user={user} />
  return (
    <div className="max-w-3xl py-6 sm:py-10">
      <h1 className="mb-5 text-3xl sm:text-4xl">Profile</h1>
      {isError ? (
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

function OwnProfile({ profile, user }: { profile: JobseekerProfile; user: SessionUser }) {
  const refresh = useRefreshPerson()
  const name = nameOf(user)
  return (
    <ProfilePage
      profile={profile}
      person={{ id: user.id, name, initials: initialsOf(user) || name.charAt(0).toUpperCase() }}
      badges={<BoardBadges />}
      board={<BoardForm onConnected={() => void refresh()} />}
      renderResumes={(copy) => (
        <Resumes copy={copy} resumeId={profile.resume?.id ?? null} onChange={() => void refresh()} />
      )}
      onDownload={async () => saveFile(await callFile(resumes.downloadDefault), profile.resume?.name ?? 'resume')}
      onSaved={(saved) => {
        // Its own answer says what applying waits for, should the next ones be lost.
        const { user: person } = readSession()
        if (person) updateSessionUser({ ...person, onboarding_completed: saved.onboarding_completed })
        void refresh()
      }}
    />
  )
}

/** After a save: the onboarding check, then the person, then the profile (spec 2 §4). What is lost is read at the next start. */
function useRefreshPerson() {
  const reloadProfile = useReloadProfile()
  return async () => {
    for (const step of [checkOnboarding, reloadUser, reloadProfile]) await step().catch(() => undefined)
  }
}
