import { ApiError } from '#web/lib/api.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { AreaField } from '#web/ui/form-fields.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { LONGEST_REASON } from '../rules.ts'
import { reasonBody } from '../schemas.ts'
import { OPERATIONS_TEXTS as say } from './texts.ts'

type ReasonDialogProps = {
  title: string
  /** What it does. */
  means: string
  button: string
  danger?: boolean
  done: string
  send: (body: { reason: string }) => Promise<unknown>
  onClose: () => void
}

/** Asks why before something of the operation is changed; the reason goes into the audit trail. */
export function ReasonDialog({ title, means, button, danger = false, done, send, onClose }: ReasonDialogProps) {
  const form = useForm({
    initial: { reason: '' },
    schema: reasonBody,
    send,
    onSent: () => {
      toast.success(done)
      onClose()
    },
    onFailure: (error) => (error instanceof ApiError && error.detail) || say.failed,
  })
  return (
    <FormDialog
      title={title}
      form={form}
      onClose={onClose}
      submit={
        <Button type="submit" form={form.form.id} look={danger ? 'danger' : 'primary'} busy={form.busy}>
          {button}
        </Button>
      }
    >
      <p>{means}</p>
      <AreaField label="Reason" field={form.field('reason')} required rows={2} maxLength={LONGEST_REASON} />
    </FormDialog>
  )
}
