import path from 'node:path'
import process from 'node:process'
import type { Config } from './platform/config.ts'
import { ConfigError, readConfig } from './platform/config.ts'
import { requireAnswer } from './platform/db/answering.ts'
import { attachEmbedded, startEmbedded } from './platform/db/embedded.ts'
import { migrate } from './platform/db/migrate.ts'
import { installTasks } from './platform/tasks.ts'

/** Says one thing to the person at the terminal. */
export const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`)

/** The settings of this process, from the environment and an optional `.env`; ends the process when they are wrong. */
export function configOrExit(): Config {
  try {
    process.loadEnvFile('.env')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  try {
    return readConfig(process.env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    process.stderr.write(`${error.message}\n`)
    return process.exit(1)
  }
}

export type OpenedDatabase = { url: string; stop(): Promise<void>; stopAtOnce(): void }

/**
 * The configured PostgreSQL, or the embedded one.
 * `share` joins a server that another process of this checkout runs instead of refusing.
 */
export async function openConfiguredDatabase(config: Config, share: boolean): Promise<OpenedDatabase> {
  if (config.DATABASE_URL !== undefined) {
    await requireAnswer(config.DATABASE_URL)
    return { url: config.DATABASE_URL, stop: async () => undefined, stopAtOnce: () => undefined }
  }
  const options = { directory: path.resolve(config.DATA_DIR, 'postgres'), log: say }
  return share ? attachEmbedded(options) : startEmbedded(options)
}

/** Brings the schema and the task queue's tables up to date; safe to run from many processes at once. */
export async function migrateAll(url: string): Promise<void> {
  await migrate(url, { log: say })
  await installTasks(url)
}

export type Ending = {
  /** Lets what is in flight finish and lets go of everything but the database. */
  drain: () => Promise<void>
  /** How long that may take, in ms. */
  patienceMs: number
  stopDatabase: () => Promise<void>
  stopDatabaseAtOnce: () => void
}

/** A database that is asked to stop answers within a second; this is for a machine that stalls. */
const DATABASE_STOP_MS = 30_000

/**
 * On SIGINT or SIGTERM drains, stops the database and ends the process: with 0, or with 1 when something had to be cut.
 * A second signal ends it at once, with 1. However it ends, the database was told to stop: it is a session of its own and
 * would live on.
 */
export function stopOnSignals({ drain, patienceMs, stopDatabase, stopDatabaseAtOnce }: Ending): void {
  const endAtOnce = (sentence: string) => {
    process.stderr.write(`${sentence}\n`)
    try {
      stopDatabaseAtOnce()
    } finally {
      process.exit(1)
    }
  }
  const stop = async () => {
    const late = new Promise<'late'>((resolve) => void setTimeout(resolve, patienceMs, 'late'))
    const outcome = await Promise.race([drain(), late])
    if (outcome === 'late') process.stderr.write(`What was in flight for ${patienceMs / 1000} seconds was cut.\n`)
    setTimeout(endAtOnce, DATABASE_STOP_MS, 'The database did not stop in time.')
    await stopDatabase()
    process.exit(outcome === 'late' ? 1 : 0)
  }
  let stopping = false
  const onSignal = () => {
    if (stopping) endAtOnce('Stopped at once.')
    stopping = true
    say('Stopping …')
    stop().catch((error: unknown) => endAtOnce(String(error)))
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
}
