import type { Source } from '../contract.ts'

/** Sentences of spec 2 §2, §5 and §8, to the letter. */
export const JOBS_SENTENCES = {
  emptySearchTitle: 'Empty Search',
  emptySearch: 'Please enter a search term.',
  noneFound: 'No jobs found',
  loadFailed: 'Failed to load jobs. Please try again.',
  searchFailed: 'Failed to search jobs. Please try again.',
  allFailed: 'Failed to load all jobs. Please try again.',
  similarFailed: 'Failed to find similar jobs. Showing all jobs instead.',
  detailFailed: 'Failed to load job details. Please try again.',
} as const

export const SOURCE_NAMES: Record<Source, string> = { olj: 'OnlineJobs.ph', linkedin: 'LinkedIn' }

/** How the board calls a posting without a name of its employer. */
export const UNNAMED_EMPLOYER = 'Employer not named'
export const NOT_SPECIFIED = 'Not specified'
