import { type FormEvent, type RefObject, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { useHydrated } from '../session.ts'
import { errorsOf, FormStore, type Sending, type Values } from './form-store.ts'
import { isSame, type Keeping, placeOf } from './kept.ts'
import type { PathOf } from './paths.ts'

export type { FieldState } from './form-store.ts'

export type FormOptions<V extends Values> = Omit<Sending<V>, 'send'> & {
  initial: V
  /** Left out where each of several buttons sends in its own way. */
  send?: Sending<V>['send']
  /** Keeps what is typed until it is sent; without it, it goes with the form. */
  draft?: Keeping<V>
  /** What only the browser knows, such as the person's name; the server's page begins with `initial`. */
  known?: () => Partial<V>
}

function useStore<V extends Values>({ initial, draft, known }: FormOptions<V>): FormStore<V> {
  const hydrated = useHydrated()
  const [store] = useState(() => {
    const made = new FormStore(initial, draft, draft ? placeOf(draft.name) : null)
    // Later ones begin with everything; the first render of a page has to be equal to the server's.
    if (hydrated) made.arrive(known?.())
    return made
  })
  useEffect(() => {
    store.arrive(known?.())
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the page is taken over
  }, [store])
  return store
}

/** Each refusal leads to the first wrong field, and to the whole sentence below it. */
function useFocusOnWrong(form: RefObject<HTMLFormElement | null>, refusals: number): void {
  useEffect(() => {
    const wrong = refusals > 0 ? form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') : undefined
    if (!wrong) return
    wrong.focus()
    document.getElementById(`${wrong.id}-error`)?.scrollIntoView({ block: 'nearest' })
  }, [form, refusals])
}

/**
 * A form with the habits of every form here: sentences under the fields, focus on the first wrong one, nothing typed is
 * lost, no second sending while one is under way. docs/forms.md shows how one is written.
 */
export function useForm<V extends Values>(options: FormOptions<V>) {
  return useFormStore(useStore(options), options)
}

/** The same for a form that lives longer than the component that shows it. */
export function useFormStore<V extends Values>(store: FormStore<V>, options: Omit<FormOptions<V>, 'initial'>) {
  const ref = useRef<HTMLFormElement>(null)
  const id = useId()
  const state = useSyncExternalStore(store.subscribe, store.read, store.read)
  useFocusOnWrong(ref, state.refusals)
  /** Sends as the form's button does, or in another way for a second button. */
  const submit = async (other: Partial<Sending<V>> = {}) => {
    const { send = options.send, ...rest } = other
    if (send) await store.submit({ ...options, ...rest, send })
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    // A dialog opened from within another form sends itself alone.
    event.stopPropagation()
    void submit()
  }
  return {
    values: state.values,
    errors: errorsOf(state),
    busy: state.busy,
    failure: state.failure,
    restored: state.restored,
    /** Counts refusals, for a form that leads to its first wrong field in its own way. */
    refusals: state.refusals,
    /** Whether something is typed that was not sent. */
    dirty: !isSame(state.values, state.initial),
    /** The sentence that belongs to no field. */
    formError: store.formError(state),
    // Made anew with each state: whatever remembers by what it is given would keep what a lasting function said first.
    field: <P extends PathOf<V>>(path: P) => store.field(path, state),
    change: store.change,
    changeSome: store.changeSome,
    refuse: store.refuse,
    reset: store.reset,
    follow: store.follow,
    submit,
    // Sent before the scripts have come, what was typed must not end up in the address.
    form: { ref, id, noValidate: true, method: 'post', onSubmit },
  }
}
export type Form<V extends Values> = ReturnType<typeof useForm<V>>

/** What a dialog or a notice around any form needs of it. */
export type FormFrame = Pick<Form<Values>, 'busy' | 'dirty' | 'failure' | 'restored' | 'formError' | 'form'> & {
  reset: () => void
}
