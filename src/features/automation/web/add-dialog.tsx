import { useForm } from '#web/lib/form/use-form.ts'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { usePlanChange, whyNot } from './api.ts'

/** The number of a posting out of its address here, or typed by itself; null for anything else. */
export function jobNumber(text: string): number | null {
  const found = /^(?:.*\/jobs\/)?([1-9]\d{0,8})(?:[/?#].*)?$/.exec(text.trim())?.[1]
  return found === undefined ? null : Number(found)
}

/** Adds a job by hand; every rule but the score holds for it too. */
export function AddDialog({ onClose }: { onClose: () => void }) {
  const { mutateAsync } = usePlanChange()
  const form = useForm({
    initial: { job_post_id: '' },
    schema: ({ job_post_id: text }: { job_post_id: string }): Record<string, string> =>
      jobNumber(text) === null ? { job_post_id: 'Enter the address of a job on Hanap.' } : {},
    send: ({ job_post_id: text }) => mutateAsync({ kind: 'add', jobId: jobNumber(text) ?? 0 }),
    onSent: () => {
      toast.success('The job was looked at', 'It stands on your plan, or says which rule holds it back.')
      onClose()
    },
    onFailure: whyNot,
  })
  return (
    <FormDialog title="Add a job" form={form} onClose={onClose}>
      <TextField
        label="Address of the job"
        hint="Open the job on Hanap and copy its address here, such as hanap.ph/jobs/1234."
        field={form.field('job_post_id')}
        required
        inputMode="url"
        autoComplete="off"
      />
    </FormDialog>
  )
}
