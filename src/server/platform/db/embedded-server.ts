import { execFile, execFileSync, spawn } from 'node:child_process'
import {
  chownSync,
  closeSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Place } from './embedded-place.ts'

const execute = promisify(execFile)
const startTimeoutMs = 120_000

/** Settings for a small machine; `synchronous_commit` stays on: an acknowledged write is on disk. */
const defaultSettings: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '60',
  shared_buffers: '256MB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  effective_cache_size: '1GB',
  random_page_cost: '1.1',
  synchronous_commit: 'on',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  // initdb writes a name with the schema twice, which parallel workers refuse.
  default_text_search_config: 'pg_catalog.english',
  log_line_prefix: '%m [%p] ',
}

/** The clean environment PostgreSQL runs in: nothing of the machine's language, zone or PG* variables. */
const environment = { PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

function runAs(place: Place): { cwd: string; env: typeof environment; uid?: number; gid?: number } {
  return { cwd: '/', env: environment, ...place.user }
}

const binary = (place: Place, name: string): string => path.join(place.native, 'bin', name)

/**
 * Makes the data directory when there is none. It is made under another name and renamed when it is whole,
 * so that a kill in between leaves only a half that the next start throws away.
 */
export async function ensureCluster(place: Place, password: string): Promise<void> {
  if (existsSync(path.join(place.cluster, 'PG_VERSION'))) return
  if (existsSync(place.cluster)) {
    if (readdirSync(place.cluster).length > 0) {
      throw new Error(
        `${place.cluster} is not a PostgreSQL data directory; it was left untouched. Move it away to start anew.`,
      )
    }
    rmdirSync(place.cluster)
  }
  const half = `${place.cluster}.half`
  const secret = path.join(place.home, 'initial-password')
  rmSync(half, { recursive: true, force: true })
  mkdirSync(half, { mode: 0o700 })
  rmSync(secret, { force: true })
  writeFileSync(secret, password, { mode: 0o600 })
  if (place.user) {
    chownSync(half, place.user.uid, place.user.gid)
    chownSync(secret, place.user.uid, place.user.gid)
  }
  try {
    await execute(binary(place, 'initdb'), initArguments(half, secret), runAs(place))
  } catch (error) {
    const said = (error as { stderr?: string }).stderr ?? ''
    throw new Error(`The database could not be made: ${said.trim() || String(error)}`, { cause: error })
  } finally {
    rmSync(secret, { force: true })
  }
  renameSync(half, place.cluster)
}

function initArguments(directory: string, passwordFile: string): string[] {
  return [
    `--pgdata=${directory}`,
    '--username=hanap',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--text-search-config=english',
  ]
}

/** A server that holds the data directory right now. */
export interface RunningServer {
  pid: number
  port: number
}

/** The server named by postmaster.pid, if that process is alive and really is PostgreSQL on this directory. */
export function findRunning(place: Place): RunningServer | undefined {
  const lines = readPidFile(place)
  const pid = Number(lines?.[0])
  const port = Number(lines?.[3])
  if (!Number.isInteger(pid) || pid <= 0 || !isServerOf(pid, place)) return undefined
  return { pid, port }
}

function readPidFile(place: Place): string[] | undefined {
  try {
    return readFileSync(path.join(place.cluster, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return undefined
  }
}

function isServerOf(pid: number, place: Place): boolean {
  try {
    const command =
      process.platform === 'linux'
        ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
        : execFileSync('ps', ['-o', 'args=', '-ww', '-p', String(pid)], { encoding: 'utf8' })
    return command.includes('postgres') && command.includes(place.cluster)
  } catch {
    return false
  }
}

/**
 * PostgreSQL refuses to start when the number in a left-over postmaster.pid now belongs to a living process of its own user,
 * which is the rule in a restarted container. Removed only when that process is not PostgreSQL on this directory.
 */
export function removeStalePidFile(place: Place): void {
  if (findRunning(place) === undefined) rmSync(path.join(place.cluster, 'postmaster.pid'), { force: true })
}

export type Launch = { state: 'ready' } | { state: 'port-taken' }

/**
 * Starts the server on `port` and waits until `isReady` says yes. The server is a session of its own: it neither dies
 * with us nor sees our Ctrl-C.
 * @throws Error with the end of PostgreSQL's own log when it does not come up
 */
export async function launch(
  place: Place,
  port: number,
  settings: Readonly<Record<string, string>>,
  isReady: () => Promise<boolean>,
): Promise<Launch> {
  const logFile = path.join(place.home, 'postgresql.log')
  if (existsSync(logFile) && statSync(logFile).size > 10_000_000) renameSync(logFile, `${logFile}.old`)
  const log = openSync(logFile, 'a', 0o600)
  const offset = fstatSync(log).size
  const chosen = Object.entries({ ...defaultSettings, ...settings, port: String(port) })
  const server = spawn(
    binary(place, 'postgres'),
    ['-D', place.cluster, ...chosen.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...runAs(place), detached: true, stdio: ['ignore', log, log] },
  )
  closeSync(log)
  const end: { reason?: string } = {}
  server.once('error', (error) => (end.reason = error.message))
  server.once('exit', (code, signal) => (end.reason = `it ended with ${signal ?? `code ${code}`}`))
  server.unref()
  const deadline = performance.now() + startTimeoutMs
  while (end.reason === undefined && performance.now() < deadline) {
    if (await isReady()) return { state: 'ready' }
    await delay(25)
  }
  const said = readFileSync(logFile).subarray(offset).toString('utf8').trim()
  if (/could not bind|could not create any TCP/.test(said)) return { state: 'port-taken' }
  throw new Error(`PostgreSQL did not start (${end.reason ?? 'no answer in two minutes'}).\n${said.slice(-2000)}`)
}

/** Asks the server for what `pg_ctl stop --mode=fast` asks for, without waiting for it. No server is no error. */
export function tellToStop(place: Place): void {
  const running = findRunning(place)
  if (!running) return
  try {
    process.kill(running.pid, 'SIGINT')
  } catch (error) {
    // It ended in between.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** Ends the server after the statements in flight were cut; what was committed is kept. No server is no error. */
export async function stopServer(place: Place): Promise<void> {
  for (const mode of ['fast', 'immediate']) {
    if (findRunning(place) === undefined) return
    const stop = [`--pgdata=${place.cluster}`, '--wait', '--timeout=30', `--mode=${mode}`]
    await execute(binary(place, 'pg_ctl'), ['stop', ...stop], runAs(place)).catch(() => undefined)
  }
}
