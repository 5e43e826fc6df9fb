import type { Application } from '../contract.ts'
import { type ApplicationStatus, STATUS_LABELS, STATUSES } from '../rules.ts'

/** What the list can be narrowed to: a status of the person, or what was not (yet) confirmed as sent. */
export type ListFilter = 'all' | ApplicationStatus | 'unsent'
export type FilterRow = { value: ListFilter; label: string; count: number }

/** Only what the board confirmed counts under a status (product, "Application record"). */
const fits = (row: Application, filter: ListFilter): boolean => {
  if (filter === 'all') return true
  return filter === 'unsent' ? row.delivery !== 'confirmed' : row.delivery === 'confirmed' && row.status === filter
}

/** The filter an address asks for; anything unknown shows all. */
export function readFilter(given: string | null): ListFilter {
  const known: readonly string[] = [...STATUSES, 'unsent']
  return given !== null && known.includes(given) ? (given as ListFilter) : 'all'
}

/** The filters with how many they show; a status nothing has is left out, except the one that is chosen. */
export function filterRows(rows: readonly Application[], chosen: ListFilter): FilterRow[] {
  const labels: [ListFilter, string][] = [
    ['all', 'All'],
    ...STATUSES.map((status): [ListFilter, string] => [status, STATUS_LABELS[status]]),
    ['unsent', 'Not confirmed'],
  ]
  return labels
    .map(([value, label]) => ({ value, label, count: rows.filter((row) => fits(row, value)).length }))
    .filter((row) => row.value === 'all' || row.value === chosen || row.count > 0)
}

export const filtered = (rows: readonly Application[], filter: ListFilter): Application[] =>
  rows.filter((row) => fits(row, filter))
