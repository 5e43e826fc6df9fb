import type { Instruction } from '#features/cover-letters/instructions/contract.ts'

export const ALERT_KINDS = ['search', 'matches', 'employer', 'changes'] as const
export type AlertKind = (typeof ALERT_KINDS)[number]

/** Alerts a person may have. */
export const ALERTS_MAX = 100
/** From how well a posting has to fit, in percent. */
export const LEAST_SCORES = [50, 60, 70, 80, 90] as const
export const USUAL_LEAST_SCORE = 70

export const CHANGE_KINDS = ['closed', 'open_again', 'pay', 'hours', 'fee', 'instructions'] as const
export type ChangeKind = (typeof CHANGE_KINDS)[number]
/** What of a posting is another than before; an empty text says that there was nothing. */
export type Change = { what: ChangeKind; before: string; after: string }

/** A posting as it read at one moment. */
export type Watched = {
  title: string
  description: string
  salary: string | null
  hours: number | null
  closed: boolean
  reason: string | null
}
/** What is read out of a posting's words. Given, because the readers are large. */
type Readers = {
  /** The words that ask for a fee; null where none does. */
  feeIn: (posting: Watched) => string | null
  instructionsIn: (description: string) => readonly Instruction[]
}

const asked = (instructions: readonly Instruction[]) =>
  instructions.map(({ quote }) => quote.replace(/\s+/g, ' ').trim()).join(' · ')

/** What changed of a posting that matters to somebody who keeps it, before and after. */
export function changesOf(before: Watched, after: Watched, { feeIn, instructionsIn }: Readers): Change[] {
  if (after.closed) return before.closed ? [] : [{ what: 'closed', before: 'Open', after: after.reason ?? 'Closed' }]
  const [feeBefore, feeAfter] = [feeIn(before), feeIn(after)]
  const [toDoBefore, toDo] = [before, after].map(({ description }) => asked(instructionsIn(description)))
  const told: (Change | null)[] = [
    before.closed ? { what: 'open_again', before: 'Closed', after: 'Open' } : null,
    changed('pay', before.salary ?? '', after.salary ?? ''),
    changed('hours', hoursText(before.hours), hoursText(after.hours)),
    feeAfter !== null && feeBefore === null ? { what: 'fee', before: '', after: feeAfter } : null,
    changed('instructions', toDoBefore ?? '', toDo ?? ''),
  ]
  return told.filter((change) => change !== null)
}

const hoursText = (hours: number | null) => (hours === null ? '' : `${hours} hours a week`)

const changed = (what: ChangeKind, before: string, after: string): Change | null =>
  before === after ? null : { what, before, after }

/** Several changes of one posting as one: the first before, the last after, and nothing that went back to what it was. */
export function joined(changes: readonly Change[]): Change[] {
  const byKind = Map.groupBy(changes, ({ what }) => (what === 'open_again' ? 'closed' : what))
  return [...byKind.values()].flatMap((same) => {
    const [first, last] = [same[0], same.at(-1)]
    return first && last && first.before !== last.after ? [{ ...last, before: first.before }] : []
  })
}

type Node = { keys: readonly string[]; cost: number } | null

/**
 * Words one of which stands in every posting a question can find, and as few postings as possible have: the question as
 * PostgreSQL writes it, and how many postings have a word. Null when no word has to be there, so that it finds anything.
 */
export function keysOf(question: string, postingsWith: (word: string) => number): string[] | null {
  const tokens = question.match(/'(?:[^']|'')*'(?::[*A-D]+)?|<(?:-|\d+)>|[&|!()]/g) ?? []
  let at = 0
  const either = (): Node => {
    let found = both()
    while (tokens[at] === '|') {
      at += 1
      const other = both()
      found = found && other && { keys: [...found.keys, ...other.keys], cost: found.cost + other.cost }
    }
    return found
  }
  const both = (): Node => {
    let found = single()
    while (tokens[at] === '&' || tokens[at]?.startsWith('<')) {
      at += 1
      const other = single()
      found = found && other ? (other.cost < found.cost ? other : found) : (found ?? other)
    }
    return found
  }
  const single = (): Node => {
    const token = tokens[at] ?? ''
    at += 1
    if (token === '!') return single() && null
    if (token === '(') {
      const inner = either()
      at += 1
      return inner
    }
    const [, word = '', how = ''] = /^'(.*)'(?::(.*))?$/s.exec(token) ?? []
    // What only begins like a word cannot be looked up by it.
    if (word === '' || how.includes('*')) return null
    const key = word.replaceAll("''", "'").replaceAll('\\\\', '\\')
    return { keys: [key], cost: postingsWith(key) }
  }
  const found = tokens.length === 0 ? null : either()
  return found && [...new Set(found.keys)]
}

/** Devices a person may have told at once; the oldest goes for one more. */
export const DEVICES_MAX = 16
/** Hours in Manila between which a phone is left alone unless its person asked otherwise. */
const [QUIET_FROM, QUIET_UNTIL] = [22, 7]
const [HOUR_MS, MANILA_HOURS] = [3_600_000, 8]

/** Whether it is night in Manila. */
export function isQuiet(now: Date): boolean {
  const hour = Math.floor(now.getTime() / HOUR_MS + MANILA_HOURS) % 24
  return hour < QUIET_UNTIL || hour >= QUIET_FROM
}
