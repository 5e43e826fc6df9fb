/** What the pages for employers say; the spec has no words for them. */
export const EMPLOYER_TEXTS = {
  listFailed: 'The employers could not be loaded.',
  none: 'No employer has this name',
  noneYet: 'No employers yet',
  detailFailed: 'This employer could not be loaded.',
  gone: 'This employer does not exist.',
  noPostings: 'No postings',
} as const

const SOURCES = { olj: 'OnlineJobs.ph', linkedin: 'LinkedIn' } as const

/** The boards an employer was seen on. */
export const sourcesText = (sources: (keyof typeof SOURCES)[]): string =>
  sources.map((source) => SOURCES[source]).join(', ')

/** `3 postings, 1 open`. */
export const postingsText = (total: number, open: number): string =>
  `${total} ${total === 1 ? 'posting' : 'postings'}, ${open} open`
