import { spawn, type ChildProcess } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { appendFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import process from 'node:process'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const START_MS = 60_000

/** The server as a process of its own, as an operator runs it. */
export type HanapProcess = {
  url: string
  pid: number
  /** Everything it said so far, both streams in order of arrival. */
  said: () => string
  /** Sends a signal and waits for the end; its exit code, or null when the signal ended it. */
  end: (signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL') => Promise<number | null>
  signal: (signal: NodeJS.Signals) => void
  ended: Promise<number | null>
  call: (method: string, path: string, given?: { token?: string; body?: unknown; form?: FormData }) => Promise<Called>
}
export type Called = { status: number; body: any } // oxlint-disable-line typescript/no-explicit-any -- tests look into answers of every shape

type Env = Record<string, string>

/** Below the ports that systems lend to outgoing connections: one of those may be gone before the server asks for it. */
const PORTS = { from: 20_000, to: 32_000 }
/** Test processes side by side draw from ranges of their own: a port is looked at first and listened on a moment later. */
const RANGES = 12
const range = Number(process.env['TEST_PARALLEL_INDEX'] ?? process.env['VITEST_POOL_ID'] ?? 0) % RANGES
const RANGE_SIZE = (PORTS.to - PORTS.from) / RANGES
const portsGiven = new Set<number>()

/** A port nothing listens on right now, and none that was given before. */
export async function freePort(): Promise<number> {
  const server = createServer()
  for (;;) {
    const port = PORTS.from + range * RANGE_SIZE + randomInt(RANGE_SIZE)
    if (portsGiven.has(port)) continue
    portsGiven.add(port)
    const free = once(server, 'listening').catch(() => undefined)
    server.listen({ port, host: '127.0.0.1', exclusive: true })
    if (!(await free)) continue
    server.close()
    await once(server, 'close')
    return port
  }
}

const living = new Set<ChildProcess>()
// A test that fails in the middle leaves nothing running.
process.once('exit', () => living.forEach((child) => child.kill('SIGKILL')))

/**
 * Nothing of the shell that runs the tests gets through, except where programs are. Whoever wants people to prove their
 * address first says so.
 */
function spawnNode(program: string[], env: Env): { child: ChildProcess; said: () => string } {
  const child = spawn(process.execPath, program, {
    cwd: env['DATA_DIR'] ?? ROOT,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      LOG_LEVEL: 'error',
      REQUIRE_EMAIL_VERIFICATION: 'off',
      NODE_COMPILE_CACHE: path.join(ROOT, '.cache', 'compiled'),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  living.add(child)
  child.once('exit', () => living.delete(child))
  let text = ''
  child.stdout?.setEncoding('utf8').on('data', (part: string) => (text += part))
  child.stderr?.setEncoding('utf8').on('data', (part: string) => (text += part))
  return { child, said: () => text }
}

/**
 * Runs a program of the server to its end: `main.ts` unless told otherwise.
 * @returns its exit code and all it said
 */
export async function runToEnd(env: Env, program: string[] = ['main.ts']): Promise<{ code: number; said: string }> {
  return runProgram(env, program).ended
}

/** The same, to be killed on the way; the code is -1 then. */
export function runProgram(env: Env, [file = '', ...rest]: string[]) {
  const { child, said } = spawnNode([path.join(ROOT, 'src/server', file), ...rest], env)
  const ended = once(child, 'close').then(([code]) => ({ code: (code as number | null) ?? -1, said: said() }))
  return { ended, said, kill: () => child.kill('SIGKILL') }
}

/**
 * Starts `main.ts` and waits until it listens.
 * @throws Error with everything it said when it ends before that
 */
export async function startHanap(env: Env): Promise<HanapProcess> {
  const port = env['PORT'] ?? String(await freePort())
  const { child, said } = spawnNode([path.join(ROOT, 'src/server/main.ts')], { ...env, PORT: port })
  const ended = once(child, 'close').then(([code]) => code as number | null)
  const url = `http://127.0.0.1:${port}`
  await listening(child, said, ended)
  return {
    url,
    pid: child.pid ?? 0,
    said,
    ended,
    signal: (signal) => void child.kill(signal),
    end: (signal) => {
      child.kill(signal)
      return ended
    },
    call: (method, address, given = {}) => call(`${url}${address}`, method, given),
  }
}

async function listening(child: ChildProcess, said: () => string, ended: Promise<number | null>): Promise<void> {
  const late = setTimeout(() => child.kill('SIGKILL'), START_MS)
  const ready = new Promise<'ready'>((resolve) => {
    child.stdout?.on('data', () => {
      if (said().includes('Hanap runs at')) resolve('ready')
    })
  })
  const code = await Promise.race([ready, ended])
  clearTimeout(late)
  if (code !== 'ready') throw new Error(`Hanap ended with ${code} before it listened: ${said()}`)
}

async function call(
  url: string,
  method: string,
  given: { token?: string; body?: unknown; form?: FormData },
): Promise<Called> {
  const headers: Record<string, string> = {}
  if (given.token !== undefined) headers['authorization'] = `Token ${given.token}`
  if (given.body !== undefined) headers['content-type'] = 'application/json'
  const body = given.form ?? (given.body === undefined ? undefined : JSON.stringify(given.body))
  const answer = await fetch(url, { method, headers, ...(body === undefined ? {} : { body }) })
  const text = await answer.text()
  const json = (answer.headers.get('content-type') ?? '').includes('json')
  return { status: answer.status, body: json ? JSON.parse(text) : text }
}

/** Looks again and again until `look` gives something; for what another process does in its own time. */
export async function eventually<T>(what: string, look: () => Promise<T | undefined | false>, ms = 60_000): Promise<T> {
  const begun = performance.now()
  for (;;) {
    const found = await look()
    if (found !== undefined && found !== false) {
      tellSlowWait(what, performance.now() - begun)
      return found
    }
    if (performance.now() > begun + ms) throw new Error(`Waited ${ms} ms in vain: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** `npm test` lists at its end what was waited for longer than five seconds. */
function tellSlowWait(what: string, ms: number): void {
  const file = process.env['HANAP_SLOW_WAITS']
  if (file === undefined || ms < 5000) return
  appendFileSync(file, `${JSON.stringify({ seconds: ms / 1000, what, where: 'processes' })}\n`)
}
