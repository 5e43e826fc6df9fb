import { AppError } from './errors.ts'

export type FewAtOnce = {
  atOnce: number
  /** Beyond this many waiting, anybody is refused. */
  mostWaiting: number
  /** Under way and waiting together; beyond it this caller is refused, so that one does not take every place. */
  mostPerCaller: number
}

const RETRY_SECONDS = 2
const BUSY = 'The service is busy right now. Please try again in a moment.'

/**
 * Work that costs processor time, a few at a time and first come, first served: whoever asks for something cheap in
 * between is not kept waiting by all of it.
 * @throws AppError 503 `busy` with `Retry-After` when there is no place
 */
export function fewAtOnce({ atOnce, mostWaiting, mostPerCaller }: FewAtOnce) {
  const waiting: (() => void)[] = []
  const byCaller = new Map<string, number>()
  let running = 0
  const count = (caller: string, change: number) => {
    const sum = (byCaller.get(caller) ?? 0) + change
    if (sum === 0) byCaller.delete(caller)
    else byCaller.set(caller, sum)
  }
  // A place that gets free is handed on, so nobody overtakes.
  const enter = () => (running < atOnce ? void (running += 1) : new Promise<void>((resolve) => waiting.push(resolve)))
  const leave = () => {
    const next = waiting.shift()
    // Not in the same turn: what came in meanwhile is looked at first.
    if (next) setImmediate(next)
    else running -= 1
  }
  return async <T>(caller: string, work: () => Promise<T>): Promise<T> => {
    const isFull = running >= atOnce && waiting.length >= mostWaiting
    if (isFull || (byCaller.get(caller) ?? 0) >= mostPerCaller) {
      throw new AppError(503, 'busy', BUSY, {}, { retryAfter: RETRY_SECONDS })
    }
    count(caller, 1)
    try {
      await enter()
      try {
        return await work()
      } finally {
        leave()
      }
    } finally {
      count(caller, -1)
    }
  }
}
