export const COVER_LETTER_MAX = 10_000
/** Versions are never changed or removed, and nobody writes so many to one employer. */
export const VERSIONS_MAX = 100
export const TOO_MANY_VERSIONS = `You have kept ${VERSIONS_MAX} versions of this letter. Please apply with one of them.`
export const SUBJECT_MAX = 150
/** Begins the place of an answer only the person has: "[Your answer: why you want to work with us]". */
export const GAP = 'Your answer: '
export const CUSTOM_PROMPT_MAX = 2000
export const INSTRUCTIONS_MAX = 5000

/** Said when a letter or the job it names is not there (spec 2 §8). */
export const GONE = 'Resource not found. The job or cover letter might have been removed.'

/** Nobody confirms more than a letter can hold. */
export const CONFIRMED_MAX = 60

/** Said when a generated letter states what nothing covers. */
export const UNCONFIRMED =
  'Your letter says things that are not in your profile or resume. Confirm or remove them before you send it.'
