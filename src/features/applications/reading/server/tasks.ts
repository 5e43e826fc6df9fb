import type { Deps } from '#server/deps.ts'
import { handle } from '#server/platform/tasks.ts'
import { readBoards, readBoardsTask, readBoardTask, readClaimed } from './service.ts'

export const boardReadingTasks = [
  handle<Deps, NonNullable<typeof readBoardTask.payload>>({
    kind: readBoardTask,
    // The person sees that it failed and can ask again.
    retries: 0,
    sideBySide: 2,
    run: async (deps, { claim }, { signal }) => {
      await readClaimed(deps, { ...claim, until: new Date(claim.until) }, signal)
    },
  }),
  handle<Deps, Record<never, never>>({
    kind: readBoardsTask,
    schedule: '*/10 * * * *',
    exclusive: true,
    retries: 0,
    expireSeconds: 540,
    run: (deps, _payload, { signal }) => readBoards(deps, signal),
  }),
]
