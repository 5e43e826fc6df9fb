import { manilaExact } from '#contract/time.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { AreaField } from '#web/ui/form-fields.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast-store.ts'
import type { Person } from '../contract.ts'
import { LONGEST_REASON } from '../rules.ts'
import { reasonBody, trialForm } from '../schemas.ts'
import { useChangePerson } from './api.ts'
import { PEOPLE_TEXTS as say } from './texts.ts'

const WORDS = {
  disable: {
    title: 'Disable this account?',
    means:
      'The person is signed out everywhere at once, cannot sign in, and is told so. What is planned for them rests.',
    button: 'Disable',
    done: 'The account is disabled',
  },
  enable: {
    title: 'Enable this account?',
    means: 'The person can sign in again. They have to do so on every device.',
    button: 'Enable',
    done: 'The account is enabled',
  },
} as const

type DialogProps = { id: string; onClose: () => void }

/** Disables or enables an account, with the reason that goes into the audit trail. */
export function ReasonDialog({ id, what, onClose }: DialogProps & { what: keyof typeof WORDS }) {
  const { mutateAsync } = useChangePerson(id)
  const words = WORDS[what]
  const form = useForm({
    initial: { reason: '' },
    schema: reasonBody,
    send: ({ reason }) => mutateAsync({ what, reason }),
    onSent: () => {
      toast.success(words.done)
      onClose()
    },
    onFailure: () => say.failed,
  })
  return (
    <FormDialog
      title={words.title}
      form={form}
      onClose={onClose}
      submit={
        <Button type="submit" form={form.form.id} look={what === 'disable' ? 'danger' : 'primary'} busy={form.busy}>
          {words.button}
        </Button>
      }
    >
      <p>{words.means}</p>
      <AreaField label="Reason" field={form.field('reason')} required rows={3} maxLength={LONGEST_REASON} />
    </FormDialog>
  )
}

/** Gives a trial more days. */
export function TrialDialog({ id, person, onClose }: DialogProps & { person: Person }) {
  const { mutateAsync } = useChangePerson(id)
  const ends = person.plan?.ends_at ?? ''
  const form = useForm({
    initial: { days: '7', reason: '' },
    schema: trialForm,
    send: ({ days, reason }) => mutateAsync({ what: 'extendTrial', days: Number(days), ends_at: ends, reason }),
    onSent: () => {
      toast.success('The trial is extended')
      onClose()
    },
    onFailure: (error) =>
      error instanceof Error && 'code' in error && error.code === 'plan_changed' ? error.message : say.failed,
  })
  return (
    <FormDialog title="Extend the trial" form={form} onClose={onClose}>
      <p>It ends {manilaExact(ends)}, Manila time. The days are added to that, or to now when it has ended.</p>
      <TextField label="Days" field={form.field('days')} required inputMode="numeric" />
      <AreaField label="Reason" field={form.field('reason')} required rows={3} maxLength={LONGEST_REASON} />
    </FormDialog>
  )
}
