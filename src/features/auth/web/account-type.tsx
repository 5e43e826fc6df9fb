import type { FieldState } from '#web/lib/form/use-form.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FieldError } from '#web/ui/field.tsx'

/** Job Seeker, and Employer as something still to come. */
export function AccountType({ field }: { field: FieldState<string> }) {
  return (
    <fieldset>
      <legend className="font-semibold">Account type</legend>
      <div className="flex flex-wrap gap-x-6">
        <Checkbox
          type="radio"
          name={field.name}
          checked={field.value === 'jobseeker'}
          onValue={() => field.onValue('jobseeker')}
          label="Job Seeker"
        />
        <Checkbox
          type="radio"
          name={field.name}
          disabled
          label={<span className="text-soft">Employer (not available, coming soon)</span>}
        />
      </div>
      {field.error ? <FieldError>{field.error}</FieldError> : null}
    </fieldset>
  )
}
