import type { ComponentProps, ReactNode } from 'react'
import { grouped } from '#contract/number.ts'
import type { FieldState } from '#web/lib/form/use-form.ts'
import { Checkbox } from './checkbox.tsx'
import { Field } from './field.tsx'
import { Select, Textarea } from './input.tsx'

type Wiring = {
  label: ReactNode
  /** As a form hands it out. */
  field: FieldState<string>
  hint?: ReactNode
  aside?: ReactNode
}

type AreaFieldProps = Wiring &
  ComponentProps<typeof Textarea> & {
    /** Says how much of so many characters is used. */
    counted?: number
  }

/** Several lines of text with their label and their error. */
export function AreaField({ label, field, hint, aside, required, counted, ...area }: AreaFieldProps) {
  const { error, ...state } = field
  const used = counted === undefined ? undefined : `${grouped(state.value.length)} / ${grouped(counted)}`
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      required={required}
      aside={used === undefined ? aside : <span className="tabular">{used}</span>}
    >
      {(control) => <Textarea {...area} {...control} {...state} />}
    </Field>
  )
}

type SelectFieldProps<T extends string> = Omit<Wiring, 'field'> &
  Omit<ComponentProps<typeof Select>, 'children'> & {
    field: FieldState<T>
    /** Value and label of each choice. */
    options: readonly (readonly [T, string])[]
  }

/** One of several in the browser's own list. */
export function SelectField<T extends string>({ label, field, options, ...rest }: SelectFieldProps<T>) {
  const { hint, aside, required, ...select } = rest
  const { name, value, error, onValue } = field
  return (
    <Field label={label} hint={hint} error={error} required={required} aside={aside}>
      {(control) => (
        <Select {...select} {...control} name={name} value={value} onValue={(chosen) => onValue(chosen as T)}>
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

/** A field of a number as a list of choices has it. */
export const asText = ({ value, onValue, ...field }: FieldState<number>): FieldState<string> => ({
  ...field,
  value: String(value),
  onValue: (text) => onValue(Number(text)),
})

type CheckFieldProps = Omit<ComponentProps<typeof Checkbox>, 'name' | 'checked' | 'onValue' | 'error' | 'value'> & {
  field: FieldState<boolean>
}

/** Yes or no. */
export function CheckField({ field: { name, value, onValue, error }, ...box }: CheckFieldProps) {
  return <Checkbox {...box} name={name} checked={value} onValue={onValue} error={error} />
}
