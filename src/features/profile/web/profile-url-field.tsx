import type { ComponentProps } from 'react'
import { TextField } from '#web/ui/text-field.tsx'
import { MAX_URL, withProtocol } from '../rules.ts'

/** An address; the `https://` a person leaves out is put in front on leaving the field (spec 2 §4). */
export const ProfileUrlField = ({ field, ...rest }: ComponentProps<typeof TextField>) => (
  <TextField
    autoComplete="url"
    {...rest}
    field={field}
    type="url"
    inputMode="url"
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
