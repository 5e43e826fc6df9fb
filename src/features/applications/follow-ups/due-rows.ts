import type { Application } from '../contract.ts'
import { dueness } from './rules.ts'

type Next = NonNullable<Application['next_follow_up']>

/** The follow-ups that are due today or overdue, one per application, the longest overdue first. */
export const dueRows = (rows: readonly Application[], now: Date): { row: Application; next: Next }[] =>
  rows
    .flatMap((row) => (row.next_follow_up === null ? [] : [{ row, next: row.next_follow_up }]))
    .filter(({ next }) => dueness(next.due_on, now) !== 'later')
    .toSorted((a, b) => a.next.due_on.localeCompare(b.next.due_on) || a.next.id - b.next.id)
