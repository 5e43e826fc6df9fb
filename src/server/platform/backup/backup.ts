import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { createGunzip, gzipSync } from 'node:zlib'
import type { Db } from '../db/database.ts'
import { isBeforeRelease } from '../db/migrate.ts'
import { type Files, FLEETING } from '../files.ts'
import * as queries from './queries.ts'

const BATCH = 1000
const FORMAT = 1

type Manifest = {
  format: number
  made_at: string
  migrations: string[]
  tables: Record<string, { rows: number; sha256: string }>
  files: number
}

export type Progress = (sentence: string) => void

const tableFile = (directory: string, name: string) => path.join(directory, 'tables', `${name}.jsonl.gz`)

/**
 * Copies every row, as of one moment, and every file into `directory` (made; must be empty). Secrets stay sealed:
 * the key ring is not part of a backup and has to be kept apart.
 * @throws Error when the folder already holds something.
 */
export async function backUp(db: Db, files: Files, directory: string, at: Date, say: Progress): Promise<void> {
  await mkdir(path.join(directory, 'tables'), { recursive: true })
  if ((await readdir(directory)).some((name) => name !== 'tables')) throw new Error(`${directory} is not empty.`)
  const manifest: Manifest = { format: FORMAT, made_at: at.toISOString(), migrations: [], tables: {}, files: 0 }
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (snapshot) => {
      await queries.liftTimeouts(snapshot)
      manifest.migrations = await queries.listMigrations(snapshot)
      for (const table of await queries.listTables(snapshot)) {
        manifest.tables[table.name] = await writeTable(snapshot, table, tableFile(directory, table.name))
      }
    })
  manifest.files = await copyFiles(files, path.join(directory, 'files'))
  await writeFile(path.join(directory, 'manifest.json'), JSON.stringify(manifest, null, 2))
  const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0)
  say(
    `Backed up ${rows} rows of ${Object.keys(manifest.tables).length} tables and ${manifest.files} files to ${directory}.`,
  )
}

/** Members of one gzip file may follow each other, so every batch is written as soon as it is read. */
async function writeTable(db: Db, table: queries.TableShape, file: string) {
  const target = await open(file, 'wx')
  const hash = createHash('sha256')
  let rows = 0
  try {
    // An empty table is an empty text, not an empty file, which would not unpack.
    await target.write(gzipSync(''))
    await queries.openRows(db, table)
    for (;;) {
      const lines = await queries.nextRows(db, BATCH)
      if (lines.length === 0) break
      const text = `${lines.join('\n')}\n`
      hash.update(text)
      rows += lines.length
      await target.write(gzipSync(text))
    }
    await queries.closeRows(db)
    await target.sync()
  } finally {
    await target.close()
  }
  return { rows, sha256: hash.digest('hex') }
}

async function copyFiles(files: Files, directory: string): Promise<number> {
  let count = 0
  for await (const key of files.list()) {
    if (key.startsWith(FLEETING)) continue
    const target = path.join(directory, key)
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, await files.get(key))
    count += 1
  }
  return count
}

/**
 * Fills a migrated database and the file storage from a backup, in one transaction: all of it or nothing. `afterRows` is
 * part of it, and sees the rows before anybody else does.
 * @throws Error when the database already has people and `replace` is not set, when the backup was made by another
 *   version of the schema, or when a table's file is damaged.
 */
export async function restore(
  db: Db,
  files: Files,
  directory: string,
  options: { replace: boolean; say: Progress; afterRows?: (db: Db) => Promise<void> },
): Promise<void> {
  const manifest = JSON.parse(await readFile(path.join(directory, 'manifest.json'), 'utf8')) as Manifest
  if (manifest.format !== FORMAT) throw new Error(`Backups of format ${manifest.format} cannot be read.`)
  if (isBeforeRelease(manifest.migrations)) {
    throw new Error(
      'The backup was made by a development version before the first release: only that version can restore it.',
    )
  }
  const present = await queries.listMigrations(db)
  if (present.join() !== manifest.migrations.join()) {
    throw new Error('The backup was made by another version of Hanap: restore it with that version, then migrate.')
  }
  if (!options.replace && (await queries.countUsers(db)) > 0) {
    throw new Error('The database is not empty. Restore into an empty one, or add --replace to lose what is there.')
  }
  await db.transaction().execute(async (transaction) => {
    await queries.liftTimeouts(transaction)
    const tables = await queries.listTables(transaction)
    await queries.switchTriggers(transaction, tables, false)
    await queries.deleteEverything(transaction, tables)
    for (const table of tables) {
      await readTable(transaction, table, directory, manifest)
      await queries.advanceIdentity(transaction, table)
    }
    await queries.switchTriggers(transaction, tables, true)
    await options.afterRows?.(transaction)
  })
  const count = await restoreFiles(files, path.join(directory, 'files'))
  options.say(
    `Restored the backup of ${manifest.made_at}: ${Object.keys(manifest.tables).length} tables, ${count} files.`,
  )
}

async function readTable(db: Db, table: queries.TableShape, directory: string, manifest: Manifest): Promise<void> {
  const expected = manifest.tables[table.name]
  if (!expected) return
  const hash = createHash('sha256')
  const source = createReadStream(tableFile(directory, table.name)).pipe(createGunzip())
  let batch: string[] = []
  for await (const line of createInterface({ input: source })) {
    hash.update(`${line}\n`)
    batch.push(line)
    if (batch.length === BATCH) {
      await queries.insertRows(db, table, batch)
      batch = []
    }
  }
  if (batch.length > 0) await queries.insertRows(db, table, batch)
  if (hash.digest('hex') !== expected.sha256) throw new Error(`The backup's file of ${table.name} is damaged.`)
}

async function restoreFiles(files: Files, directory: string): Promise<number> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => [])
  let count = 0
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const full = path.join(entry.parentPath, entry.name)
    const key = path.relative(directory, full).split(path.sep).join('/')
    await files.put(key, await readFile(full), 'application/octet-stream')
    count += 1
  }
  return count
}
