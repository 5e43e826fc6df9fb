import type { Deps } from '#server/deps.ts'
import { handle } from '#server/platform/tasks.ts'
import { forgetRemovedEntries } from '../own-entries/server/service.ts'
import { checkApplication, sweepApplications, sweepTask } from './checks.ts'
import { checkTask } from './settle.ts'

export const applicationTasks = [
  handle<Deps, { application_id: number }>({
    kind: checkTask,
    run: async (deps, payload) => {
      await checkApplication(deps, payload.application_id)
    },
  }),
  handle<Deps, Record<never, never>>({
    kind: sweepTask,
    schedule: '*/5 * * * *',
    exclusive: true,
    retries: 0,
    run: async (deps, _payload, { signal }) => {
      await forgetRemovedEntries(deps)
      await sweepApplications(deps, signal)
    },
  }),
]
