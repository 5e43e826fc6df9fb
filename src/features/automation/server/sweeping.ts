import { manilaDate } from '#contract/time.ts'
import type { Deps } from '#server/deps.ts'
import { inTransaction } from '#server/platform/db/database.ts'
import { taskKind } from '#server/platform/tasks.ts'
import { dayMissed, dayToPlan, momentsOf } from '../rules.ts'
import { endRun, type Ending } from './closing.ts'
import { insertEvent, listItems } from './plan-queries.ts'
import { recoverItem, settleDoubts } from './recovering.ts'
import { insertRun, listOpenRuns, lockRun, type RunRow } from './run-queries.ts'
import { ABANDONED_MS, stepRun } from './running.ts'
import { findSettings, listUnplanned } from './settings-queries.ts'

export const sweepTask = taskKind<Record<never, never>>('automation.sweep')
export const planTask = taskKind<{ user_id: number; run_date: string }>('automation.plan')
export const checkPointsTask = taskKind<Record<never, never>>('automation.points')
export const runTask = taskKind<{ run_id: number }>('automation.run')

const TOO_LATE = 'The run could not start by 10 AM, Manila time, so nothing was sent.'
const TIME_OVER = 'It was 10 AM, Manila time, before everything was sent. The rest was left alone.'
const NO_PLAN = 'No plan could be made in the evening before, so nothing was sent.'

/**
 * What the clock asks for: plans in the evening, runs in the morning, an end for what is late, and an answer for what was in
 * doubt. Asked for again at any time it does what is left to do.
 */
export async function sweep(deps: Deps, signal: AbortSignal): Promise<void> {
  const now = deps.clock.now()
  for (const run of await listOpenRuns(deps.db, manilaDate(now))) {
    if (signal.aborted) return
    await sweepRun(deps, run, now)
  }
  await settleDoubts(deps, signal)
  await noteUnplanned(deps, now)
  const evening = dayToPlan(now)
  if (evening === null) return
  for (const user_id of await listUnplanned(deps.db, evening, null)) {
    await deps.tasks.enqueue(planTask, { user_id, run_date: evening }, { db: deps.db, key: `${evening}:${user_id}` })
  }
}

async function sweepRun(deps: Deps, run: RunRow, now: Date): Promise<void> {
  const { cutOff, start, until } = momentsOf(run.run_date)
  if (now >= until) await endLate(deps, run, now)
  else if (run.state === 'stopped' && now >= cutOff) await endIdle(deps, run.id, () => stoppedEnding(run))
  else if (now >= start) await deps.tasks.enqueue(runTask, { run_id: run.id }, { db: deps.db, key: `run:${run.id}` })
}

const stoppedEnding = ({ reason }: RunRow): Ending => ({ state: 'stopped', reason, actor: 'person' })

/** What was under way is looked up before the rest is given up. */
async function endLate(deps: Deps, run: RunRow, now: Date): Promise<void> {
  for (const item of (await listItems(deps.db, run.id)).filter(({ state }) => state === 'sending')) {
    const since = item.sending_since?.getTime() ?? 0
    if (now.getTime() - since >= ABANDONED_MS) await recoverItem(deps, item)
  }
  await endIdle(deps, run.id, lateEnding)
}

function lateEnding({ state, reason }: RunRow): Ending {
  if (state === 'stopped') return { state, reason, actor: 'person' }
  if (state !== 'planned' && state !== 'running') return { state, reason, actor: 'hanap' }
  if (reason !== null) return { state: 'halted', reason, actor: 'hanap' }
  return { state: 'missed', reason: state === 'planned' ? TOO_LATE : TIME_OVER, actor: 'hanap' }
}

const endIdle = (deps: Deps, runId: number, ending: (run: RunRow) => Ending): Promise<void> =>
  inTransaction(deps.db, async (db) => {
    const run = await lockRun(db, runId)
    if (run && run.ended_at === null) await endRun(deps, db, run, ending(run))
  })

/** Whoever waited for a plan that never came finds a run that says so. */
async function noteUnplanned(deps: Deps, now: Date): Promise<void> {
  const missed = dayMissed(now)
  if (missed === null) return
  for (const user_id of await listUnplanned(deps.db, missed.date, missed.plannedFrom)) {
    await inTransaction(deps.db, async (db) => {
      const { mode } = await findSettings(db, user_id)
      const run = { user_id, run_date: missed.date, state: 'missed' as const, reason: NO_PLAN, mode }
      const run_id = await insertRun(db, { ...run, planned_at: now, ended_at: now })
      if (run_id === undefined) return
      const event = {
        run_id,
        user_id,
        kind: 'run_missed',
        actor: 'hanap' as const,
        sentence: NO_PLAN,
        happened_at: now,
      }
      await insertEvent(db, event)
    })
  }
}

/** Takes a run as far as it goes now, and asks to be called again when it pauses. */
export async function advanceRun(deps: Deps, runId: number, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const next = await stepRun(deps, runId)
    if (next === 'over') return
    if (next.at > deps.clock.now()) {
      await deps.tasks.enqueue(runTask, { run_id: runId }, { db: deps.db, startAfter: next.at, key: `run:${runId}` })
      return
    }
  }
}
