import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { migrateAll, say } from '../src/server/boot.ts'
import { openDatabase } from '../src/server/platform/db/database.ts'
import { discardEmbedded, startEmbedded } from '../src/server/platform/db/embedded.ts'
import { fillPostings } from './search-data.ts'

export type Ground = {
  /** A migrated database with so many postings, filled at the first call; 0 gives an empty one. */
  withPostings(postings: number): Promise<string>
  /** Process id of the database server. */
  server: number
  /** Stops it, and removes what was not to be kept; may be called twice. */
  stop(): Promise<void>
}

const HOURS_MS = 4 * 3_600_000

/** Where to measure: filled databases stay in the folder `keep`, or on the PostgreSQL of address `server` (its superuser). */
export type Place = { keep?: string | undefined; server?: string | undefined }

/**
 * The product's own embedded PostgreSQL with its usual settings (every acknowledged write is on disk), in a folder of its
 * own: a temporary one, or `keep` for the next run to find the databases filled. With `server` another PostgreSQL of this
 * machine, where they stay.
 */
export async function openGround({ keep, server }: Place): Promise<Ground> {
  if (server !== undefined) return groundOn(server, () => Promise.resolve())
  const directory = keep === undefined ? await mkdtemp(path.join(tmpdir(), 'hanap-bench-')) : path.resolve(keep)
  const embedded = await startEmbedded({ directory, port: 0, log: () => undefined })
  return groundOn(embedded.url, async () => {
    await embedded.stop()
    if (keep === undefined) await discardEmbedded(directory)
  })
}

async function groundOn(url: string, end: () => Promise<void>): Promise<Ground> {
  const made = new Map<number, Promise<string>>()
  let stopped: Promise<void> | undefined
  return {
    withPostings(postings) {
      const known = made.get(postings) ?? fill(url, postings)
      made.set(postings, known)
      return known
    },
    server: await serverOf(url),
    stop: () => (stopped ??= end()),
  }
}

async function fill(server: string, postings: number): Promise<string> {
  const name = `bench_${postings}`
  const url = new URL(server)
  url.pathname = `/${name}`
  if (postings > 0 && (await isFilled(server, name))) return url.href
  await administer(server, `drop database if exists ${name} with (force)`)
  await administer(server, `create database ${name}`)
  await migrateAll(url.href)
  if (postings === 0) return url.href
  const begun = performance.now()
  const db = openDatabase(url.href, { maxConnections: 2, statementTimeoutMs: HOURS_MS })
  try {
    await fillPostings(db, postings, new Date())
  } finally {
    await db.destroy()
  }
  await administer(url.href, 'vacuum (analyze)')
  await administer(server, `comment on database ${name} is 'filled'`)
  say(`${postings} postings filled in ${Math.round((performance.now() - begun) / 1000)} s`)
  return url.href
}

async function isFilled(server: string, name: string): Promise<boolean> {
  const rows = await administer(
    server,
    `select 1 from pg_database d join pg_shdescription s on s.objoid = d.oid where datname = '${name}' and description = 'filled'`,
  )
  return rows.length > 0
}

async function serverOf(url: string): Promise<number> {
  const [row] = await administer(url, "select split_part(pg_read_file('postmaster.pid'), E'\\n', 1) as pid")
  return Number(row?.['pid'])
}

/** One statement on a connection of its own. */
export async function administer(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}
