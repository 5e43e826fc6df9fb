import { grouped } from '#contract/number.ts'
import { type Form, useForm } from '#web/lib/form/use-form.ts'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { AreaField, SelectField } from '#web/ui/form-fields.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast-store.ts'
import type { Application } from '../contract.ts'
import { useSaveInterview } from '../interviews/web/api.ts'
import { type ApplicationStatus, NOTES_MAX, ownStatus, STATUS_LABELS, STATUSES } from '../rules.ts'
import { statusChange } from '../schemas.ts'
import { type ApplicationChange, readApplication, useUpdateApplication } from './api.ts'
import { manilaInput } from './manila-input.ts'
import { sayUpdateFailed } from './status-select.tsx'

type Values = { status: ApplicationStatus; notes: string; interview_date: string; offer_date: string }

const valuesOf = (row: Application): Values => ({
  status: ownStatus(row.status),
  notes: row.notes,
  interview_date: manilaInput(row.interview_date),
  offer_date: manilaInput(row.offer_date),
})

/** What is sent: a date belongs to its status, the other one stays as it was (spec 2 §4). */
const changeOf = ({ status, notes, interview_date: interview, offer_date: offer }: Values): ApplicationChange => ({
  status,
  notes,
  ...(status === 'interview' ? { interview_date: interview === '' ? null : interview } : {}),
  ...(status === 'offer' ? { offer_date: offer === '' ? null : offer } : {}),
})

/**
 * How the application comes back to where it stood. Taking the interview date away removes an interview with its place,
 * link and notes: these are read before it goes.
 */
async function wayBack(row: Application, change: ApplicationChange) {
  const { id, status, notes, interview_date: interview, offer_date: offer } = row
  const before: ApplicationChange = {
    status: ownStatus(status),
    notes,
    ...(change.offer_date === undefined ? {} : { offer_date: offer }),
  }
  if (change.interview_date === undefined) return { before }
  if (change.interview_date !== null || interview === null) return { before: { ...before, interview_date: interview } }
  const { interviews } = await readApplication(id)
  return { before, removed: interviews.find(({ starts_at: at }) => at === interview) }
}

/** The update dialog: status, notes, interview or offer date (spec 2 §4). */
export function UpdateDialog({ row, onClose }: { row: Application; onClose: () => void }) {
  const { mutateAsync } = useUpdateApplication(row.id)
  const { mutateAsync: addInterview } = useSaveInterview(row.id, undefined)
  const change = async (values: Values) => {
    const wanted = changeOf(values)
    const { before, removed } = await wayBack(row, wanted)
    await mutateAsync(wanted)
    const undo = async () => {
      await mutateAsync(before)
      if (removed) await addInterview(removed)
    }
    const onAction = () => void undo().catch(sayUpdateFailed)
    toast.success('Application updated', row.job_title, { action: { label: 'Undo', onAction } })
  }
  const form = useForm({
    initial: valuesOf(row),
    draft: { name: `application:${row.id}` },
    schema: statusChange,
    send: (values) =>
      change(values).catch((error: unknown) => {
        sayUpdateFailed(error)
        throw error
      }),
    onSent: onClose,
    // It is said already, whatever it was.
    onFailure: () => undefined,
  })
  return (
    <FormDialog title="Update application" form={form} onClose={onClose}>
      <p className="-mt-2 text-soft">
        <span className="font-medium text-ink">{row.job_title}</span>
        {row.employer_name === '' ? '' : `, ${row.employer_name}`}
      </p>
      <Fields row={row} form={form} />
    </FormDialog>
  )
}

function Fields({ row, form: { field, values } }: { row: Application; form: Form<Values> }) {
  const manila = { hint: 'Manila time', type: 'datetime-local' }
  return (
    <>
      {row.delivery === 'confirmed' ? (
        <SelectField
          label="Status"
          field={field('status')}
          options={STATUSES.map((status) => [status, STATUS_LABELS[status]])}
        />
      ) : null}
      {values.status === 'interview' ? (
        <TextField label="Interview date" field={field('interview_date')} {...manila} />
      ) : null}
      {values.status === 'offer' ? <TextField label="Offer date" field={field('offer_date')} {...manila} /> : null}
      <AreaField
        label="Notes"
        field={field('notes')}
        aside={`${grouped(values.notes.length)} / ${grouped(NOTES_MAX)}`}
        className="min-h-24"
        maxLength={NOTES_MAX}
      />
    </>
  )
}
