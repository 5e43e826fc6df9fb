import { handle, taskKind } from '../tasks.ts'
import type { Limits } from './limits.ts'

/** Nightly: rate counters are kept for a day (docs/operating.md). */
export const sweepLimitsTask = taskKind<Record<never, never>>('limits.sweep')

export const limitTasks = [
  handle<{ limits: Limits }, Record<never, never>>({
    kind: sweepLimitsTask,
    schedule: '25 3 * * *',
    run: ({ limits }) => limits.sweep(),
  }),
]
