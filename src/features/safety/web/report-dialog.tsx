import { ApiError } from '#web/lib/api.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { AreaField } from '#web/ui/form-fields.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { ErrorState } from '#web/ui/states.tsx'
import { toast } from '#web/ui/toast-store.ts'
import type { SaidOfPosting } from '../contract.ts'
import { LONGEST_NOTE, REPORT_REASONS } from '../rules.ts'
import { reportBody } from '../schemas.ts'
import { useSaid, useSay } from './api.ts'
import { REASON_NAMES, SAFETY_TEXTS as say } from './texts.ts'

type ReportDialogProps = { job: { id: number; title: string }; onClose: () => void }

const failed = (error: unknown) =>
  void toast.error(error instanceof ApiError && error.detail !== '' ? error.detail : say.failed)

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
  const { mutateAsync } = useSay(String(job.id))
  const { report } = said
  const form = useForm({
    initial: { reason: report?.reason ?? 'scam', note: report?.note ?? '' },
    draft: { name: `report:${job.id}` },
    schema: reportBody,
    send: (values) => mutateAsync({ do: 'report', ...values }),
    onSent: () => {
      toast.success(say.reported, say.reportedMore)
      onClose()
    },
    onFailure: failed,
  })
  const takeBack = () =>
    form.submit({
      send: () => mutateAsync({ do: 'take-back' }),
      onSent: () => {
        const onAction = () => void (report && mutateAsync({ do: 'report', ...report }).catch(failed))
        toast.success(say.takenBack, job.title, { action: { label: 'Undo', onAction } })
        onClose()
      },
    })
  const reason = form.field('reason')
  return (
    <FormDialog
      title={say.reportTitle}
      form={form}
      onClose={onClose}
      submit={
        <>
          <Button type="submit" form={form.form.id} busy={form.busy} busyLabel="Sending…">
            {report ? 'Change my report' : 'Send report'}
          </Button>
          {report ? (
            <Button look="secondary" onClick={() => void takeBack()} disabled={form.busy}>
              Take my report back
            </Button>
          ) : null}
        </>
      }
      cancel={false}
    >
      <p className="break-words text-soft">{job.title}</p>
      <fieldset>
        <legend className="font-semibold">What is wrong with it?</legend>
        {REPORT_REASONS.map((one) => (
          <Checkbox
            key={one}
            type="radio"
            name={reason.name}
            value={one}
            checked={reason.value === one}
            onValue={() => reason.onValue(one)}
            label={REASON_NAMES[one]}
          />
        ))}
      </fieldset>
      <AreaField
        label="Anything our team should know (optional)"
        field={form.field('note')}
        rows={3}
        maxLength={LONGEST_NOTE}
      />
    </FormDialog>
  )
}
