import { useState } from 'react'
import { manilaExact } from '#contract/time.ts'
import { ApiError } from '#web/lib/api.ts'
import { EditDialog } from '#web/ui/edit-dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input, Select, Textarea } from '#web/ui/input.tsx'
import { toast } from '#web/ui/toast-store.ts'
import type { Interview } from '../contract.ts'
import {
  EMPLOYER_ZONES,
  instantInZone,
  INTERVIEW_NOTES_MAX,
  LINK_MAX,
  localInZone,
  MANILA,
  MINUTES_USUAL,
  PLACE_MAX,
  zoneCity,
} from '../rules.ts'
import { type InterviewForm, useSaveInterview } from './api.ts'

type Form = Omit<InterviewForm, 'employer_zone'> & { zone: string }

const formOf = (interview: Interview | undefined): Form => {
  const zone = interview?.employer_zone ?? MANILA
  return {
    starts_at: interview === undefined ? '' : localInZone(new Date(interview.starts_at), zone),
    zone,
    minutes: interview?.minutes ?? MINUTES_USUAL,
    place: interview?.place ?? '',
    link: interview?.link ?? '',
    notes: interview?.notes ?? '',
  }
}

/** Manila's zone is the usual one and not named. */
const bodyOf = ({ zone, ...form }: Form): InterviewForm => ({ ...form, employer_zone: zone === MANILA ? null : zone })

type InterviewDialogProps = { application: number; interview?: Interview; onClose: () => void }

/** A new interview, or a change of one. */
export function InterviewDialog({ application, interview, onClose }: InterviewDialogProps) {
  const [form, setForm] = useState(() => formOf(interview))
  const [begun] = useState(form)
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const { mutate, isPending } = useSaveInterview(application, interview?.id)
  const save = () => {
    if (isPending) return
    setErrors({})
    mutate(bodyOf(form), {
      onSuccess: onClose,
      onError: (error) => {
        const fields = error instanceof ApiError ? error.fields : {}
        setErrors(fields)
        const [general] = fields.non_field_errors ?? []
        if (general !== undefined || Object.keys(fields).length === 0) {
          toast.error(general ?? 'The interview could not be saved. Please try again.')
        }
      },
    })
  }
  return (
    <EditDialog
      title={interview === undefined ? 'Add interview' : 'Edit interview'}
      touched={JSON.stringify(form) !== JSON.stringify(begun)}
      saving={isPending}
      onSave={save}
      onClose={onClose}
    >
      <WhenFields form={form} errors={errors} onChange={setForm} />
      <WhereFields form={form} errors={errors} onChange={setForm} />
    </EditDialog>
  )
}

type FieldsProps = { form: Form; errors: Record<string, string[]>; onChange: (form: Form) => void }

/** What that moment is in Manila, while it is being typed. */
function inManila({ starts_at, zone }: Form): string | undefined {
  const at = zone === MANILA ? null : instantInZone(starts_at, zone)
  return at === null ? undefined : `That is ${manilaExact(at)}, Manila time.`
}

function WhenFields({ form, errors, onChange }: FieldsProps) {
  const zones: readonly string[] = EMPLOYER_ZONES
  const lengths = [15, 30, 45, 60, 90, 120]
  return (
    <>
      <Field label="Time zone of the employer" error={errors.employer_zone?.[0]}>
        {(control) => (
          <Select {...control} value={form.zone} onValue={(zone) => onChange({ ...form, zone })}>
            {(zones.includes(form.zone) ? zones : [...zones, form.zone]).map((zone) => (
              <option key={zone} value={zone}>
                {zoneCity(zone)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label="Date and time"
        required
        hint={inManila(form) ?? `On the clocks of ${zoneCity(form.zone)}`}
        error={errors.starts_at?.[0]}
      >
        {(control) => (
          <Input
            {...control}
            type="datetime-local"
            value={form.starts_at}
            onValue={(starts_at) => onChange({ ...form, starts_at })}
          />
        )}
      </Field>
      <Field label="Length" error={errors.minutes?.[0]}>
        {(control) => (
          <Select
            {...control}
            value={String(form.minutes)}
            onValue={(minutes) => onChange({ ...form, minutes: Number(minutes) })}
          >
            {(lengths.includes(form.minutes) ? lengths : [...lengths, form.minutes]).map((minutes) => (
              <option key={minutes} value={minutes}>
                {minutes} minutes
              </option>
            ))}
          </Select>
        )}
      </Field>
    </>
  )
}

const WhereFields = ({ form, errors, onChange }: FieldsProps) => (
  <>
    <Field label="Place" hint="An address, or Zoom, or a phone call" error={errors.place?.[0]}>
      {(control) => (
        <Input
          {...control}
          value={form.place}
          maxLength={PLACE_MAX}
          onValue={(place) => onChange({ ...form, place })}
        />
      )}
    </Field>
    <Field label="Link" error={errors.link?.[0]}>
      {(control) => (
        <Input
          {...control}
          type="url"
          inputMode="url"
          placeholder="https://"
          value={form.link}
          maxLength={LINK_MAX}
          onValue={(link) => onChange({ ...form, link })}
        />
      )}
    </Field>
    <Field label="Notes" error={errors.notes?.[0]}>
      {(control) => (
        <Textarea
          {...control}
          className="min-h-24"
          value={form.notes}
          maxLength={INTERVIEW_NOTES_MAX}
          onValue={(notes) => onChange({ ...form, notes })}
        />
      )}
    </Field>
  </>
)
