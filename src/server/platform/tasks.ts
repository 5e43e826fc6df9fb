import { fromKysely, PgBoss, type SendOptions } from 'pg-boss'
import { type Db, inTransaction } from './db/database.ts'
import type { Log } from './log.ts'
import { countWaiting, type DeadTask, isKeyTaken, listDead, listQueues, type QueueState } from './tasks-queries.ts'

/** A kind of background work: its name and the shape of what it is told. Services declare it, `tasks.ts` handles it. */
export type TaskKind<Payload extends object> = { name: string; payload?: Payload }
export const taskKind = <Payload extends object>(name: string): TaskKind<Payload> => ({ name })

export type TaskContext = {
  /** Aborted when the process shuts down or the run takes too long. */
  signal: AbortSignal
  log: Log
}

/** How a kind is run. A task runs at least once, so `run` has to be idempotent. */
export type TaskHandler<Deps, Payload extends object = object> = {
  kind: TaskKind<Payload>
  /** Cron in Asia/Manila; the scheduled run gets `{}`. */
  schedule?: string
  /** Tries after the first one, with exponential backoff; then the dead letter queue. */
  retries?: number
  retryDelaySeconds?: number
  /** After this a run is given up and tried again. */
  expireSeconds?: number
  /** Runs of this kind a process works at the same time; one unless told. */
  sideBySide?: number
  /** Only one run with the same key at a time. */
  exclusive?: boolean
  run(deps: Deps, payload: Payload, context: TaskContext): Promise<void>
}

/** Keeps the payload's type in the handler while the list of handlers stays plain. */
export const handle = <Deps, Payload extends object>(handler: TaskHandler<Deps, Payload>): TaskHandler<Deps> => handler

export type EnqueueOptions = {
  /** Not before this moment. */
  startAfter?: Date
  /** Lets every other waiting task of its kind go first. */
  yields?: boolean
} & (
  | {
      /** Join this transaction: no commit, no task. */
      db?: Db
      key?: never
    }
  | {
      /** Where it is looked whether one waits; joined when it is a transaction. */
      db: Db
      /** A waiting task with the same key swallows this one. */
      key: string
    }
)

export type Tasks = {
  enqueue<Payload extends object>(kind: TaskKind<Payload>, payload: Payload, options?: EnqueueOptions): Promise<void>
  /** Begins working the queues; given handlers whose schedules are set as well. */
  work<Deps>(handlers: TaskHandler<Deps>[], deps: Deps): Promise<void>
  /** How many wait and how many ended in the dead letter queue. */
  depth(): Promise<{ waiting: number; dead: number }>
  /** Every queue with something in it. */
  queues(): Promise<QueueState[]>
  /** Tasks that were given up on, the latest first; what they were told is not among it. */
  dead(limit: number): Promise<DeadTask[]>
  /** Puts a task that was given up on back into its queue, in the caller's transaction; false when it is not there. */
  retryDead(id: string, db: Db): Promise<boolean>
  /** Throws a task away that was given up on, in the caller's transaction. */
  dropDead(id: string, db: Db): Promise<void>
  stop(): Promise<void>
}

export const DEAD_LETTERS = 'dead-letters'
const SCHEMA = 'pgboss'
const GRACE_MS = 12_000
const LEASE_SECONDS = 60
/** How often somebody looks for tasks whose process is gone. */
const SUPERVISION_SECONDS = 15
/** New tasks arrive by notification; retries and tasks for later only by looking, so looking has to stay frequent. */
const POLLING = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 3 }

/** Makes or updates the queue's own tables; runs with the migrations. */
export async function installTasks(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, schema: SCHEMA, supervise: false, schedule: false, max: 2 })
  // What fails is told by the call that failed. A connection that is being closed may still hear that the server ends,
  // and an error nobody listens to would end us.
  boss.on('error', () => undefined)
  await boss.start()
  await boss.createQueue(DEAD_LETTERS)
  await boss.stop({ graceful: false, close: true })
}

/**
 * Opens the queue on the same database; `worker` processes also do its maintenance and, unless `schedules` is false, begin
 * what is due by the clock.
 */
export async function openTasks<Deps>(options: {
  url: string
  log: Log
  handlers: TaskHandler<Deps>[]
  worker: boolean
  schedules?: boolean
}): Promise<Tasks> {
  const boss = new PgBoss({
    connectionString: options.url,
    schema: SCHEMA,
    migrate: false,
    createSchema: false,
    supervise: options.worker,
    schedule: options.worker && options.schedules !== false,
    useListenNotify: options.worker,
    superviseIntervalSeconds: SUPERVISION_SECONDS,
    monitorIntervalSeconds: SUPERVISION_SECONDS,
    max: options.worker ? 6 : 2,
    connectionTimeoutMillis: 5000,
  })
  let stopping = false
  // Connections that are being given up may still hear that the server ends too; that is no news then.
  boss.on('error', (error) => void (stopping || options.log.error({ err: error }, 'task queue')))
  await boss.start()
  await boss.createQueue(DEAD_LETTERS)
  for (const handler of options.handlers) await ensureQueue(boss, handler)
  const stop = async () => {
    stopping = true
    await boss.stop({ graceful: true, timeout: GRACE_MS, close: true })
  }
  return {
    ...queueCalls(boss),
    stop,
    work: (handlers, deps) => workAll(boss, handlers, deps, options.log),
  }
}

async function ensureQueue<Deps>(boss: PgBoss, handler: TaskHandler<Deps>): Promise<void> {
  const queue = {
    notify: true,
    retryLimit: handler.retries ?? 3,
    retryDelay: handler.retryDelaySeconds ?? 5,
    retryBackoff: true,
    expireInSeconds: handler.expireSeconds ?? 300,
    heartbeatSeconds: LEASE_SECONDS,
    deadLetter: DEAD_LETTERS,
  }
  await boss.createQueue(handler.kind.name, { ...queue, policy: handler.exclusive ? 'singleton' : 'standard' })
  await boss.updateQueue(handler.kind.name, queue)
}

const sendOptions = ({ startAfter, key, yields }: EnqueueOptions, db: Db | undefined): SendOptions => ({
  ...(db ? { db: fromKysely(db) } : {}),
  ...(startAfter ? { startAfter } : {}),
  ...(key === undefined ? {} : { singletonKey: key }),
  ...(yields ? { priority: -1 } : {}),
})

const queueCalls = (boss: PgBoss) => ({
  async enqueue<P extends object>({ name }: TaskKind<P>, payload: P, options: EnqueueOptions = {}) {
    if (options.key === undefined) {
      await boss.send(name, payload, sendOptions(options, options.db))
      return
    }
    // Of itself pg-boss keeps any number of waiting tasks with one key.
    await inTransaction(options.db, async (db) => {
      if (await isKeyTaken(db, SCHEMA, { name, key: options.key })) return
      await boss.send(name, payload, sendOptions(options, db))
    })
  },
  async depth() {
    // The queue's own statistics are minutes old.
    return countWaiting((text) => boss.getDb().executeSql(text), SCHEMA, DEAD_LETTERS)
  },
  queues: () => listQueues((text) => boss.getDb().executeSql(text), SCHEMA, DEAD_LETTERS),
  dead: (limit: number) => listDead((text) => boss.getDb().executeSql(text), SCHEMA, DEAD_LETTERS, limit),
  async retryDead(id: string, db: Db) {
    return (await boss.redrive(DEAD_LETTERS, { ids: [id], db: fromKysely(db) })) > 0
  },
  async dropDead(id: string, db: Db) {
    await boss.deleteJob(DEAD_LETTERS, id, { db: fromKysely(db) })
  },
})

/** One worker of a kind: a task at a time, and the next one at once while there are any. */
async function workOne<Deps>(boss: PgBoss, handler: TaskHandler<Deps>, deps: Deps, log: Log): Promise<void> {
  const { name } = handler.kind
  let worker: string | undefined
  worker = await boss.work<object>(name, POLLING, async ([job]) => {
    if (!job) return
    const taskLog = log.child({ task: name, task_id: job.id })
    try {
      await handler.run(deps, job.data, { signal: job.signal, log: taskLog })
    } catch (error) {
      taskLog.error({ err: error }, 'task failed')
      throw error
    } finally {
      // Left to itself a worker waits for its next look after every task: a backlog would go at one in two seconds.
      if (worker !== undefined) boss.notifyWorker(worker)
    }
  })
}

async function workAll<Deps>(boss: PgBoss, handlers: TaskHandler<Deps>[], deps: Deps, log: Log): Promise<void> {
  for (const handler of handlers) {
    const { name } = handler.kind
    if (handler.schedule) await boss.schedule(name, handler.schedule, {}, { tz: 'Asia/Manila' })
    else await boss.unschedule(name)
    for (let side = 0; side < (handler.sideBySide ?? 1); side += 1) await workOne(boss, handler, deps, log)
  }
}
