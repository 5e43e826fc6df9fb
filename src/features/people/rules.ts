export const PEOPLE_PAGE_SIZE = 25
export const LONGEST_SEARCH = 100
export const LONGEST_REASON = 500
/** So many days a trial is extended by at once. */
export const MOST_TRIAL_DAYS = 30
