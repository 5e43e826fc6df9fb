import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'

/** Whose eyes a conversation is looked at with. */
export type Reader = { id: number; is_admin: boolean }

export type MessageRow = {
  id: number
  body: string
  sender_id: number | null
  sender_name: string
  from_admin: boolean
  sent_at: Date
  edited_at: Date | null
  read_at: Date | null
  reply_to: number | null
}

export type ThreadRow = {
  id: number
  jobseeker_id: number
  jobseeker_name: string
  jobseeker_username: string
  admin_id: number | null
  admin_name: string | null
  is_archived_by_jobseeker: boolean
  is_archived_by_admin: boolean
  last_message:
    | (Omit<MessageRow, 'sent_at' | 'edited_at' | 'read_at'> &
        Record<'sent_at', string> & {
          edited_at: string | null
          read_at: string | null
        })
    | null
}

const nameOf = (table: string) => {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  return sql`coalesce(nullif(trim(${column('first_name')} || ' ' || ${column('last_name')}), ''), ${column('username')}::text)`
}

/** The team sees every conversation, a person their own. */
const seenBy = (reader: Reader) => (reader.is_admin ? sql`true` : sql`t.jobseeker_id = ${reader.id}`)

const messageColumns = sql`
  m.id, m.body, m.sender_id, coalesce(${nameOf('s')}, '') as sender_name, m.from_admin, m.sent_at, m.edited_at,
  m.read_at, m.reply_to`

const threadColumns = sql`
  t.id, t.jobseeker_id, ${nameOf('j')} as jobseeker_name, j.username::text as jobseeker_username,
  t.admin_id, ${nameOf('a')} as admin_name, t.is_archived_by_jobseeker, t.is_archived_by_admin,
  (select to_json(l) from (
    select ${messageColumns} from messages m left join users s on s.id = m.sender_id
    where m.thread_id = t.id order by m.id desc limit 1) l) as last_message`

const threadTables = sql`
  message_threads t join users j on j.id = t.jobseeker_id left join users a on a.id = t.admin_id`

/** Conversations of a reader, the one with the newest message first. */
export async function listThreads(db: Db, reader: Reader, limit: number, offset: number): Promise<ThreadRow[]> {
  const { rows } = await sql<ThreadRow>`
    select ${threadColumns} from ${threadTables} where ${seenBy(reader)}
    order by t.last_message_at desc, t.id desc limit ${limit}::integer offset ${offset}::integer`.execute(db)
  return rows
}

/** How many there are, at most `cap` + 1. */
export async function countThreads(db: Db, reader: Reader, cap: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total
    from (select from message_threads t where ${seenBy(reader)} limit ${cap + 1}::integer) t`.execute(db)
  return rows[0]?.total ?? 0
}

/** Conversations whose last message came from the other side and was not read (spec 1 §7). */
export async function countUnread(db: Db, reader: Reader): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total
    from messages m join message_threads t on t.id = m.thread_id
    where m.read_at is null and ${seenBy(reader)} and m.from_admin = (t.jobseeker_id = ${reader.id})
      and not exists (select from messages n where n.thread_id = m.thread_id and n.id > m.id)`.execute(db)
  return rows[0]?.total ?? 0
}

/** A conversation, when the reader may see it. */
export async function findThread(db: Db, reader: Reader, id: number): Promise<ThreadRow | undefined> {
  const { rows } = await sql<ThreadRow>`
    select ${threadColumns} from ${threadTables} where t.id = ${id} and ${seenBy(reader)}`.execute(db)
  return rows[0]
}

/** Messages of a conversation, newest first. */
export async function listMessages(db: Db, threadId: number, limit: number, offset: number): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select ${messageColumns} from messages m left join users s on s.id = m.sender_id
    where m.thread_id = ${threadId}
    order by m.id desc limit ${limit}::integer offset ${offset}::integer`.execute(db)
  return rows
}

export async function countMessages(db: Db, threadId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from messages where thread_id = ${threadId}`.execute(db)
  return rows[0]?.total ?? 0
}

/** Marks what the other side wrote as read; true when there was something. */
export async function updateRead(db: Db, threadId: number, fromAdmin: boolean, now: Date): Promise<boolean> {
  const result = await db
    .updateTable('messages')
    .set({ read_at: now })
    .where('thread_id', '=', threadId)
    .where('from_admin', '=', fromAdmin)
    .where('read_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/**
 * The conversation of a person, begun if there is none; a message of one side brings it back out of the other side's
 * archive.
 */
export async function upsertThread(
  db: Db,
  given: { jobseeker_id: number; admin_id: number | null; now: Date },
): Promise<number> {
  const fromAdmin = given.admin_id !== null
  const { rows } = await sql<{ id: number }>`
    insert into message_threads as t (jobseeker_id, admin_id, created_at, last_message_at)
    values (${given.jobseeker_id}, ${given.admin_id}, ${given.now}, ${given.now})
    on conflict (jobseeker_id) do update set
      admin_id = coalesce(t.admin_id, excluded.admin_id),
      last_message_at = greatest(t.last_message_at, excluded.last_message_at),
      is_archived_by_jobseeker = t.is_archived_by_jobseeker and not ${fromAdmin},
      is_archived_by_admin = t.is_archived_by_admin and ${fromAdmin}
    returning t.id`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A conversation was neither found nor begun.')
  return row.id
}

export type NewMessage = {
  thread_id: number
  sender_id: number
  from_admin: boolean
  body: string
  reply_to: number | null
  sent_at: Date
}

export async function insertMessage(db: Db, message: NewMessage): Promise<number> {
  const { id } = await db.insertInto('messages').values(message).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Whether a message belongs to a conversation. */
export async function findInThread(db: Db, threadId: number, messageId: number): Promise<{ id: number } | undefined> {
  return db
    .selectFrom('messages')
    .select('id')
    .where('thread_id', '=', threadId)
    .where('id', '=', messageId)
    .executeTakeFirst()
}

/** Whether a person ever wrote in their own conversation. */
export async function hasWritten(db: Db, jobseekerId: number): Promise<boolean> {
  const { rows } = await sql<{ wrote: boolean }>`
    select exists (select 1 from messages m join message_threads t on t.id = m.thread_id
      where t.jobseeker_id = ${jobseekerId} and m.sender_id = ${jobseekerId}) as wrote`.execute(db)
  return rows[0]?.wrote ?? false
}
