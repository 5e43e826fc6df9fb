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

export type OpenedDatabase = { url: string; stop(): Promise<void> }

/**
 * The configured PostgreSQL, or the embedded one.
 * `share` joins a server that another process of this checkout runs instead of refusing.
 */
export async function openConfiguredDatabase(config: Config, share: boolean): Promise<OpenedDatabase> {
  if (config.DATABASE_URL !== undefined) {
    await requireAnswer(config.DATABASE_URL)
    return { url: config.DATABASE_URL, stop: async () => undefined }
  }
  const options = { directory: path.resolve(config.DATA_DIR, 'postgres'), log: say }
  return share ? attachEmbedded(options) : startEmbedded(options)
}

/** Brings the schema and the task queue's tables up to date; safe to run from many processes at once. */
export async function migrateAll(url: string): Promise<void> {
  await migrate(url, { log: say })
  await installTasks(url)
}

/**
 * Runs `stop` once on SIGINT or SIGTERM and then ends the process; a second signal, or `graceMs`, ends it at once.
 */
export function stopOnSignals(stop: () => Promise<void>, graceMs: number): void {
  let stopping = false
  const onSignal = () => {
    if (stopping) process.exit(1)
    stopping = true
    setTimeout(() => process.exit(1), graceMs).unref()
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
}
