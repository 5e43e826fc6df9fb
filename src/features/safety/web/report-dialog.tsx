import { useState } from 'react'
import { ApiError } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/input.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { ErrorState } from '#web/ui/states.tsx'
import { toast } from '#web/ui/toast-store.ts'
import type { SaidOfPosting } from '../contract.ts'
import { LONGEST_NOTE, REPORT_REASONS, type ReportReason } from '../rules.ts'
import { useSaid, useSay } from './api.ts'
import { REASON_NAMES, SAFETY_TEXTS as say } from './texts.ts'

type ReportDialogProps = { job: { id: number; title: string }; onClose: () => void }

const failed = (error: unknown) =>
  toast.error(error instanceof ApiError && error.detail !== '' ? error.detail : say.failed)

/** One tap on a reason reports a posting; what was reported before can be changed or taken back. */
export function ReportDialog({ job, onClose }: ReportDialogProps) {
  const { data, isError, isFetching, refetch } = useSaid(String(job.id))
  if (data) return <ReportForm job={job} said={data} onClose={onClose} />
  return (
    <Dialog title={say.reportTitle} onClose={onClose}>
      {isError ? (
        <ErrorState message={say.loadFailed} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Loading label="Loading" className="flex flex-col gap-3">
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
        </Loading>
      )}
    </Dialog>
  )
}

function ReportForm({ job, said, onClose }: ReportDialogProps & { said: SaidOfPosting }) {
  const [reason, setReason] = useState<ReportReason>(said.report?.reason ?? 'scam')
  const [note, setNote] = useState(said.report?.note ?? '')
  const send = useSay(String(job.id))
  const report = () =>
    send.mutate(
      { do: 'report', reason, note },
      {
        onSuccess: () => {
          toast.success(say.reported, say.reportedMore)
          onClose()
        },
        onError: failed,
      },
    )
  const takeBack = () =>
    send.mutate(
      { do: 'take-back' },
      {
        onSuccess: () => {
          toast.info(say.takenBack)
          onClose()
        },
        onError: failed,
      },
    )
  return (
    <Dialog
      title={say.reportTitle}
      onClose={onClose}
      locked={send.isPending}
      actions={
        <>
          <Button onClick={report} busy={send.isPending} busyLabel="Sending…">
            {said.report ? 'Change my report' : 'Send report'}
          </Button>
          {said.report ? (
            <Button look="secondary" onClick={takeBack} disabled={send.isPending}>
              Take my report back
            </Button>
          ) : null}
        </>
      }
    >
      <p className="mb-3 break-words text-soft">{job.title}</p>
      <fieldset className="mb-4">
        <legend className="font-semibold">What is wrong with it?</legend>
        {REPORT_REASONS.map((one) => (
          <Checkbox
            key={one}
            type="radio"
            name="reason"
            value={one}
            checked={reason === one}
            onValue={() => setReason(one)}
            label={REASON_NAMES[one]}
          />
        ))}
      </fieldset>
      <Field label="Anything our team should know (optional)">
        {(control) => <Textarea {...control} rows={3} maxLength={LONGEST_NOTE} value={note} onValue={setNote} />}
      </Field>
    </Dialog>
  )
}
