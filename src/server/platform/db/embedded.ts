import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import process from 'node:process'
import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { claimHome, EmbeddedBusyError } from './embedded-owner.ts'
import { findPlace, type Place } from './embedded-place.ts'
import { ensureCluster, findRunning, launch, removeStalePidFile, stopServer, tellToStop } from './embedded-server.ts'

const name = 'hanap'
const usualPort = 54_329

export interface EmbeddedOptions {
  /** Folder for everything of the database, such as `data/postgres`; made when missing. */
  directory: string
  /** Gets one sentence for people per noteworthy step. */
  log: (sentence: string) => void
  /** First choice; another free port is taken and remembered when something else listens there. */
  port?: number
  /** PostgreSQL settings that differ from the house's, such as `{ fsync: 'off' }` in tests. */
  settings?: Readonly<Record<string, string>>
}

export interface Embedded {
  /** `postgres://…` of the database `hanap`, as the owner of the server. */
  url: string
  /** Stops the server (fast: committed work is kept) and gives the folder free. May be called twice. */
  stop(): Promise<void>
  /** Tells the server to stop and does not wait, for a process that ends at once. Committed work is kept. */
  stopAtOnce(): void
  /** True when a server was found running, left behind by a process that was killed. */
  reused: boolean
}

/**
 * Starts the PostgreSQL of the npm package on `directory`, or takes over the one that a killed process left running.
 * One process owns it at a time.
 * @throws EmbeddedBusyError when another living process owns it; Error with a sentence for people otherwise
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const place = findPlace(options.directory, options.log)
  const release = claimHome(place.home)
  try {
    const password = ensurePassword(place)
    const { port, reused } = await openServer(place, password, options)
    await ensureDatabase(port, password)
    let stopped: Promise<void> | undefined
    return {
      url: urlOf(port, password, name),
      reused,
      stop: () => (stopped ??= stopServer(place).finally(release)),
      stopAtOnce: () => {
        tellToStop(place)
        release()
      },
    }
  } catch (error) {
    release()
    throw error
  }
}

/**
 * For the operator's command: uses the server another process of ours runs (then `stop` leaves it alone),
 * or starts it for as long as it is needed.
 */
export async function attachEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  try {
    return await startEmbedded(options)
  } catch (error) {
    if (!(error instanceof EmbeddedBusyError)) throw error
  }
  const place = findPlace(options.directory, options.log)
  const password = ensurePassword(place)
  const running = await findAnswering(place, password)
  if (!running) throw new Error('Hanap is just starting or stopping here; try again in a moment.')
  return {
    url: urlOf(running, password, name),
    reused: true,
    stop: () => Promise.resolve(),
    stopAtOnce: () => undefined,
  }
}

/**
 * Stops whatever runs on `directory` and removes all of it, for databases that were only made for a test.
 * @throws EmbeddedBusyError when a living process still uses it
 */
export async function discardEmbedded(directory: string): Promise<void> {
  const place = findPlace(directory, () => undefined)
  const release = claimHome(place.home)
  await stopServer(place).finally(release)
  for (const folder of [place.home, directory]) await rm(folder, { recursive: true, force: true })
}

const urlOf = (port: number, password: string, database: string): string =>
  `postgres://${name}:${password}@127.0.0.1:${port}/${database}`

function ensurePassword(place: Place): string {
  const file = path.join(place.home, 'password')
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  if (existsSync(path.join(place.cluster, 'PG_VERSION'))) {
    throw new Error(`The password of the database is missing: put the file back at ${file}.`)
  }
  const password = randomBytes(24).toString('base64url')
  writeFileSync(file, password, { mode: 0o600 })
  return password
}

async function openServer(
  place: Place,
  password: string,
  options: EmbeddedOptions,
): Promise<{ port: number; reused: boolean }> {
  const left = await findAnswering(place, password)
  if (left !== undefined) {
    options.log('Found the database still running from an earlier start; using it.')
    return { port: left, reused: true }
  }
  if (!existsSync(place.cluster)) options.log('Making the database (once).')
  await ensureCluster(place, password)
  removeStalePidFile(place)
  const remembered = path.join(place.home, 'port')
  let wanted = options.port ?? (existsSync(remembered) ? Number(readFileSync(remembered, 'utf8')) : usualPort)
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const port = await freePort(wanted)
    const { state } = await launch(place, port, options.settings ?? {}, () => answers(port, password))
    if (state === 'ready') {
      writeFileSync(remembered, String(port))
      return { port, reused: false }
    }
    wanted = 0
  }
  throw new Error('PostgreSQL found no free port on 127.0.0.1.')
}

/** Waits for a server that starts up or shuts down; undefined once none is there. */
async function findAnswering(place: Place, password: string): Promise<number | undefined> {
  const deadline = performance.now() + 60_000
  while (performance.now() < deadline) {
    const running = findRunning(place)
    if (!running) return undefined
    if (running.port > 0 && (await answers(running.port, password))) return running.port
    await delay(50)
  }
  throw new Error(`A PostgreSQL runs on ${place.cluster} but does not answer; look at ${place.home}/postgresql.log.`)
}

async function answers(port: number, password: string): Promise<boolean> {
  try {
    await withClient(urlOf(port, password, 'postgres'), (client) => client.query('select 1'))
    return true
  } catch {
    return false
  }
}

async function ensureDatabase(port: number, password: string): Promise<void> {
  await withClient(urlOf(port, password, 'postgres'), async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database ${name}`)
  })
}

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3000, query_timeout: 30_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function freePort(wanted: number): Promise<number> {
  const listen = (port: number): Promise<number | undefined> =>
    new Promise((resolve) => {
      const server = createServer()
      server.once('error', () => resolve(undefined))
      server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
        const address = server.address()
        const given = typeof address === 'object' && address ? address.port : undefined
        server.close(() => resolve(given))
      })
    })
  const port = (await listen(wanted)) ?? (await listen(0))
  if (port === undefined) throw new Error(`Process ${process.pid} may not listen on 127.0.0.1.`)
  return port
}
