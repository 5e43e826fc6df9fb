import { AppError } from '../errors.ts'
import { type ChildEnd, type ChildLimits, runChild } from './child-process.ts'

/** What runs in a process of its own: its module, and how much of everything it may have. */
export type ChildWorkOptions = {
  /** The file the child runs; it says `.` on descriptor 3 when it is loaded, reads its question from
   * standard input and answers on descriptor 3. */
  module: string
  /** Folders the child may read; it may write nothing and start nothing. */
  readable: string[]
  /** Whether it needs a library that is no script, such as the one for images. */
  addons?: boolean
  /** Its environment, beside NODE_ENV. */
  settings?: Record<string, string>
  limits: ChildLimits
  /** Children at once, and questions that may wait for one. */
  atOnce: number
  mostWaiting: number
  /** A question that waited longer is refused as busy. */
  waitMs: number
}

export type ChildWork = {
  /**
   * Asks a fresh child; nothing it does to itself reaches this process.
   * @throws AppError 503 `busy` when too many wait already, or this one waited too long, or the server ends.
   */
  ask(question: Buffer, args: string[]): Promise<ChildEnd>
  /** Ends the children that run and refuses those who wait. */
  close(): Promise<void>
}

const BUSY_RETRY_SECONDS = 5
const busy = () =>
  new AppError(503, 'busy', 'The server is busy. Please try again in a moment.', {}, { retryAfter: BUSY_RETRY_SECONDS })

type Waiting = { begin: () => void; refuse: () => void }

/** A small number of children, one per question, killed at their limits; the rest waits in a bounded queue. */
export function createChildWork(options: ChildWorkOptions): ChildWork {
  const queue: Waiting[] = []
  const running = new Set<Promise<ChildEnd>>()
  const stop = new AbortController()

  const start = (question: Buffer, args: string[]): Promise<ChildEnd> => {
    const work = runChild(options, { question, args, signal: stop.signal }).finally(() => {
      running.delete(work)
      queue[0]?.begin()
    })
    running.add(work)
    return work
  }
  return {
    async ask(question, args) {
      if (stop.signal.aborted) throw busy()
      if (running.size < options.atOnce) return start(question, args)
      if (queue.length >= options.mostWaiting) throw busy()
      // Begins in the same turn of the loop in which a place came free: nobody slips in between.
      return waitIn(queue, options.waitMs, () => start(question, args))
    },
    async close() {
      stop.abort()
      for (const waiting of queue.splice(0)) waiting.refuse()
      await Promise.allSettled(running)
    },
  }
}

/** Waits for a place; a wait that took too long, or is refused, is busy. */
const waitIn = (queue: Waiting[], waitMs: number, start: () => Promise<ChildEnd>): Promise<ChildEnd> =>
  new Promise((resolve, reject) => {
    const finish = (then: () => void) => {
      clearTimeout(late)
      const at = queue.indexOf(waiting)
      if (at >= 0) queue.splice(at, 1)
      then()
    }
    const waiting = {
      begin: () => finish(() => resolve(start())),
      refuse: () => finish(() => reject(busy())),
    }
    const late = setTimeout(waiting.refuse, waitMs)
    queue.push(waiting)
  })
