export const COVER_LETTER_MAX = 10_000
export const SUBJECT_MAX = 150
export const CUSTOM_PROMPT_MAX = 2000
export const INSTRUCTIONS_MAX = 5000

/** Said when a letter or the job it names is not there (spec 2 §8). */
export const GONE = 'Resource not found. The job or cover letter might have been removed.'
