import { randomInt } from 'node:crypto'
import type { Deps } from '#server/deps.ts'
import { type Db, inTransaction } from '#server/platform/db/database.ts'
import { AppError, ConnectorError } from '#server/platform/errors.ts'
import { dayToRun, FAILURES_STOP } from '../rules.ts'
import { boardDayLimit } from '../judging/rules.ts'
import { MISSING } from '../texts.ts'
import { mayPass, noteBoardFailure, noteBoardWorks, takePlaceOfBoard } from './breaker.ts'
import { endRun } from './closing.ts'
import { type ItemRow, listItems, updateItem } from './plan-queries.ts'
import { readPoints } from './points.ts'
import { recoverItem } from './recovering.ts'
import { firstMissing, requirementsOf } from './requirements.ts'
import { findRun, lockRun, type RunRow, updateRun } from './run-queries.ts'
import { failureOf, sendItem } from './sending.ts'
import { settleItem } from './settling.ts'
import { findReader, findSettings } from './settings-queries.ts'

const WAIT_MS = 5 * 60_000
/** One that is on its way for longer has lost its process: the board's own deadline is a third of it. */
export const ABANDONED_MS = 180_000

/** What is next for a run: nothing any more, or not before a moment. */
export type Next = 'over' | { at: Date }

/**
 * Takes a run one application further, or begins or ends it. Any number of processes may do so at the same time: whoever
 * takes an item takes it alone.
 */
export async function stepRun(deps: Deps, runId: number): Promise<Next> {
  const run = await findRun(deps.db, runId)
  const now = deps.clock.now()
  if (!run || run.ended_at !== null || dayToRun(now) !== run.run_date) return 'over'
  const underWay = (await listItems(deps.db, runId)).find(({ state }) => state === 'sending')
  if (underWay) return waitOrRecover(deps, underWay, now)
  if (run.state !== 'planned' && run.state !== 'running') return end(deps, runId)
  if (run.next_at !== null && run.next_at > now) return { at: run.next_at }
  const gate = await mayPass(deps.db, now)
  if (!gate.passes) return hold(deps, runId, gate.reason)
  if (run.state === 'planned') {
    const begun = await begin(deps, run)
    if (begun !== undefined) return begun
  }
  const item = await takeItem(deps, runId)
  if (item === undefined) return end(deps, runId)
  await settleItem(deps, item, await sendItem(deps, item, run.run_date), { pauseMs: pauseOf(deps) })
  return { at: (await findRun(deps.db, runId))?.next_at ?? deps.clock.now() }
}

async function waitOrRecover(deps: Deps, item: ItemRow, now: Date): Promise<Next> {
  const since = item.sending_since?.getTime() ?? 0
  if (now.getTime() - since < ABANDONED_MS) return { at: new Date(since + ABANDONED_MS) }
  await recoverItem(deps, item)
  return { at: now }
}

/** Nobody sends as fast as a machine could. */
function pauseOf({ config }: Pick<Deps, 'config'>): number {
  const pace = config.AUTOMATION_PACE_SECONDS * 1000
  return pace === 0 ? 0 : Math.round(pace * 0.5) + randomInt(pace)
}

/** Nothing is sent for anybody right now: the run waits, and says why. */
async function hold(deps: Deps, runId: number, reason: string): Promise<Next> {
  const at = new Date(deps.clock.now().getTime() + WAIT_MS)
  await inTransaction(deps.db, async (db) => {
    const run = await lockRun(db, runId)
    if (run && run.ended_at === null) await updateRun(db, runId, { reason, next_at: at })
  })
  return { at }
}

/** Looks once more whether everything it takes is there, and asks the board for the points. Gives what is next if not. */
async function begin(deps: Deps, run: RunRow): Promise<Next | undefined> {
  const [settings, reader] = await Promise.all([findSettings(deps.db, run.user_id), findReader(deps.db, run.user_id)])
  if (!settings.enabled || !reader || reader.disabled) return endAs(deps, run.id, 'stopped', 'Automation Apply is off.')
  const known = firstMissing(await requirementsOf(deps, run.user_id))
  if (known !== undefined && known !== 'id_proof') return endAs(deps, run.id, 'blocked', MISSING[known].sentence)
  try {
    await readPoints(deps, run.user_id)
    await noteBoardWorks(deps.db)
  } catch (error) {
    if (!(error instanceof AppError) && !(error instanceof ConnectorError)) throw error
    return couldNotBegin(deps, run.id, error)
  }
  const missing = firstMissing(await requirementsOf(deps, run.user_id))
  return missing === undefined ? undefined : endAs(deps, run.id, 'blocked', MISSING[missing].sentence)
}

async function couldNotBegin(deps: Deps, runId: number, error: AppError | ConnectorError): Promise<Next> {
  const failure = failureOf(error)
  const stops = failure.state === 'failed' ? failure.stops : null
  const at = new Date(deps.clock.now().getTime() + WAIT_MS)
  const over = await inTransaction(deps.db, async (db) => {
    const run = await lockRun(db, runId)
    if (!run || run.ended_at !== null) return true
    const failures = run.failures + 1
    if (failure.state === 'failed' && failure.board) await noteBoardFailure({ ...deps, db }, runId, error.message)
    const broken = stops ?? (failures >= FAILURES_STOP ? 'OLJ failed twice in a row. The run was stopped.' : null)
    if (broken !== null) await endRun(deps, db, run, { state: 'broken', reason: broken, actor: 'hanap' })
    else await updateRun(db, runId, { failures, next_at: at, reason: 'OLJ could not be reached; we try again.' })
    return broken !== null
  })
  return over ? 'over' : { at }
}

/** The item whose turn it is; undefined when nothing is left, or while one is on its way. */
const nextOf = ({ mode }: RunRow, items: readonly ItemRow[]): ItemRow | undefined =>
  items.some(({ state }) => state === 'sending')
    ? undefined
    : items.find(({ state, approved_at: at }) => state === 'planned' && (mode !== 'only_approved' || at))

/** Takes the next item to send it; undefined when there is none. From here on nobody else can take or refuse it. */
const takeItem = (deps: Deps, runId: number): Promise<ItemRow | undefined> =>
  inTransaction(deps.db, async (db) => {
    const run = await lockRun(db, runId)
    const now = deps.clock.now()
    if (!run || run.ended_at !== null || (run.state !== 'planned' && run.state !== 'running')) return undefined
    const { enabled } = await findSettings(db, run.user_id)
    const next = enabled ? nextOf(run, await listItems(db, runId)) : undefined
    if (next === undefined) return undefined
    if (!(await takePlaceOfBoard({ ...deps, db }, run.run_date))) {
      const reason = `${boardDayLimit(deps.config.AUTOMATION_OLJ_A_DAY)} That was reached before everything was sent.`
      await endRun(deps, db, run, { state: 'halted', reason, actor: 'hanap' })
      return undefined
    }
    const started_at = run.started_at ?? now
    await updateRun(db, runId, { state: 'running', started_at, reason: null, next_at: null })
    await updateItem(db, next.id, { state: 'sending', sending_since: now })
    return { ...next, state: 'sending', sending_since: now }
  })

/**
 * Nothing is left to do: the board is asked once more what is left, and the run is over. Who could take no item because
 * another process was sending one comes here too, and by now that one may be done and the next one waiting.
 */
async function end(deps: Deps, runId: number): Promise<Next> {
  const run = await findRun(deps.db, runId)
  if (run?.state === 'running') {
    // The report goes by our own count when the board cannot be asked.
    await readPoints(deps, run.user_id).catch((error: unknown) => {
      if (!(error instanceof AppError) && !(error instanceof ConnectorError)) throw error
    })
  }
  return inTransaction(deps.db, async (db) => {
    const held = await lockRun(db, runId)
    if (!held || held.ended_at !== null) return 'over'
    const items = await listItems(db, runId)
    const now = deps.clock.now()
    if (items.some(({ state }) => state === 'sending')) return { at: new Date(now.getTime() + ABANDONED_MS) }
    const { enabled } = await findSettings(db, held.user_id)
    const goesOn = enabled && (held.state === 'planned' || held.state === 'running')
    if (goesOn && nextOf(held, items) !== undefined) return { at: held.next_at ?? now }
    await finish(deps, db, held, enabled)
    return 'over'
  })
}

async function finish(deps: Deps, db: Db, run: RunRow, enabled: boolean): Promise<void> {
  if (run.state === 'planned' || run.state === 'running') {
    const off = { state: 'stopped', reason: 'Automation Apply is off.', actor: 'person' } as const
    await endRun(deps, db, run, enabled ? { state: 'done', reason: null, actor: 'hanap' } : off)
  } else await endRun(deps, db, run, { state: run.state, reason: run.reason, actor: 'hanap' })
}

const endAs = (deps: Deps, runId: number, state: 'stopped' | 'blocked', reason: string): Promise<Next> =>
  inTransaction(deps.db, async (db) => {
    const run = await lockRun(db, runId)
    if (run && run.ended_at === null) await endRun(deps, db, run, { state, reason, actor: 'hanap' })
    return 'over' as const
  })
