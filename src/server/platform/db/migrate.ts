import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { Client, DatabaseError } from 'pg'

const oldestServer = 150_000
/** Any number will do as long as it stays the same: it names "migrating Hanap" among advisory locks. */
const lockNumber = 7_264_001
const ownMigrations = path.resolve(import.meta.dirname, '../../../../migrations')

export interface MigrateOptions {
  /** Gets one sentence per migration that was applied and per file of functions that was loaded. */
  log: (sentence: string) => void
  /** Folder with the SQL files; the repository's `migrations` unless told. */
  directory?: string
}

/** A file that was one of many until the schema was written anew before the first release. */
const BEFORE_RELEASE = '0010-accounts.sql'
const TOO_OLD =
  'This data was made by a development version before the first release and cannot be brought forward: move the folder of DATA_DIR (data/) away, or name an empty database in DATABASE_URL, and start again.'

interface SqlFile {
  name: string
  sql: string
  checksum: string
}

/**
 * Brings the database to the schema of `migrations/NNNN-name.sql`: in the order of their names, each in a transaction, and
 * once each, forward only. The functions of `migrations/functions/*.sql` are loaded whenever their file changed, all in one
 * transaction: after the first migration, which makes what they are written in, and before every later one, which may
 * use them (docs/decisions/025-one-schema.md). One process at a time (an advisory lock; others wait and then find nothing
 * to do).
 * @returns the names of the migrations that were applied now
 * @throws Error with a sentence for people: an applied file was changed or is missing, a new file sorts before an applied
 *   one, the data is of before the first release, the server is too old, an extension may not be created, or the SQL fails
 */
export async function migrate(url: string, options: MigrateOptions): Promise<string[]> {
  const directory = options.directory ?? ownMigrations
  const files = await readMigrations(directory)
  const functions = await readSqlFiles(path.join(directory, 'functions'))
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000, options: '-c TimeZone=UTC' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await refuseOldServer(client)
    await client.query('select pg_advisory_lock($1)', [lockNumber])
    const open = pendingOf(files, await readApplied(client))
    const apply = async (file: SqlFile) => {
      await applyFile(client, file)
      options.log(`Applied migration ${file.name}.`)
    }
    const [first] = files
    if (first && open[0] === first) await apply(first)
    for (const name of await loadChanged(client, functions)) options.log(`Loaded functions of ${name}.`)
    for (const file of open.filter((one) => one !== first)) await apply(file)
    return open.map((file) => file.name)
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function readMigrations(directory: string): Promise<SqlFile[]> {
  const files = await readSqlFiles(directory)
  const names = files.map((file) => file.name)
  const misnamed = names.find((name) => !/^\d{4}-[a-z0-9-]+\.sql$/.test(name))
  if (misnamed !== undefined) throw new Error(`Migration ${misnamed} must be named like 0010-some-words.sql.`)
  const twin = names.find((name, index) => name.slice(0, 4) === names[index - 1]?.slice(0, 4))
  if (twin !== undefined) throw new Error(`Two migrations have the number of ${twin}.`)
  return files
}

/** The SQL files of a folder in the order of their names; none where there is no such folder. */
async function readSqlFiles(directory: string): Promise<SqlFile[]> {
  const found = await readdir(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return []
  })
  const names = found.filter((name) => name.endsWith('.sql')).toSorted()
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

function pendingOf(files: SqlFile[], applied: Map<string, string>): SqlFile[] {
  const known = new Map(files.map((file) => [file.name, file.checksum]))
  if (applied.has(BEFORE_RELEASE)) throw new Error(TOO_OLD)
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

function applyFile(client: Client, file: SqlFile): Promise<void> {
  return inOneTransaction(client, async () => {
    await run(client, file, `Migration ${file.name}`)
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [file.name, file.checksum])
  })
}

/** Loads the files of functions whose text is not the one that was loaded last, and gives their names. */
async function loadChanged(client: Client, files: SqlFile[]): Promise<string[]> {
  await client.query(
    `create table if not exists schema_functions (
       name text primary key, checksum text not null, loaded_at timestamptz not null default now())`,
  )
  const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from schema_functions')
  const loaded = new Map(rows.map((row) => [row.name, row.checksum]))
  const changed = files.filter((file) => loaded.get(file.name) !== file.checksum)
  if (changed.length === 0) return []
  await inOneTransaction(client, async () => {
    // A body may name a table that a later migration makes.
    await client.query('set local check_function_bodies = off')
    for (const file of changed) {
      await run(client, file, `The functions of ${file.name}`)
      await client.query(
        `insert into schema_functions (name, checksum) values ($1, $2)
         on conflict (name) do update set checksum = excluded.checksum, loaded_at = now()`,
        [file.name, file.checksum],
      )
    }
  })
  return changed.map((file) => file.name)
}

async function inOneTransaction(client: Client, work: () => Promise<void>): Promise<void> {
  await client.query('begin')
  try {
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

async function run(client: Client, file: SqlFile, what: string): Promise<void> {
  try {
    await client.query(file.sql)
  } catch (error) {
    throw new Error(explain(file, what, error), { cause: error })
  }
}

function explain(file: SqlFile, what: string, error: unknown): string {
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
  return `${what} failed${line}: ${said}`
}
