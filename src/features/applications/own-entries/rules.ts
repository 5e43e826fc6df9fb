/** Of one person; the list is read whole. */
export const MAX_OWN_ENTRIES = 1000
export const OWN_TITLE_MAX = 200
export const OWN_EMPLOYER_MAX = 200
export const OWN_SOURCE_MAX = 60
export const OWN_LINK_MAX = 2000
/** For so long what was taken away can be put back. */
export const RESTORABLE_HOURS = 24

export const OWN_SAYS = {
  titleRequired: 'Please enter the job title.',
  titleForUnknownLink: 'We do not know this posting yet. Please enter the job title.',
  alreadyThere: 'You already have an application to this job.',
  future: 'Enter a date that is not in the future.',
  tooMany: `You can note at most ${MAX_OWN_ENTRIES} applications made elsewhere.`,
  link: 'Enter a link that begins with http.',
  nothingToRestore: 'This entry can no longer be put back.',
} as const
