import type { Deps } from '#server/deps.ts'
import { handle, taskKind } from '#server/platform/tasks.ts'
import { forgetGenerated } from './service.ts'

const forgetGeneratedTask = taskKind<Record<never, never>>('letters.forget-generated')

export const coverLetterTasks = [
  handle<Deps, Record<never, never>>({
    kind: forgetGeneratedTask,
    schedule: '10 4 * * *',
    run: (deps) => forgetGenerated(deps),
  }),
]
