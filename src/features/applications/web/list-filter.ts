import type { Application } from '../contract.ts'
import { type ApplicationStatus, STATUS_LABELS, STATUSES } from '../rules.ts'

/** What the list can be narrowed to: a status of the person, what lies quiet, was made elsewhere or is not confirmed. */
export type ListFilter = 'all' | ApplicationStatus | 'quiet' | 'elsewhere' | 'unsent'
export type FilterRow = { value: ListFilter; label: string; count: number }
export type ListView = 'table' | 'board'
/** What the address of the list says; `search` as it was typed. */
export type ListState = { filter: ListFilter; search: string; view: ListView }

/** Only what was confirmed counts under a status (product, "Application record"). */
const fits = (row: Application, filter: ListFilter): boolean => {
  if (filter === 'all') return true
  if (filter === 'quiet') return row.quiet_days !== null
  if (filter === 'elsewhere') return row.applied_elsewhere
  return filter === 'unsent' ? row.delivery !== 'confirmed' : row.delivery === 'confirmed' && row.status === filter
}

/** Every typed word stands somewhere in title, employer, source or notes. */
const found = (row: Application, search: string): boolean => {
  const text = [row.job_title, row.employer_name, row.source, row.notes].join(' ').toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** The filter an address asks for; anything unknown shows all. */
export function readFilter(given: string | null): ListFilter {
  const known: readonly string[] = [...STATUSES, 'quiet', 'elsewhere', 'unsent']
  return given !== null && known.includes(given) ? (given as ListFilter) : 'all'
}

const SEARCH_MAX = 100

export const readListState = (params: URLSearchParams): ListState => ({
  filter: readFilter(params.get('status')),
  search: (params.get('q') ?? '').slice(0, SEARCH_MAX),
  view: params.get('view') === 'board' ? 'board' : 'table',
})

/** The address of a state; what is usual is left out. */
export function listAddress({ filter, search, view }: ListState): string {
  const params = new URLSearchParams()
  if (filter !== 'all') params.set('status', filter)
  if (search !== '') params.set('q', search)
  if (view !== 'table') params.set('view', view)
  const query = params.toString()
  return query === '' ? '/applications' : `/applications?${query}`
}

/** The filters with how many they show; a status nothing has is left out, except the one that is chosen. */
export function filterRows(rows: readonly Application[], chosen: ListFilter): FilterRow[] {
  const labels: [ListFilter, string][] = [
    ['all', 'All'],
    ...STATUSES.map((status): [ListFilter, string] => [status, STATUS_LABELS[status]]),
    ['quiet', 'No reply'],
    ['elsewhere', 'Made elsewhere'],
    ['unsent', 'Not confirmed'],
  ]
  return labels
    .map(([value, label]) => ({ value, label, count: rows.filter((row) => fits(row, value)).length }))
    .filter((row) => row.value === 'all' || row.value === chosen || row.count > 0)
}

export const filtered = (rows: readonly Application[], filter: ListFilter): Application[] =>
  rows.filter((row) => fits(row, filter))

export const searched = (rows: readonly Application[], search: string): Application[] =>
  search.trim() === '' ? [...rows] : rows.filter((row) => found(row, search.trim()))
