import type { ComponentProps, ReactNode } from 'react'
import { Field } from './field.tsx'
import { Input } from './input.tsx'
import { PasswordInput } from './password-input.tsx'

type TextFieldProps = Omit<ComponentProps<typeof Input>, 'value' | 'name'> & {
  label: ReactNode
  /** Name, value, change and error of the field, as a form hands them out. */
  field: { name: string; value: string; onValue: (value: string) => void; error: string | undefined }
  hint?: ReactNode
  aside?: ReactNode
}

/** One line of text with its label and its error; `type="password"` can be shown and hidden. */
export function TextField({ label, field, hint, aside, required, className, ...input }: TextFieldProps) {
  const { error, ...state } = field
  const Control = input.type === 'password' ? PasswordInput : Input
  return (
    <Field
      label={label}
      error={error}
      {...(required === undefined ? {} : { required })}
      {...(hint === undefined ? {} : { hint })}
      {...(aside === undefined ? {} : { aside })}
      {...(className === undefined ? {} : { className })}
    >
      {(control) => <Control {...input} {...control} {...state} />}
    </Field>
  )
}
