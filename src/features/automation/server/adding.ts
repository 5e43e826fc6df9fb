import { matchJobs } from '#features/matching/server/service.ts'
import type { Deps } from '#server/deps.ts'
import { inTransaction } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { AutomationPlan } from '../contract.ts'
import { AUTOMATION_TEXTS } from '../texts.ts'
import { roomOfBoard } from './breaker.ts'
import { judgeCandidates, type Planned, withLetter } from './candidates.ts'
import { factsOf } from './judge-item.ts'
import { insertPlanned } from './new-items.ts'
import { listItems, updateItem } from './plan-queries.ts'
import { onItem, placeItem, requireOpen } from './plan-changes.ts'
import { spendableOf } from './points.ts'
import { findOpenRun, lockRun, type RunRow } from './run-queries.ts'
import { findSettings } from './settings-queries.ts'

type Person = { id: number }

/**
 * Puts a job on the plan by hand: every rule but the score holds for it too, and what breaks one stands there held back. One
 * that was left out before is taken up again.
 * @throws AppError 404 without a plan or for an unknown job, 409 after the cut-off or when it is planned already
 */
export async function addJob(deps: Deps, user: Person, jobId: number): Promise<AutomationPlan> {
  const run = await findOpenRun(deps.db, user.id)
  if (!run) throw new AppError(404, 'not_found', AUTOMATION_TEXTS.noPlan)
  requireOpen(run, deps.clock.now())
  const known = (await listItems(deps.db, run.id)).find((item) => item.job_id === jobId)
  const id = known?.id ?? (await insertByHand(deps, user, run, jobId))
  return onItem(deps, user, id, async (held) => {
    requireOpen(held.run, held.now)
    if (held.item.state === 'planned') throw new AppError(409, 'in_plan', AUTOMATION_TEXTS.inPlan)
    const item = { ...held.item, source: 'by_hand' as const }
    await updateItem(held.db, id, { source: 'by_hand' })
    await placeItem(deps, { ...held, item }, { approve: true })
  })
}

/** Writes it down held back: from there it goes where it belongs. */
async function insertByHand(
  deps: Deps,
  user: Person,
  { id: runId, run_date: runDate }: RunRow,
  jobId: number,
): Promise<number> {
  const planned = await judgeByHand(deps, user, jobId, runDate)
  return inTransaction(deps.db, async (db) => {
    const run = await lockRun(db, runId)
    if (!run) throw new AppError(404, 'not_found', AUTOMATION_TEXTS.noPlan)
    const items = await listItems(db, runId)
    const twin = items.find((item) => item.job_id === jobId)
    const place = { runId, userId: user.id, place: items.length, now: deps.clock.now() }
    return twin?.id ?? insertPlanned(db, planned, { ...place, source: 'by_hand', state: 'held_back', actor: 'person' })
  })
}

async function judgeByHand(deps: Deps, user: Person, jobId: number, runDate: string): Promise<Planned> {
  const [facts, matches, settings] = await Promise.all([
    factsOf(deps, user.id, [jobId]),
    matchJobs(deps, user.id, [jobId]),
    findSettings(deps.db, user.id),
  ])
  const [row, match] = [facts.get(jobId), matches.get(jobId)]
  if (!row || !match) throw new AppError(404, 'job_not_found', 'Job not found.')
  const spendable = await spendableOf(deps.db, user.id, settings.point_reserve)
  const candidate = await withLetter(deps, user.id, row, match)
  const board = await roomOfBoard(deps, runDate)
  const room = { settings, spendable, board, now: deps.clock.now(), source: 'by_hand', approved: true } as const
  const [planned] = judgeCandidates([candidate], room)
  if (!planned) throw new Error('A candidate was not judged.')
  return planned
}
