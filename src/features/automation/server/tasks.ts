import { pointsSpentTask } from '#features/applications/server/service.ts'
import type { Deps } from '#server/deps.ts'
import { handle } from '#server/platform/tasks.ts'
import { planRun } from './planning.ts'
import { countOwnApplications } from './points.ts'
import { checkPoints } from './summing.ts'
import { advanceRun, checkPointsTask, planTask, runTask, sweep, sweepTask } from './sweeping.ts'

export const automationTasks = [
  handle<Deps, Record<never, never>>({
    kind: sweepTask,
    schedule: '*/5 * * * *',
    exclusive: true,
    retries: 0,
    run: (deps, _payload, { signal }) => sweep(deps, signal),
  }),
  handle<Deps, Record<never, never>>({
    kind: checkPointsTask,
    // Nothing is planned or sent at that hour.
    schedule: '30 3 * * *',
    exclusive: true,
    retries: 1,
    run: (deps, _payload, { signal }) => checkPoints(deps, signal),
  }),
  handle<Deps, { user_id: number }>({
    kind: pointsSpentTask,
    run: (deps, { user_id }) => countOwnApplications(deps, user_id),
  }),
  handle<Deps, { user_id: number; run_date: string }>({
    kind: planTask,
    // The sweep asks again as long as it is evening.
    retries: 0,
    run: (deps, { user_id, run_date }) => planRun(deps, user_id, run_date),
  }),
  handle<Deps, { run_id: number }>({
    kind: runTask,
    retries: 0,
    sideBySide: 2,
    run: (deps, { run_id }, { signal }) => advanceRun(deps, run_id, signal),
  }),
]
