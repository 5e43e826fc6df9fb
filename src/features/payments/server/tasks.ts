import type { Deps } from '#server/deps.ts'
import { handle, taskKind } from '#server/platform/tasks.ts'
import { lookAt, sweepPayments } from './service.ts'
import { lookTask } from './settle.ts'

export const sweepPaymentsTask = taskKind<Record<never, never>>('payments.sweep')

export const paymentTasks = [
  handle<Deps, { payment_id: number }>({
    kind: lookTask,
    retries: 5,
    retryDelaySeconds: 10,
    run: (deps, { payment_id }) => lookAt(deps, payment_id),
  }),
  handle<Deps, Record<never, never>>({
    kind: sweepPaymentsTask,
    schedule: '40 * * * *',
    run: (deps) => sweepPayments(deps),
  }),
]
