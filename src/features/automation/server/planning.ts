import { sendMail } from '#features/mail/server/service.ts'
import type { Deps } from '#server/deps.ts'
import { type Db, inTransaction } from '#server/platform/db/database.ts'
import { AppError, ConnectorError } from '#server/platform/errors.ts'
import { whyNot } from '../judging/rules.ts'
import { momentsOf } from '../rules.ts'
import { AUTOMATION_TEXTS, MISSING } from '../texts.ts'
import { mayPass, noteBoardFailure, noteBoardWorks, roomOfBoard } from './breaker.ts'
import { findCandidates, judgeCandidates, type Planned } from './candidates.ts'
import { blockedMail, planMail } from './mails.ts'
import { insertPlanned } from './new-items.ts'
import { insertEvent, updateItem } from './plan-queries.ts'
import { reservePoints } from './booking.ts'
import { readPoints, spendableOf } from './points.ts'
import { firstMissing, requirementsOf } from './requirements.ts'
import { findLatestRuns, insertRun } from './run-queries.ts'
import { findReader, findSettings, holdSettings, type StoredSettings } from './settings-queries.ts'

/** Who and what is planned for. */
type Evening = { userId: number; runDate: string; settings: StoredSettings }

/**
 * Plans the run of a day for a person, once: everything is written down together or not at all, and whoever comes second
 * finds it done. While the board cannot be asked for the points nothing is planned; it is asked for again in the evening.
 */
export async function planRun(deps: Deps, userId: number, runDate: string): Promise<void> {
  const settings = await findSettings(deps.db, userId)
  const reader = await findReader(deps.db, userId)
  if (!settings.enabled || !reader || reader.disabled) return
  if (!(await mayPass(deps.db, deps.clock.now())).passes) return
  const evening = { userId, runDate, settings }
  const known = firstMissing(await requirementsOf(deps, userId))
  // What the board said of somebody's identity may have changed since.
  if (known !== undefined && known !== 'id_proof') return block(deps, evening, MISSING[known].sentence)
  const refused = await askBoard(deps, userId)
  if (refused === 'away') return
  const missing = firstMissing(await requirementsOf(deps, userId))
  const why = refused ?? (missing && MISSING[missing].sentence)
  await (why === undefined ? writePlan(deps, evening) : block(deps, evening, why))
}

/** Reads the points. Gives why the board does not let us in, or that it is away; undefined when all is well. */
async function askBoard(deps: Deps, userId: number): Promise<string | undefined> {
  try {
    await readPoints(deps, userId)
    await noteBoardWorks(deps.db)
    return undefined
  } catch (error) {
    if (error instanceof AppError) return error.message
    if (!(error instanceof ConnectorError)) throw error
    // There is no run yet to tell people apart by.
    await noteBoardFailure(deps, -userId, error.message)
    deps.log.warn({ user_id: userId, kind: error.kind }, 'no plan yet: the board cannot be asked')
    return 'away'
  }
}

async function writePlan(deps: Deps, { userId, runDate, settings }: Evening): Promise<void> {
  const now = deps.clock.now()
  const spendable = await spendableOf(deps.db, userId, settings.point_reserve)
  const candidates = await findCandidates(deps, userId, settings)
  const board = await roomOfBoard(deps, runDate)
  const room = { settings, spendable, board, now, source: 'matched', approved: false } as const
  const planned = judgeCandidates(candidates, room)
  await inTransaction(deps.db, async (db) => {
    // Planning takes a while, and what the person chose meanwhile is for this plan too.
    const chosen = await holdSettings(db, userId)
    if (!chosen.enabled) return
    const runId = await insertRun(db, {
      user_id: userId,
      run_date: runDate,
      state: 'planned',
      reason: null,
      mode: chosen.mode,
      planned_at: now,
      ended_at: null,
    })
    if (runId === undefined) return
    for (const [place, one] of planned.entries()) await writeItem(db, one, { runId, userId, place, now })
    const count = planned.filter(({ will_run: runs }) => runs).length
    const sentence = `Planned ${count} of ${planned.length} candidates for ${runDate}.`
    await insertEvent(db, {
      run_id: runId,
      user_id: userId,
      kind: 'planned',
      actor: 'hanap',
      sentence,
      happened_at: now,
    })
    if (count > 0) await mailPlan(deps, db, { runId, userId, runDate, settings: chosen, planned })
  })
}

type Place = { runId: number; userId: number; place: number; now: Date }

/** Writes a candidate down with its letter, and sets its points aside when it is to run. */
async function writeItem(db: Db, one: Planned, place: Place): Promise<void> {
  const { posting, points, rules } = one
  const { runId, userId, now } = place
  const state = one.will_run ? 'planned' : 'held_back'
  const id = await insertPlanned(db, one, { ...place, source: 'matched', state, actor: 'hanap' })
  const set = !one.will_run || (await reservePoints(db, points, { userId, itemId: id, title: posting.title, now }))
  // Points that went away in the very moment of planning.
  if (!set) await updateItem(db, id, { state: 'held_back' })
  if (one.will_run && set) return
  const why = set ? whyNot(rules) : AUTOMATION_TEXTS.notEnough
  const event = { run_id: runId, user_id: userId, item_id: id, kind: 'item_held_back', actor: 'hanap' as const }
  await insertEvent(db, { ...event, sentence: `Held back “${posting.title}”: ${why}`, happened_at: now })
}

async function mailPlan(
  deps: Deps,
  db: Db,
  given: { runId: number; userId: number; runDate: string; settings: StoredSettings; planned: readonly Planned[] },
): Promise<void> {
  const reader = await findReader(db, given.userId)
  if (!reader) return
  const listed = given.planned.filter(({ will_run: runs }) => runs)
  const mail = planMail(deps.config.PUBLIC_URL, {
    mode: given.settings.mode,
    items: listed.map(({ posting, points, candidate }) => ({
      title: posting.title,
      employer: posting.employer,
      score: candidate.match.score,
      points,
    })),
  })
  const validUntil = momentsOf(given.runDate).cutOff
  await sendMail(deps, db, { key: `automation-plan:${given.runId}`, to: reader.email, validUntil, ...mail })
}

/** What it takes is not there: the day has a run that says so. The person is told by mail the first time. */
async function block(deps: Deps, { userId, runDate, settings }: Evening, sentence: string): Promise<void> {
  const now = deps.clock.now()
  await inTransaction(deps.db, async (db) => {
    const [before] = await findLatestRuns(db, userId, 1)
    const runId = await insertRun(db, {
      user_id: userId,
      run_date: runDate,
      state: 'blocked',
      reason: sentence,
      mode: settings.mode,
      planned_at: now,
      ended_at: now,
    })
    if (runId === undefined) return
    await insertEvent(db, {
      run_id: runId,
      user_id: userId,
      kind: 'blocked',
      actor: 'hanap',
      sentence,
      happened_at: now,
    })
    const reader = await findReader(db, userId)
    if (!reader || before?.state === 'blocked') return
    const mail = blockedMail(deps.config.PUBLIC_URL, sentence)
    await sendMail(deps, db, { key: `automation-blocked:${runId}`, to: reader.email, ...mail })
  })
}
