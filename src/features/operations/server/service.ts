import type { ResponseOf } from '#contract/endpoint.ts'
import { recordAudit } from '#features/audit/server/service.ts'
import type { Source } from '#features/jobs/contract.ts'
import { settleRefused } from '#features/mail/server/service.ts'
import { listRunsOf, listSources, setSource } from '#features/jobs/server/service.ts'
import type { Deps } from '#server/deps.ts'
import { type Db, inTransaction } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { operations, QueueRows, RefusedMails } from '../contract.ts'
import { DEAD_SHOWN, mailKind, MAILS_SHOWN, RUNS_SHOWN, sourceState, withoutAddresses } from '../rules.ts'
import { findRefused, findWaiting } from './queries.ts'

type Admin = { id: number }
type Answer<K extends keyof typeof operations> = ResponseOf<(typeof operations)[K]>

const iso = (at: Date | null): string | null => at?.toISOString() ?? null
const clean = (text: string): string => text.replaceAll('\0', '').toWellFormed()

/** The boards, how each stands, and its latest runs. */
export async function readSources(deps: Deps): Promise<Answer<'sources'>> {
  const known = await listSources(deps)
  const now = deps.clock.now()
  const sources = await Promise.all(
    known.map(async ({ source, enabled, stopped_reason, stopped_at, last_run_at }) => {
      const runs = await listRunsOf(deps, source, RUNS_SHOWN)
      const state = sourceState({ enabled, stopped: stopped_reason !== null, last_run_at }, runs, now)
      return {
        source,
        state,
        enabled,
        stopped_reason,
        stopped_at: iso(stopped_at),
        last_run_at: iso(last_run_at),
        runs: runs.map((run) => ({ ...run, started_at: run.started_at.toISOString(), ended_at: iso(run.ended_at) })),
      }
    }),
  )
  return { sources }
}

/** Switches a board, and writes down who did and why. */
export async function switchSource(
  deps: Deps,
  admin: Admin,
  source: Source,
  { enabled, reason }: { enabled: boolean; reason: string },
): Promise<Answer<'switchSource'>> {
  const now = deps.clock.now()
  await inTransaction(deps.db, async (db) => {
    await setSource({ ...deps, db }, source, enabled)
    const details = { source, enabled }
    const subject = { kind: 'source' } as const
    await recordAudit(db, { actor: admin, action: 'source.switch', subject, reason: clean(reason), details, now })
  })
  return readSources(deps)
}

/** Queues of background work, and what was given up on. */
export async function readQueues({ tasks }: Pick<Deps, 'tasks'>): Promise<QueueRows> {
  const [queues, dead] = await Promise.all([tasks.queues(), tasks.dead(DEAD_SHOWN)])
  return {
    queues: queues.map((queue) => ({ ...queue, oldest_at: iso(queue.oldest_at) })),
    dead: dead.map((task) => ({ ...task, died_at: task.died_at.toISOString() })),
  }
}

type Given = { id: string; reason: string }

/** Puts a task back into its queue. @throws AppError 404 when it is not among those given up on any more */
export const retryTask = (deps: Deps, admin: Admin, given: Given) =>
  change(deps, admin, { ...given, action: 'task.retry', act: (db) => deps.tasks.retryDead(given.id, db) })

/** Throws a task away. @throws AppError 404 when it is not among those given up on any more */
export const dropTask = (deps: Deps, admin: Admin, given: Given) =>
  change(deps, admin, {
    ...given,
    action: 'task.drop',
    act: (db) => deps.tasks.dropDead(given.id, db).then(() => true),
  })

async function change(
  deps: Deps,
  admin: Admin,
  { id, reason, action, act }: Given & { action: 'task.retry' | 'task.drop'; act: (db: Db) => Promise<boolean> },
): Promise<QueueRows> {
  const queue = (await deps.tasks.dead(DEAD_SHOWN)).find((task) => task.id === id)?.queue
  await inTransaction(deps.db, async (db) => {
    if (queue === undefined || !(await act(db))) {
      throw new AppError(404, 'not_found', 'This task is not among those given up on any more.')
    }
    const subject = { kind: 'queue' } as const
    const entry = { actor: admin, action, subject, reason: clean(reason), details: { queue, task: id } }
    await recordAudit(db, { ...entry, now: deps.clock.now() })
  })
  return readQueues(deps)
}

/** Mails that came to nothing: to whom as far as it may be told, what about, and what the mail server said. */
export async function readMails({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<RefusedMails> {
  const { rows, count } = await findRefused(db, clock.now(), MAILS_SHOWN)
  const mails = rows.map(({ key, recipient, last_error: answer, settled_at: at, ...row }) => ({
    ...row,
    kind: mailKind(key),
    to: withoutAddresses(recipient),
    settled_at: at.toISOString(),
    answer: answer === null ? null : withoutAddresses(answer),
  }))
  return { mails, count }
}

/** Sends such a mail again or drops it, and writes down who did and why. @throws AppError see `settleRefused` */
export async function changeMail(
  deps: Deps,
  admin: Admin,
  { id, reason, what }: { id: number; reason: string; what: 'resend' | 'drop' },
): Promise<RefusedMails> {
  await inTransaction(deps.db, async (db) => {
    const { key, state } = await settleRefused(deps, db, id, what)
    const action = what === 'resend' ? 'mail.resend' : 'mail.drop'
    const entry = { actor: admin, action, subject: { kind: 'mail', id }, reason: clean(reason) } as const
    await recordAudit(db, { ...entry, details: { kind: mailKind(key), before: state }, now: deps.clock.now() })
  })
  return readMails(deps)
}

/** Mails, payments and postings that wait for somebody. */
export async function readWaiting({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Answer<'waiting'>> {
  const { mails, payments, review } = await findWaiting(db, clock.now())
  return {
    mails: { ...mails, oldest_at: iso(mails.oldest_at) },
    payments: { ...payments, oldest_at: iso(payments.oldest_at) },
    review,
  }
}
