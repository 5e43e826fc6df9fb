import type { ResponseOf } from '#contract/endpoint.ts'
import { manilaDate } from '#contract/time.ts'
import { recordAudit } from '#features/audit/server/service.ts'
import type { Deps } from '#server/deps.ts'
import { inTransaction } from '#server/platform/db/database.ts'
import type { automation } from '../contract.ts'
import { findBreaker, findSwitch, updateSwitch } from './breaker-queries.ts'
import { countDay } from './run-queries.ts'
import { countOff } from './summing-queries.ts'

type Standing = ResponseOf<(typeof automation)['standing']>

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

/** How automatic apply stands for everybody. */
export async function readStandingOfAll({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Standing> {
  const run_date = manilaDate(clock.now())
  const [all, board, day, points] = await Promise.all([
    findSwitch(db),
    findBreaker(db),
    countDay(db, run_date),
    countOff(db),
  ])
  const counted = (rows: readonly { state: string; count: number }[]) =>
    Object.fromEntries(rows.map(({ state, count }) => [state, count]))
  return {
    stopped: all.stopped,
    reason: all.reason,
    since: iso(all.changed_at),
    board: {
      state: board.opened_at === null ? 'working' : 'paused',
      reason: board.reason,
      failures: board.failures,
      since: iso(board.opened_at),
      next_try_at: iso(board.probe_after),
    },
    people: day.people,
    points: { ...points, checked_at: iso(points.checked_at) },
    today: { run_date, runs: counted(day.runs), items: counted(day.items) },
  }
}

type Switch = { stopped: boolean; reason: string }

/** Stops every run at once, or lets them go on; joins the caller's transaction. What was planned stays readable. */
export const switchAutomation = (deps: Pick<Deps, 'db' | 'clock'>, { stopped, reason }: Switch): Promise<void> =>
  updateSwitch(deps.db, { stopped, reason, now: deps.clock.now() })

/** The same by somebody of the team, written down. */
export async function switchAll(deps: Deps, admin: { id: number }, given: Switch): Promise<Standing> {
  await inTransaction(deps.db, async (db) => {
    await switchAutomation({ ...deps, db }, given)
    await recordAudit(db, {
      actor: admin,
      action: given.stopped ? 'automation.stop' : 'automation.start',
      subject: { kind: 'automation' },
      reason: given.reason,
      now: deps.clock.now(),
    })
  })
  return readStandingOfAll(deps)
}

export { readLine } from './reading.ts'
