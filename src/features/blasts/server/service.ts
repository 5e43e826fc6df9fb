import { COUNT_CAP, neighbours } from '#contract/paging.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { recordAudit } from '#features/audit/server/service.ts'
import type { Deps } from '#server/deps.ts'
import { inTransaction } from '#server/platform/db/database.ts'
import { AppError, FieldError } from '#server/platform/errors.ts'
import { taskKind } from '#server/platform/tasks.ts'
import type { Blast, blasts } from '../contract.ts'
import { type BlastChange, BLASTS_PAGE_SIZE, SECONDS_BETWEEN, stateAfter } from '../rules.ts'
import { BLAST_SENTENCES as say, blastSent } from '../texts.ts'
import { cleanSearch } from './people.ts'
import * as queries from './queries.ts'

type Admin = { id: number }
type Asked = BodyOf<typeof blasts.send>

/** One batch; `after` tells how far the blast has to be, so that of two tasks that want the same batch one does it. */
export const sendTask = taskKind<{ blast_id: number; after: number }>('blasts.send')

const TOO_SOON = 'One message blast a minute. Please wait a moment and send it again.'
const OTHER_MESSAGE = 'This sending was used for another message already. Please send it again.'

/**
 * Queues a message to many people. They are frozen here; a task writes to them. The same `request_key` is the same blast and
 * is answered as the first time.
 * @throws AppError 409 `key_used` for another message under the same key; 429 within a minute; FieldError when nobody is left
 */
export function sendBlast(deps: Deps, admin: Admin, asked: Asked) {
  return inTransaction(deps.db, async (db) => {
    await queries.lockSender(db, admin.id)
    const key = asked.request_key ?? null
    const same = key === null ? undefined : await queries.findByKey(db, admin.id, key)
    if (same) {
      if (same.body !== asked.message) throw new AppError(409, 'key_used', OTHER_MESSAGE)
      return asAccepted(same.id, same.total, same.left_out)
    }
    const now = deps.clock.now()
    requirePause(await queries.findLatest(db, admin.id), now, deps.config.LIMITS_FACTOR)
    const { about_service, message: body } = asked
    const given = { sender_id: admin.id, request_key: key ?? crypto.randomUUID(), body, about_service, now }
    const id = await queries.insertBlast(db, given)
    const { total, left_out: skipped } = await queries.insertRecipients(db, { id, ...given }, chosenBy(asked))
    if (total === skipped) throw new FieldError({ user_ids: [total === 0 ? say.noUsers : say.nobodyWilling] })
    await recordAudit(db, {
      actor: admin,
      action: 'blast.send',
      subject: { kind: 'blast', id },
      details: { people: total, left_out: skipped, about_service },
      now,
    })
    await deps.tasks.enqueue(sendTask, { blast_id: id, after: 0 }, { db })
    return asAccepted(id, total, skipped)
  })
}

const chosenBy = ({ all, search, user_ids: ids, except_ids: except }: Asked): queries.Chosen =>
  all ? { search: cleanSearch(search), except } : { ids: ids ?? [] }

function requirePause(latest: Date | undefined, now: Date, factor: number): void {
  if (latest === undefined) return
  const left = Math.ceil(SECONDS_BETWEEN / factor - (now.getTime() - latest.getTime()) / 1000)
  if (left > 0) throw new AppError(429, 'rate_limited', TOO_SOON, {}, { retryAfter: left })
}

const asAccepted = (id: number, total: number, skipped: number) => ({
  message: blastSent(total - skipped),
  details: { blast_id: id, total_users: total - skipped, skipped_users: skipped },
})

/** The blasts, the newest first. */
export async function listBlasts({ db }: Pick<Deps, 'db'>, query: { page: number }) {
  const offset = (query.page - 1) * BLASTS_PAGE_SIZE
  const [rows, total] = await Promise.all([queries.listBlasts(db, BLASTS_PAGE_SIZE, offset), queries.countBlasts(db)])
  const count = Math.min(total, COUNT_CAP)
  return {
    results: rows.map(asBlast),
    count,
    ...neighbours('/api/messages/blasts/', query, query.page, Math.ceil(count / BLASTS_PAGE_SIZE)),
  }
}

/**
 * Pauses, resumes or cancels a blast. A batch that is being written ends first.
 * @throws AppError 404 when there is none; 409 when it is no longer in a state for that
 */
export async function changeBlast(deps: Deps, admin: Admin, id: number, change: BlastChange): Promise<Blast> {
  await inTransaction(deps.db, async (db) => {
    const row = await queries.lockBlast(db, id)
    if (!row) throw noBlast()
    const state = stateAfter(row.state, change)
    if (state === null) throw new AppError(409, 'not_possible', 'This message blast is past that already.')
    const now = deps.clock.now()
    const ended = { ended_at: state === 'cancelled' ? now : null }
    await queries.updateBlast(db, id, { state, paused_for: state === 'paused' ? 'asked' : null, ...ended }, now)
    if (state === 'sending') await deps.tasks.enqueue(sendTask, { blast_id: id, after: row.last_person }, { db })
    await recordAudit(db, {
      actor: admin,
      action: `blast.${change}`,
      subject: { kind: 'blast', id },
      details: { before: row.state, after: state, sent: row.sent, people: row.total },
      now,
    })
  })
  return readBlast(deps, id)
}

/** @throws AppError 404 when there is none */
export async function readBlast({ db }: Pick<Deps, 'db'>, id: number): Promise<Blast> {
  const row = await queries.findListed(db, id)
  if (!row) throw noBlast()
  return asBlast(row)
}

export const noBlast = () => new AppError(404, 'not_found', 'This message blast does not exist.')

const asBlast = (row: queries.ListedBlast): Blast => ({
  id: row.id,
  sender_name: row.sender_name,
  message: row.body,
  about_service: row.about_service,
  state: row.state,
  paused_for: row.paused_for,
  total: row.total,
  sent: row.sent,
  skipped: { not_wanted: row.not_wanted, gone: row.gone, disabled: row.disabled, failed: row.failed },
  left: row.total - row.sent - row.not_wanted - row.gone - row.disabled - row.failed,
  read: row.read,
  queued_at: row.queued_at.toISOString(),
  ended_at: row.ended_at?.toISOString() ?? null,
})
