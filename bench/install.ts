import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { lstat, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { setTimeout as delay } from 'node:timers/promises'
import { EmbeddedBusyError } from '../src/server/platform/db/embedded-owner.ts'
import { discardEmbedded, startEmbedded } from '../src/server/platform/db/embedded.ts'
import { freePort } from '../src/server/testing/hanap-process.ts'
import { count, mb, type Figure } from './figures.ts'
import { answering } from './processes.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const SECOND_START_MS = 5000
const STOP_MS = 30_000

type Lock = { packages: Record<string, { dev?: boolean; devOptional?: boolean }> }

/** What a stranger downloads, and how long the first page takes at a second `npm start`. */
export async function installFigures(): Promise<Figure[]> {
  const lock = JSON.parse(await readFile(path.join(ROOT, 'node_modules/.package-lock.json'), 'utf8')) as Lock
  const folders = Object.entries(lock.packages)
  const sizes = await Promise.all(folders.map(([folder]) => ownSize(path.join(ROOT, folder))))
  const total = sizes.reduce((sum, size) => sum + size, 0)
  const production = folders.reduce((sum, [, item], index) => sum + (item.dev ? 0 : (sizes[index] ?? 0)), 0)
  return [
    {
      part: 'install',
      what: 'packages, with the pinned Node and the embedded PostgreSQL',
      budget: '≤ 600 packages, ≤ 700 MB',
      figure: `${count(folders.length)} packages, ${mb(total)}`,
      good: folders.length <= 600 && total <= 700e6,
    },
    {
      part: 'install',
      what: 'without development packages',
      budget: '≤ 400 MB',
      figure: `${count(folders.filter(([, item]) => !item.dev).length)} packages, ${mb(production)}`,
      good: production <= 400e6,
    },
    ...(await startFigures()),
  ]
}

/** Bytes on disk of one package, without the packages inside it, which the lock lists on their own. */
async function ownSize(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true })
  const sizes = await Promise.all(
    entries.map(async (entry) => {
      if (entry.name === 'node_modules') return 0
      const place = path.join(folder, entry.name)
      return entry.isDirectory() ? ownSize(place) : (await lstat(place)).blocks * 512
    }),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

async function startFigures(): Promise<Figure[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hanap-bench-start-'))
  try {
    const first = await timedStart(folder)
    const second = await timedStart(folder)
    return [
      {
        part: 'install',
        what: '`npm start` to the first page: second start',
        budget: '≤ 5 s',
        figure: `${(second / 1000).toFixed(1)} s (the first one, installed and built, database and accounts made: ${(first / 1000).toFixed(1)} s)`,
        good: second <= SECOND_START_MS,
      },
    ]
  } finally {
    // Its database may lie elsewhere (a folder nobody else may enter is no place for it), so it is removed by its owner.
    await discardEmbedded(path.join(folder, 'postgres'))
    await rm(folder, { recursive: true, force: true })
  }
}

/** Milliseconds from the command to the first page with postings; everything is stopped again. */
async function timedStart(folder: string): Promise<number> {
  const ports = await Promise.all(Array.from({ length: 8 }, freePort))
  const [port, olj, linkedin, mail, smtp, google, ai, paymongo] = ports.map(String)
  const begun = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: ROOT,
    stdio: 'ignore',
    detached: true,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      DATA_DIR: folder,
      PORT: port,
      SANDBOX_OLJ_PORT: olj,
      SANDBOX_LINKEDIN_PORT: linkedin,
      SANDBOX_MAIL_PORT: mail,
      SANDBOX_SMTP_PORT: smtp,
      SANDBOX_GOOGLE_PORT: google,
      SANDBOX_AI_PORT: ai,
      SANDBOX_PAYMONGO_PORT: paymongo,
    },
  })
  try {
    await answering(`http://127.0.0.1:${port}/jobs`, child)
    return performance.now() - begun
  } finally {
    await interrupt(child)
    await untilFree(path.join(folder, 'postgres'))
  }
}

/** npm may end before what it started: the next start counts only from a stopped database on. */
async function untilFree(directory: string): Promise<void> {
  for (const until = performance.now() + STOP_MS; performance.now() < until; await delay(50)) {
    try {
      const database = await startEmbedded({ directory, log: () => undefined })
      await database.stop()
      return
    } catch (error) {
      if (!(error instanceof EmbeddedBusyError)) throw error
    }
  }
  throw new Error('The server did not stop.')
}

/** Ctrl-C: the terminal tells the whole group. */
async function interrupt(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return
  const ended = once(child, 'exit')
  process.kill(-child.pid, 'SIGINT')
  await ended
}
