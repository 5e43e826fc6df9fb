import { setTimeout as pause } from 'node:timers/promises'

/** Requests that are kept waiting on purpose. Each costs a socket, so there are never many of them. */
export type Holds = {
  /**
   * Waits, in milliseconds. False at once when there is no place, for this key or at all, and when everything ends:
   * the caller is to be refused then.
   */
  hold(key: string, ms: number): Promise<boolean>
  /** The process ends: whoever waits is refused now, and nobody waits from here on. */
  end(): void
}

export type HoldsOptions = {
  most: number
  /** So that whoever asks for one thing all the time does not take every place. */
  mostPerKey: number
  /** Resolves after `ms`, rejects when aborted; tests hand in one of their own. */
  wait?: (ms: number, signal: AbortSignal) => Promise<unknown>
}

const sleep = (ms: number, signal: AbortSignal) => pause(ms, undefined, { signal, ref: false })

export function createHolds({ most, mostPerKey, wait = sleep }: HoldsOptions): Holds {
  const held = new Map<string, number>()
  const ending = new AbortController()
  let all = 0
  const change = (key: string, by: number) => {
    const count = (held.get(key) ?? 0) + by
    if (count === 0) held.delete(key)
    else held.set(key, count)
    all += by
  }
  return {
    async hold(key, ms) {
      if (ms <= 0) return true
      if (ending.signal.aborted || all >= most || (held.get(key) ?? 0) >= mostPerKey) return false
      change(key, 1)
      try {
        await wait(ms, ending.signal)
        return true
      } catch (error) {
        if (ending.signal.aborted) return false
        throw error
      } finally {
        change(key, -1)
      }
    },
    end: () => ending.abort(),
  }
}
