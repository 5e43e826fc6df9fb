import type { Clock, Sleep } from './time.ts'

export type PaceOptions = {
  /** Least time between the end of one run and the start of the next. */
  delayMs: number
  /** A random part of this is added to every delay. */
  jitterMs: number
  clock: Clock
  sleep: Sleep
  random: () => number
}

/** Runs one thing at a time in the order asked for, with the delay between two runs. */
export type Pace = <T>(run: () => Promise<T>) => Promise<T>

export function createPace({ delayMs, jitterMs, clock, sleep, random }: PaceOptions): Pace {
  let last: Promise<unknown> = Promise.resolve()
  let notBefore = 0

  const inTurn = async <T>(run: () => Promise<T>): Promise<T> => {
    const wait = notBefore - clock.now().getTime()
    if (wait > 0) await sleep(wait)
    try {
      return await run()
    } finally {
      notBefore = clock.now().getTime() + delayMs + Math.floor(random() * jitterMs)
    }
  }

  return (run) => {
    const mine = last.then(() => inTurn(run))
    last = mine.catch(() => undefined)
    return mine
  }
}
