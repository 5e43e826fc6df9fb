import type { Deps } from '#server/deps.ts'
import { handle } from '#server/platform/tasks.ts'
import { pushTask, sendPushes } from '../push/server/sending.ts'
import { findNews, findTask, sweepAlerts, sweepAlertsTask } from './finding.ts'
import { refreshQuestions } from './questions.ts'

export const alertTasks = [
  handle<Deps, Record<never, never>>({
    kind: findTask,
    schedule: '*/2 * * * *',
    expireSeconds: 1800,
    run: (deps, _payload, { signal }) => findNews(deps, signal),
  }),
  handle<Deps, Record<never, never>>({
    kind: pushTask,
    schedule: '* * * * *',
    exclusive: true,
    run: (deps, _payload, { signal }) => sendPushes(deps, signal),
  }),
  handle<Deps, Record<never, never>>({
    kind: sweepAlertsTask,
    schedule: '40 3 * * *',
    expireSeconds: 3600,
    run: async (deps, _payload, { signal }) => {
      await refreshQuestions(deps, signal)
      await sweepAlerts(deps)
    },
  }),
]
