import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldError } from './field.tsx'

type CheckboxProps = Omit<ComponentProps<'input'>, 'onChange'> & {
  label: ReactNode
  error?: string | undefined
  onValue?: (checked: boolean) => void
}

/** A choice with its words as one target of 44 px; `type="radio"` for one of several. */
export function Checkbox({ label, error, onValue, className, type = 'checkbox', ...input }: CheckboxProps) {
  const id = useId()
  return (
    <div className={className}>
      {/* Beside several lines the box stands with the first one. */}
      <label className="flex min-h-11 items-center gap-3 py-1 has-[.block]:items-start">
        <input
          {...input}
          type={type}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          onChange={onValue ? (event) => onValue(event.target.checked) : undefined}
          className="size-5 shrink-0 accent-dagat in-[label:has(.block)]:mt-0.5"
        />
        <span>{label}</span>
      </label>
      {error ? <FieldError id={id}>{error}</FieldError> : null}
    </div>
  )
}
