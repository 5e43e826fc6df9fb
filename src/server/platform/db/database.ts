import { Kysely, PostgresDialect, type PostgresPoolClient, type Transaction, sql } from 'kysely'
import { Client, type ClientBase, DatabaseError, Pool, types, type PoolClient } from 'pg'
import type { DB } from './types.ts'

/** The database as every `queries.ts` takes it: the pool, or the transaction somebody opened. */
export type Db = Kysely<DB>

export interface DatabaseOptions {
  /** Connections this process opens at most; 10 unless told. */
  maxConnections?: number
  /**
   * Milliseconds a statement may run on the server before it is cancelled; 15,000 unless told.
   * Half a second later the client gives up too, for a server that does not even answer the cancelling.
   */
  statementTimeoutMs?: number
  /** Milliseconds to wait for a connection, a new one or a free one of the pool; 5,000 unless told. */
  connectTimeoutMs?: number
  /** Hears of connections that broke while idle; the pool replaces them by itself. */
  onError?: (error: Error) => void
  /** For a process that answers people. Without it connections open when they are needed and close after a quiet minute. */
  ready?: {
    /** Connections opened at once and kept through quiet hours; at most `maxConnections`. */
    connections: number
    /**
     * Asks on each new connection, before anybody else uses it, what makes the database load and plan what the process
     * will ask all day. A failure goes to `onError`, and the connection is used all the same.
     */
    prepare: (connection: Db) => Promise<void>
  }
}

/**
 * Opens a pool on a PostgreSQL 15 or newer; nothing is connected before the first query. `db.destroy()` closes it.
 *
 * Values: int8 and numeric arrive as numbers (one beyond ±(2^53-1) is an error, never a rounded number),
 * timestamptz as Date, date as 'YYYY-MM-DD', json as parsed. Sessions run in UTC.
 */
export function openDatabase(url: string, options: DatabaseOptions = {}): Db {
  const { maxConnections = 10, statementTimeoutMs = 15_000, connectTimeoutMs = 5000 } = options
  const { ready, onError = () => undefined } = options
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    min: ready?.connections ?? 0,
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it; its types do not say so
    ...(ready ? { onConnect: (client) => ready.prepare(asDatabase(client)).catch(onError) } : {}),
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: statementTimeoutMs + 500,
    statement_timeout: statementTimeoutMs,
    lock_timeout: Math.min(statementTimeoutMs, 10_000),
    idle_in_transaction_session_timeout: Math.max(statementTimeoutMs, 30_000),
    idleTimeoutMillis: 60_000,
    // A failover leaves connections on the old primary; none lives longer than this.
    maxLifetimeSeconds: 1800,
    keepAlive: true,
    application_name: 'hanap',
    options: '-c TimeZone=UTC -c jit=off',
    types: { getTypeParser },
  })
  pool.on('error', onError)
  // pg takes its own listener away while a connection is in use; without one, a server that ends would end us.
  pool.on('connect', (client) => client.on('error', onError))
  if (ready) void openAtOnce(pool, ready.connections).catch(onError)
  return new Kysely<DB>({
    dialect: new PostgresDialect({
      pool: {
        Client,
        options: pool.options,
        connect: async () => discardingWhenBroken(await pool.connect()),
        end: () => pool.end(),
      },
    }),
  })
}

/** Opens connections side by side, since a pool asked one after the other would lend the first again. */
async function openAtOnce(pool: Pool, connections: number): Promise<void> {
  const opened = await Promise.allSettled(Array.from({ length: connections }, () => pool.connect()))
  for (const one of opened) if (one.status === 'fulfilled') one.value.release()
  const failure = opened.find((one) => one.status === 'rejected')
  if (failure) throw failure.reason
}

/** One connection, not yet lent to anybody, as a database; nothing has to be closed. */
const asDatabase = (client: ClientBase): Db =>
  new Kysely<DB>({
    dialect: new PostgresDialect({
      pool: {
        options: {},
        connect: async () => named(client, { release: () => undefined, onDown: () => undefined }),
        end: () => Promise.resolve(),
      },
    }),
  })

/**
 * A statement that begins with a name in a comment (`/* find_page *\/ select …`) is parsed and planned once per connection.
 * For the few that are asked all day and whose plan does not hang on their values.
 */
const STATEMENT_NAME = /^\s*\/\* ([a-z_]+) \*\//

/**
 * Closes a connection that told of trouble instead of giving it back to the pool. After pg's own "Query read timeout" the
 * server still owes the answer to the abandoned query, and the next user would wait behind it; a session that is being
 * ended says so a moment before its socket closes, and the next user would run into that.
 */
function discardingWhenBroken(client: PoolClient): PostgresPoolClient {
  let broken = false
  return named(client, { release: () => client.release(broken), onDown: () => (broken = true) })
}

/** A connection as Kysely takes it, its statements with their names. */
function named(
  client: ClientBase,
  { release, onDown }: { release: () => void; onDown: () => void },
): PostgresPoolClient {
  const query = async (text: string, parameters: readonly unknown[]): Promise<unknown> => {
    try {
      const name = STATEMENT_NAME.exec(text)?.[1]
      return await client.query({ text, values: parameters as unknown[], ...(name === undefined ? {} : { name }) })
    } catch (error) {
      if (isDatabaseDown(error)) onDown()
      throw error
    }
  }
  return { query: query as PostgresPoolClient['query'], release }
}

function safeNumber(text: string): number {
  const value = Number(text)
  if (Math.abs(value) > Number.MAX_SAFE_INTEGER) {
    throw new RangeError(`The database answered ${text}, which no JavaScript number can hold.`)
  }
  return value
}

const identity = (text: string): string => text

type Parse = (text: string) => unknown

function eachOf(parse: Parse): Parse {
  const texts = types.getTypeParser(1009 as number, 'text') as (value: string) => (string | null)[]
  return (value) => texts(value).map((item) => (item === null ? null : parse(item)))
}

/** By PostgreSQL's type number: int8, numeric, date and the arrays of them. */
const parsers = new Map<number, Parse>([
  [20, safeNumber],
  [1700, safeNumber],
  [1082, identity],
  [1016, eachOf(safeNumber)],
  [1231, eachOf(safeNumber)],
  [1182, eachOf(identity)],
])

const getTypeParser: typeof types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  parsers.get(oid) ?? (types.getTypeParser(oid, format) as Parse)

/**
 * Runs `work` in a transaction and gives its answer; when `db` already is a transaction, `work` joins it.
 * Any error thrown inside rolls everything back and is thrown on.
 */
export function inTransaction<T>(db: Db, work: (transaction: Transaction<DB>) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db as Transaction<DB>) : db.transaction().execute(work)
}

/** True for a broken unique or primary key; with `constraint`, only for that one. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return (
    error instanceof DatabaseError &&
    error.code === '23505' &&
    (constraint === undefined || error.constraint === constraint)
  )
}

/** True when the database refused what was to be written (its data, a constraint, a trigger), not when it could not work. */
export const isRowRefused = (error: unknown): boolean =>
  error instanceof DatabaseError && /^(22|23|P0)/.test(error.code ?? '')

/** Does a part of a transaction that is undone alone when it fails. */
export async function atSavepoint<T>(db: Db, work: () => Promise<T>): Promise<T> {
  await sql`savepoint part`.execute(db)
  try {
    const result = await work()
    await sql`release savepoint part`.execute(db)
    return result
  } catch (error) {
    await sql`rollback to savepoint part`.execute(db)
    throw error
  }
}

/**
 * Whose account was deleted in the moment in which a row was to be written for it, or whose session ended; undefined for
 * any other error.
 */
export function whoIsGone(error: unknown): { kind: 'person' | 'session'; id: number } | undefined {
  const told = error instanceof DatabaseError && error.code === '23503' ? (error.detail ?? '') : ''
  const [, id, table] = /=\((\d+)\) is not present in table "(users|auth_tokens)"/.exec(told) ?? []
  return id === undefined ? undefined : { kind: table === 'users' ? 'person' : 'session', id: Number(id) }
}

/** True when two transactions waited for each other and this one was given up for the other. */
export const isDeadlock = (error: unknown): boolean => error instanceof DatabaseError && error.code === '40P01'

/** True when a text holds what PostgreSQL stores nowhere, such as a NUL: answers 400. */
export const isUnstorable = (error: unknown): boolean =>
  error instanceof DatabaseError && (error.code === '22021' || error.code === '22P05')

/** True when the database has no room left on its disk: answers 507. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === '53100'
}

const unreachable =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|ENOENT)$/
/** Connection errors, sign-in refused, database missing, too many connections, shutting down or starting, standby. */
const notServing = /^(08...|28...|3D000|53300|57P0[1-5]|25006)$/
const brokenMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Cannot use a pool after calling end|driver has already been destroyed)/

/**
 * True when the database cannot be reached or does not serve right now: the caller answers 503, never 401, 404 or an
 * empty list. Also true when every connection of the pool stayed busy for the whole waiting time.
 */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (error instanceof DatabaseError) return notServing.test(code)
  if (error instanceof AggregateError && error.errors.some(isDatabaseDown)) return true
  const socket = 'syscall' in error && unreachable.test(code)
  return socket || brokenMessages.test(error.message) || isDatabaseDown(error.cause)
}
