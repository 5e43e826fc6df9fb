import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '../src/server/testing/hanap-process.ts'
import type { Statement } from './statements.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const STOP_MS = 25_000
/** Not the demo's: a production server refuses that one. */
const BENCH_KEY = `bench:${Buffer.alloc(32, 7).toString('base64')}`

export type Running = { url: string; pid: number; stop(): Promise<void> }

const living = new Set<ChildProcess>()
process.once('exit', () => living.forEach((child) => child.kill('SIGKILL')))

/** Starts a program of the house on the Node that runs this one; nothing of the shell's settings gets through. */
export function launch(program: string[], env: Record<string, string>, output: 'pipe' | 'ignore'): ChildProcess {
  const child = spawn(process.execPath, program, {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env },
    stdio: ['ignore', output, 'inherit'],
  })
  living.add(child)
  child.once('exit', () => living.delete(child))
  return child
}

/** SIGTERM, and SIGKILL for who does not listen. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const late = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
  await ended
  clearTimeout(late)
}

/** The first line a program says. @throws Error when it ends before */
export async function firstLine(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('Nobody listens to this program.')
  const lines = createInterface({ input: child.stdout })
  const line = once(lines, 'line').then(([text]) => String(text))
  const early = once(child, 'exit').then(([code]) => {
    throw new Error(`A program ended with ${String(code)} before it was ready.`)
  })
  return Promise.race([line, early])
}

/** What `npm start` gives the server's Node. */
const FLAGS = JSON.parse(readFileSync(path.join(ROOT, 'scripts', 'server-flags.json'), 'utf8')) as string[]

/** Every call costs what it costs whom nobody helped: no answer and no count is kept for the next one. */
export const NOTHING_KEPT = { ANSWERS_KEPT_SECONDS: '0' }

/** The web process as in production (its log on, read by nobody), on a filled database; limits out of the way. */
export async function startWeb(databaseUrl: string, settings: Record<string, string> = {}): Promise<Running> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = launch(
    [...FLAGS, 'src/server/main.ts'],
    {
      NODE_ENV: 'production',
      HANAP_MODE: 'production',
      PORT: String(port),
      PUBLIC_URL: url,
      DATABASE_URL: databaseUrl,
      SECRET_KEYS: BENCH_KEY,
      SMTP_URL: 'smtp://127.0.0.1:9',
      LIMITS_FACTOR: '1000000',
      DATA_DIR: path.join(ROOT, 'data', 'bench'),
      ...settings,
    },
    'ignore',
  )
  await answering(`${url}/readyz`, child)
  return { url, pid: child.pid ?? 0, stop: () => end(child) }
}

/** Waits until an address answers well. @throws Error when the program ends before that, or after two minutes */
export async function answering(url: string, child: ChildProcess): Promise<void> {
  for (const until = performance.now() + 120_000; performance.now() < until; await delay(25)) {
    if (child.exitCode !== null) throw new Error(`The server of ${url} ended with ${child.exitCode}.`)
    const answer = await fetch(url).catch(() => undefined)
    await answer?.arrayBuffer()
    if (answer?.ok) return
  }
  throw new Error(`${url} did not answer.`)
}

/** A Fastify route that answers the same bytes to everybody: what the server could do if there were nothing to do. */
export async function startFixed(body: Buffer, headers: Record<string, string>): Promise<Running> {
  const child = launch(
    ['bench/fixed-server.ts'],
    { NODE_ENV: 'production', BODY: body.toString('base64'), HEADERS: JSON.stringify(headers) },
    'pipe',
  )
  return { url: await firstLine(child), pid: child.pid ?? 0, stop: () => end(child) }
}

/** A Fastify route that runs these statements and no more: what their SQL costs anybody (`bare-server.ts`). */
export async function startBare(databaseUrl: string, lists: Record<string, Statement[][]>): Promise<Running> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hanap-bare-'))
  const file = path.join(folder, 'statements.json')
  await writeFile(file, JSON.stringify(lists))
  const env = { NODE_ENV: 'production', DATABASE_URL: databaseUrl, BARE: file }
  const child = launch(['bench/bare-server.ts'], env, 'pipe')
  const stop = () => end(child).then(() => rm(folder, { recursive: true, force: true }))
  return { url: await firstLine(child), pid: child.pid ?? 0, stop }
}
