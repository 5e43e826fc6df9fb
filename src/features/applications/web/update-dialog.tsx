import { useState } from 'react'
import { ApiError } from '#web/lib/api.ts'
import { EditDialog } from '#web/ui/edit-dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input, Select, Textarea } from '#web/ui/input.tsx'
import type { Application } from '../contract.ts'
import { type ApplicationStatus, NOTES_MAX, ownStatus, STATUS_LABELS, STATUSES } from '../rules.ts'
import { type ApplicationChange, useUpdateApplication } from './api.ts'
import { manilaInput } from './manila-input.ts'
import { sayUpdateFailed } from './status-select.tsx'

type Form = { status: ApplicationStatus; notes: string; interview: string; offer: string }

const formOf = (row: Application): Form => ({
  status: ownStatus(row.status),
  notes: row.notes,
  interview: manilaInput(row.interview_date),
  offer: manilaInput(row.offer_date),
})

/** What is sent: a date belongs to its status, the other one stays as it was (spec 2 §4). */
const changeOf = ({ status, notes, interview, offer }: Form): ApplicationChange => ({
  status,
  notes,
  ...(status === 'interview' ? { interview_date: interview === '' ? null : interview } : {}),
  ...(status === 'offer' ? { offer_date: offer === '' ? null : offer } : {}),
})

/** The update dialog: status, notes, interview or offer date (spec 2 §4). */
export function UpdateDialog({ row, onClose }: { row: Application; onClose: () => void }) {
  const [form, setForm] = useState(() => formOf(row))
  const [begun] = useState(form)
  const [fields, setFields] = useState<Record<string, string[]>>({})
  const { mutate, isPending } = useUpdateApplication(row.id)
  const change = (patch: Partial<Form>) => setForm((old) => ({ ...old, ...patch }))
  const touched = JSON.stringify(form) !== JSON.stringify(begun)
  const save = () => {
    if (isPending) return
    setFields({})
    mutate(changeOf(form), {
      onSuccess: onClose,
      onError: (error) => {
        setFields(error instanceof ApiError ? error.fields : {})
        sayUpdateFailed(error)
      },
    })
  }
  return (
    <EditDialog title="Update application" touched={touched} saving={isPending} onSave={save} onClose={onClose}>
      <p className="-mt-2 text-soft">
        <span className="font-medium text-ink">{row.job_title}</span>
        {row.employer_name === '' ? '' : `, ${row.employer_name}`}
      </p>
      <Fields row={row} form={form} errors={fields} onChange={change} />
    </EditDialog>
  )
}

type FieldsProps = {
  row: Application
  form: Form
  errors: Record<string, string[]>
  onChange: (patch: Partial<Form>) => void
}

function Fields({ row, form, errors, onChange }: FieldsProps) {
  return (
    <>
      {row.delivery === 'confirmed' ? (
        <Field label="Status" error={errors.status?.[0]}>
          {(control) => (
            <Select
              {...control}
              value={form.status}
              onValue={(status) => onChange({ status: status as Form['status'] })}
            >
              {STATUSES.map((status) => (
                <option key={status} value={status}>
                  {STATUS_LABELS[status]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ) : null}
      {form.status === 'interview' ? (
        <Field label="Interview date" hint="Manila time" error={errors.interview_date?.[0]}>
          {(control) => (
            <Input
              {...control}
              type="datetime-local"
              value={form.interview}
              onValue={(interview) => onChange({ interview })}
            />
          )}
        </Field>
      ) : null}
      {form.status === 'offer' ? (
        <Field label="Offer date" hint="Manila time" error={errors.offer_date?.[0]}>
          {(control) => (
            <Input {...control} type="datetime-local" value={form.offer} onValue={(offer) => onChange({ offer })} />
          )}
        </Field>
      ) : null}
      <Field label="Notes" aside={`${form.notes.length} / ${NOTES_MAX}`} error={errors.notes?.[0]}>
        {(control) => (
          <Textarea
            {...control}
            className="min-h-24"
            value={form.notes}
            onValue={(notes) => onChange({ notes })}
            maxLength={NOTES_MAX}
          />
        )}
      </Field>
    </>
  )
}
