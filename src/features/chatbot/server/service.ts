import { randomUUID } from 'node:crypto'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/platform/errors.ts'
import { taskKind } from '#server/platform/tasks.ts'
import { KEEP_DAYS, MOST_CONVERSATIONS, type ChatMessage } from '../rules.ts'
import * as queries from './queries.ts'

type Person = { id: number }
type Saved = { session_id: string; conversation_id: number }

const DAY_MS = 86_400_000

/** Forgets conversations nobody has touched for a long time. */
export const sweepChatsTask = taskKind<Record<never, never>>('chatbot.sweep')

const isNamed = (which: queries.Which): boolean =>
  typeof which.conversation_id === 'number' || typeof which.session_id === 'string'
const notFound = () => new AppError(404, 'not_found', 'Conversation not found.')

/**
 * The named conversation, without a name the latest; empty when the person has none.
 * @throws AppError 404 for a named one that is not the person's
 */
export async function readHistory(deps: Deps, user: Person, which: queries.Which) {
  const row = await queries.findConversation(deps.db, user.id, which)
  if (!row && isNamed(which)) throw notFound()
  if (!row) return { messages: [], conversation_id: null, session_id: null }
  return { messages: row.messages as ChatMessage[], conversation_id: row.id, session_id: row.session_id }
}

/**
 * Puts the messages in place of what the conversation holds (product, "Chat history"). Without an id the session's
 * conversation is meant, which is begun when it is not there yet; without a session a new one is made.
 * @throws AppError 404 for a conversation that is not the person's
 */
export async function saveHistory(
  deps: Deps,
  user: Person,
  given: queries.Which & { messages: ChatMessage[] },
): Promise<Saved> {
  const messages = given.messages.map((message) => ({ ...message, text: storable(message.text) }))
  const now = deps.clock.now()
  if (typeof given.conversation_id === 'number') {
    const row = await queries.updateConversation(deps.db, user.id, given.conversation_id, messages, now)
    if (!row) throw notFound()
    return { session_id: row.session_id, conversation_id: row.id }
  }
  return deps.db.transaction().execute(async (trx) => {
    const row = await queries.upsertConversation(trx, user.id, given.session_id ?? randomUUID(), messages, now)
    await queries.deleteConversationsBeyond(trx, user.id, MOST_CONVERSATIONS)
    return { session_id: row.session_id, conversation_id: row.id }
  })
}

/** The database refuses the null character and halves of characters. */
const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed()

/**
 * Forgets the named conversation, without a name all of the person's.
 * @throws AppError 404 for a named one that is not the person's
 */
export async function clearHistory(deps: Deps, user: Person, which: queries.Which): Promise<void> {
  const deleted = await queries.deleteConversations(deps.db, user.id, which)
  if (deleted === 0 && isNamed(which)) throw notFound()
}

export async function sweepChats(deps: Deps): Promise<void> {
  await queries.deleteConversationsBefore(deps.db, new Date(deps.clock.now().getTime() - KEEP_DAYS * DAY_MS))
}
