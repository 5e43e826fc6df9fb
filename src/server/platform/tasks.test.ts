import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase, type TestDatabase } from '../testing/database.ts'
import { inTransaction } from './db/database.ts'
import { handle, openTasks, taskKind, type TaskHandler, type Tasks } from './tasks.ts'

type Seen = { runs: number[]; failures: number; scheduled: number }
type World = { seen: Seen }

const counted = taskKind<{ n: number }>('test.counted')
const stubborn = taskKind<{ n: number }>('test.stubborn')
const nightly = taskKind<Record<never, never>>('test.nightly')
const handlers: TaskHandler<World>[] = [
  handle<World, { n: number }>({ kind: counted, run: async ({ seen }, { n }) => void seen.runs.push(n) }),
  handle<World, { n: number }>({
    kind: stubborn,
    retries: 1,
    retryDelaySeconds: 1,
    run: async ({ seen }) => {
      seen.failures += 1
      throw new Error('never works')
    },
  }),
  handle<World, Record<never, never>>({
    kind: nightly,
    schedule: '0 8 * * *',
    run: async ({ seen }) => void (seen.scheduled += 1),
  }),
]

let database: TestDatabase
let tasks: Tasks
const seen: Seen = { runs: [], failures: 0, scheduled: 0 }
beforeAll(async () => {
  database = await freshDatabase()
  tasks = await openTasks({ url: database.url, log: pino({ level: 'silent' }), handlers, worker: true })
  await tasks.work(handlers, { seen })
})
afterAll(async () => {
  await tasks.stop()
  await database.drop()
})

describe('a task', () => {
  it('is run when the change that asked for it is committed', async () => {
    await inTransaction(database.db, (db) => tasks.enqueue(counted, { n: 1 }, { db }))
    await expect.poll(() => seen.runs).toContain(1)
  })

  it('does not exist when that change is rolled back', async () => {
    const undone = inTransaction(database.db, async (db) => {
      await tasks.enqueue(counted, { n: 2 }, { db })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await tasks.enqueue(counted, { n: 3 })
    await expect.poll(() => seen.runs).toContain(3)
    expect(seen.runs).not.toContain(2)
  })

  it('that yields waits for those asked for after it', async () => {
    const many = Array.from({ length: 10 }, (_, at) => 200 + at)
    await inTransaction(database.db, async (db) => {
      for (const n of many) await tasks.enqueue(counted, { n }, { db, yields: true })
      await tasks.enqueue(counted, { n: 299 }, { db })
    })
    await expect.poll(() => seen.runs.filter((n) => n >= 200)).toEqual([299, ...many])
  })

  it('with the key of one that waits is swallowed by it, also when both are asked for at once', async () => {
    const startAfter = new Date(Date.now() + 86_400_000)
    const ask = (n: number, key: string) => tasks.enqueue(counted, { n }, { db: database.db, startAfter, key })
    await Promise.all([ask(31, 'one'), ask(32, 'one'), ask(33, 'one'), ask(34, 'other')])
    await ask(35, 'one')
    const { rows } = await sql<{ key: string; waiting: number }>`
      select singleton_key as key, count(*)::integer as waiting from pgboss.job
      where name = ${counted.name} and state = 'created' and singleton_key is not null
      group by singleton_key order by singleton_key`.execute(database.db)
    expect(rows).toEqual([
      { key: 'one', waiting: 1 },
      { key: 'other', waiting: 1 },
    ])
  })

  it('that is one of many is run as soon as the one before is done', async () => {
    const many = Array.from({ length: 40 }, (_, at) => 100 + at)
    await inTransaction(database.db, async (db) => {
      for (const n of many) await tasks.enqueue(counted, { n }, { db })
    })
    // With a pause of two seconds after each they would take longer than a minute.
    await expect.poll(() => seen.runs, { timeout: 20_000 }).toEqual(expect.arrayContaining(many))
    expect(new Set(seen.runs).size).toBe(seen.runs.length)
  })

  it('that keeps failing ends as a dead letter after its tries', async () => {
    await tasks.enqueue(stubborn, { n: 1 })
    await expect.poll(async () => (await tasks.depth()).dead, { timeout: 20_000 }).toBe(1)
    expect(seen.failures).toBe(2)
  })

  it('of a process that was killed is run by another one when its lease is over', async () => {
    const later = new Date(Date.now() + 86_400_000)
    await tasks.enqueue(counted, { n: 4 }, { startAfter: later })
    // As a killed process leaves it: taken, and not heard of for longer than a minute.
    await sql`
      update pgboss.job
      set state = 'active', started_on = now() - interval '2 minutes', heartbeat_on = now() - interval '61 seconds'
      where name = ${counted.name} and data = '{"n": 4}'`.execute(database.db)
    await expect.poll(() => seen.runs, { timeout: 60_000 }).toContain(4)
  }, 90_000)

  it('with a schedule keeps Manila time', async () => {
    const { rows } = await sql<{ cron: string; timezone: string }>`
      select cron, timezone from pgboss.schedule where name = ${nightly.name}`.execute(database.db)
    expect(rows).toEqual([{ cron: '0 8 * * *', timezone: 'Asia/Manila' }])
  })
})
