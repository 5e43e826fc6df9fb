/** Searches a person may keep. */
export const SEARCHES_MAX = 20
/** Longest name of a saved search, in characters. */
export const NAME_MAX = 80

/** What a saved search may hold, by the parameters of the listing's address (spec 2 §2); the page is no part of it. */
export const CRITERIA_KEYS = ['search', 'job_type', 'salary_range', 'date_posted', 'source', 'tags', 'sort_by'] as const
export type CriteriaKey = (typeof CRITERIA_KEYS)[number]
export type Criteria = Partial<Record<CriteriaKey, string>>

export const SAYS = {
  nothing: 'Choose a search term or a filter first.',
  nameRequired: 'Name is required',
  nameTaken: 'You already have a saved search with this name.',
  full: `You can keep ${SEARCHES_MAX} saved searches. Please delete one first.`,
  notFound: 'Saved search not found.',
} as const

/** Two names are one when only case and spaces differ. */
export const nameKey = (name: string): string => name.replace(/\s+/g, ' ').trim().toLocaleLowerCase('en')

/** Only what says something. */
export const filled = (criteria: { [K in CriteriaKey]?: string | undefined }): Criteria =>
  Object.fromEntries(CRITERIA_KEYS.flatMap((key) => (criteria[key] ? [[key, criteria[key]]] : [])))

/** Whether it narrows anything: an order alone is no search. */
export const narrows = (criteria: { [K in CriteriaKey]?: string | undefined }): boolean =>
  Object.keys(filled(criteria)).some((key) => key !== 'sort_by')
