import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { inject } from 'vitest'
import { startEmbedded } from '../platform/db/embedded.ts'
import { migrate } from '../platform/db/migrate.ts'
import { installTasks } from '../platform/tasks.ts'
import { eventually } from './hanap-process.ts'

const execute = promisify(execFile)

/**
 * Makes `directory` a data folder of the embedded database with the whole schema and no rows: a copy of the one that the
 * first who asks makes for all of this test run.
 */
export async function copyMigrated(directory: string): Promise<void> {
  const { folders } = inject('postgres')
  const [original, ready] = [path.join(folders, 'postgres'), path.join(folders, 'ready')]
  const isFirst = await mkdir(original).then(
    () => true,
    () => false,
  )
  if (isFirst) await makeMigrated(original).then(() => writeFile(ready, ''))
  await eventually('a migrated data folder', async () => existsSync(ready))
  // Its files belong to the user PostgreSQL runs as, which a copy of ours would not keep.
  await execute('cp', ['-a', original, directory])
}

async function makeMigrated(directory: string): Promise<void> {
  const embedded = await startEmbedded({ directory, port: 0, log: () => undefined })
  try {
    await migrate(embedded.url, { log: () => undefined })
    await installTasks(embedded.url)
  } finally {
    await embedded.stop()
  }
  // The copies would all ask for the same one.
  await rm(path.join(directory, 'port'), { force: true })
}
