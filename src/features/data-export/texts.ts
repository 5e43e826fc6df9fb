/** The first one is the product's to the letter. */
export const EXPORT_SENTENCES = {
  failed: 'Failed to request your data export.',
  requested: 'We are putting your data together. You get a mail when it is ready.',
  tooMany: 'You asked for several exports today. Please try again tomorrow.',
  gone: 'This export is not there any more. Please ask for a new one.',
} as const
