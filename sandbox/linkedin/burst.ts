/** How many requests one address may send in a stretch of time before it gets 429. */
export type Burst = { requests: number; perSeconds: number }

/** Counts requests in a sliding window; refused ones do not count, so that a pause always helps. */
export type BurstGuard = {
  /** True when this request may pass. */
  pass: (now: Date) => boolean
  set: (burst: Burst | null) => void
  get: () => Burst | null
  clear: () => void
}

/** A guard for the given burst; null lets everything pass. */
export function createBurstGuard(burst: Burst | null): BurstGuard {
  let limit = burst
  let passed: number[] = []
  return {
    pass: (now) => {
      if (!limit) return true
      const { requests, perSeconds } = limit
      passed = passed.filter((at) => at > now.getTime() - perSeconds * 1000 && at <= now.getTime())
      if (passed.length >= requests) return false
      passed.push(now.getTime())
      return true
    },
    set: (next) => {
      limit = next
      passed = []
    },
    get: () => limit,
    clear: () => {
      passed = []
    },
  }
}
