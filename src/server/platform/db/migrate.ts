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
 * Brings the database to the schema of `migrations/NNNN-name.sql`, in the order of their names, once each, forward only,
 * and to the functions of `migrations/functions/*.sql`, loaded whenever their file changed: after the first migration,
 * which makes what they are written in, and before every later one, which may use them (docs/decisions/025-one-schema.md).
 * All of it is one transaction, by one process at a time (an advisory lock; others wait and then find nothing to do).
 * @returns the names of the migrations that were applied now
 * @throws Error with a sentence for people: an applied file was changed or is missing, a new file sorts before an applied
 *   one, the data is of before the first release, the server is too old, an extension may not be created, or the SQL
 *   fails. The database is then as it was.
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
    await client.query('begin')
    const { applied, loaded } = await bringForward(client, files, functions)
    await client.query('commit')
    for (const name of applied) options.log(`Applied migration ${name}.`)
    for (const name of loaded) options.log(`Loaded functions of ${name}.`)
    return applied
  } finally {
    // What was not committed goes with the connection.
    await client.end().catch(() => undefined)
  }
}

async function bringForward(client: Client, files: SqlFile[], functions: SqlFile[]) {
  await client.query(
    `create table if not exists schema_migrations (
       name text primary key, checksum text not null, applied_at timestamptz not null default now());
     create table if not exists schema_functions (
       name text primary key, checksum text not null, loaded_at timestamptz not null default now())`,
  )
  const open = pendingOf(files, await readNames(client, 'schema_migrations'))
  const loaded = await readNames(client, 'schema_functions')
  const changed = functions.filter((file) => loaded.get(file.name) !== file.checksum)
  const [first] = files
  if (first && open[0] === first) await applyFile(client, first)
  // A body may name a table that a later migration makes, or a function of a later file.
  await load(client, changed, 'off')
  for (const file of open.filter((one) => one !== first)) await applyFile(client, file)
  // Now everything is there: the bodies are looked at, after a migration those of unchanged files too.
  await load(client, open.length > 0 ? functions : changed, 'on')
  await recordFunctions(client, functions, changed)
  return { applied: open.map((file) => file.name), loaded: changed.map((file) => file.name) }
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

/** The checksum of each file by its name, in the order of the names. */
async function readNames(client: Client, table: 'schema_migrations' | 'schema_functions') {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    `select name, checksum from ${table} order by name`,
  )
  return new Map(rows.map((row) => [row.name, row.checksum]))
}

/** Whether these migrations are of data or a backup from before the first release, which nothing brings forward. */
export const isBeforeRelease = (applied: string[]): boolean => applied.includes(BEFORE_RELEASE)

function pendingOf(files: SqlFile[], applied: Map<string, string>): SqlFile[] {
  const known = new Map(files.map((file) => [file.name, file.checksum]))
  if (isBeforeRelease([...applied.keys()])) throw new Error(TOO_OLD)
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

async function applyFile(client: Client, file: SqlFile): Promise<void> {
  await run(client, file, `Migration ${file.name}`)
  await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [file.name, file.checksum])
}

async function load(client: Client, files: SqlFile[], bodies: 'off' | 'on'): Promise<void> {
  await client.query(`set local check_function_bodies = ${bodies}`)
  for (const file of files) await run(client, file, `The functions of ${file.name}`)
}

/** Files that are gone are forgotten, so that they are loaded again should they come back. */
async function recordFunctions(client: Client, all: SqlFile[], changed: SqlFile[]): Promise<void> {
  await client.query('delete from schema_functions where name <> all($1)', [all.map((file) => file.name)])
  for (const file of changed) {
    await client.query(
      `insert into schema_functions (name, checksum) values ($1, $2)
       on conflict (name) do update set checksum = excluded.checksum, loaded_at = now()`,
      [file.name, file.checksum],
    )
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
