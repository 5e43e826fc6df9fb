import { ApiError } from '#web/lib/api.ts'
import { readEvents } from '#web/lib/event-stream.ts'

/** Two heartbeats and a bit: whoever says nothing for so long is gone, whatever the connection believes. */
const SILENCE_MS = 60_000
const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 60_000
/** A connection that held for so long was a good one: the next loss is a first one. */
const STEADY_MS = 10_000

export type NewsWorld = {
  open: (signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>
  onNews: () => void
  /** Between 0 and 1, so that a thousand browsers do not come back in the same second. */
  random: () => number
}

type End = { over: true } | { over: false; waitMs: number }

/**
 * Hears the person's news until `signal` ends it: opens the stream again after each loss, with growing and scattered
 * pauses. Ends by itself when the session is over or newer streams took this one's place.
 */
export async function followNews(world: NewsWorld, signal: AbortSignal): Promise<void> {
  let failures = 0
  while (!signal.aborted) {
    const began = performance.now()
    const end = await hearOnce(world, signal)
    if (end.over || signal.aborted) return
    failures = performance.now() - began > STEADY_MS ? 0 : failures + 1
    const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures)
    await pause(Math.max(end.waitMs, longest * (0.5 + world.random() / 2)), signal)
  }
}

async function hearOnce({ open, onNews }: NewsWorld, outer: AbortSignal): Promise<End> {
  const silence = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const heard = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(), SILENCE_MS)
  }
  heard()
  try {
    const signal = AbortSignal.any([outer, silence.signal])
    for await (const { event } of readEvents(await open(signal), heard)) {
      if (event === 'replaced') return { over: true }
      onNews()
    }
    return { over: false, waitMs: 0 }
  } catch (error) {
    if (!(error instanceof ApiError)) return { over: false, waitMs: 0 }
    const refused = error.status >= 400 && error.status < 500 && error.status !== 429
    return refused ? { over: true } : { over: false, waitMs: (error.retryAfter ?? 0) * 1000 }
  } finally {
    clearTimeout(timer)
  }
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })
