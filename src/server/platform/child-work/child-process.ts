import { type ChildProcess, spawn } from 'node:child_process'
import process from 'node:process'
import type { Readable } from 'node:stream'
import { residentBytes } from './resident-bytes.ts'

export type ChildLimits = {
  /** Until it is loaded and says so; that takes long only on a machine that has too much to do. */
  startMs: number
  /** From then on, for its question. */
  ms: number
  /** All of the process's memory, not only the heap of its scripts. */
  bytes: number
  /** Of the answer. */
  answerBytes: number
}
/** How a child ended; `answer` is what it wrote before it left with code 0. */
export type ChildEnd =
  | { kind: 'answered'; answer: Buffer }
  | { kind: 'failed'; why: 'gave up' | 'crashed' | 'not started' | 'too slow' | 'too large' | 'stopped' }

type Place = {
  module: string
  readable: string[]
  limits: ChildLimits
  addons?: boolean
  settings?: Record<string, string>
}
type Given = { question: Buffer; args: string[]; signal: AbortSignal }
type Why = Extract<ChildEnd, { kind: 'failed' }>['why']

const LOOK_MS = 100
/** The heap's share of the memory; the rest is for the program itself and its buffers. */
const HEAP_SHARE = 0.6
/** The code a child leaves with when it could not make sense of its question. */
const GAVE_UP = 3

/**
 * Runs one question in a process of its own: no writing, no further processes, no environment of ours, ended at its
 * limits of time and memory. The shell's limit of processor time ends it even when this process was killed before it.
 */
export async function runChild(place: Place, given: Given): Promise<ChildEnd> {
  if (given.signal.aborted) return { kind: 'failed', why: 'stopped' }
  const child = startChild(place, given.args)
  let why: Why | null = null
  const kill = (reason: Why) => {
    why ??= reason
    child.kill('SIGKILL')
  }
  const stop = () => kill('stopped')
  given.signal.addEventListener('abort', stop, { once: true })
  let late = setTimeout(() => kill('not started'), place.limits.startMs)
  const started = () => {
    clearTimeout(late)
    late = setTimeout(() => kill('too slow'), place.limits.ms)
  }
  const look = setInterval(() => {
    if (residentBytes(child.pid) > place.limits.bytes) kill('too large')
  }, LOOK_MS)
  try {
    const answer = collect(child.stdio[3] as Readable, {
      most: place.limits.answerBytes,
      started,
      tooMuch: () => kill('too large'),
    })
    // A child that ends early closes the pipe: its code says more than the broken pipe does.
    child.stdin?.on('error', () => undefined).end(given.question)
    const code = await ended(child)
    if (why === null && code === 0) return { kind: 'answered', answer: await answer }
    return { kind: 'failed', why: why ?? (code === GAVE_UP ? 'gave up' : 'crashed') }
  } finally {
    clearTimeout(late)
    clearInterval(look)
    given.signal.removeEventListener('abort', stop)
  }
}

function startChild({ module, readable, limits, addons, settings }: Place, args: string[]): ChildProcess {
  const heap = Math.floor((limits.bytes * HEAP_SHARE) / 1_048_576)
  const flags = [
    `--max-old-space-size=${heap}`,
    '--permission',
    ...(addons ? ['--allow-addons'] : []),
    ...readable.map((folder) => `--allow-fs-read=${folder}`),
    '--disable-warning=SecurityWarning',
  ]
  const seconds = Math.ceil((limits.startMs + limits.ms) / 1000)
  return spawn(
    '/bin/sh',
    ['-c', `ulimit -t ${seconds}; exec "$@"`, 'sh', process.execPath, ...flags, module, ...args],
    {
      stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
      // Nothing of our settings is any business of a file somebody sent.
      env: { NODE_ENV: 'production', ...settings },
    },
  )
}

/** The code of the ended process, all of its pipes closed; null after a signal or when it never began. */
const ended = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => {
    child.once('error', () => resolve(null))
    child.once('close', (code) => resolve(code))
  })

type Ear = { most: number; started: () => void; tooMuch: () => void }

/** What the child says: one byte when it is ready, then its answer. */
async function collect(stream: Readable, { most, started, tooMuch }: Ear): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      if (length === 0) started()
      length += chunk.length
      if (length > most) {
        tooMuch()
        break
      }
      chunks.push(chunk)
    }
  } catch {
    // A killed child breaks its pipe; how it ended is known from its code.
  }
  return Buffer.concat(chunks).subarray(1)
}
