import type { Deps } from '#server/deps.ts'
import { handle, taskKind } from '#server/platform/tasks.ts'
import { sendBatch, sweepBlasts } from './sending.ts'
import { sendTask } from './service.ts'

const sweepTask = taskKind<Record<never, never>>('blasts.sweep')

/** Blasts have queues of their own: what else there is to do does not wait for a hundred thousand people. */
export const blastTasks = [
  handle<Deps, { blast_id: number; after: number }>({
    kind: sendTask,
    retries: 5,
    retryDelaySeconds: 2,
    run: (deps, task) => sendBatch(deps, task),
  }),
  handle<Deps, Record<never, never>>({
    kind: sweepTask,
    schedule: '* * * * *',
    exclusive: true,
    retries: 0,
    run: (deps) => sweepBlasts(deps),
  }),
]
