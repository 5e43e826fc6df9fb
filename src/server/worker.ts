import process from 'node:process'
import { everyTask } from './app.ts'
import { configOrExit, migrateAll, openConfiguredDatabase, say, stopOnSignals } from './boot.ts'
import { buildDeps } from './build-deps.ts'
import { createLog } from './platform/log.ts'

/** The task process: many of them may run against one database, each takes its share. */
const config = configOrExit()
try {
  const database = await openConfiguredDatabase(config, true)
  await migrateAll(database.url)
  const log = createLog(config.LOG_LEVEL)
  const { deps, close } = await buildDeps(config, { databaseUrl: database.url, log, worker: true })
  stopOnSignals({
    drain: close,
    patienceMs: config.STOP_SECONDS * 1000,
    stopDatabase: () => database.stop(),
    stopDatabaseAtOnce: () => database.stopAtOnce(),
  })
  await deps.tasks.work(everyTask, deps)
  say('The task process runs.')
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
