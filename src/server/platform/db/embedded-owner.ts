import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'

/** Another process already runs the database of this folder; the message is a sentence for people. */
export class EmbeddedBusyError extends Error {
  override readonly name = 'EmbeddedBusyError'
  readonly pid: number

  constructor(pid: number) {
    super(`Hanap already runs here (process ${pid}); stop that one first, or keep using it.`)
    this.pid = pid
  }
}

interface Owner {
  pid: number
  started: string
}

/**
 * When the process began, as the system tells it: with the number of the process it names one process for ever,
 * so that a reused number is never taken for the old one. Undefined when no such process lives.
 */
function processStart(pid: number): string | undefined {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return undefined
  }
  try {
    if (process.platform !== 'linux') {
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
    }
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .at(19)
  } catch {
    return undefined
  }
}

function parseOwner(text: string): Owner | undefined {
  try {
    const { pid, started } = JSON.parse(text) as Partial<Owner>
    return typeof pid === 'number' && typeof started === 'string' ? { pid, started } : undefined
  } catch {
    return undefined
  }
}

function isAlive(owner: Owner | undefined): owner is Owner {
  return owner !== undefined && processStart(owner.pid) === owner.started
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** Removes the file of a dead owner, but only while it still is the one that was read. */
function removeStale(file: string, stale: string): void {
  const aside = `${file}.${randomBytes(6).toString('hex')}`
  try {
    renameSync(file, aside)
  } catch {
    return
  }
  try {
    if (readText(aside) !== stale) linkSync(aside, file)
  } finally {
    rmSync(aside, { force: true })
  }
}

/**
 * Makes this process the only owner of the database in `home`; a dead owner's claim is taken over.
 * @returns a function that gives the claim back
 * @throws EmbeddedBusyError when a living process has it
 */
export function claimHome(home: string): () => void {
  const file = path.join(home, 'owner.json')
  const mine = JSON.stringify({ pid: process.pid, started: processStart(process.pid) ?? '' })
  // Written aside and linked into place, so that nobody ever reads a half-written claim.
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  writeFileSync(draft, mine, { mode: 0o644 })
  try {
    for (let attempt = 0; attempt < 20; attempt += 1) {
      try {
        linkSync(draft, file)
        return () => {
          if (readText(file) === mine) rmSync(file, { force: true })
        }
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      }
      const text = readText(file)
      const owner = text === undefined ? undefined : parseOwner(text)
      if (isAlive(owner)) throw new EmbeddedBusyError(owner.pid)
      if (text !== undefined) removeStale(file, text)
    }
  } finally {
    rmSync(draft, { force: true })
  }
  throw new Error(`Could not claim ${home}: another process keeps taking it.`)
}
