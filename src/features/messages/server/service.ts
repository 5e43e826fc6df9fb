import { COUNT_CAP, neighbours } from '#contract/paging.ts'
import { mayContact } from '#features/privacy/rules.ts'
import { privacyOf } from '#features/privacy/server/service.ts'
import type { Deps } from '#server/deps.ts'
import { type Db, inTransaction } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { publish } from '#server/platform/events/queries.ts'
import type { Message, Thread } from '../contract.ts'
import { cleanMessage, MAX_MESSAGE, TEAM_NAME } from '../rules.ts'
import * as queries from './queries.ts'

type Page = { page: number; per_page: number }
type Reader = queries.Reader
type AnyMessage = Omit<queries.MessageRow, 'sent_at' | 'edited_at' | 'read_at'> & {
  sent_at: Date | string
  edited_at: Date | string | null
  read_at: Date | string | null
}

/** The conversations of a person, or of everybody for the team, and how many wait to be read (spec 1 §7). */
export async function listThreads(deps: Pick<Deps, 'db'>, reader: Reader, query: Page) {
  const [rows, total, unread] = await Promise.all([
    queries.listThreads(deps.db, reader, query.per_page, (query.page - 1) * query.per_page),
    queries.countThreads(deps.db, reader, COUNT_CAP),
    queries.countUnread(deps.db, reader),
  ])
  const count = Math.min(total, COUNT_CAP)
  return {
    results: rows.map((row) => asThread(row, reader)),
    count,
    count_is_capped: total > COUNT_CAP,
    unread,
    ...neighbours('/api/messages/threads/', query, query.page, Math.ceil(count / query.per_page)),
  }
}

/** @throws AppError 404 when there is none, or none of the reader's */
export async function getThread(deps: Pick<Deps, 'db'>, reader: Reader, id: number): Promise<Thread> {
  return asThread(await requireThread(deps.db, reader, id), reader)
}

/** A page of a conversation, the newest page first, each from old to new. @throws AppError 404 */
export async function listMessages(deps: Pick<Deps, 'db'>, reader: Reader, id: number, query: Page) {
  const thread = await requireThread(deps.db, reader, id)
  const [rows, count] = await Promise.all([
    queries.listMessages(deps.db, id, query.per_page, (query.page - 1) * query.per_page),
    queries.countMessages(deps.db, id),
  ])
  const side = sideOf(thread, reader)
  const pages = Math.ceil(count / query.per_page)
  return {
    results: rows.toReversed().map((row) => asMessage(row, side)),
    count,
    ...neighbours(`/api/messages/threads/${id}/messages/`, query, query.page, pages),
  }
}

/** The reader has seen what the other side wrote; their other tabs and devices hear of it. @throws AppError 404 */
export async function markRead(deps: Pick<Deps, 'db' | 'clock'>, reader: Reader, id: number): Promise<void> {
  const thread = await requireThread(deps.db, reader, id)
  await inTransaction(deps.db, async (db) => {
    const fromAdmin = sideOf(thread, reader) === 'jobseeker'
    if (!(await queries.updateRead(db, id, fromAdmin, deps.clock.now()))) return
    await publish(db, { users: [thread.jobseeker_id], admins: !fromAdmin, event: 'message', id })
  })
}

export type Delivery = {
  /** Whose conversation it is. */
  jobseekerId: number
  /** Who writes: the person, or one of the team. */
  sender: Reader
  body: string
  /** A message of the same conversation. */
  replyTo?: number
  now: Date
}

/**
 * Writes a message into a person's conversation, beginning it if there is none, and tells both sides at once; all or
 * nothing, joining the caller's transaction.
 * @throws AppError 403 for anybody but the person and the team, and for the team where the person does not want it; 400 for an empty or too long message; 404 when `replyTo`
 *   is of another conversation
 */
export function deliverMessage(db: Db, given: Delivery): Promise<{ id: number; thread_id: number }> {
  const { jobseekerId, sender, now } = given
  const fromAdmin = sender.id !== jobseekerId
  if (fromAdmin && !sender.is_admin)
    throw new AppError(403, 'not_allowed', 'You can only write in your own conversation.')
  const body = cleanMessage(given.body)
  if (body === null) {
    throw new AppError(400, 'bad_message', `A message needs 1 to ${MAX_MESSAGE} characters.`)
  }
  return inTransaction(db, async (inside) => {
    const adminId = fromAdmin ? sender.id : null
    if (fromAdmin) await requireWillingness(inside, jobseekerId)
    const threadId = await queries.upsertThread(inside, { jobseeker_id: jobseekerId, admin_id: adminId, now })
    if (given.replyTo !== undefined && !(await queries.findInThread(inside, threadId, given.replyTo))) {
      throw new AppError(404, 'not_found', 'The message you reply to is not here any more.')
    }
    const id = await queries.insertMessage(inside, {
      thread_id: threadId,
      sender_id: sender.id,
      from_admin: fromAdmin,
      body,
      reply_to: given.replyTo ?? null,
      sent_at: now,
    })
    await publish(inside, { users: [jobseekerId], admins: true, event: 'message', id: threadId })
    return { id, thread_id: threadId }
  })
}

/** Who does not want to be contacted hears from the team only once they wrote themselves. */
async function requireWillingness(db: Db, jobseekerId: number): Promise<void> {
  const privacy = await privacyOf(db, jobseekerId)
  if (mayContact(privacy, await queries.hasWritten(db, jobseekerId))) return
  throw new AppError(403, 'not_wanted', 'This person only wants answers to what they write themselves.')
}

async function requireThread(db: Db, reader: Reader, id: number): Promise<queries.ThreadRow> {
  const thread = await queries.findThread(db, reader, id)
  if (!thread) throw new AppError(404, 'not_found', 'This conversation does not exist.')
  return thread
}

type Side = 'admin' | 'jobseeker'
/** One of the team may be the person of a conversation too. */
const sideOf = (thread: queries.ThreadRow, reader: Reader): Side =>
  thread.jobseeker_id === reader.id ? 'jobseeker' : 'admin'

function asThread(row: queries.ThreadRow, reader: Reader): Thread {
  const { jobseeker_id: jobseeker, admin_id: admin, last_message: last, ...rest } = row
  const side = sideOf(row, reader)
  return {
    ...rest,
    jobseeker,
    admin,
    admin_name: admin === null ? null : side === 'jobseeker' ? TEAM_NAME : row.admin_name,
    last_message: last === null ? null : asMessage(last, side),
  }
}

const iso = (at: Date | string): string => new Date(at).toISOString()

function asMessage(row: AnyMessage, side: Side): Message {
  const { sender_id: sender, from_admin: fromAdmin, read_at: readAt, ...rest } = row
  const from: Side = fromAdmin ? 'admin' : 'jobseeker'
  return {
    ...rest,
    sender,
    sender_name: fromAdmin && side === 'jobseeker' ? TEAM_NAME : row.sender_name || TEAM_NAME,
    sender_account_type: from,
    sent_at: iso(row.sent_at),
    edited_at: row.edited_at === null ? null : iso(row.edited_at),
    is_read: readAt !== null || from === side,
  }
}
