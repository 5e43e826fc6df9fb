import type { Deps } from '#server/deps.ts'
import { handle, taskKind } from '#server/platform/tasks.ts'
import { remindOfEnds } from './reminders.ts'

export const remindTask = taskKind<Record<never, never>>('subscriptions.remind')

export const subscriptionTasks = [
  handle<Deps, Record<never, never>>({
    kind: remindTask,
    schedule: '20 * * * *',
    run: (deps) => remindOfEnds(deps),
  }),
]
