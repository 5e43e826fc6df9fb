import type { Deps } from '#server/deps.ts'
import { handle } from '#server/platform/tasks.ts'
import { fold, foldFiguresTask } from './service.ts'

export const dashboardTasks = [
  handle<Deps, Record<never, never>>({ kind: foldFiguresTask, schedule: '*/5 * * * *', run: (deps) => fold(deps) }),
]
