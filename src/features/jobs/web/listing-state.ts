import { type AdvancedFilter, advancedAsked } from '../filters/rules.ts'
import {
  DATE_POSTED_VALUES,
  JOB_TYPE_FILTERS,
  PAGE_SIZE,
  SALARY_RANGES,
  SORT_VALUES,
  type SortBy,
  SOURCES,
} from '../rules.ts'

/** What the address of the listing says (spec 2 §2); everything a person chose is in it. */
export type ListingState = {
  search: string
  jobTypes: string[]
  source: '' | (typeof SOURCES)[number]
  salaryRange: string
  datePosted: string
  tags: string
  /** A URL without `sort_by` means relevance; `match` is for who is signed in. */
  sortBy: SortBy | 'match'
  /** The least match from 0 to 100, as the address has it; '' for any. */
  leastMatch: string
  page: number
  similarTo: string | null
}

/** Pages a list can be turned to. */
export const MAX_PAGE = 1000
const MAX_TERM = 200

const oneOf = <V extends string>(values: readonly V[], given: string | null): V | undefined =>
  values.find((value) => value === given)

/** Job types by their filter names, whatever the case; a plain form repeats the parameter, a link lists with commas. */
function readJobTypes(search: URLSearchParams): string[] {
  const given = new Set(
    search.getAll('job_type').flatMap((text) =>
      text
        .toLowerCase()
        .split(',')
        .map((one) => one.trim()),
    ),
  )
  return JOB_TYPE_FILTERS.filter((type) => given.has(type.toLowerCase()))
}

/** Tags as a comma list without empty ones. */
const readTags = (search: URLSearchParams): string =>
  search
    .getAll('tags')
    .join(',')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .join(',')

/** Reads an address; what cannot be meant counts as absent. */
export function readListing(search: URLSearchParams): ListingState {
  const page = Number(search.get('page') ?? 1)
  const similar = search.get('similar_to')
  return {
    search: (search.get('search')?.trim() || search.get('q')?.trim() || '').slice(0, MAX_TERM),
    jobTypes: readJobTypes(search),
    source: oneOf(SOURCES, search.get('source')) ?? '',
    salaryRange: oneOf(SALARY_RANGES, search.get('salary_range')) ?? '',
    datePosted: oneOf(DATE_POSTED_VALUES, search.get('date_posted')) ?? '',
    tags: readTags(search),
    sortBy: oneOf([...SORT_VALUES, 'match'], search.get('sort_by')) ?? 'relevance',
    leastMatch: /^(?:[1-9]\d|100)$/.exec(search.get('min_match') ?? '')?.[0] ?? '',
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, MAX_PAGE) : 1,
    similarTo: similar !== null && /^\d{1,9}$/.test(similar) ? similar : null,
  }
}

/** What the address says right now; what a screen shows follows it a moment later. Elsewhere it is what is `shown`. */
export const presentListing = (shown: ListingState): ListingState =>
  window.location.pathname === '/jobs' ? readListing(new URLSearchParams(window.location.search)) : shown

/** The newest postings, unfiltered. */
export const LATEST: ListingState = { ...readListing(new URLSearchParams()), sortBy: 'date_desc' }

/** Address of the listing with some of its state changed; any change but the page's begins at page 1. */
export function listingAddress(state: ListingState, change: Partial<ListingState> = {}): string {
  const next = { ...state, page: 1, ...change }
  const pairs: [string, string][] = [
    ['search', next.search],
    ['job_type', next.jobTypes.join(',')],
    ['source', next.source],
    ['salary_range', next.salaryRange],
    ['date_posted', next.datePosted],
    ['tags', next.tags],
    ['sort_by', next.sortBy === 'relevance' ? '' : next.sortBy],
    ['min_match', next.sortBy === 'match' ? next.leastMatch : ''],
    ['page', next.page > 1 ? String(next.page) : ''],
    ['similar_to', next.similarTo ?? ''],
  ]
  const query = new URLSearchParams(pairs.filter(([, value]) => value !== '')).toString()
  return query === '' ? '/jobs' : `/jobs?${query}`
}

/** The state as the search endpoint's query. */
export function toQuery(state: ListingState) {
  return {
    page: String(state.page),
    per_page: String(PAGE_SIZE),
    sort_by: state.sortBy === 'match' ? ('relevance' as const) : state.sortBy,
    search: state.search,
    job_type: state.jobTypes.join(','),
    salary_range: state.salaryRange,
    date_posted: state.datePosted,
    source: state.source,
    tags: state.tags,
  }
}

/** What narrows the list, as the endpoints take it. */
export function toFilterQuery(state: ListingState) {
  const { page: _page, per_page: _size, sort_by: _sort, ...narrowing } = toQuery(state)
  return narrowing
}

/** The filters of the state that only some plans have. */
export const advancedOf = (state: ListingState): AdvancedFilter[] => advancedAsked(toQuery(state))

/** None of the filters that only some plans have. */
export const NO_ADVANCED: Partial<ListingState> = { jobTypes: [], salaryRange: '', datePosted: '', tags: '' }

/** The same list without what only some plans have, and without any filter at all. */
export const withoutAdvanced = (state: ListingState): string => listingAddress(state, NO_ADVANCED)
export const withoutFilters = (state: ListingState): string => listingAddress(state, { ...NO_ADVANCED, source: '' })

/** Whether anything narrows the list. */
export const isNarrowed = (state: ListingState): boolean =>
  [state.search, state.source, state.salaryRange, state.datePosted, state.tags].some((text) => text !== '') ||
  state.jobTypes.length > 0
