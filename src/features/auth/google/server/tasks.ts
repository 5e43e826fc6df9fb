import type { Deps } from '#server/deps.ts'
import { handle } from '#server/platform/tasks.ts'
import { sweepSignIns, sweepSignInsTask } from './service.ts'

export const googleTasks = [
  handle<Deps, Record<never, never>>({
    kind: sweepSignInsTask,
    schedule: '25 * * * *',
    run: (deps) => sweepSignIns(deps),
  }),
]
