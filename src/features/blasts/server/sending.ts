import { type Batch, deliverBatch } from '#features/messages/server/service.ts'
import type { Deps } from '#server/deps.ts'
import { atSavepoint, type Db, inTransaction, isRowRefused } from '#server/platform/db/database.ts'
import { publish } from '#server/platform/events/queries.ts'
import { BATCH_SIZE, isMoving, LATE_MS, MISSED_REASONS, type MissedReason, STUCK_MS } from '../rules.ts'
import * as queries from './queries.ts'
import { sendTask } from './service.ts'

/**
 * Writes to the next thousand people of a blast. Messages, marks, sums and the task of the next batch are one transaction: a
 * process that is killed leaves all of it or nothing. A task for a batch that is written already does nothing.
 */
export function sendBatch(deps: Deps, task: { blast_id: number; after: number }): Promise<void> {
  return inTransaction(deps.db, async (db) => {
    const blast = await queries.lockBlast(db, task.blast_id)
    if (!blast || !isMoving(blast.state) || blast.last_person !== task.after) return
    const now = deps.clock.now()
    if (now.getTime() - blast.moved_at.getTime() > LATE_MS) {
      await queries.updateBlast(db, blast.id, { state: 'paused', paused_for: 'late' }, now)
      return
    }
    const people = await queries.listNext(db, blast.id, blast.last_person, BATCH_SIZE)
    const sums = await writeTo(db, blast, people, now)
    const last = people.at(-1)?.id ?? blast.last_person
    const isDone = people.length < BATCH_SIZE
    const state = isDone ? ({ state: 'done', ended_at: now } as const) : ({ state: 'sending' } as const)
    await queries.updateBlast(db, blast.id, { ...state, ...sums, last_person: last }, now)
    if (isDone) await publish(db, { users: [], admins: true, event: 'message', id: 0 })
    else await deps.tasks.enqueue(sendTask, { blast_id: blast.id, after: last }, { db })
  })
}

/** Writes to those who want it and are still there, and marks everybody. @returns the sums of the blast after that */
async function writeTo(db: Db, blast: queries.BlastRow, people: queries.NextPerson[], now: Date) {
  const wanted = people.filter(({ willing }) => willing || blast.about_service).map(({ id }) => id)
  const { id: blastId, sender_id: senderId, body } = blast
  const { reached, failed } = await deliver(db, { blastId, senderId, body, people: wanted, now })
  const [has, asked] = [new Set([...reached, ...failed]), new Set(wanted)]
  const absent = wanted.filter((id) => !has.has(id))
  const disabled = await queries.listDisabled(db, absent)
  const missed: Record<MissedReason, number[]> = {
    not_wanted: people.map(({ id }) => id).filter((id) => !asked.has(id)),
    gone: absent.filter((id) => !disabled.includes(id)),
    disabled,
    failed,
  }
  await queries.updateRecipients(db, blastId, reached, { state: 'sent', reason: null })
  for (const reason of MISSED_REASONS) {
    await queries.updateRecipients(db, blastId, missed[reason], { state: 'skipped', reason })
  }
  const sums = Object.fromEntries(MISSED_REASONS.map((reason) => [reason, blast[reason] + missed[reason].length]))
  return { ...sums, sent: blast.sent + reached.length }
}

/**
 * Writes to all of them or, where the database refuses somebody's row, to all but those: found by halving, so that one
 * person's trouble does not keep a thousand others waiting for ever.
 */
async function deliver(db: Db, batch: Batch): Promise<{ reached: number[]; failed: number[] }> {
  const { people } = batch
  if (people.length === 0) return { reached: [], failed: [] }
  try {
    return { reached: await atSavepoint(db, () => deliverBatch(db, batch)), failed: [] }
  } catch (error) {
    if (!isRowRefused(error)) throw error
    if (people.length === 1) return { reached: [], failed: people }
    const middle = Math.ceil(people.length / 2)
    const first = await deliver(db, { ...batch, people: people.slice(0, middle) })
    const rest = await deliver(db, { ...batch, people: people.slice(middle) })
    return { reached: [...first.reached, ...rest.reached], failed: [...first.failed, ...rest.failed] }
  }
}

/** Every minute: a blast whose task was lost, or given up after too many failures, gets a new one. */
export async function sweepBlasts(deps: Deps): Promise<void> {
  const since = new Date(deps.clock.now().getTime() - STUCK_MS)
  for (const { id, last_person: after } of await queries.listStuck(deps.db, since)) {
    await deps.tasks.enqueue(sendTask, { blast_id: id, after })
  }
}
