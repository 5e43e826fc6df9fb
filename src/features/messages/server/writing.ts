import { recordAudit } from '#features/audit/server/service.ts'
import type { Deps } from '#server/deps.ts'
import { type Db, inTransaction } from '#server/platform/db/database.ts'
import { AppError, FieldError } from '#server/platform/errors.ts'
import { publish } from '#server/platform/events/queries.ts'
import { Unchanged } from '#server/platform/http/binder.ts'
import type { Message, Thread } from '../contract.ts'
import { cleanMessage } from '../rules.ts'
import { BAD_MESSAGE, jobseekerId as asJobseekerId } from '../schemas.ts'
import * as stored from './message-queries.ts'
import * as queries from './queries.ts'
import { beginThread, deliverMessage, getThread, requireThread } from './service.ts'
import { asMessage, type Eyes, eyesOf } from './wire.ts'

type Reader = queries.Reader
type Needs = Pick<Deps, 'db' | 'clock'>

type NewThread = { jobseeker?: unknown; first_message?: string | undefined; client_id?: string | undefined }

/** The caller's conversation with the team, or the team's with somebody, begun if there is none, with a first message. */
export function startThread(deps: Needs, starter: Reader, given: NewThread): Promise<Thread | Unchanged<Thread>> {
  const now = deps.clock.now()
  return inTransaction(deps.db, async (db) => {
    const jobseekerId = starter.is_admin ? await requireJobseeker(db, given.jobseeker) : starter.id
    const { id, isNew } = await beginThread(db, { jobseekerId, starter, now })
    if (given.first_message) {
      const clientId = given.client_id
      await deliverMessage(db, { jobseekerId, sender: starter, body: given.first_message, clientId, now })
    }
    const thread = await getThread({ db }, starter, id)
    return isNew ? thread : new Unchanged(thread)
  })
}

/** @throws FieldError without an id, AppError 404 when nobody has it whom the team can write to */
async function requireJobseeker(db: Db, given: unknown): Promise<number> {
  const id = asJobseekerId.safeParse(given)
  if (!id.success) throw new FieldError({ jobseeker: ['Choose a job seeker.'] })
  if (!(await queries.isJobseeker(db, id.data))) throw new AppError(404, 'not_found', 'This job seeker does not exist.')
  return id.data
}

type NewMessage = { body: string; reply_to?: number | null | undefined; client_id?: string | undefined }

/** Writes into a conversation; what this browser sent before is answered, not sent again. @throws AppError 404 and as `deliverMessage` */
export async function sendMessage(
  deps: Needs,
  sender: Reader,
  threadId: number,
  given: NewMessage,
): Promise<Message | Unchanged<Message>> {
  const thread = await requireThread(deps.db, sender, threadId)
  return inTransaction(deps.db, async (db) => {
    const { id, isNew } = await deliverMessage(db, {
      jobseekerId: thread.jobseeker_id,
      sender,
      body: given.body,
      replyTo: given.reply_to ?? undefined,
      clientId: given.client_id,
      now: deps.clock.now(),
    })
    const message = await told(db, id, eyesOf(thread, sender))
    return isNew ? message : new Unchanged(message)
  })
}

/** Other words for a message of one's own. @throws AppError 404 for anybody else's and for one that was unsent */
export function editMessage(deps: Needs, sender: Reader, id: number, given: string): Promise<Message> {
  const body = cleanMessage(given)
  if (body === null) throw new FieldError({ body: [BAD_MESSAGE] })
  const now = deps.clock.now()
  return inTransaction(deps.db, async (db) => {
    const own = await requireOwn(db, sender, id)
    if (own.unsent) throw gone()
    if (own.body !== body) {
      await queries.updateRevision(db, own.thread_id)
      if (!(await stored.updateBody(db, id, body, now))) throw gone()
      await noted(db, sender, own, { action: 'message.edit', now })
    }
    // What one wrote oneself counts as read.
    return told(db, id, { side: own.from_admin ? 'admin' : 'jobseeker', reader: sender, readId: 0 })
  })
}

/** Takes a message of one's own back, for everybody and for good; once more changes nothing. @throws AppError 404 */
export function unsendMessage(deps: Needs, sender: Reader, id: number): Promise<void> {
  const now = deps.clock.now()
  return inTransaction(deps.db, async (db) => {
    const own = await requireOwn(db, sender, id)
    if (own.unsent) return
    await queries.updateRevision(db, own.thread_id)
    if (!(await stored.updateUnsent(db, id, now))) return
    await queries.updateLast(db, own.thread_id)
    await noted(db, sender, own, { action: 'message.unsend', now })
  })
}

type Own = { id: number; thread_id: number; jobseeker_id: number; from_admin: boolean }

/** Both sides look again; where the team changed what it told a person, that is written down. */
async function noted(
  db: Db,
  sender: Reader,
  own: Own,
  { action, now }: { action: 'message.edit' | 'message.unsend'; now: Date },
): Promise<void> {
  await publish(db, { users: [own.jobseeker_id], admins: true, event: 'message', id: own.thread_id })
  if (!own.from_admin) return
  const subject = { kind: 'person', id: own.jobseeker_id } as const
  await recordAudit(db, { actor: sender, action, subject, details: { message: own.id }, now })
}

const gone = () => new AppError(404, 'not_found', 'This message is not here any more.')

async function requireOwn(db: Db, sender: Reader, id: number) {
  const own = await stored.findOwn(db, sender, id)
  if (!own) throw gone()
  return own
}

async function told(db: Db, id: number, eyes: Eyes): Promise<Message> {
  const row = await stored.findMessage(db, id)
  if (!row) throw gone()
  return asMessage(row, eyes)
}
