import { deliverBatch } from '#features/messages/server/service.ts'
import type { Deps } from '#server/deps.ts'
import { type Db, inTransaction } from '#server/platform/db/database.ts'
import { publish } from '#server/platform/events/queries.ts'
import { BATCH_SIZE, isMoving, LATE_MS, STUCK_MS } from '../rules.ts'
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
  const reached = await deliverBatch(db, {
    blastId: blast.id,
    senderId: blast.sender_id,
    body: blast.body,
    people: wanted,
    now,
  })
  const has = new Set(reached)
  const asked = new Set(wanted)
  const unwanted = people.map(({ id }) => id).filter((id) => !asked.has(id))
  const gone = wanted.filter((id) => !has.has(id))
  await queries.updateRecipients(db, blast.id, reached, { state: 'sent', reason: null })
  await queries.updateRecipients(db, blast.id, unwanted, { state: 'skipped', reason: 'not_wanted' })
  await queries.updateRecipients(db, blast.id, gone, { state: 'skipped', reason: 'gone' })
  return {
    sent: blast.sent + reached.length,
    not_wanted: blast.not_wanted + unwanted.length,
    gone: blast.gone + gone.length,
  }
}

/** Every minute: a blast whose task was lost, or given up after too many failures, gets a new one. */
export async function sweepBlasts(deps: Deps): Promise<void> {
  const since = new Date(deps.clock.now().getTime() - STUCK_MS)
  for (const { id, last_person: after } of await queries.listStuck(deps.db, since)) {
    await deps.tasks.enqueue(sendTask, { blast_id: id, after })
  }
}
