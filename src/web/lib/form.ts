import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
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

/** Sentences under the fields; a refusal also moves the focus to the first wrong one. */
function useProblems(form: RefObject<HTMLFormElement | null>) {
  const [errors, setErrors] = useState<Errors>({})
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form, refusals])
  const refuse = (next: Errors) => {
    setErrors(next)
    setRefusals((count) => count + 1)
  }
  return { errors, setErrors, refuse, refused: refusals > 0 }
}

/** Sends one at a time: a second call while one is under way does nothing. */
function useSending(work: () => Promise<void>) {
  const [busy, setBusy] = useState(false)
  const start = async () => {
    if (busy) return
    setBusy(true)
    await work().finally(() => setBusy(false))
  }
  return { busy, start }
}

/**
 * A form with the habits of every form here: sentences under the fields, focus on the first wrong one, nothing typed is
 * lost, no second sending while one is under way.
 */
export function useForm<V extends Values>({ initial, schema, send, onFailure }: FormOptions<V>) {
  const ref = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(initial)
  const { errors, setErrors, refuse, refused } = useProblems(ref)
  const { busy, start } = useSending(async () => {
    const problems = problemsOf(schema, values)
    if (Object.keys(problems).length > 0) return refuse(problems)
    setErrors({})
    await send(values).catch((error: unknown) => {
      if (error instanceof ApiError && Object.keys(error.fields).length > 0) refuse(firstSentences(error.fields))
      else onFailure?.(error)
    })
  })
  /** Several fields at once, where one follows from another. */
  const changeSome = (some: Partial<V>) => {
    const next = { ...values, ...some }
    setValues(next)
    if (refused) setErrors(problemsOf(schema, next))
  }
  const change = <K extends keyof V & string>(name: K, value: V[K]) =>
    changeSome({ [name]: value } as unknown as Partial<V>)
  const field = <K extends keyof V & string>(name: K): FieldState<V[K]> => ({
    name,
    value: values[name],
    onValue: (value) => change(name, value),
    error: errors[name],
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void start()
  }
  /** `formError` is the sentence that belongs to no field; `form` is for the `<form>` element. */
  const formError = errors.non_field_errors
  // Sent before the scripts have come, what was typed must not end up in the address.
  const form = { ref, noValidate: true, method: 'post', onSubmit }
  return { values, errors, busy, formError, setErrors: refuse, change, changeSome, field, form }
}
