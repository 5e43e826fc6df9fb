import type { FieldState } from '#web/lib/form.ts'
import { Choices } from '#web/ui/choices.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/input.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { MAX_LINE } from '../rules.ts'
import type { OnboardingValues } from './onboarding-values.ts'
import { WORK_OPTION_LABELS, YEARS_LABELS } from './texts.ts'

type Ask = <K extends keyof OnboardingValues>(name: K) => FieldState<OnboardingValues[K]>

/** Title, years, place and how a person wants to work (spec 2 §2, step 1). */
export function BasicFields({ field }: { field: Ask }) {
  const years = field('years_of_experience')
  const options = field('work_options')
  return (
    <>
      <TextField
        label="Professional title"
        field={field('title')}
        required
        hint="Such as Virtual Assistant or Bookkeeper"
        autoComplete="organization-title"
        maxLength={MAX_LINE}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Years of experience" error={years.error} required>
          {(control) => (
            <Select
              {...control}
              name={years.name}
              value={years.value}
              onValue={(value) => years.onValue(value as OnboardingValues['years_of_experience'])}
            >
              <option value="">Choose</option>
              {YEARS_LABELS.map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <TextField
          label="Location"
          field={field('location')}
          required
          autoComplete="address-level2"
          maxLength={MAX_LINE}
        />
      </div>
      <Choices
        legend="Work options"
        name={options.name}
        options={WORK_OPTION_LABELS}
        value={options.value}
        onValue={options.onValue}
        error={options.error}
      />
    </>
  )
}
