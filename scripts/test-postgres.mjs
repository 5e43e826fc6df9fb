// The PostgreSQL of the API tests: the server of TEST_DATABASE_URL, or Debian's, started for this run in a folder of its own.
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'

const INSTALLED = '/usr/lib/postgresql'
const OLDEST = 15
const ROOM_BYTES = 3e9
const MEMORY = '/dev/shm'

/** Nothing in a test run outlives it, so nothing needs to reach the disk. */
const FORGETFUL = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'shared_buffers=128MB',
  'max_connections=200',
]

/**
 * @typedef {object} TestServer
 * @property {string} name for people
 * @property {string} url of a superuser
 * @property {() => void} stop ends it and removes what it wrote; may be called twice
 */

/** Starts Debian's newest PostgreSQL; undefined where none is installed. @returns {Promise<TestServer | undefined>} */
export async function startTestServer() {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { name: 'the server of TEST_DATABASE_URL', url: given, stop: () => undefined }
  const version = newestInstalled()
  if (version === undefined) return undefined
  const bin = path.join(INSTALLED, version, 'bin')
  const { folder, data, secret, password } = makeFolder()
  const port = await freePort()
  const stop = () => {
    if (existsSync(path.join(data, 'postmaster.pid')))
      asOwner(bin, 'pg_ctl', ['stop', '-D', data, '-m', 'immediate', '-s'])
    rmSync(folder, { recursive: true, force: true })
  }
  const started =
    asOwner(bin, 'initdb', [
      '-D',
      data,
      '-U',
      'hanap',
      `--pwfile=${secret}`,
      '-A',
      'scram-sha-256',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
      '-N',
    ]) &&
    asOwner(bin, 'pg_ctl', ['start', '-D', data, '-w', '-s', '-l', path.join(data, 'server.log'), '-o', options(port)])
  if (!started) {
    stop()
    return undefined
  }
  process.once('exit', stop)
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130))
  return { name: `PostgreSQL ${version}`, url: `postgres://hanap:${password}@127.0.0.1:${port}/postgres`, stop }
}

/** A folder for the server's data, and its superuser's password beside it. */
function makeFolder() {
  const folder = mkdtempSync(path.join(roomInMemory() ? MEMORY : tmpdir(), 'hanap-postgresql-'))
  chmodSync(folder, 0o755)
  const [data, secret] = [path.join(folder, 'data'), path.join(folder, 'password')]
  const password = randomBytes(18).toString('hex')
  mkdirSync(data, { mode: 0o700 })
  writeFileSync(secret, password, { mode: 0o600 })
  handOver([data, secret])
  return { folder, data, secret, password }
}

function newestInstalled() {
  const versions = existsSync(INSTALLED) ? readdirSync(INSTALLED) : []
  return versions
    .filter((version) => Number(version) >= OLDEST && existsSync(path.join(INSTALLED, version, 'bin', 'initdb')))
    .toSorted((one, other) => Number(one) - Number(other))
    .at(-1)
}

/** A disk that stands still makes tests wait; what is forgotten anyway may lie in memory. */
function roomInMemory() {
  if (!existsSync(MEMORY)) return false
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize > ROOM_BYTES
}

const isRoot = () => process.getuid?.() === 0

/** @param {string[]} files */
function handOver(files) {
  if (!isRoot()) return
  const id = (/** @type {string} */ flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  for (const file of files) chownSync(file, id('-u'), id('-g'))
}

/** PostgreSQL refuses to run as root. @param {string} bin @param {string} program @param {string[]} parameters */
function asOwner(bin, program, parameters) {
  const command = [path.join(bin, program), ...parameters]
  const [name = '', ...rest] = isRoot() ? ['runuser', '-u', 'postgres', '--', ...command] : command
  // A server that inherited our output would keep it open.
  const { status } = spawnSync(name, rest, { cwd: '/', stdio: ['ignore', 'ignore', 'inherit'] })
  return status === 0
}

/** @param {number} port */
const options = (port) =>
  [
    `-p ${port}`,
    '-c listen_addresses=127.0.0.1',
    "-c unix_socket_directories=''",
    ...FORGETFUL.map((one) => `-c ${one}`),
  ].join(' ')

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
      server.close(() => resolve(port))
    })
  })
}
