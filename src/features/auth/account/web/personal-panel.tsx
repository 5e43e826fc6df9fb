import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { ErrorState } from '#web/ui/states.tsx'
import { ACCOUNT_SENTENCES as say } from '../texts.ts'
import { usePerson, useStanding } from './api.ts'
import { loadFailure } from './failures.ts'
import { PersonalForm } from './personal-form.tsx'

/** Who the person is and how they are reached. */
export function PersonalPanel() {
  const person = usePerson()
  const standing = useStanding()
  const failed = !person.data && person.isError
  if (failed) {
    return (
      <ErrorState
        message={loadFailure(person.error, say.settingsLoad)}
        onRetry={() => void person.refetch()}
        retrying={person.isFetching}
      />
    )
  }
  if (!person.data) {
    return (
      <Loading label="Loading your personal information" className="flex flex-col gap-5">
        {[1, 2, 3, 4, 5].map((row) => (
          <div key={row} className="flex flex-col gap-2">
            <Skeleton className="h-5 w-32" />
            <Skeleton className="h-11 w-full" />
          </div>
        ))}
        <Skeleton className="h-11 w-40" />
      </Loading>
    )
  }
  return <PersonalForm user={person.data} change={standing.data?.email_change ?? null} />
}
