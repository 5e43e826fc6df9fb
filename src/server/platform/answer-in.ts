/**
 * Proxies and people give up on an answer after a minute. A call that waits for somebody outside answers by then, whatever
 * it knows, and what is under way goes on.
 */
export const LONGEST_ANSWER_MS = 55_000

/** Gives what `work` gives, or after the time what `whenLate` gives or throws; how late work ends then is its own affair. */
export type InTime = <T>(work: Promise<T>, whenLate: () => T) => Promise<T>

/** One span of `ms` milliseconds, from now on, for all that is waited for with it. */
export function answerIn(ms: number = LONGEST_ANSWER_MS): InTime {
  const until = performance.now() + ms
  return async (work, whenLate) => {
    const { promise: late, resolve } = Promise.withResolvers<'late'>()
    const timer = setTimeout(() => resolve('late'), Math.max(0, until - performance.now()))
    try {
      const first = await Promise.race([work.then((value) => ({ value })), late])
      return first === 'late' ? whenLate() : first.value
    } finally {
      clearTimeout(timer)
    }
  }
}
