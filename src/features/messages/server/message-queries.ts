import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import { PREVIEW_LENGTH } from '../rules.ts'
import { nameOf, type Reader, seenBy } from './queries.ts'

export type MessageRow = {
  id: number
  body: string
  sender_id: number | null
  sender_name: string
  from_admin: boolean
  sent_at: Date
  edited_at: Date | null
  reply_to: number | null
  client_id?: string | null
  /** The beginning of what it replies to, as long as that stands. */
  quote_body?: string | null
  quote_from_admin?: boolean | null
  quote_name?: string | null
}

const columns = sql`
  m.id, m.body, m.sender_id, coalesce(${nameOf('s')}, '') as sender_name, m.from_admin, m.sent_at, m.edited_at,
  m.reply_to, m.client_id, left(q.body, ${sql.lit(PREVIEW_LENGTH)}) as quote_body, q.from_admin as quote_from_admin,
  coalesce(${nameOf('r')}, '') as quote_name`
const tables = sql`
  messages m left join users s on s.id = m.sender_id
  left join messages q on q.thread_id = m.thread_id and q.id = m.reply_to and q.unsent_at is null
  left join users r on r.id = q.sender_id`

type Part = { limit: number; offset: number; before: number | null }

/** Messages of a conversation, newest first; only those older than `before`. */
export async function listMessages(db: Db, threadId: number, { limit, offset, before }: Part): Promise<MessageRow[]> {
  const older = before === null ? sql`true` : sql`m.id < ${before}`
  const { rows } = await sql<MessageRow>`
    select ${columns} from ${tables} where m.thread_id = ${threadId} and m.unsent_at is null and ${older}
    order by m.id desc limit ${limit}::integer offset ${offset}::integer`.execute(db)
  return rows
}

export async function countMessages(db: Db, threadId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from messages where thread_id = ${threadId} and unsent_at is null`.execute(db)
  return rows[0]?.total ?? 0
}

/** A message that stands. */
export async function findMessage(db: Db, id: number): Promise<MessageRow | undefined> {
  const { rows } = await sql<MessageRow>`
    select ${columns} from ${tables} where m.id = ${id} and m.unsent_at is null`.execute(db)
  return rows[0]
}

export type NewMessage = {
  thread_id: number
  sender_id: number
  from_admin: boolean
  body: string
  reply_to: number | null
  client_id: string | null
  sent_at: Date
}
/** Writes it down; undefined when its sender sent the same `client_id` before. */
export async function insertMessage(db: Db, message: NewMessage): Promise<number | undefined> {
  const row = await db
    .insertInto('messages')
    .values(message)
    .onConflict((conflict) =>
      conflict.columns(['sender_id', 'client_id']).where('client_id', 'is not', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export type Known = { id: number; thread_id: number; unsent: boolean; body: string; from_admin: boolean }

/** What this sender's browser called so. */
export async function findByClient(db: Db, senderId: number, clientId: string): Promise<Known | undefined> {
  const { rows } = await sql<Known>`
    select id, thread_id, unsent_at is not null as unsent, body, from_admin from messages
    where sender_id = ${senderId} and client_id = ${clientId}::uuid`.execute(db)
  return rows[0]
}

/** A message of the reader's own, in a conversation they may see, also when it was unsent. */
export async function findOwn(
  db: Db,
  reader: Reader,
  id: number,
): Promise<(Known & { jobseeker_id: number }) | undefined> {
  const { rows } = await sql<Known & { jobseeker_id: number }>`
    select m.id, m.thread_id, m.unsent_at is not null as unsent, m.body, m.from_admin, t.jobseeker_id
    from messages m join message_threads t on t.id = m.thread_id
    where m.id = ${id} and m.sender_id = ${reader.id} and ${seenBy(reader)}`.execute(db)
  return rows[0]
}

/** Whether a message of a conversation stands. */
export async function isInThread(db: Db, threadId: number, messageId: number): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    select id from messages where thread_id = ${threadId} and id = ${messageId} and unsent_at is null`.execute(db)
  return rows.length > 0
}

/** Other words; false when it was unsent meanwhile. */
export async function updateBody(db: Db, id: number, body: string, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update messages set body = ${body}, edited_at = ${now} where id = ${id} and unsent_at is null`.execute(db)
  return (numAffectedRows ?? 0n) > 0n
}

/** Nothing of it stays but that there was one; false when it was unsent before. */
export async function updateUnsent(db: Db, id: number, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update messages set body = '', reply_to = null, edited_at = null, unsent_at = ${now}
    where id = ${id} and unsent_at is null`.execute(db)
  return (numAffectedRows ?? 0n) > 0n
}
