import type { Deps } from '#server/deps.ts'
import { handle, taskKind } from '#server/platform/tasks.ts'
import { checkWebhook } from './webhook-check.ts'
import { lookAt, sweepPayments } from './service.ts'
import { type Look, lookTask } from './settle.ts'

export const sweepPaymentsTask = taskKind<Record<never, never>>('payments.sweep')

export const paymentTasks = [
  handle<Deps, Look>({
    kind: lookTask,
    retries: 5,
    retryDelaySeconds: 10,
    run: (deps, { payment_id, refund }) => lookAt(deps, payment_id, refund),
  }),
  handle<Deps, Record<never, never>>({
    kind: sweepPaymentsTask,
    schedule: '40 * * * *',
    run: async (deps) => {
      await sweepPayments(deps)
      await checkWebhook(deps)
    },
  }),
]
