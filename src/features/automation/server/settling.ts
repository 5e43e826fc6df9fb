import type { Deps } from '#server/deps.ts'
import { type Db, inTransaction } from '#server/platform/db/database.ts'
import { FAILURES_STOP } from '../rules.ts'
import { noteBoardFailure, noteBoardWorks } from './breaker.ts'
import { endRun } from './closing.ts'
import { insertEvent, type ItemRow, listItems, updateItem } from './plan-queries.ts'
import { endReservation } from './booking.ts'
import { lockRun, type RunRow, updateRun } from './run-queries.ts'
import type { Result } from './sending.ts'

const UNCONFIRMED = 'OLJ did not confirm an application. The run was stopped; we are checking whether it arrived.'
const TWICE = 'Two applications in a row failed. The run was stopped, and nothing else was touched.'

type Settled = { pauseMs: number; from?: ItemRow['state'] }

/**
 * Writes down how an item ended, with its points, and what that means for its run. Nothing happens when somebody else wrote
 * it down before.
 */
export function settleItem(
  deps: Deps,
  item: Pick<ItemRow, 'id' | 'run_id'>,
  result: Result,
  { pauseMs, from = 'sending' }: Settled,
): Promise<void> {
  return inTransaction(deps.db, async (db) => {
    const run = await lockRun(db, item.run_id)
    const known = run && (await listItems(db, run.id)).find(({ id }) => id === item.id)
    if (!run || known?.state !== from) return
    await writeOutcome(deps, db, known, result)
    if (run.ended_at === null) await moveRun(deps, db, run, result, pauseMs)
  })
}

async function writeOutcome({ clock }: Deps, db: Db, item: ItemRow, result: Result): Promise<void> {
  const now = clock.now()
  const booking = { userId: item.user_id, itemId: item.id, title: item.posting.title, now }
  await updateItem(db, item.id, {
    state: result.state,
    outcome: result.sentence,
    ended_at: now,
    ...(result.state === 'sent' || result.state === 'unconfirmed' ? { application_id: result.applicationId } : {}),
    ...(result.state === 'skipped' && result.rules ? { rules: result.rules } : {}),
  })
  // What may have arrived keeps its points until somebody knows.
  if (result.state === 'sent') await endReservation(db, 'spent', booking)
  else if (result.state !== 'unconfirmed') await endReservation(db, 'given_back', booking)
  await insertEvent(db, {
    run_id: item.run_id,
    user_id: item.user_id,
    item_id: item.id,
    kind: `item_${result.state}`,
    actor: result.state === 'sent' ? 'board' : 'hanap',
    sentence: `“${item.posting.title}”: ${result.sentence}`,
    happened_at: now,
  })
}

async function moveRun(deps: Deps, db: Db, run: RunRow, result: Result, pauseMs: number): Promise<void> {
  if (result.state === 'sent') await noteBoardWorks(db)
  if (result.state === 'failed' && result.board) await noteBoardFailure({ ...deps, db }, run.id, result.sentence)
  const failures = result.state === 'failed' ? run.failures + 1 : result.state === 'skipped' ? run.failures : 0
  const next_at = new Date(deps.clock.now().getTime() + (result.state === 'skipped' ? 0 : pauseMs))
  await updateRun(db, run.id, { failures, next_at })
  const reason = stopReason(result, failures)
  if (run.state !== 'running') {
    // Stopped while this one was on its way.
    const state = run.state === 'planned' ? 'stopped' : run.state
    await endRun(deps, db, run, { state, reason: run.reason, actor: 'hanap' })
  } else if (reason !== null) await endRun(deps, db, run, { state: 'broken', reason, actor: 'hanap' })
}

function stopReason(result: Result, failures: number): string | null {
  if (result.state === 'unconfirmed') return UNCONFIRMED
  if (result.state !== 'failed') return null
  return result.stops ?? (failures >= FAILURES_STOP ? TWICE : null)
}
