import { setTimeout as delay } from 'node:timers/promises'

/** Where the present comes from. */
export type Clock = { now(): Date }

/** Waits `ms`; an aborted signal rejects. */
export type Sleep = (ms: number, signal?: AbortSignal) => Promise<void>

export const systemClock: Clock = { now: () => new Date() }

export const realSleep: Sleep = (ms, signal) => delay(ms, undefined, signal && { signal })

/**
 * Runs `onTime` after `ms` of the injected time unless the returned function was called before.
 * Deadlines go through `sleep` so that a test can move them.
 */
export function startTimer(sleep: Sleep, ms: number, onTime: () => void): () => void {
  if (sleep === realSleep) {
    // Nearly every deadline is called off, and a sleep that is broken off costs two errors with their stacks.
    const timer = setTimeout(onTime, ms)
    return () => clearTimeout(timer)
  }
  const stop = new AbortController()
  const wait = async () => {
    try {
      await sleep(ms, stop.signal)
    } catch {
      return
    }
    if (!stop.signal.aborted) onTime()
  }
  void wait()
  return () => stop.abort()
}
