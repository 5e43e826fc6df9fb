import type { FieldState } from '#web/lib/form/use-form.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Choices } from '#web/ui/choices.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select, Textarea } from '#web/ui/input.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { MAX_ABOUT, MAX_LINE, MAX_SALARY } from '../rules.ts'
import type { FieldOf } from './profile-editing.ts'
import { ARRANGEMENT_LABELS, AVAILABILITY_LABELS } from './profile-texts.ts'
import { ProfileUrlField } from './profile-url-field.tsx'
import { JOB_TYPE_LABELS, YEARS_LABELS } from './texts.ts'

type EditorProps = { field: FieldOf }

export function AboutEditor({ field }: EditorProps) {
  const about = field('about')
  return (
    <>
      <TextField
        label="Professional title"
        field={field('title')}
        autoComplete="organization-title"
        maxLength={MAX_LINE}
      />
      <Field label="Description" error={about.error} aside={`${about.value.length} of ${MAX_ABOUT}`}>
        {(control) => (
          <Textarea {...control} name="about" value={about.value} onValue={about.onValue} maxLength={MAX_ABOUT} />
        )}
      </Field>
    </>
  )
}

export const ContactEditor = ({ field }: EditorProps) => (
  <>
    <ProfileUrlField label="Website" field={field('website')} />
    <ProfileUrlField label="LinkedIn" field={field('linkedin')} />
    <ProfileUrlField label="GitHub" field={field('github')} />
  </>
)

type OneOfProps<T extends string> = {
  label: string
  field: FieldState<T>
  labels: readonly (readonly [T, string])[]
  empty?: string
}

/** One of a few, in the browser's own list. */
function OneOf<T extends string>({ label, field, labels, empty }: OneOfProps<T>) {
  return (
    <Field label={label} error={field.error}>
      {(control) => (
        <Select
          {...control}
          name={field.name}
          value={field.value}
          // The list holds nothing else.
          onValue={(value) => field.onValue(value as T)}
        >
          {empty === undefined ? null : <option value="">{empty}</option>}
          {labels.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

export function PlaceEditor({ field }: EditorProps) {
  const remote = field('open_to_remote')
  const relocate = field('willing_to_relocate')
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <OneOf label="Years of experience" field={field('years_of_experience')} labels={YEARS_LABELS} empty="Choose" />
        <TextField label="Location" field={field('location')} autoComplete="address-level2" maxLength={MAX_LINE} />
      </div>
      <fieldset>
        <legend className="font-semibold">Work options</legend>
        <Checkbox
          label="Open to remote work"
          name={remote.name}
          checked={remote.value}
          onValue={remote.onValue}
          error={remote.error}
        />
        <Checkbox
          label="Willing to relocate"
          name={relocate.name}
          checked={relocate.value}
          onValue={relocate.onValue}
          error={relocate.error}
        />
      </fieldset>
    </>
  )
}

const Salary = ({ label, field }: { label: string; field: FieldState<string> }) => (
  <TextField
    label={label}
    field={field}
    hint="US dollars a month"
    type="number"
    inputMode="numeric"
    min={0}
    max={MAX_SALARY}
    autoComplete="off"
  />
)

export function PreferencesEditor({ field }: EditorProps) {
  return (
    <>
      <Choices legend="Job types" options={JOB_TYPE_LABELS} {...field('job_types')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Salary label="Minimum salary" field={field('salary_min')} />
        <Salary label="Maximum salary" field={field('salary_max')} />
        <OneOf label="Work arrangement" field={field('work_arrangement')} labels={ARRANGEMENT_LABELS} />
        <OneOf label="Availability" field={field('availability')} labels={AVAILABILITY_LABELS} />
      </div>
      {field('availability').value === 'custom' ? (
        <TextField label="When you can begin" field={field('custom_availability')} maxLength={MAX_LINE} />
      ) : null}
    </>
  )
}
