/** Boards postings come from (spec 2 §1). */
export const SOURCES = ['olj', 'linkedin'] as const
/** Sort options (spec 2 §9). */
export const SORT_VALUES = ['date_desc', 'date_asc', 'relevance'] as const
export type SortBy = (typeof SORT_VALUES)[number]
/** Monthly pay in US dollars (spec 2 §9). */
export const SALARY_RANGES = ['0-500', '500-1000', '1000-2000', '2000-5000', '5000+'] as const
/** Spec 2 §9. */
export const DATE_POSTED_VALUES = ['today', '3days', 'week', 'month'] as const
/** Values of the job type filter (spec 2 §9). */
export const JOB_TYPE_FILTERS = ['Full-time', 'Part-time', 'Contract', 'Gig', 'Remote', 'Hybrid', 'On-site'] as const
/** Postings on a listing page (spec 2 §9). */
export const PAGE_SIZE = 10
