import type { Clock, Sleep } from './time.ts'

/** A time that stands still until a test moves it. */
export type MovingTime = {
  clock: Clock
  sleep: Sleep
  /** Moves on; every wait that is over by then ends. */
  advance(ms: number): void
  /** Waits asked for so far, in order, in milliseconds. */
  asked: number[]
  /** Waits that are still on. */
  pending(): number[]
}

type Waiting = { until: number; ms: number; end: () => void }

/**
 * Makes a time for tests. Waits for which `skip` answers true end at once and move the clock by their length; the others
 * (deadlines, mostly) stay on until `advance` reaches them.
 */
export function createMovingTime(start: Date, skip: (ms: number) => boolean = () => false): MovingTime {
  let now = start.getTime()
  let waiting: Waiting[] = []
  const asked: number[] = []
  const advance = (ms: number) => {
    now += ms
    const over = waiting.filter((wait) => wait.until <= now)
    waiting = waiting.filter((wait) => wait.until > now)
    for (const wait of over) wait.end()
  }
  const sleep: Sleep = (ms, signal) =>
    new Promise((resolve, reject) => {
      asked.push(ms)
      if (signal?.aborted) return reject(new Error('aborted'))
      const wait = { until: now + ms, ms, end: resolve }
      waiting.push(wait)
      signal?.addEventListener('abort', () => {
        waiting = waiting.filter((each) => each !== wait)
        reject(new Error('aborted'))
      })
      if (skip(ms)) advance(ms)
    })
  return { clock: { now: () => new Date(now) }, sleep, advance, asked, pending: () => waiting.map(({ ms }) => ms) }
}
