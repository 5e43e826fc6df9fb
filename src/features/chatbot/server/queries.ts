import type { Db } from '#server/platform/db/database.ts'
import type { ChatMessage } from '../rules.ts'

/** Which conversation is meant: by its id, by its session, or with neither the latest. */
export type Which = { conversation_id?: number | null | undefined; session_id?: string | null | undefined }

const asJson = (messages: ChatMessage[]): string => JSON.stringify(messages)

/** The person's own conversation; undefined for one that is not theirs. */
export const findConversation = (db: Db, userId: number, which: Which) =>
  db
    .selectFrom('chat_conversations')
    .select(['id', 'session_id', 'messages'])
    .where('user_id', '=', userId)
    .$if(typeof which.conversation_id === 'number', (query) => query.where('id', '=', which.conversation_id as number))
    .$if(typeof which.session_id === 'string', (query) => query.where('session_id', '=', which.session_id as string))
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Undefined when the id is not the person's. */
export const updateConversation = (db: Db, userId: number, id: number, messages: ChatMessage[], now: Date) =>
  db
    .updateTable('chat_conversations')
    .set({ messages: asJson(messages), updated_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(['id', 'session_id'])
    .executeTakeFirst()

/** A conversation per session: the same one saved twice stays one. */
export const upsertConversation = (db: Db, userId: number, session: string, messages: ChatMessage[], now: Date) =>
  db
    .insertInto('chat_conversations')
    .values({ user_id: userId, session_id: session, messages: asJson(messages), created_at: now, updated_at: now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'session_id']).doUpdateSet({ messages: asJson(messages), updated_at: now }),
    )
    .returning(['id', 'session_id'])
    .executeTakeFirstOrThrow()

/** Keeps the person's `keep` latest conversations. */
export const deleteConversationsBeyond = (db: Db, userId: number, keep: number) =>
  db
    .deleteFrom('chat_conversations')
    .where('user_id', '=', userId)
    .where('id', 'in', (query) =>
      query
        .selectFrom('chat_conversations')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('updated_at', 'desc')
        .orderBy('id', 'desc')
        .offset(keep),
    )
    .execute()

/** How many were deleted; with neither id nor session every one of the person's. */
export async function deleteConversations(db: Db, userId: number, which: Which): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('chat_conversations')
    .where('user_id', '=', userId)
    .$if(typeof which.conversation_id === 'number', (query) => query.where('id', '=', which.conversation_id as number))
    .$if(typeof which.session_id === 'string', (query) => query.where('session_id', '=', which.session_id as string))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

export const deleteConversationsBefore = (db: Db, before: Date) =>
  db.deleteFrom('chat_conversations').where('updated_at', '<', before).execute()
