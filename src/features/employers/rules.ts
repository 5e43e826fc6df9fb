/** Employers, and postings of one employer, on a page. */
export const EMPLOYER_PAGE_SIZE = 20
/** Orders of the team's list. */
export const EMPLOYER_SORTS = ['name', 'postings', 'last_seen'] as const
export type EmployerSort = (typeof EMPLOYER_SORTS)[number]
/** Months of postings that are shown, the running one last. */
export const MONTHS_SHOWN = 12
/** Characters of a note, and of a reply to it. */
export const LONGEST_NOTE = 2000
/** Characters of the reason kept in the audit trail. */
export const LONGEST_REASON = 500
