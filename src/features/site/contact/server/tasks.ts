import type { Deps } from '#server/deps.ts'
import { handle } from '#server/platform/tasks.ts'
import { sweepMessages, sweepMessagesTask } from './service.ts'

export const contactTasks = [
  handle<Deps, Record<never, never>>({
    kind: sweepMessagesTask,
    schedule: '50 3 * * *',
    run: (deps) => sweepMessages(deps),
  }),
]
