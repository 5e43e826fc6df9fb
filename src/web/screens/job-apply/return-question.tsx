import { useQueryClient } from '@tanstack/react-query'
import { useTrackPosting, useUntrack } from '#features/applications/own-entries/web/api.ts'
import { OWN_SAYS } from '#features/applications/own-entries/rules.ts'
import { jobs } from '#features/jobs/calls.ts'
import type { JobDetail } from '#features/jobs/contract.ts'
import { jobQuery } from '#features/jobs/web/api.ts'
import { ApiError } from '#web/lib/api.ts'
import { refreshEndpoints, showAnswer } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { focusHeading } from '../../shell/heading-focus.ts'

type ReturnQuestionProps = { job: JobDetail; onAnswered: () => void }

/** Asks who is back from the other site whether they applied; one tap writes it into the tracker. */
export function ReturnQuestion({ job, onAnswered }: ReturnQuestionProps) {
  const client = useQueryClient()
  const { queryKey } = jobQuery(String(job.id))
  const { mutate, isPending, isError } = useTrackPosting()
  const untrack = useUntrack()
  const refresh = () => refreshEndpoints(client, jobs.detail, jobs.search)
  const undo = (id: number) =>
    untrack(id).then(refresh, () => toast.error('The application could not be removed. Please try again.'))
  const answered = () => {
    onAnswered()
    // The question goes with its buttons.
    focusHeading()
  }
  const track = () =>
    mutate(job, {
      onSuccess: ({ id }) => {
        answered()
        showAnswer(client, queryKey, (old) => (old ? tracked(old, id) : old))
        void refreshEndpoints(client, jobs.search)
        toast.success('In your tracker', job.title, { action: { label: 'Undo', onAction: () => void undo(id) } })
      },
      onError: (error) => {
        if (!(error instanceof ApiError && error.status === 409)) return
        answered()
        toast.info(OWN_SAYS.alreadyThere)
        void refresh()
      },
    })
  return (
    <div role="group" aria-label="Did you apply?" className="grid w-full grid-cols-2 gap-2">
      <p className="col-span-2 font-semibold">Did you apply?</p>
      {isError ? (
        <p role="alert" className="col-span-2 text-danger">
          The application could not be saved. Please try again.
        </p>
      ) : null}
      <Button onClick={track} busy={isPending} busyLabel="Saving…">
        Yes, track it
      </Button>
      <Button look="secondary" onClick={answered}>
        Not yet
      </Button>
    </div>
  )
}

const tracked = (job: JobDetail, id: number): JobDetail => ({
  ...job,
  applied: true,
  userHasApplied: true,
  application_state: 'confirmed',
  application: { id, own: true },
})
