import { execFileSync } from 'node:child_process'
import { createServer, type Socket } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts'
import { inTransaction, isDatabaseDown, isUniqueViolation, openDatabase, type Db } from './database.ts'

let own: TestDatabase
beforeAll(async () => {
  own = await freshDatabase()
})
afterAll(() => own.drop())

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => expect.unreachable('it should have failed'),
    (error: unknown) => error,
  )
}

const one = async (db: Db, expression: string): Promise<unknown> =>
  (await sql<{ value: unknown }>`select ${sql.raw(expression)} as value`.execute(db)).rows[0]?.value

describe('values', () => {
  it.each([
    ['9007199254740991::int8', 9_007_199_254_740_991],
    ['12.50::numeric', 12.5],
    ["'2026-11-21'::date", '2026-11-21'],
    ['array[1,null,3]::int8[]', [1, null, 3]],
    ["array['2026-11-21']::date[]", ['2026-11-21']],
    ["'2026-11-21T08:00:00+08:00'::timestamptz", new Date('2026-11-21T00:00:00Z')],
    ["current_setting('TimeZone')", 'UTC'],
  ])('%s arrives as a value one can count with', async (expression, expected) => {
    expect(await one(own.db, expression)).toEqual(expected)
  })

  it('a number that JavaScript cannot hold is an error, never a rounded number', async () => {
    expect(await failureOf(one(own.db, '9007199254740993::int8'))).toBeInstanceOf(RangeError)
    expect(await one(own.db, '1')).toBe(1)
  })
})

describe('transactions', () => {
  it('roll back whole, also what an inner call did', async () => {
    const insert = (db: Db, key: string) =>
      inTransaction(db, (trx) =>
        trx
          .insertInto('rate_limits')
          .values({ key, window_start: new Date(0) })
          .execute(),
      )
    const work = inTransaction(own.db, async (trx) => {
      await insert(trx, 'a')
      throw new Error('changed my mind')
    })
    expect(await failureOf(work)).toMatchObject({ message: 'changed my mind' })
    expect(await own.db.selectFrom('rate_limits').selectAll().execute()).toEqual([])
  })

  it('a broken unique key is told by its name', async () => {
    const row = { key: 'twice', window_start: new Date(0) }
    await own.db.insertInto('rate_limits').values(row).execute()
    const error = await failureOf(own.db.insertInto('rate_limits').values(row).execute())
    expect(isUniqueViolation(error)).toBe(true)
    expect(isUniqueViolation(error, 'rate_limits_pkey')).toBe(true)
    expect(isUniqueViolation(error, 'another_key')).toBe(false)
    expect(isDatabaseDown(error)).toBe(false)
  })
})

describe('a database in trouble', () => {
  it('nobody listening is told as down, at once', async () => {
    const db = openDatabase('postgres://hanap:x@127.0.0.1:1/hanap')
    expect(isDatabaseDown(await failureOf(one(db, '1')))).toBe(true)
    await db.destroy()
  })

  it('a server that accepts and stays silent is told as down after the connect time', async () => {
    const sockets: Socket[] = []
    const silent = createServer((socket) => sockets.push(socket))
    const port = await new Promise<number>((resolve) => {
      silent.listen(0, '127.0.0.1', () => resolve((silent.address() as { port: number }).port))
    })
    const db = openDatabase(`postgres://hanap:x@127.0.0.1:${port}/hanap`, { connectTimeoutMs: 200 })
    expect(isDatabaseDown(await failureOf(one(db, '1')))).toBe(true)
    await db.destroy()
    for (const socket of sockets) socket.destroy()
    silent.close()
  })

  it('a session that is ended, idle or inside a transaction, never ends the process and heals by itself', async () => {
    const db = openDatabase(own.url, { maxConnections: 1 })
    const end = (pid: unknown) => sql`select pg_terminate_backend(${sql.lit(pid as number)})`.execute(own.db)
    await end(await one(db, 'pg_backend_pid()'))
    const open = inTransaction(db, async (trx) => {
      await end(await one(trx, 'pg_backend_pid()'))
      await sql`select pg_sleep(0.2)`.execute(own.db)
      return one(trx, '1')
    })
    expect(isDatabaseDown(await failureOf(open))).toBe(true)
    expect(await one(db, '1')).toBe(1)
    await db.destroy()
  })

  it('a statement is cancelled after its time and the connection serves on', async () => {
    const db = openDatabase(own.url, { maxConnections: 1, statementTimeoutMs: 100 })
    expect(await failureOf(one(db, 'pg_sleep(5)'))).toMatchObject({ code: '57014' })
    expect(await one(db, '1')).toBe(1)
    await db.destroy()
  })

  it('a session that froze in the middle is given up and replaced', async ({ skip }) => {
    const db = openDatabase(own.url, { maxConnections: 1, statementTimeoutMs: 200 })
    const pid = (await one(db, 'pg_backend_pid()')) as number
    skip(!isOurs(pid), 'the server runs on another machine')
    execFileSync('kill', ['-STOP', String(pid)])
    try {
      expect(isDatabaseDown(await failureOf(one(db, '1')))).toBe(true)
      expect(await one(db, '1')).toBe(1)
    } finally {
      execFileSync('kill', ['-CONT', String(pid)])
      await db.destroy()
    }
  })
})

describe('connections that are kept ready', () => {
  const open = async () =>
    (await one(
      own.db,
      "(select count(*) from pg_stat_activity where datname = current_database() and query like '%prepared%')",
    )) as number

  it('are opened before anybody asks, each prepared before it is lent', async () => {
    const prepared: unknown[] = []
    const db = openDatabase(own.url, {
      maxConnections: 3,
      ready: {
        connections: 3,
        prepare: async (connection) => {
          prepared.push(await one(connection, "'prepared ' || pg_backend_pid()"))
        },
      },
    })
    await expect.poll(open).toBeGreaterThanOrEqual(3)
    const asked = await Promise.all([1, 2, 3, 4].map(() => one(db, "'prepared ' || pg_backend_pid()")))
    expect(new Set(prepared).size).toBe(3)
    expect(prepared).toEqual(expect.arrayContaining(asked))
    await db.destroy()
  })

  it('serve also when they could not be prepared, and say so', async () => {
    const said: string[] = []
    const db = openDatabase(own.url, {
      maxConnections: 1,
      onError: (error) => said.push(error.message),
      ready: { connections: 1, prepare: (connection) => one(connection, 'no_such_function()').then(() => undefined) },
    })
    expect(await one(db, '1')).toBe(1)
    expect(said).toEqual([expect.stringContaining('no_such_function')])
    await db.destroy()
  })
})

/** A server on another machine has process numbers that mean nothing here. */
function isOurs(pid: number): boolean {
  try {
    return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).includes('postgres')
  } catch {
    return false
  }
}
