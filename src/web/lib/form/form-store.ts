import type * as z from 'zod/mini'
import { changedOf, isSame, type Keeping, type Place, readKept } from './kept.ts'
import { type PathOf, touches, type ValueAt, valueAt, withValueAt } from './paths.ts'
import { type Problems, problemsOf, refusedBy, WHOLE } from './problems.ts'

export type Values = Record<string, unknown>

/** What a control needs to take part in a form: its value, how to change it and the sentence under it. */
export type FieldState<V> = { name: string; value: V; onValue: (value: V) => void; error: string | undefined }

/** What is wrong with the values of a form: a schema, or what takes more than them into account. */
export type Check<V extends Values> = z.core.$ZodType | ((values: V) => Problems)

/** How a form is checked and sent. */
export type Sending<V extends Values> = {
  /** Checked before sending and, once something was refused, on every change. */
  schema: Check<V>
  /** Sends. An ApiError with fields lands under the fields, everything else goes to `onFailure`. */
  send: (values: V) => Promise<unknown>
  /** It was sent, nothing of it is kept any more, and the form may be used again. */
  onSent?: () => void
  /** Says what went wrong: a sentence for the form as a whole, sentences by field, or nothing when it told it itself. */
  onFailure?: (error: unknown) => string | Problems | void
}

export type FormState<V extends Values> = {
  values: V
  /** What the form began with, or what of it was sent last. */
  initial: V
  /** What the schema finds wrong, once something was refused. */
  found: Problems
  /** What the server, or the form's owner, said; each sentence goes when its field is changed. */
  said: Problems
  busy: boolean
  /** Counts refusals, so that each one moves the focus to the first wrong field. */
  refusals: number
  /** Why the last sending failed; null when it did not. */
  failure: unknown
  /** Something typed earlier was put back. */
  restored: boolean
}

const UNSENT = 'It could not be sent. Please try again.'

/**
 * A form outside of React: what is typed, what is wrong with it, and one sending at a time. What is typed is kept in
 * `place` until it is sent.
 */
export class FormStore<V extends Values> {
  #state: FormState<V>
  #check: Check<V> | null = null
  /** What was refused last: a row that came later has not been filled in yet, and nothing is wrong with it so far. */
  #refused: V | null = null
  #arrived = false
  readonly #place: Place | null
  readonly #keeping: Keeping<V> | undefined
  readonly #listeners = new Set<() => void>()
  readonly #fields = new Map<string, FieldState<unknown>>()

  constructor(initial: V, keeping?: Keeping<V>, place?: Place | null) {
    this.#keeping = keeping
    this.#place = place ?? null
    const nothing = { found: {}, said: {}, busy: false, refusals: 0, failure: null, restored: false }
    this.#state = { ...nothing, initial, values: initial }
  }

  readonly read = (): FormState<V> => this.#state
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Once, when the browser may show what only it knows: `known` and what was kept, where nothing was typed since. */
  arrive(known: Partial<V> = {}): void {
    if (this.#arrived) return
    this.#arrived = true
    const { initial, values } = this.#state
    const begun = { ...initial, ...known }
    const kept = this.#place && this.#keeping ? readKept(this.#place, begun, this.#keeping) : {}
    const typed = changedOf(initial, values)
    if (isSame(begun, initial) && Object.keys(kept).length === 0) return
    this.#set({ initial: begun, values: { ...begun, ...kept, ...typed }, restored: Object.keys(kept).length > 0 })
  }

  readonly change = <P extends PathOf<V>>(path: P, value: ValueAt<V, P>): void =>
    this.#change(withValueAt(this.#state.values, path, value), [path])

  /** Several fields at once, where one follows from another. */
  readonly changeSome = (some: Partial<V> | ((values: V) => Partial<V>)): void => {
    const changes = typeof some === 'function' ? some(this.#state.values) : some
    this.#change({ ...this.#state.values, ...changes }, Object.keys(changes))
  }

  /** Whether nothing is wrong, for what is not sent as a whole; refuses the form otherwise, as sending would. */
  readonly passes = (check: Check<V>): boolean => {
    const { values, refusals } = this.#state
    this.#check = check
    const found = foundBy(check, values)
    const isRight = Object.keys(found).length === 0
    this.#refused = values
    this.#set({ found, said: {}, refusals: isRight ? refusals : refusals + 1 })
    return isRight
  }

  /** Looks again where something is shown as wrong: what the check goes by besides the values is another. */
  readonly lookAgain = (check: Check<V>): void => {
    if (Object.keys(this.#state.found).length === 0) return
    this.#check = check
    this.#set({ found: foundBy(check, this.#state.values) })
  }

  /** Takes away what is shown as wrong, and checks no more until the next refusal. */
  readonly forgive = (): void => {
    this.#check = null
    this.#set({ found: {}, said: {} })
  }

  /** Sentences the server did not say, shown and led to as its own would be. */
  readonly refuse = (problems: Problems): void =>
    this.#set({ found: {}, said: problems, refusals: this.#state.refusals + 1 })

  /** Begins anew; what was typed and kept is forgotten. */
  readonly reset = (initial: V = this.#state.initial): void => {
    this.#check = null
    this.#set({ initial, values: initial, found: {}, said: {}, failure: null, restored: false })
    this.#keep()
  }

  /** Goes on from what the server has now, which another tab may have changed; what was changed here stays. */
  readonly follow = (initial: V): void => {
    const changed = changedOf(this.#state.initial, this.#state.values)
    if (Object.keys(changed).length === 0) return this.reset(initial)
    this.#set({ initial, values: { ...initial, ...changed } })
    this.#keep()
  }

  /** Sends unless it is being sent or something is wrong; never rejects. */
  readonly submit = async ({ schema, send, onSent, onFailure = () => UNSENT }: Sending<V>): Promise<void> => {
    const { values, busy } = this.#state
    if (busy || !this.passes(schema)) return
    this.#set({ failure: null, busy: true })
    try {
      await send(values)
    } catch (error) {
      this.#set({ busy: false, failure: error })
      return this.#failed(refusedBy(error) ?? onFailure(error) ?? {})
    }
    this.#sent(values)
    onSent?.()
  }

  /** The same object until its value or its sentence is another, so that no other one is drawn again. */
  readonly field = <P extends PathOf<V>>(path: P, state: FormState<V>): FieldState<ValueAt<V, P>> => {
    const before = this.#fields.get(path)
    const now = { value: valueAt(state.values, path), error: this.#sentenceOf(path, state) }
    if (before && before.value === now.value && before.error === now.error) return before as FieldState<ValueAt<V, P>>
    const onValue = before?.onValue ?? ((value: unknown) => this.change(path, value as ValueAt<V, P>))
    const field = { name: path, ...now, onValue }
    this.#fields.set(path, field)
    return field as FieldState<ValueAt<V, P>>
  }

  /** The sentence that no field of the form shows; undefined when there is none. */
  formError(state: FormState<V>): string | undefined {
    const errors = errorsOf(state)
    const paths = [...this.#fields.keys()]
    const homeless = Object.keys(errors).find((name) => !paths.some((path) => touches(path, name)))
    return errors[WHOLE] ?? (homeless === undefined ? undefined : errors[homeless])
  }

  /** A list without fields for its rows also shows what is wrong with one of them. */
  #sentenceOf(path: string, state: FormState<V>): string | undefined {
    const errors = errorsOf(state)
    const others = [...this.#fields.keys()].filter((one) => one.startsWith(`${path}.`))
    const within = Object.keys(errors).find(
      (name) => name.startsWith(`${path}.`) && !others.some((other) => touches(other, name)),
    )
    return errors[path] ?? (within === undefined ? undefined : errors[within])
  }

  #change(values: V, paths: readonly string[]): void {
    const { said, refusals } = this.#state
    const still = Object.entries(said).filter(([name]) => !paths.some((path) => touches(name, path)))
    const found = refusals > 0 && this.#check ? withoutNewRows(foundBy(this.#check, values), this.#refused) : {}
    this.#set({ values, found, said: Object.fromEntries(still) })
    this.#keep()
  }

  #failed(said: string | Problems): void {
    if (typeof said === 'string') this.#set({ said: { [WHOLE]: said } })
    else if (Object.keys(said).length > 0) this.refuse(said)
  }

  /** What was typed while it was being sent is not sent yet. */
  #sent(values: V): void {
    const begunAnew = this.#state.values === this.#state.initial
    this.#set({ busy: false, restored: false, ...(begunAnew ? {} : { initial: values }) })
    if (!this.#keeping?.outlives) this.#keep()
  }

  #keep(): void {
    const { initial, values } = this.#state
    const changed = changedOf(initial, values, this.#keeping?.never)
    this.#place?.write(Object.keys(changed).length === 0 ? null : changed)
  }

  #set(some: Partial<FormState<V>>): void {
    this.#state = { ...this.#state, ...some }
    for (const listener of this.#listeners) listener()
  }
}

const foundBy = <V extends Values>(check: Check<V>, values: V): Problems =>
  typeof check === 'function' ? check(values) : problemsOf(check, values)

const withoutNewRows = (found: Problems, refused: Values | null): Problems =>
  Object.fromEntries(Object.entries(found).filter(([path]) => !isNewRow(path, refused)))

/** Whether the path leads into a row of a list that had fewer of them when the form was refused. */
function isNewRow(path: string, refused: Values | null): boolean {
  const [, list, row] = /^(.+?)\.(\d+)\./.exec(path) ?? []
  const rows = list === undefined ? null : valueAt(refused, list)
  return Array.isArray(rows) && Number(row) >= rows.length
}

/** All sentences that are shown; what the schema finds goes before what was said. */
export const errorsOf = ({ found, said }: Pick<FormState<Values>, 'found' | 'said'>): Problems => ({
  ...said,
  ...found,
})
