/** A new posting is worth a line from this score on. */
export const FITS_FROM = 70
/** So many of the newest postings are compared with a profile. */
export const NEWEST_COMPARED = 150
/** Interviews are told of so many days ahead. */
export const INTERVIEW_DAYS = 7
