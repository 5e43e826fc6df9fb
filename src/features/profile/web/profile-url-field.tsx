import type { FieldState } from '#web/lib/form/use-form.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { MAX_URL, withProtocol } from '../rules.ts'

type ProfileUrlFieldProps = { label: string; field: FieldState<string>; hint?: string }

/** An address; the `https://` a person leaves out is put in front on leaving the field (spec 2 §4). */
export const ProfileUrlField = ({ label, field, hint }: ProfileUrlFieldProps) => (
  <TextField
    label={label}
    field={field}
    {...(hint === undefined ? {} : { hint })}
    type="url"
    inputMode="url"
    autoComplete="url"
    autoCapitalize="none"
    spellCheck={false}
    maxLength={MAX_URL}
    placeholder="https://"
    onBlur={() => {
      const whole = withProtocol(field.value)
      if (whole !== field.value) field.onValue(whole)
    }}
  />
)
