import type { NoteKind } from '../kinds/rules.ts'

type Told = { kind: NoteKind; quote: string }

/** What is paid in or kept as a pledge, and is no fee. */
const PLEDGED =
  /\b(?:bond|laptop|computer|equipment|headset|software|licen[cs]es?|tools|guarantee|deposit|recharge|top[-\s]?up|cash[-\s]?in)\b/i
const FEE = /\bfees?\b/i

/** The notes of one sentence, where a sum that is asked for once is called a fee or a deposit, and not both. */
export function feeOrDeposit<Note extends Told>(sentence: string, notes: readonly Note[]): Note[] {
  const kinds = new Set(notes.map(({ kind }) => kind))
  if (!kinds.has('fee') || !kinds.has('deposit')) return [...notes]
  const other = PLEDGED.test(sentence) && !FEE.test(sentence) ? 'fee' : 'deposit'
  return notes.filter(({ kind }) => kind !== other)
}

/**
 * Each kind once, in the order of `kinds`, by the first words that show it. A deposit is told beside paid tasks where it
 * has words of its own.
 */
export function onceEach<Note extends Told>(kinds: readonly NoteKind[], notes: readonly Note[]): Note[] {
  const tasks = notes.find(({ kind }) => kind === 'paid_tasks')
  return kinds.flatMap(
    (wanted) =>
      notes.find(({ kind, quote }) => kind === wanted && (kind !== 'deposit' || quote !== tasks?.quote)) ?? [],
  )
}
