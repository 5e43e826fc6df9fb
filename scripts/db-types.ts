/**
 * Writes src/server/platform/db/types.ts from the migrations: a throw-away PostgreSQL is migrated and asked for its tables.
 * With --check nothing is written; exit code 1 when the file is out of date.
 */
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { discardEmbedded, startEmbedded } from '../src/server/platform/db/embedded.ts'
import { generateTypes, typesAreCurrent, typesFile } from '../src/server/platform/db/generate-types.ts'
import { migrate } from '../src/server/platform/db/migrate.ts'

const directory = await mkdtemp(path.join(tmpdir(), 'hanap-types-'))
const quiet = (): void => undefined
const server = await startEmbedded({ directory, port: 0, settings: { fsync: 'off' }, log: quiet })
try {
  await migrate(server.url, { log: quiet })
  if (!process.argv.includes('--check')) {
    await writeFile(typesFile, await generateTypes(server.url))
  } else if (!(await typesAreCurrent(server.url))) {
    console.error('src/server/platform/db/types.ts is not what the migrations make: run "node scripts/db-types.ts".')
    process.exitCode = 1
  }
} finally {
  await server.stop()
  await discardEmbedded(directory)
}
