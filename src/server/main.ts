import { flushCompileCache } from 'node:module'
import process from 'node:process'
import { createApp, everyTask } from './app.ts'
import { configOrExit, migrateAll, openConfiguredDatabase, say, stopOnSignals } from './boot.ts'
import type { OpenedDatabase } from './boot.ts'
import { buildDeps } from './build-deps.ts'
import { DEMO_ACCOUNTS, prepareDemo } from './demo.ts'
import type { Config } from './platform/config.ts'
import { createLog } from './platform/log.ts'
import { startSandboxProcess } from './sandbox-process.ts'

/** What has to be undone at the end, newest first. */
type Undo = () => Promise<void>

async function start(config: Config, undo: Undo[]): Promise<void> {
  const log = createLog(config.LOG_LEVEL)
  let stopping = false
  let opened: OpenedDatabase | undefined
  const opening = openConfiguredDatabase(config, false)
  stopOnSignals({
    drain: () => {
      stopping = true
      return unwind(undo)
    },
    patienceMs: config.STOP_SECONDS * 1000,
    stopDatabase: async () => (await opening).stop(),
    stopDatabaseAtOnce: () => opened?.stopAtOnce(),
  })
  const database = await opening
  opened = database
  undo.push(() => database.stop())
  if (config.SANDBOX) {
    const sandbox = await startSandboxProcess(config)
    undo.push(() => sandbox.stop())
  }
  await migrateAll(database.url)
  const inProcess = config.TASKS === 'in-process'
  const { deps, close } = await buildDeps(config, { databaseUrl: database.url, log, worker: inProcess, serves: true })
  undo.push(close)
  if (config.HANAP_MODE === 'demo') await prepareDemo(deps)
  const app = await createApp(deps, { isStopping: () => stopping })
  undo.push(() => app.close())
  await app.listen({ host: config.HOST, port: config.PORT })
  if (inProcess) await deps.tasks.work(everyTask, deps)
  announce(config)
  // Node keeps it at the end, which a power cut never reaches.
  flushCompileCache()
}

async function unwind(undo: Undo[]): Promise<void> {
  for (const step of undo.splice(0).toReversed()) {
    await step().catch((error: unknown) => process.stderr.write(`${String(error)}\n`))
  }
}

function announce(config: Config): void {
  say(`\nHanap runs at ${config.PUBLIC_URL}  (API reference: ${config.PUBLIC_URL}/api/docs)`)
  if (config.HANAP_MODE === 'demo') for (const line of DEMO_ACCOUNTS) say(`  ${line}`)
  if (config.SANDBOX) {
    say(`  The board's own site (stand-in): ${config.OLJ_URL}  ·  its received applications: ${config.OLJ_URL}/__board`)
    say(`  The networking site (stand-in):  ${config.LINKEDIN_URL}`)
    say(`  Mail inbox (stand-in):           http://127.0.0.1:${config.SANDBOX_MAIL_PORT}`)
    say(`  Google accounts (stand-in):      ${config.GOOGLE_ISSUER}`)
    if (config.AI_BASE_URL !== undefined)
      say(`  Letter writer:                   ${new URL(config.AI_BASE_URL).origin}`)
  }
  say('Press Ctrl-C to stop.\n')
}

/** One plain sentence for what a person can mend. */
function explain(error: unknown, config: Config): string {
  const { code, syscall } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE' && syscall === 'listen') {
    return `Port ${config.PORT} is in use by another program. Stop it, or choose another port: PORT=8010 npm start`
  }
  return error instanceof Error ? error.message : String(error)
}

const config = configOrExit()
const undo: Undo[] = []
try {
  await start(config, undo)
} catch (error) {
  process.stderr.write(`${explain(error, config)}\n`)
  if (config.LOG_LEVEL === 'debug') process.stderr.write(`${(error as Error).stack ?? ''}\n`)
  await unwind(undo)
  process.exit(1)
}
