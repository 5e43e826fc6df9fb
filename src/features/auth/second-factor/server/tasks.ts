import type { Deps } from '#server/deps.ts'
import { handle, taskKind } from '#server/platform/tasks.ts'
import { sweepFactors } from './service.ts'

export const sweepFactorsTask = taskKind<Record<never, never>>('auth.sweep-second-factor')

export const secondFactorTasks = [
  handle<Deps, Record<never, never>>({
    kind: sweepFactorsTask,
    schedule: '50 3 * * *',
    run: (deps) => sweepFactors(deps),
  }),
]
