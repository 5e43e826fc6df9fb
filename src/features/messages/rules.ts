/** The most characters a message may have. */
export const MAX_MESSAGE = 5000
/** How many conversations a page of the list has, unless asked otherwise. */
export const THREADS_PAGE_SIZE = 50
/** How many messages a page of a conversation has, unless asked otherwise. */
export const MESSAGES_PAGE_SIZE = 50

/** What a job seeker reads instead of a team member's name (spec 3 §6). */
export const TEAM_NAME = 'Admin'

/** What is kept of a typed message: trimmed, without the null character the database refuses; null when nothing is left. */
export function cleanMessage(text: string): string | null {
  const clean = text.replaceAll('\0', '').toWellFormed().trim()
  return clean === '' || clean.length > MAX_MESSAGE ? null : clean
}
