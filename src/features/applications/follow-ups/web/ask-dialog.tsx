import { useState } from 'react'
import { manilaDay } from '#contract/time.ts'
import { readSession } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/input.tsx'
import { toast } from '#web/ui/toast-store.ts'
import type { Application } from '../../contract.ts'
import { PREPARED_TEXT_MAX, preparedFollowUp } from '../rules.ts'
import { useMarkSent } from './api.ts'

function prepared(row: Application): string {
  const { first_name = '', last_name = '' } = (readSession().user ?? {}) as { first_name?: string; last_name?: string }
  return preparedFollowUp(row, manilaDay(row.applied_date ?? row.created_at), `${first_name} ${last_name}`.trim())
}

/** The prepared follow-up: changed as the person likes, copied, and noted as sent once. Nothing is sent from here. */
export function AskDialog({ row, onClose }: { row: Application; onClose: () => void }) {
  const [text, setText] = useState(() => prepared(row))
  const [said, setSaid] = useState('')
  const { mutate, isPending } = useMarkSent(row.id)
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setSaid('Copied. Send it where you wrote with the employer.'),
      () => setSaid('Your browser did not allow copying. Select the text and copy it yourself.'),
    )
  const sent = () =>
    mutate(text, {
      onSuccess: () => {
        toast.success('Follow-up noted', row.job_title)
        onClose()
      },
      onError: () => toast.error('The follow-up could not be noted. Please try again.'),
    })
  return (
    <Dialog
      title="Follow up"
      onClose={onClose}
      locked={isPending}
      actions={
        <>
          <Button onClick={() => void copy()} disabled={text.trim() === ''}>
            Copy
          </Button>
          <Button look="secondary" onClick={sent} busy={isPending} busyLabel="Saving…" disabled={text.trim() === ''}>
            I sent it
          </Button>
        </>
      }
    >
      <p className="mb-4 text-soft">
        {row.employer_name || 'The employer'} has not moved for {row.quiet_days} days. One friendly question is enough.
        Hanap sends nothing for you.
      </p>
      <Field label="Your message" aside={`${text.length} / ${PREPARED_TEXT_MAX}`}>
        {(control) => (
          <Textarea {...control} className="min-h-48" value={text} maxLength={PREPARED_TEXT_MAX} onValue={setText} />
        )}
      </Field>
      <p role="status" className="mt-2 text-sm">
        {said}
      </p>
    </Dialog>
  )
}
