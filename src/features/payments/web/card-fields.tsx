import { type ChangeEvent, useId } from 'react'
import type { FieldState } from '#web/lib/form/use-form.ts'
import { Field, FieldError } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { cardBrand, groupedNumber } from '../card.ts'

/** Digits before a place in a text. */
const digitsBefore = (text: string, place: number): number => text.slice(0, place).replace(/\D/g, '').length

/** The place in a grouped number behind so many digits. */
const placeBehind = (digits: number): number => digits + Math.max(0, Math.floor((digits - 1) / 4))

/** The number of a card: in fours as it is typed or pasted, with its mark beside the label. The caret stays where it was. */
export function CardNumberField({ field: { value, onValue, name, error } }: { field: FieldState<string> }) {
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const digits = digitsBefore(target.value, target.selectionStart ?? target.value.length)
    const grouped = groupedNumber(target.value)
    // Set here, so that React finds it done: it would put the caret at the end.
    target.value = grouped
    const place = Math.min(placeBehind(digits), grouped.length)
    target.setSelectionRange(place, place)
    onValue(grouped)
  }
  return (
    <Field label="Card number" error={error} required aside={<CardMark number={value} />}>
      {(control) => (
        <Input
          {...control}
          name={name}
          value={value}
          onChange={change}
          autoComplete="cc-number"
          inputMode="numeric"
          placeholder="1234 1234 1234 1234"
          className="tabular"
        />
      )}
    </Field>
  )
}

const BRANDS = { visa: 'Visa', mastercard: 'Mastercard' } as const

/** Whose card it is, as its first digits tell. */
function CardMark({ number }: { number: string }) {
  const brand = cardBrand(number)
  return (
    <span role="status" className="inline-flex h-6 items-center gap-1.5 font-semibold text-ink">
      {brand === 'mastercard' ? (
        <svg viewBox="0 0 30 18" className="h-4" aria-hidden="true">
          <circle cx="10" cy="9" r="8" className="fill-dagat" />
          <circle cx="20" cy="9" r="8" className="fill-mangga opacity-80" />
        </svg>
      ) : null}
      {brand === null ? null : <span className={brand === 'visa' ? 'italic' : undefined}>{BRANDS[brand]}</span>}
    </span>
  )
}

type PartProps = {
  label: string
  /** Read out; begins with the words of the label's place. */
  spoken?: string
  field: FieldState<string>
  most: number
  autoComplete: string
  placeholder: string
  errorId: string
}

function Part({ label, spoken, field: { name, value, onValue, error }, most, errorId, ...input }: PartProps) {
  return (
    <Field
      label={
        <>
          {spoken === undefined ? null : <span className="sr-only">{spoken} </span>}
          {label}
        </>
      }
      required
    >
      {(control) => (
        <Input
          {...input}
          {...control}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          name={name}
          value={value}
          onValue={onValue}
          maxLength={most}
          inputMode="numeric"
          className="tabular"
        />
      )}
    </Field>
  )
}

type ExpiryProps = { month: FieldState<string>; year: FieldState<string>; cvc: FieldState<string> }

/** Month, year and CVC side by side; what is wrong with one of them stands below all three, where there is room for it. */
export function ExpiryAndCvc({ month, year, cvc }: ExpiryProps) {
  const errorId = useId()
  const error = month.error ?? year.error ?? cvc.error
  return (
    <div className="flex flex-col gap-1.5">
      <div className="grid grid-cols-3 gap-3">
        <Part
          label="Month"
          spoken="Expiration"
          field={month}
          most={2}
          autoComplete="cc-exp-month"
          placeholder="MM"
          errorId={errorId}
        />
        <Part
          label="Year"
          spoken="Expiration"
          field={year}
          most={2}
          autoComplete="cc-exp-year"
          placeholder="YY"
          errorId={errorId}
        />
        <Part label="CVC" field={cvc} most={4} autoComplete="cc-csc" placeholder="123" errorId={errorId} />
      </div>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </div>
  )
}
