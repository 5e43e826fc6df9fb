import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { Client, DatabaseError } from 'pg'

const oldestServer = 150_000
/** Any number will do as long as it stays the same: it names "migrating Hanap" among advisory locks. */
const lockNumber = 7_264_001
const ownMigrations = path.resolve(import.meta.dirname, '../../../../migrations')

export interface MigrateOptions {
  /** Gets one sentence per migration that was applied. */
  log: (sentence: string) => void
  /** Folder with the SQL files; the repository's `migrations` unless told. */
  directory?: string
}

interface MigrationFile {
  name: string
  sql: string
  checksum: string
}

/**
 * Brings the database to the schema of `migrations/NNNN-name.sql`: in the order of their names, each in a transaction,
 * one process at a time (an advisory lock; others wait and then find nothing to do).
 * @returns the names that were applied now
 * @throws Error with a sentence for people: an applied file was changed or is missing, a new file sorts before an applied
 *   one, the server is too old, an extension may not be created, or the SQL itself fails
 */
export async function migrate(url: string, options: MigrateOptions): Promise<string[]> {
  const files = await readMigrations(options.directory ?? ownMigrations)
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000, options: '-c TimeZone=UTC' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await refuseOldServer(client)
    await client.query('select pg_advisory_lock($1)', [lockNumber])
    const open = pendingOf(files, await readApplied(client))
    for (const file of open) {
      await applyFile(client, file)
      options.log(`Applied migration ${file.name}.`)
    }
    return open.map((file) => file.name)
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function readMigrations(directory: string): Promise<MigrationFile[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).toSorted()
  const misnamed = names.find((name) => !/^\d{4}-[a-z0-9-]+\.sql$/.test(name))
  if (misnamed !== undefined) throw new Error(`Migration ${misnamed} must be named like 0010-some-words.sql.`)
  const twin = names.find((name, index) => name.slice(0, 4) === names[index - 1]?.slice(0, 4))
  if (twin !== undefined) throw new Error(`Two migrations have the number of ${twin}.`)
  return Promise.all(
    names.map(async (name) => {
      const sql = (await readFile(path.join(directory, name), 'utf8')).replaceAll('\r\n', '\n')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

async function refuseOldServer(client: Client): Promise<void> {
  const { rows } = await client.query<{ server_version_num: string; server_version: string }>(
    "select current_setting('server_version_num') as server_version_num, current_setting('server_version') as server_version",
  )
  if (Number(rows[0]?.server_version_num) < oldestServer) {
    throw new Error(`Hanap needs PostgreSQL 15 or newer; this server is ${rows[0]?.server_version}.`)
  }
}

async function readApplied(client: Client): Promise<Map<string, string>> {
  await client.query(
    `create table if not exists schema_migrations (
       name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
  )
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations order by name',
  )
  return new Map(rows.map((row) => [row.name, row.checksum]))
}

function pendingOf(files: MigrationFile[], applied: Map<string, string>): MigrationFile[] {
  const known = new Map(files.map((file) => [file.name, file.checksum]))
  for (const [name, checksum] of applied) {
    if (!known.has(name)) {
      throw new Error(
        `The database has migration ${name}, which this version of Hanap does not know: is it older than the data?`,
      )
    }
    if (known.get(name) !== checksum) {
      throw new Error(
        `Migration ${name} was changed after it had been applied: restore it and write a new migration instead.`,
      )
    }
  }
  const open = files.filter((file) => !applied.has(file.name))
  const newest = [...applied.keys()].at(-1)
  const late = open.find((file) => newest !== undefined && file.name < newest)
  if (late !== undefined) {
    throw new Error(`Migration ${late.name} comes before ${newest}, which is already applied: give it a higher number.`)
  }
  return open
}

async function applyFile(client: Client, file: MigrationFile): Promise<void> {
  await client.query('begin')
  try {
    await client.query(file.sql)
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [file.name, file.checksum])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw new Error(explain(file, error), { cause: error })
  }
}

function explain(file: MigrationFile, error: unknown): string {
  const said = error instanceof Error ? error.message : String(error)
  const extension = /extension "([^"]+)"/.exec(said)?.[1]
  if (extension !== undefined && error instanceof DatabaseError) {
    if (error.code === '42501') {
      return `The database user may not create the extension ${extension}: let an administrator run "create extension ${extension};" in this database once, then try again.`
    }
    if (error.code === '0A000' || error.code === '58P01') {
      return `This PostgreSQL server lacks the extension ${extension}: install its "contrib" package, then try again.`
    }
  }
  const position = error instanceof DatabaseError ? Number(error.position) : Number.NaN
  const line = Number.isInteger(position) ? `, line ${file.sql.slice(0, position).split('\n').length}` : ''
  return `Migration ${file.name} failed${line}: ${said}`
}
