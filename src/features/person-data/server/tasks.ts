import type { Deps } from '#server/deps.ts'
import { handle, taskKind } from '#server/platform/tasks.ts'
import { checkFiles } from './file-check.ts'

export const checkFilesTask = taskKind<Record<never, never>>('person-data.check-files')

export const personDataTasks = [
  handle<Deps, Record<never, never>>({
    kind: checkFilesTask,
    schedule: '10 4 * * 0',
    expireSeconds: 3600,
    retries: 0,
    run: async (deps) => {
      await checkFiles(deps)
    },
  }),
]
