import { Choices } from '#web/ui/choices.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/input.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { FieldState } from '#web/lib/form/use-form.ts'
import { JOB_TYPES, MAX_LINE } from '../../rules.ts'
import { JOB_TYPE_LABELS } from '../../web/texts.ts'
import { ARRANGEMENT_LABELS, AVAILABILITY_LABELS } from './texts.ts'
import type { Ask } from './use-wizard.ts'

/** Step 5: types, pay, arrangement and when a person can begin (spec 2 §3, §5). */
export function StepPreferences({ field }: { field: Ask }) {
  const types = field('job_types')
  return (
    <>
      <Choices
        legend="Job types"
        name={types.name}
        options={JOB_TYPE_LABELS}
        value={JOB_TYPES.filter((type) => types.value.includes(type))}
        onValue={types.onValue}
        error={types.error}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Amount label="Minimum salary" field={field('salary_min')} />
        <Amount label="Maximum salary" field={field('salary_max')} />
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <OneOf label="Work arrangement" field={field('work_arrangement')} options={ARRANGEMENT_LABELS} />
        <OneOf label="Availability" field={field('availability')} options={AVAILABILITY_LABELS} />
      </div>
      {field('availability').value === 'custom' ? (
        <TextField
          label="When you can start"
          field={field('custom_availability')}
          required
          hint="Such as: after my notice of 6 weeks"
          maxLength={MAX_LINE}
        />
      ) : null}
    </>
  )
}

const Amount = ({ label, field }: { label: string; field: FieldState<string> }) => (
  <TextField
    label={label}
    field={field}
    required
    type="number"
    inputMode="numeric"
    min={0}
    step="any"
    autoComplete="off"
    hint="US dollars per month"
  />
)

type OneOfProps = { label: string; field: FieldState<string>; options: readonly (readonly [string, string])[] }

const OneOf = ({ label, field: { error, ...state }, options }: OneOfProps) => (
  <Field label={label} error={error}>
    {(control) => (
      <Select {...control} {...state}>
        {options.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Select>
    )}
  </Field>
)
