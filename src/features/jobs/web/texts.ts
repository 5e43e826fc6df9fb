import type { Source } from '../contract.ts'
import type { DATE_POSTED_VALUES, SALARY_RANGES } from '../rules.ts'

/** Sentences of spec 2 §2, §5 and §8, to the letter. */
export const JOBS_SENTENCES = {
  emptySearchTitle: 'Empty Search',
  emptySearch: 'Please enter a search term.',
  noneFound: 'No jobs found',
  loadFailed: 'Failed to load jobs. Please try again.',
  searchFailed: 'Failed to search jobs. Please try again.',
  allFailed: 'Failed to load all jobs. Please try again.',
  again: 'We try again by ourselves as soon as there is an answer.',
  offline: 'There is no connection right now.',
  offlineAgain: 'We try again by ourselves as soon as it is back.',
  foundBefore: 'Show what was found before',
  similarFailed: 'Failed to find similar jobs. Showing all jobs instead.',
  detailFailed: 'Failed to load job details. Please try again.',
} as const

/** For the rows of a list, where the whole names have no room. */
export const SOURCE_SHORT: Record<Source, string> = { olj: 'OLJ', linkedin: 'LinkedIn' }

export const SOURCE_NAMES: Record<Source, string> = { olj: 'OnlineJobs.ph', linkedin: 'LinkedIn' }

/** Monthly pay in dollars (spec 2 §9). */
export const SALARY_NAMES: Record<(typeof SALARY_RANGES)[number], string> = {
  '0-500': 'Up to $500',
  '500-1000': '$500–$1,000',
  '1000-2000': '$1,000–$2,000',
  '2000-5000': '$2,000–$5,000',
  '5000+': '$5,000 and more',
}

export const DATE_NAMES: Record<(typeof DATE_POSTED_VALUES)[number], string> = {
  today: 'Today',
  '3days': 'Last 3 days',
  week: 'Last 7 days',
  month: 'Last 30 days',
}

/** How the board calls a posting without a name of its employer. */
export const UNNAMED_EMPLOYER = 'Employer not named'
export const NOT_SPECIFIED = 'Not specified'
