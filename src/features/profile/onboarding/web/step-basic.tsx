import { Choices } from '#web/ui/choices.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/input.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { MAX_LINE } from '../../rules.ts'
import { YEARS_LABELS } from '../../web/texts.ts'
import type { WizardValues } from '../rules.ts'
import { WORK_OPTION_LABELS } from './texts.ts'
import type { Ask } from './use-wizard.ts'

type StepBasicProps = {
  field: Ask
  onWorkOptions: (some: Partial<WizardValues>) => void
  workError: string | undefined
}

/** Step 1: title, years, place and how a person wants to work (spec 2 §2, §5). */
export function StepBasic({ field, onWorkOptions, workError }: StepBasicProps) {
  const years = field('years_of_experience')
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
            <Select {...control} name={years.name} value={years.value} onValue={years.onValue}>
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
          hint="City or province"
          autoComplete="address-level2"
          maxLength={MAX_LINE}
        />
      </div>
      <Choices
        legend="Work options"
        name="work_options"
        options={WORK_OPTION_LABELS}
        value={WORK_OPTION_LABELS.map(([name]) => name).filter((name) => field(name).value)}
        onValue={(chosen) =>
          onWorkOptions({
            open_to_remote: chosen.includes('open_to_remote'),
            willing_to_relocate: chosen.includes('willing_to_relocate'),
          })
        }
        hint="At least one"
        error={workError}
      />
    </>
  )
}
