/** The most characters a message may have; an emoji is one. */
export const MAX_MESSAGE = 10_000
/** The most characters a person can search with. */
export const MAX_SEARCH = 100

/** How many conversations a page of the list has, unless asked otherwise. */
export const THREADS_PAGE_SIZE = 50

/** How many messages a page of a conversation has, unless asked otherwise. */
export const MESSAGES_PAGE_SIZE = 50

/** What a list and a quote show of a message; the whole of it stands in the conversation. */
export const PREVIEW_LENGTH = 300

/** What a job seeker reads instead of a team member's name (spec 3 §6). */
export const TEAM_NAME = 'Admin'

/** The parts of the inbox; docs/product/inbox.md. */
export const FILTERS = ['all', 'unread', 'sent', 'archive'] as const
export type Filter = (typeof FILTERS)[number]

/** Characters as people count them in a message: a sign outside of the basic plane is one, not two. */
export const lengthOf = (text: string): number => {
  let length = 0
  for (const _ of text) length += 1
  return length
}

/** What is kept of a typed message: trimmed, without the null character the database refuses; null when nothing is left. */
export function cleanMessage(text: string): string | null {
  const clean = text.replaceAll('\0', '').toWellFormed().trim()
  return clean === '' || lengthOf(clean) > MAX_MESSAGE ? null : clean
}

/** The items of a list that is a plain array or a page of results. */
export const resultsOf = <T>(answer: readonly T[] | { results: readonly T[] }): readonly T[] =>
  'results' in answer ? answer.results : answer
