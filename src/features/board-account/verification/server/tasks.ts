import type { Deps } from '#server/deps.ts'
import { handle } from '#server/platform/tasks.ts'
import { sweepImages, sweepImagesTask } from './vault.ts'

export const boardVerificationTasks = [
  handle<Deps, Record<never, never>>({
    kind: sweepImagesTask,
    schedule: '*/10 * * * *',
    run: (deps) => sweepImages(deps),
  }),
]
