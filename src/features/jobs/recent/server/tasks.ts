import type { Deps } from '#server/deps.ts'
import { handle } from '#server/platform/tasks.ts'
import { sweepSearches, sweepSearchesTask } from './service.ts'

export const recentSearchTasks = [
  handle<Deps, Record<never, never>>({
    kind: sweepSearchesTask,
    schedule: '25 3 * * *',
    run: (deps) => sweepSearches(deps),
  }),
]
