import type { Deps } from '#server/deps.ts'
import { handle, taskKind } from '#server/platform/tasks.ts'
import { forgetOldUses } from './service.ts'

export const forgetUsesTask = taskKind<Record<never, never>>('board-account.forget-uses')

export const boardAccountTasks = [
  handle<Deps, Record<never, never>>({
    kind: forgetUsesTask,
    schedule: '50 3 * * *',
    exclusive: true,
    run: (deps, _payload, { signal }) => forgetOldUses(deps, signal),
  }),
]
