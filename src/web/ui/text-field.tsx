import type { ComponentProps, ReactNode } from 'react'
import type { FieldState } from '#web/lib/form/use-form.ts'
import { Field } from './field.tsx'
import { Input } from './input.tsx'
import { PasswordInput } from './password-input.tsx'

type TextFieldProps = Omit<ComponentProps<typeof Input>, 'value' | 'name'> & {
  label: ReactNode
  /** As a form hands it out. */
  field: FieldState<string>
  hint?: ReactNode
  aside?: ReactNode
}

/** One line of text with its label and its error; `type="password"` can be shown and hidden. */
export function TextField({ label, field, hint, aside, required, className, ...input }: TextFieldProps) {
  const { error, ...state } = field
  const Control = input.type === 'password' ? PasswordInput : Input
  return (
    <Field label={label} error={error} required={required} hint={hint} aside={aside} className={className}>
      {(control) => <Control {...input} {...control} {...state} />}
    </Field>
  )
}
