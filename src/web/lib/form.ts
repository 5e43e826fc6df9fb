import { type FormEvent, useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { ApiError } from './api.ts'

// The content policy forbids `eval`, which zod would use to compile its parsers.
z.config({ jitless: true })

type Values = Record<string, unknown>
type Errors = Record<string, string>

/** What a control needs to take part in a form: its value, how to change it and the sentence under it. */
export type FieldState<V> = { name: string; value: V; onValue: (value: V) => void; error: string | undefined }

type FormOptions<V extends Values> = {
  initial: V
  /** Checked before sending and, once it failed, on every change. */
  schema: z.core.$ZodType
  /** Sends; an ApiError with fields lands under the fields, everything else goes to `onFailure`. */
  send: (values: V) => Promise<void>
  onFailure?: (error: unknown) => void
}

function problemsOf(schema: z.core.$ZodType, values: Values): Errors {
  const result = z.safeParse(schema, values)
  const errors: Errors = {}
  for (const issue of result.success ? [] : result.error.issues) {
    errors[issue.path.join('.') || 'non_field_errors'] ??= issue.message
  }
  return errors
}

const firstSentences = (fields: Record<string, string[]>): Errors =>
  Object.fromEntries(Object.entries(fields).map(([name, sentences]) => [name, sentences[0] ?? '']))

/**
 * A form with the habits of every form here: sentences under the fields, focus on the first wrong one, nothing typed is
 * lost, no second sending while one is under way.
 */
export function useForm<V extends Values>({ initial, schema, send, onFailure }: FormOptions<V>) {
  const ref = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<Errors>({})
  const [busy, setBusy] = useState(false)
  const [checked, setChecked] = useState(false)
  const [focusRound, setFocusRound] = useState(0)

  useEffect(() => {
    if (focusRound > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [focusRound])

  const refuse = (next: Errors) => {
    setErrors(next)
    setChecked(true)
    setFocusRound((round) => round + 1)
  }

  const take = (next: V) => {
    setValues(next)
    if (checked) setErrors(problemsOf(schema, next))
  }
  const changeSome = (some: Partial<V>) => take({ ...values, ...some })
  const change = <K extends keyof V & string>(name: K, value: V[K]) => take({ ...values, [name]: value })

  const submit = async () => {
    const problems = problemsOf(schema, values)
    if (Object.keys(problems).length > 0) return refuse(problems)
    setErrors({})
    setBusy(true)
    try {
      await send(values)
    } catch (error) {
      if (error instanceof ApiError && Object.keys(error.fields).length > 0) refuse(firstSentences(error.fields))
      else onFailure?.(error)
    } finally {
      setBusy(false)
    }
  }

  return {
    values,
    errors,
    busy,
    /** The sentence that belongs to no field. */
    formError: errors.non_field_errors,
    setErrors: refuse,
    change,
    /** Several fields at once, where one follows from another. */
    changeSome,
    field: <K extends keyof V & string>(name: K): FieldState<V[K]> => ({
      name,
      value: values[name],
      onValue: (value) => change(name, value),
      error: errors[name],
    }),
    /** For the `<form>` element. */
    form: {
      ref,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault()
        if (!busy) void submit()
      },
    },
  }
}
