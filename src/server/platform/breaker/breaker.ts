/** What a breaker is made from; times in milliseconds. */
export type BreakerOptions = {
  /** Failures in a row that open it. */
  threshold: number
  /** How long it stays open before one probe is let through. */
  openMs: number
  clock: { now(): Date }
}

/** A circuit breaker: after too many failures in a row nobody is let through for a while, then one at a time. */
export type Breaker = {
  /** True when a call may start now. A true answer while half open takes the only probe: report back with `success` or `failure`. */
  allows(): boolean
  success(): void
  failure(): void
  /** The caller took a permit and learnt nothing about the other side (it gave up on its own). */
  release(): void
  /** Seconds until the next probe, 0 when calls may start now. */
  secondsLeft(): number
}

/**
 * Makes a breaker. Closed: every call passes. Open: none does for `openMs`. Half open: one probe passes;
 * its success closes the breaker, its failure opens it again.
 */
export function createBreaker({ threshold, openMs, clock }: BreakerOptions): Breaker {
  let failures = 0
  let openUntil = 0
  let probing = false
  const now = () => clock.now().getTime()
  const isOpen = () => failures >= threshold

  return {
    allows() {
      if (!isOpen()) return true
      if (now() < openUntil || probing) return false
      probing = true
      return true
    },
    success() {
      failures = 0
      probing = false
    },
    failure() {
      failures += 1
      probing = false
      if (isOpen()) openUntil = now() + openMs
    },
    release() {
      probing = false
    },
    secondsLeft() {
      return isOpen() ? Math.max(0, Math.ceil((openUntil - now()) / 1000)) : 0
    },
  }
}
