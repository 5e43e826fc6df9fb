import { useSyncExternalStore } from 'react'
import { ApiError } from '#web/lib/api.ts'
import { isRecord, placeOf } from '#web/lib/form/kept.ts'
import { readSession } from '#web/lib/session.ts'
import { ANSWERS_AT_ONCE } from '../answers/rules.ts'
import type { Claim } from '../claims/claim.ts'

type Words = { subject: string; content: string }

/** What is remembered of a draft beside its words, kept where they are. */
export type LetterNotes = {
  /** A writer or an earlier letter had a hand in it: its claims are looked at. */
  watched: boolean
  basedOn: number | null
  /** Keys of claims the person said are true. */
  confirmed: string[]
  claims: Claim[]
  /** What stood there before it was written over, for 'Undo'. */
  before: Words | null
  wish: string
  /** What was typed for a question the letter leaves open, and not added to it yet. */
  typed: Readonly<Record<string, string>>
  /** What was added, by question, as it stood in the letter then. */
  given: Readonly<Record<string, string>>
}

const NONE: LetterNotes = {
  watched: false,
  basedOn: null,
  confirmed: [],
  claims: [],
  before: null,
  wish: '',
  typed: {},
  given: {},
}
const known = new Map<string, LetterNotes>()
const listeners = new Set<() => void>()
const nameOf = (jobId: number): string => `letter:${readSession().user?.id ?? 0}:${jobId}`
const placeFor = (jobId: number) => placeOf(`letter:${jobId}`)

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []

const textsOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).filter((one): one is [string, string] => typeof one[1] === 'string'),
  )

function wordsOf(value: unknown): Words | null {
  if (!isRecord(value)) return null
  const { subject, content } = value
  return typeof subject === 'string' && typeof content === 'string' ? { subject, content } : null
}

/** Claims are not kept over a reload: they are asked for again. */
export function readNotes(jobId: number): LetterNotes {
  const name = nameOf(jobId)
  const here = known.get(name)
  if (here) return here
  const kept = placeFor(jobId).read()
  const notes: LetterNotes = isRecord(kept)
    ? {
        ...NONE,
        watched: kept.watched === true,
        basedOn: typeof kept.basedOn === 'number' ? kept.basedOn : null,
        confirmed: texts(kept.confirmed),
        before: wordsOf(kept.before),
        wish: typeof kept.wish === 'string' ? kept.wish : '',
        typed: textsOf(kept.typed),
        given: textsOf(kept.given),
      }
    : NONE
  known.set(name, notes)
  return notes
}

function put(jobId: number, notes: LetterNotes): void {
  const name = nameOf(jobId)
  known.set(name, notes)
  const { claims: _asked, ...kept } = notes
  placeFor(jobId).write(notes === NONE ? null : kept)
  for (const listener of listeners) listener()
}

export const changeNotes = (jobId: number, patch: Partial<LetterNotes>): void =>
  put(jobId, { ...readNotes(jobId), ...patch })

export const forgetNotes = (jobId: number): void => put(jobId, NONE)

/** Only what is kept outside of the page is left, as after loading it again. */
export const readNotesAnew = (): void => known.clear()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useLetterNotes = (jobId: number): LetterNotes =>
  useSyncExternalStore(
    subscribe,
    () => readNotes(jobId),
    () => NONE,
  )

/** Claims that still stand in the way. */
export const openOf = ({ watched, claims, confirmed }: LetterNotes): Claim[] =>
  watched ? claims.filter((claim) => !claim.can_confirm || !confirmed.includes(claim.key)) : []

/** What was added to the letter, as the server takes it. */
export const answersOf = (given: LetterNotes['given']): { question: string; answer: string }[] =>
  Object.entries(given)
    .map(([question, answer]) => ({ question, answer }))
    .slice(-ANSWERS_AT_ONCE)

/** A letter the server would not keep shows what has to be looked at. */
export function noteRefusal(jobId: number, error: unknown): void {
  if (!(error instanceof ApiError) || error.code !== 'unconfirmed_claims' || !Array.isArray(error.body.claims)) return
  changeNotes(jobId, { watched: true, claims: error.body.claims as Claim[] })
}
