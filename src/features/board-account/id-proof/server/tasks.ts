import type { Deps } from '#server/deps.ts'
import { handle } from '#server/platform/tasks.ts'
import { remindOfIds, remindOfIdsTask } from './service.ts'

export const idProofTasks = [
  handle<Deps, Record<never, never>>({
    kind: remindOfIdsTask,
    schedule: '20 9 * * *',
    exclusive: true,
    run: (deps) => remindOfIds(deps),
  }),
]
