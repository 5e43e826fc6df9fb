import type { Deps } from '#server/deps.ts'
import { inTransaction } from '#server/platform/db/database.ts'
import { momentsOf } from '../rules.ts'
import { endRun } from './closing.ts'
import { insertEvent } from './plan-queries.ts'
import { findOpenRun, lockRun, updateRun } from './run-queries.ts'

/**
 * Stops the run a person has: before the cut-off that can be taken back, later it ends. Nothing happens where there is
 * none. Gives whether there was one.
 */
export function stopOpenRun(deps: Deps, userId: number, reason: string): Promise<boolean> {
  return inTransaction(deps.db, async (db) => {
    const open = await findOpenRun(db, userId)
    const run = open && (await lockRun(db, open.id))
    if (!run || run.ended_at !== null || (run.state !== 'planned' && run.state !== 'running')) return false
    const now = deps.clock.now()
    if (run.state === 'running' || now >= momentsOf(run.run_date).cutOff) {
      await endRun(deps, db, run, { state: 'stopped', reason, actor: 'person' })
      return true
    }
    await updateRun(db, run.id, { state: 'stopped', reason })
    const event = { run_id: run.id, user_id: userId, actor: 'person' as const, happened_at: now }
    await insertEvent(db, { ...event, kind: 'run_stopped', sentence: reason })
    return true
  })
}
