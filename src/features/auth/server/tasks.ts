import type { Deps } from '#server/deps.ts'
import { handle } from '#server/platform/tasks.ts'
import { sweepEmailChanges } from '../account/server/service.ts'
import { storeTombstones, storeTombstonesTask } from '../deletion/server/erase.ts'
import { sweepAccounts, sweepAccountsTask, sweepTokens, sweepTokensTask } from './service.ts'

export const authTasks = [
  handle<Deps, Record<never, never>>({
    kind: sweepTokensTask,
    schedule: '20 3 * * *',
    run: (deps) => sweepTokens(deps),
  }),
  handle<Deps, Record<never, never>>({
    kind: storeTombstonesTask,
    schedule: '50 * * * *',
    run: (deps) => storeTombstones(deps),
  }),
  handle<Deps, Record<never, never>>({
    kind: sweepAccountsTask,
    schedule: '35 3 * * *',
    run: async (deps) => {
      await sweepAccounts(deps)
      await sweepEmailChanges(deps)
    },
  }),
]
