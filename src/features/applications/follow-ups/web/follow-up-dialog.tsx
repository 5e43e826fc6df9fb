import { useState } from 'react'
import { manilaDate } from '#contract/time.ts'
import { ApiError } from '#web/lib/api.ts'
import { useNow } from '#web/lib/now.tsx'
import { EditDialog } from '#web/ui/edit-dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input, Textarea } from '#web/ui/input.tsx'
import { toast } from '#web/ui/toast-store.ts'
import type { FollowUp } from '../contract.ts'
import { FOLLOW_UP_TEXT_MAX } from '../rules.ts'
import { useSaveFollowUp } from './api.ts'

const WEEK_MS = 7 * 86_400_000

type FollowUpDialogProps = { application: number; followUp?: FollowUp; onClose: () => void }

/** A new follow-up, in a week unless another day is chosen, or a change of one. */
export function FollowUpDialog({ application, followUp, onClose }: FollowUpDialogProps) {
  const now = useNow()
  const [form, setForm] = useState(() => ({
    due_on: followUp?.due_on ?? manilaDate(new Date(now.getTime() + WEEK_MS)),
    text: followUp?.text ?? '',
  }))
  const [begun] = useState(form)
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const { mutate, isPending } = useSaveFollowUp(application, followUp?.id)
  const save = () => {
    if (isPending) return
    setErrors({})
    mutate(form, {
      onSuccess: onClose,
      onError: (error) => {
        const fields = error instanceof ApiError ? error.fields : {}
        setErrors(fields)
        const [general] = fields.non_field_errors ?? []
        if (general !== undefined || Object.keys(fields).length === 0) {
          toast.error(general ?? 'The follow-up could not be saved. Please try again.')
        }
      },
    })
  }
  return (
    <EditDialog
      title={followUp === undefined ? 'Add follow-up' : 'Edit follow-up'}
      touched={JSON.stringify(form) !== JSON.stringify(begun)}
      saving={isPending}
      onSave={save}
      onClose={onClose}
    >
      <Field label="What to do" required error={errors.text?.[0]}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            value={form.text}
            maxLength={FOLLOW_UP_TEXT_MAX}
            onValue={(text) => setForm({ ...form, text })}
          />
        )}
      </Field>
      <Field label="Day" required hint="In Manila" error={errors.due_on?.[0]}>
        {(control) => (
          <Input {...control} type="date" value={form.due_on} onValue={(due_on) => setForm({ ...form, due_on })} />
        )}
      </Field>
    </EditDialog>
  )
}
