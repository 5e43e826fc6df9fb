/** Figures of the assistant (spec 1 §9); times in milliseconds. */
export const QUESTION_LIMIT = 3
export const REPLY_MS = 1200
export const RESET_MS = 3000
export const SAVE_DEBOUNCE_MS = 300
export const AUTOSAVE_MS = 30_000

/** What one conversation may hold; far above what three questions need, and together below what a closing page can send. */
export const MOST_MESSAGES = 40
export const LONGEST_MESSAGE = 2000
export const LONGEST_QUESTION = 500
export const LONGEST_TIME = 20
/** Older conversations of the same person give way. */
export const MOST_CONVERSATIONS = 20
export const KEEP_DAYS = 90

/** A message as it is shown, sent and kept (spec 1 §3): `time` is a short time string. */
export type ChatMessage = { text: string; isUser: boolean; time: string }

/** What may be sent: something other than spaces (spec 1 §5). */
export const isAsked = (text: string): boolean => text.trim() !== ''

/** Questions of a conversation so far; each message of the person is one (spec 1 §4). */
export const questionsIn = (messages: readonly Pick<ChatMessage, 'isUser'>[]): number =>
  messages.filter(({ isUser }) => isUser).length

/** The notice over the input (spec 1 §4): with 1 or 2 questions asked, otherwise null. */
export function questionNotice(asked: number): string | null {
  if (asked <= 0 || asked >= QUESTION_LIMIT) return null
  const left = QUESTION_LIMIT - asked
  return left === 1
    ? 'Last question available! Chat will reset after this.'
    : `${left} questions remaining before chat resets`
}
