import { recordAudit } from '#features/audit/server/service.ts'
import type { Deps } from '#server/deps.ts'
import { inTransaction } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Blast } from '../contract.ts'
import { MISSED_REASONS, MISSED_STEP } from '../rules.ts'
import { countReachable, findMissed, reopenMissed } from './missed-queries.ts'
import { findListed, lockBlast, updateBlast } from './queries.ts'
import { noBlast, readBlast, sendTask } from './service.ts'

/** Who did not get a blast and why, a step at a time. @throws AppError 404 when there is none */
export async function listMissed({ db }: Pick<Deps, 'db'>, id: number, after: number) {
  if (!(await findListed(db, id))) throw noBlast()
  const [rows, reachable] = await Promise.all([findMissed(db, id, after, MISSED_STEP + 1), countReachable(db, id)])
  const results = rows.slice(0, MISSED_STEP)
  return { results, next: rows.length > MISSED_STEP ? (results.at(-1)?.id ?? null) : null, reachable }
}

/**
 * Sends a blast once more, only to those who did not get it and would get it now: whoever has it is marked so and is not
 * among them, and a conversation has a blast once whatever happens.
 * @throws AppError 404 when there is none; 409 while it is under way, after it was cancelled, and when nobody would get it
 */
export async function sendAgain(deps: Deps, admin: { id: number }, id: number): Promise<Blast> {
  await inTransaction(deps.db, async (db) => {
    const row = await lockBlast(db, id)
    if (!row) throw noBlast()
    if (row.state !== 'done') throw new AppError(409, 'not_possible', 'This message blast is past that already.')
    const opened = await reopenMissed(db, id)
    const people = MISSED_REASONS.reduce((sum, reason) => sum + opened[reason], 0)
    if (people === 0) throw new AppError(409, 'nobody_left', 'Nobody of those would get it now.')
    const now = deps.clock.now()
    const sums = Object.fromEntries(MISSED_REASONS.map((reason) => [reason, row[reason] - opened[reason]]))
    await updateBlast(db, id, { ...sums, state: 'sending', ended_at: null, last_person: 0 }, now)
    await deps.tasks.enqueue(sendTask, { blast_id: id, after: 0 }, { db })
    const details = { people, sent: row.sent }
    await recordAudit(db, { actor: admin, action: 'blast.again', subject: { kind: 'blast', id }, details, now })
  })
  return readBlast(deps, id)
}
