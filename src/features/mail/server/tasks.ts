import type { Deps } from '#server/deps.ts'
import { handle } from '#server/platform/tasks.ts'
import { deliverMail, deliverMails, sendMailTask, sendManyTask, sweepMails, sweepMailsTask } from './service.ts'

/** A mail the server is slow to take does not hold up the code somebody waits for. */
const MAILS_AT_ONCE = 4

export const mailTasks = [
  handle<Deps, { mail_id: number }>({
    kind: sendMailTask,
    retries: 8,
    sideBySide: MAILS_AT_ONCE,
    expireSeconds: 90,
    run: (deps, { mail_id: id }) => deliverMail(deps, id),
  }),
  handle<Deps, { mail_ids: number[] }>({
    kind: sendManyTask,
    retries: 8,
    expireSeconds: 600,
    run: (deps, { mail_ids: ids }, { signal }) => deliverMails(deps, ids, signal),
  }),
  handle<Deps, Record<never, never>>({
    kind: sweepMailsTask,
    schedule: '*/30 * * * *',
    run: (deps) => sweepMails(deps),
  }),
]
