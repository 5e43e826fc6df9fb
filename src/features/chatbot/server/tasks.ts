import type { Deps } from '#server/deps.ts'
import { handle } from '#server/platform/tasks.ts'
import { sweepChats, sweepChatsTask } from './service.ts'

export const chatbotTasks = [
  handle<Deps, Record<never, never>>({
    kind: sweepChatsTask,
    schedule: '50 3 * * *',
    run: (deps) => sweepChats(deps),
  }),
]
