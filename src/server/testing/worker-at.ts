import process from 'node:process'
import { advanceRun, planTask, sweep } from '#features/automation/server/sweeping.ts'
import { findTask } from '#features/alerts/server/finding.ts'
import { sweepDigests, writeDigestsTask } from '#features/notices/server/digests.ts'
import { everyTask } from '../app.ts'
import { say } from '../boot.ts'
import { buildDeps } from '../build-deps.ts'
import type { Deps } from '../deps.ts'
import { readConfig } from '../platform/config.ts'
import { createLog } from '../platform/log.ts'
import type { TaskKind } from '../platform/tasks.ts'

/**
 * A process of its own that does what a task process does at a given hour, from then on with time going by, and ends:
 * `node worker-at.ts automation|alerts 2026-11-25T00:00:00Z`. What is scheduled and queued it does at once, so that a test
 * that kills it does not have to wait for the queue's leases.
 */
const [role, from = ''] = process.argv.slice(2)
const { signal } = new AbortController()
const begun = Date.now()
const clock = { now: () => new Date(new Date(from).getTime() + Date.now() - begun) }
const url = process.env['DATABASE_URL'] ?? ''
const { deps, close } = await buildDeps(readConfig(process.env), {
  databaseUrl: url,
  log: createLog('error'),
  worker: false,
  clock,
})

function run<P extends object>(kind: TaskKind<P>, payload: P): Promise<void> {
  const handler = everyTask.find((one) => one.kind.name === kind.name)
  if (!handler) throw new Error(`No task handles ${kind.name}.`)
  return handler.run(deps, payload, { signal, log: deps.log })
}

async function sendAndPlan({ db }: Deps): Promise<void> {
  await sweep(deps, signal)
  const people = await db.selectFrom('automation_settings').select('user_id').where('enabled', '=', true).execute()
  const open = await db.selectFrom('automation_runs').select('id').where('ended_at', 'is', null).execute()
  const day = new Date(clock.now().getTime() + 32 * 3_600_000).toISOString().slice(0, 10)
  if (open.length < people.length) {
    for (const { user_id } of people) await run(planTask, { user_id, run_date: day })
  }
  await Promise.all(open.map(({ id }) => advanceRun(deps, id, signal)))
}

async function findAndTell(): Promise<void> {
  await run(findTask, {})
  await sweepDigests(deps)
  await run(writeDigestsTask, {})
}

say('begun')
await (role === 'alerts' ? findAndTell() : sendAndPlan(deps))
await close()
