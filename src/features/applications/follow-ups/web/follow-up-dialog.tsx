import { manilaDate } from '#contract/time.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { useNow } from '#web/lib/now.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { AreaField } from '#web/ui/form-fields.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { FollowUp } from '../contract.ts'
import { FOLLOW_UP_TEXT_MAX } from '../rules.ts'
import { followUpBody } from '../schemas.ts'
import { useSaveFollowUp } from './api.ts'

const WEEK_MS = 7 * 86_400_000

type FollowUpDialogProps = { application: number; followUp?: FollowUp; onClose: () => void }

/** A new follow-up, in a week unless another day is chosen, or a change of one. */
export function FollowUpDialog({ application, followUp, onClose }: FollowUpDialogProps) {
  const now = useNow()
  const { mutateAsync } = useSaveFollowUp(application, followUp?.id)
  const form = useForm({
    initial: {
      due_on: followUp?.due_on ?? manilaDate(new Date(now.getTime() + WEEK_MS)),
      text: followUp?.text ?? '',
    },
    draft: { name: `follow-up:${application}:${followUp?.id ?? 'new'}` },
    schema: followUpBody,
    send: (values) => mutateAsync(values),
    onSent: onClose,
    onFailure: () => 'The follow-up could not be saved. Please try again.',
  })
  return (
    <FormDialog title={followUp === undefined ? 'Add follow-up' : 'Edit follow-up'} form={form} onClose={onClose}>
      <AreaField label="What to do" field={form.field('text')} required rows={2} maxLength={FOLLOW_UP_TEXT_MAX} />
      <TextField label="Day" field={form.field('due_on')} required hint="In Manila" type="date" />
    </FormDialog>
  )
}
