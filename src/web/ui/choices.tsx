import { useId } from 'react'
import { FieldError } from './field.tsx'

type ChoicesProps<T extends string> = {
  legend: string
  name: string
  /** Value and label of each choice. */
  options: readonly (readonly [T, string])[]
  value: readonly T[]
  onValue: (value: T[]) => void
  hint?: string
  error?: string | undefined
}

/** Several of a few: each a target of 44 px with its own box, so that the state needs no colour. */
export function Choices<T extends string>(props: ChoicesProps<T>) {
  const { legend, name, options, value, onValue, hint, error } = props
  const id = useId()
  const turn = (one: T, on: boolean) =>
    onValue(options.map(([option]) => option).filter((option) => (option === one ? on : value.includes(option))))
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className="font-semibold">{legend}</legend>
      {hint === undefined ? null : <p className="text-sm text-soft">{hint}</p>}
      <div className="mt-1.5 mb-1.5 flex flex-wrap gap-2">
        {options.map(([option, label], index) => (
          <label
            key={option}
            className="inline-flex min-h-11 items-center gap-2 rounded-box border border-edge bg-surface px-3 hover:border-dagat has-checked:border-dagat has-checked:bg-dagat-wash"
          >
            <input
              type="checkbox"
              name={name}
              value={option}
              checked={value.includes(option)}
              aria-invalid={error && index === 0 ? true : undefined}
              aria-describedby={error ? id : undefined}
              onChange={(event) => turn(option, event.target.checked)}
              className="size-4 accent-dagat"
            />
            {label}
          </label>
        ))}
      </div>
      {error ? <FieldError id={id}>{error}</FieldError> : null}
    </fieldset>
  )
}
