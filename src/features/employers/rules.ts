/** Employers, and postings of one employer, on a page. */
export const EMPLOYER_PAGE_SIZE = 20
