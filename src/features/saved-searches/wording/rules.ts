import { type Criteria, CRITERIA_KEYS, type CriteriaKey, NAME_MAX } from '../rules.ts'

const WORDS: Record<CriteriaKey, (value: string) => string> = {
  search: (value) => `“${value}”`,
  job_type: (value) => value.split(',').join(' or '),
  salary_range: (value) => `$${value.replace('-', '–$')} a month`,
  date_posted: (value) =>
    ({ today: 'today', '3days': 'last 3 days', week: 'last week', month: 'last month' })[value] ?? '',
  source: (value) => (value === 'olj' ? 'OnlineJobs.ph' : value === 'linkedin' ? 'LinkedIn' : ''),
  tags: (value) => value.split(',').join(' or '),
  sort_by: (value) => ({ date_desc: 'newest first', date_asc: 'oldest first' })[value] ?? '',
}

/** What a saved search looks for, in words: `“nurse” · Part-time or Gig · LinkedIn`. */
export const inWords = (criteria: Criteria): string =>
  CRITERIA_KEYS.flatMap((key) => {
    const value = criteria[key]
    const words = value === undefined ? '' : WORDS[key](value)
    return words === '' ? [] : [words]
  }).join(' · ')

/** A first name for a search: what it looks for, cut to fit. */
export const suggestedName = (criteria: Criteria): string =>
  inWords({ ...criteria, sort_by: '' })
    .replace(/[“”]/g, '')
    .replaceAll(' · ', ', ')
    .slice(0, NAME_MAX)
    .trim()
