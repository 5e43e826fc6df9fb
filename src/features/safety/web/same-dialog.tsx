import { manilaDay } from '#contract/time.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ErrorState } from '#web/ui/states.tsx'
import type { JoinableJob } from '../contract.ts'
import { useJoinable } from './api.ts'
import { ChoiceButton } from './choice-button.tsx'
import { SAFETY_TEXTS as say } from './texts.ts'
import { useChoice } from './use-choice.ts'

type SameDialogProps = {
  job: { id: number; title: string }
  boards: Record<JoinableJob['source'], string>
  onClose: () => void
}

/** A person says of which other row this job is one more copy. */
export function SameDialog({ job, boards, onClose }: SameDialogProps) {
  const { data, isError, isFetching, refetch } = useJoinable(String(job.id))
  const choice = useChoice(job.id, 'join')
  return (
    <Dialog
      title={say.joinTitle}
      onClose={onClose}
      actions={
        <Button look="secondary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <p className="break-words text-soft">
        Which of these is the same job as “{job.title}”? You then see both as one row. {say.onlyYou}
      </p>
      {data ? (
        <ul className="mt-3">
          {data.results.map((other) => (
            <li key={other.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2">
              <p className="min-w-48 flex-1 break-words">
                <span className="font-medium">{other.title}</span>
                <span className="block text-sm text-soft">
                  {other.employer ?? 'Employer not named'} · {boards[other.source]} · {manilaDay(other.date_posted)}
                </span>
              </p>
              <ChoiceButton
                choice={choice}
                other={other.id}
                name={`${other.title}, ${boards[other.source]}, ${manilaDay(other.date_posted)}`}
                label="The same job"
                done="Joined"
              />
            </li>
          ))}
        </ul>
      ) : isError ? (
        <ErrorState message={say.joinFailed} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Skeleton className="mt-3 h-32" />
      )}
      {data?.results.length === 0 ? <p className="mt-3">{say.joinEmpty}</p> : null}
    </Dialog>
  )
}
