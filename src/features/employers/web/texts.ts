import { grouped } from '#contract/number.ts'

/** What the pages for employers say; the spec has no words for them. */
export const EMPLOYER_TEXTS = {
  listFailed: 'The employers could not be loaded.',
  none: 'No employer has this name',
  noneYet: 'No employers yet',
  detailFailed: 'This employer could not be loaded.',
  gone: 'This employer does not exist.',
  noPostings: 'No postings',
  mergeFailed: 'The names could not be merged. Please try again.',
  unmergeFailed: 'The merge could not be taken back. Please try again.',
  noteFailed: 'The note could not be saved. Please try again.',
} as const

/** `3 postings, 1 open`. */
export const postingsText = (total: number, open: number): string =>
  `${grouped(total)} ${total === 1 ? 'posting' : 'postings'}, ${grouped(open)} open`
