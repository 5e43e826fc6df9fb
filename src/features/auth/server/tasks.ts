import type { Deps } from '#server/deps.ts'
import { handle } from '#server/platform/tasks.ts'
import { sweepTokens, sweepTokensTask } from './service.ts'

export const authTasks = [
  handle<Deps, Record<never, never>>({
    kind: sweepTokensTask,
    schedule: '20 3 * * *',
    run: (deps) => sweepTokens(deps),
  }),
]
