/** Open jobs on a page of a company. */
export const COMPANY_PAGE_SIZE = 10
/** Nobody turns more pages than these; the job list with its filters leads further. */
export const MOST_PAGES = 100
