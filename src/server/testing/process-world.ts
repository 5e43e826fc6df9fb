import { rm } from 'node:fs/promises'
import path from 'node:path'
import { startSandbox, type Sandbox } from '../../../sandbox/main.ts'
import { discardEmbedded } from '../platform/db/embedded.ts'
import { startHanap, type HanapProcess } from './hanap-process.ts'
import { copyMigrated } from './migrated-folder.ts'
import { temporaryFolder } from './temporary.ts'

export type ProcessWorld = {
  sandbox: Sandbox
  /** Settings of every process of this world. */
  env: Record<string, string>
  /** Where the embedded database lives. */
  postgres: string
  /** A server process, on the data the last one left. */
  start(): Promise<HanapProcess>
  close(): Promise<void>
}

/**
 * Stand-ins that outlive the server, and a data folder for whole processes that are killed and started again. Its embedded
 * database has the whole schema; `isNew`: the first process makes it, as on a machine that never had one.
 */
export async function processWorld(
  postings: { olj: number; linkedin: number },
  more: Record<string, string> = {},
  isNew = false,
): Promise<ProcessWorld> {
  const sandbox = await startSandbox({ ...postings, linkedinBurst: null })
  const directory = await temporaryFolder('hanap-processes-')
  const postgres = path.join(directory, 'postgres')
  if (more['DATABASE_URL'] === undefined && !isNew) await copyMigrated(postgres)
  const started: HanapProcess[] = []
  const env = {
    DATA_DIR: directory,
    SANDBOX: 'off',
    OLJ_URL: sandbox.olj.url,
    OLJ_MESSAGES_URL: sandbox.olj.url,
    LINKEDIN_URL: sandbox.linkedin.url,
    OLJ_CRAWL_DELAY_SECONDS: '0',
    LINKEDIN_CRAWL_DELAY_SECONDS: '0',
    LIMITS_FACTOR: '1000',
    ...more,
  }
  return {
    sandbox,
    env,
    postgres,
    async start() {
      const hanap = await startHanap(env)
      started.push(hanap)
      return hanap
    },
    async close() {
      for (const hanap of started) await hanap.end('SIGKILL')
      await discardEmbedded(postgres)
      await sandbox.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
