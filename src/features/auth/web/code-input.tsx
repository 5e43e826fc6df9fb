import { type RefObject, useEffect, useRef } from 'react'
import type { FieldState } from '#web/lib/form/use-form.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { CODE_DIGITS } from '../rules.ts'
import { codeDigits } from './code-digits.ts'

type CodeInputProps = {
  field: FieldState<string>
  /** A form that asks for nothing else is sent when all six digits are there. */
  form?: RefObject<HTMLFormElement | null>
  label?: string
  hint?: string
}

/** A code of six digits in one field: phones offer the one of a mail, and a pasted sentence gives its digits. */
export function CodeInput({ field, form, label = 'Verification code', hint }: CodeInputProps) {
  const { error, value, onValue, name } = field
  const tried = useRef('')
  useEffect(() => {
    if (tried.current === value) return
    tried.current = value
    if (value.length === CODE_DIGITS) form?.current?.requestSubmit()
  }, [form, value])
  return (
    <Field
      label={label}
      error={error}
      required
      hint={
        hint ?? (form ? `${CODE_DIGITS} digits, sent as soon as they are in` : `${CODE_DIGITS} digits, from the mail`)
      }
    >
      {(control) => (
        <Input
          {...control}
          name={name}
          value={value}
          onValue={(text) => onValue(codeDigits(text))}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCorrect="off"
          spellCheck={false}
          className="tabular text-2xl tracking-[0.35em]"
        />
      )}
    </Field>
  )
}
