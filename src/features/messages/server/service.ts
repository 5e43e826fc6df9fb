import { COUNT_CAP, neighbours } from '#contract/paging.ts'
import { mayContact } from '#features/privacy/rules.ts'
import { privacyOf } from '#features/privacy/server/service.ts'
import type { Deps } from '#server/deps.ts'
import { type Db, inTransaction } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { publish, publishToMany } from '#server/platform/events/queries.ts'
import type { Thread } from '../contract.ts'
import { cleanMessage, type Filter } from '../rules.ts'
import { BAD_MESSAGE } from '../schemas.ts'
import { type Batch, insertBatch } from './batch-queries.ts'
import * as stored from './message-queries.ts'
import * as queries from './queries.ts'
import { asMessage, asThread, eyesOf } from './wire.ts'

export type { Batch } from './batch-queries.ts'

type Page = { page: number; per_page: number }
type Reader = queries.Reader

/** Counting further than this for a search costs more than anybody learns from it. */
const SEARCH_CAP = 1000

/** The conversations of a person, or of everybody for the team, and how many wait to be read (spec 1 §7). */
export async function listThreads(
  deps: Pick<Deps, 'db'>,
  reader: Reader,
  query: Page & { filter?: Filter | undefined; search?: string | undefined },
) {
  const wanted = { filter: query.filter ?? 'all', search: query.search ?? '' }
  const cap = wanted.search === '' ? COUNT_CAP : SEARCH_CAP
  const offset = (query.page - 1) * query.per_page
  const [rows, unread] = await Promise.all([
    queries.listThreads(deps.db, reader, { ...wanted, limit: query.per_page, offset }),
    queries.countUnread(deps.db, reader),
  ])
  // A page that is not full is the last one.
  const isLast = rows.length < query.per_page && (rows.length > 0 || offset === 0)
  const total = isLast ? offset + rows.length : await queries.countThreads(deps.db, reader, wanted, cap)
  const count = Math.min(total, cap)
  return {
    results: rows.map((row) => asThread(row, reader)),
    count,
    count_is_capped: total > cap,
    unread,
    ...neighbours('/api/messages/threads/', query, query.page, Math.ceil(count / query.per_page)),
  }
}

/** How many conversations wait to be read. */
export const unreadOf = (deps: Pick<Deps, 'db'>, reader: Reader): Promise<number> =>
  queries.countUnread(deps.db, reader)

/** @throws AppError 404 when there is none, or none of the reader's */
export async function getThread(deps: Pick<Deps, 'db'>, reader: Reader, id: number): Promise<Thread> {
  return asThread(await requireThread(deps.db, reader, id), reader)
}

/** A page of a conversation, the newest page first, each from old to new. @throws AppError 404 */
export async function listMessages(
  deps: Pick<Deps, 'db'>,
  reader: Reader,
  id: number,
  query: Page & { before?: number | undefined },
) {
  const thread = await requireThread(deps.db, reader, id)
  const before = query.before ?? null
  const offset = (query.page - 1) * query.per_page
  const [rows, count] = await Promise.all([
    stored.listMessages(deps.db, id, { limit: query.per_page + 1, offset, before }),
    stored.countMessages(deps.db, id),
  ])
  const shown = rows.slice(0, query.per_page).toReversed()
  const around = neighbours(`/api/messages/threads/${id}/messages/`, query, query.page, query.page + 1)
  return {
    results: shown.map((row) => asMessage(row, eyesOf(thread, reader))),
    count,
    revision: thread.revision,
    ...around,
    next: rows.length > query.per_page ? around.next : null,
  }
}

/** The reader has seen what the other side wrote; their other tabs and devices hear of it. @throws AppError 404 */
export async function markRead(deps: Pick<Deps, 'db'>, reader: Reader, id: number, upTo?: number): Promise<void> {
  const thread = await requireThread(deps.db, reader, id)
  const { side } = eyesOf(thread, reader)
  await inTransaction(deps.db, async (db) => {
    if (await queries.updateRead(db, id, side, upTo ?? null)) await tellOwnSide(db, thread, side)
  })
}

/** Puts a conversation into the archive of the reader's side, or back; the other way without a word. @throws AppError 404 */
export async function archiveThread(
  deps: Pick<Deps, 'db'>,
  reader: Reader,
  id: number,
  archived?: boolean,
): Promise<Thread> {
  const thread = await requireThread(deps.db, reader, id)
  const { side } = eyesOf(thread, reader)
  return inTransaction(deps.db, async (db) => {
    await queries.updateArchived(db, id, side, archived ?? null)
    await tellOwnSide(db, thread, side)
    return getThread({ db }, reader, id)
  })
}

/** What one side alone sees of a conversation has changed. */
const tellOwnSide = (db: Db, thread: queries.ThreadRow, side: queries.Side): Promise<void> =>
  publish(db, {
    users: side === 'jobseeker' ? [thread.jobseeker_id] : [],
    admins: side === 'admin',
    event: 'message',
    id: thread.id,
  })

export type Delivery = {
  /** Whose conversation it is. */
  jobseekerId: number
  /** Who writes: the person, or one of the team. */
  sender: Reader
  body: string
  /** A message of the same conversation. */
  replyTo?: number | undefined
  /** What the sender's browser calls it: written once, however often it is sent. */
  clientId?: string | undefined
  now: Date
}

/** `isNew` is false where the same message of the same browser was written before. */
export type Delivered = { id: number; thread_id: number; isNew: boolean }

/**
 * Writes a message into a person's conversation, beginning it if there is none, and tells both sides at once; all or
 * nothing, joining the caller's transaction.
 * @throws AppError 403 for anybody but the person and the team, and for the team where the person does not want it; 400 for an
 *   empty or too long message; 404 when `replyTo` is of another conversation or was unsent; 409 when `clientId` was unsent or
 *   belongs elsewhere
 */
export function deliverMessage(db: Db, given: Delivery): Promise<Delivered> {
  const { jobseekerId, sender, clientId = null, now } = given
  const fromAdmin = sender.id !== jobseekerId
  if (fromAdmin && !sender.is_admin)
    throw new AppError(403, 'not_allowed', 'You can only write in your own conversation.')
  const body = cleanMessage(given.body)
  if (body === null) throw new AppError(400, 'bad_message', BAD_MESSAGE)
  return inTransaction(db, async (inside) => {
    if (fromAdmin) await requireWillingness(inside, jobseekerId)
    const thread = { jobseeker_id: jobseekerId, admin_id: fromAdmin ? sender.id : null, now }
    // The conversation is held from here on: its messages stand in the order of their ids.
    const { id: threadId } = await queries.insertThread(inside, thread)
    const before = clientId === null ? null : await sentBefore(inside, sender.id, clientId, threadId)
    if (before !== null) return { id: before, thread_id: threadId, isNew: false }
    if (given.replyTo !== undefined && !(await stored.isInThread(inside, threadId, given.replyTo))) {
      throw new AppError(404, 'not_found', 'The message you reply to is not here any more.')
    }
    const id = await stored.insertMessage(inside, {
      thread_id: threadId,
      sender_id: sender.id,
      from_admin: fromAdmin,
      body,
      reply_to: given.replyTo ?? null,
      client_id: clientId,
      sent_at: now,
    })
    if (id === undefined) throw new AppError(409, 'sent_elsewhere', 'This message was sent in another conversation.')
    await publish(inside, { users: [jobseekerId], admins: true, event: 'message', id: threadId })
    return { id, thread_id: threadId, isNew: true }
  })
}

/** The message this browser sent under the same id; null when it did not. @throws AppError 409 */
async function sentBefore(db: Db, senderId: number, clientId: string, threadId: number): Promise<number | null> {
  const known = await stored.findByClient(db, senderId, clientId)
  if (!known) return null
  if (known.unsent) throw new AppError(409, 'unsent', 'This message was unsent.')
  if (known.thread_id !== threadId)
    throw new AppError(409, 'sent_elsewhere', 'This message was sent in another conversation.')
  return known.id
}

/**
 * Writes one message of the team to many people, each in their own conversation; joins the caller's transaction. Whoever may
 * not be written to is the caller's matter. Said twice for the same blast, nobody has it twice.
 * @returns those of them who have it: whose account is still there and not disabled
 */
export async function deliverBatch(db: Db, batch: Batch): Promise<number[]> {
  const reached = await insertBatch(db, batch)
  await publishToMany(db, reached)
  return reached
}

/** Who does not want to be contacted hears from the team only once they wrote themselves. */
async function requireWillingness(db: Db, jobseekerId: number): Promise<void> {
  const privacy = await privacyOf(db, jobseekerId)
  if (mayContact(privacy, await queries.hasWritten(db, jobseekerId))) return
  throw new AppError(403, 'not_wanted', 'This person only wants answers to what they write themselves.')
}

/** The conversation of a person, begun without a word if there is none. @throws AppError 403 as `deliverMessage` */
export async function beginThread(
  db: Db,
  given: { jobseekerId: number; starter: Reader; now: Date },
): Promise<{ id: number; isNew: boolean }> {
  const fromAdmin = given.starter.id !== given.jobseekerId
  if (fromAdmin) await requireWillingness(db, given.jobseekerId)
  const admin = fromAdmin ? given.starter.id : null
  const thread = await queries.insertThread(db, { jobseeker_id: given.jobseekerId, admin_id: admin, now: given.now })
  if (thread.isNew) await publish(db, { users: [given.jobseekerId], admins: true, event: 'message', id: thread.id })
  return thread
}

/** @throws AppError 404 */
export async function requireThread(db: Db, reader: Reader, id: number): Promise<queries.ThreadRow> {
  const thread = await queries.findThread(db, reader, id)
  if (!thread) throw new AppError(404, 'not_found', 'This conversation does not exist.')
  return thread
}
