import { grouped } from '#contract/number.ts'
import { useState } from 'react'
import { manilaDay } from '#contract/time.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { readSession } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { AreaField } from '#web/ui/form-fields.tsx'
import { toast } from '#web/ui/toast-store.ts'
import type { Application } from '../../contract.ts'
import { PREPARED_TEXT_MAX, preparedFollowUp } from '../rules.ts'
import { sentBody } from '../schemas.ts'
import { useMarkSent } from './api.ts'

function prepared(row: Application): string {
  const { first_name = '', last_name = '' } = (readSession().user ?? {}) as { first_name?: string; last_name?: string }
  return preparedFollowUp(row, manilaDay(row.applied_date ?? row.created_at), `${first_name} ${last_name}`.trim())
}

/** The prepared follow-up: changed as the person likes, copied, and noted as sent once. Nothing is sent from here. */
export function AskDialog({ row, onClose }: { row: Application; onClose: () => void }) {
  const [said, setSaid] = useState('')
  const { mutateAsync } = useMarkSent(row.id)
  const form = useForm({
    initial: { text: prepared(row) },
    draft: { name: `prepared-follow-up:${row.id}` },
    schema: sentBody,
    send: ({ text }) => mutateAsync(text),
    onSent: () => {
      toast.success('Follow-up noted', row.job_title)
      onClose()
    },
    onFailure: () => void toast.error('The follow-up could not be noted. Please try again.'),
  })
  const { text } = form.values
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setSaid('Copied. Send it where you wrote with the employer.'),
      () => setSaid('Your browser did not allow copying. Select the text and copy it yourself.'),
    )
  const empty = text.trim() === ''
  return (
    <FormDialog
      title="Follow up"
      form={form}
      onClose={onClose}
      submit={
        <>
          <Button onClick={() => void copy()} disabled={empty}>
            Copy
          </Button>
          <Button
            type="submit"
            form={form.form.id}
            look="secondary"
            busy={form.busy}
            busyLabel="Saving…"
            disabled={empty}
          >
            I sent it
          </Button>
        </>
      }
      cancel={false}
    >
      <p className="text-soft">
        {row.employer_name || 'The employer'} has not moved for {row.quiet_days} days. One friendly question is enough.
        Hanap sends nothing for you.
      </p>
      <AreaField
        label="Your message"
        field={form.field('text')}
        aside={`${grouped(text.length)} / ${grouped(PREPARED_TEXT_MAX)}`}
        maxLength={PREPARED_TEXT_MAX}
        className="min-h-48"
      />
      <p role="status" className="text-sm">
        {said}
      </p>
    </FormDialog>
  )
}
