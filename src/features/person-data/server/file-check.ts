import type { Deps } from '#server/deps.ts'
import { deleteFilesLater } from '#server/platform/file-deletions/file-deletions.ts'
import { listKeys, listKnownKeys } from './queries.ts'
import { PERSON_TABLES } from './tables.ts'

type Checking = Pick<Deps, 'db' | 'clock' | 'files' | 'log' | 'tasks'>

/** A file without a row may be one whose row is just being written. */
const ORPHAN_MS = 86_400_000
const BATCH = 500
const ASKED_AT_ONCE = 8

/**
 * Compares files and rows both ways: a file of a person that no row knows is deleted, a row whose file is missing is told to
 * the operator. Files whose names do not say when they were written are left alone.
 */
export async function checkFiles(deps: Checking): Promise<{ orphans: number; missing: number }> {
  const orphans = await deleteOrphans(deps)
  const missing = await countMissing(deps)
  if (orphans > 0) deps.log.warn({ files: orphans }, 'files that no row knows are deleted')
  if (missing > 0) deps.log.error({ files: missing }, 'files that rows name are missing from the storage')
  return { orphans, missing }
}

async function deleteOrphans(deps: Checking): Promise<number> {
  const before = deps.clock.now().getTime() - ORPHAN_MS
  let count = 0
  let batch: string[] = []
  const look = async () => {
    const known = await listKnownKeys(deps.db, batch)
    const strays = batch.filter((key) => !known.has(key))
    await deleteFilesLater(deps, deps.db, strays)
    count += strays.length
    batch = []
  }
  for await (const key of deps.files.list()) {
    const written = /\/(\d{13})-[^/]+$/.exec(key)?.[1]
    if (written === undefined || Number(written) > before) continue
    batch.push(key)
    if (batch.length === BATCH) await look()
  }
  if (batch.length > 0) await look()
  return count
}

async function countMissing({ db, files }: Checking): Promise<number> {
  let missing = 0
  for (const { table, files: columns = {} } of PERSON_TABLES) {
    for (const column of Object.keys(columns).filter((name) => columns[name] !== null)) {
      for (let after: string | undefined = ''; after !== undefined;) {
        const keys: string[] = await listKeys(db, { table, column, after, limit: ASKED_AT_ONCE })
        const there = await Promise.all(keys.map((key) => files.has(key)))
        missing += there.filter((one) => !one).length
        after = keys.at(-1)
      }
    }
  }
  return missing
}
