import type { Deps } from '#server/deps.ts'
import { handle } from '#server/platform/tasks.ts'
import { readPostings, readPostingsTask } from './service.ts'

export const matchingTasks = [
  handle<Deps, Record<never, never>>({
    kind: readPostingsTask,
    schedule: '*/5 * * * *',
    run: (deps, _payload, { signal }) => readPostings(deps, signal),
  }),
]
