import * as z from 'zod/mini'
import { readDeviceDraft, writeDeviceDraft } from '../device-draft.ts'
import { readDraft, writeDraft } from '../draft.ts'
import { readSession } from '../session.ts'

type Values = Record<string, unknown>

/** How what is typed into a form is kept until it is sent. */
export type Keeping<V extends Values> = {
  /** Tells this form from all others, also from those of another row: `interview:12`. */
  name: string
  /** What must not be kept, such as a password or a consent. */
  never?: readonly (keyof V & string)[]
  /** The shape of all values, needed to keep a list that begins empty: nothing else says what its rows are. */
  shape?: z.core.$ZodType
  /** Kept beyond sending, for who comes back to correct it; `forgetKept` ends it. */
  outlives?: true
}

/** Where it is kept. */
export type Place = { read: () => unknown; write: (value: Values | null) => void }

/** On this device for a person, through restarts; for somebody who is not signed in only in this tab. */
export function placeOf(name: string): Place {
  const person = readSession().user?.id
  return person === undefined
    ? { read: () => readDraft(name), write: (value) => writeDraft(name, value) }
    : { read: () => readDeviceDraft(person, name), write: (value) => writeDeviceDraft(person, name, value) }
}

/** Forgets what this tab kept of a form that outlives its sending. */
export const forgetKept = (name: string): void => writeDraft(name, null)

export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

/** What somebody changed of the values a form began with. */
export const changedOf = <V extends Values>(initial: V, values: V, never: readonly string[] = []): Partial<V> =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !never.includes(name) && !isSame(value, initial[name])),
  ) as Partial<V>

/** Whether what was kept has fields: anything may stand in a browser's storage. */
export const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a kept value can stand where the known one stands: another version may have written it. */
function fits(known: unknown, kept: unknown): boolean {
  if (known === null || kept === null) return typeof (known ?? kept ?? '') !== 'object'
  if (Array.isArray(known)) return Array.isArray(kept) && known.length > 0 && kept.every((row) => fits(known[0], row))
  if (!isRecord(known)) return typeof kept === typeof known
  return isRecord(kept) && Object.entries(known).every(([name, value]) => fits(value, kept[name]))
}

/** What was kept, as far as it still fits the form. Fields nobody changed are not in it and follow the form's own. */
export function readKept<V extends Values>(place: Place, initial: V, { never = [], shape }: Keeping<V>): Partial<V> {
  const kept = place.read()
  if (!isRecord(kept)) return {}
  const ours = Object.entries(kept).filter(([name]) => name in initial && !never.includes(name))
  const fitting = ours.filter(([name, value]) =>
    shape ? z.safeParse(shape, { ...initial, [name]: value }).success : fits(initial[name], value),
  )
  return changedOf(initial, { ...initial, ...Object.fromEntries(fitting) })
}
