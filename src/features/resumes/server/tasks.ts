import type { Deps } from '#server/deps.ts'
import { handle } from '#server/platform/tasks.ts'
import { sweepResumeFiles, sweepResumeFilesTask } from './service.ts'

export const resumeTasks = [
  handle<Deps, Record<never, never>>({
    kind: sweepResumeFilesTask,
    schedule: '40 3 * * *',
    run: (deps) => sweepResumeFiles(deps),
  }),
]
