import { describe, expect, it } from 'vitest'
import { createBreaker } from './breaker.ts'

function breakerAt() {
  let now = 1_000_000
  const breaker = createBreaker({ threshold: 5, openMs: 30_000, clock: { now: () => new Date(now) } })
  const fail = (times: number) => {
    for (let i = 0; i < times; i += 1) {
      expect(breaker.allows()).toBe(true)
      breaker.failure()
    }
  }
  return { breaker, fail, advance: (ms: number) => (now += ms) }
}

describe('breaker', () => {
  it('lets everything through below five failures in a row', () => {
    const { breaker, fail } = breakerAt()
    fail(4)
    breaker.success()
    fail(4)
    expect(breaker.allows()).toBe(true)
    expect(breaker.secondsLeft()).toBe(0)
  })

  it('opens for 30 seconds after five failures in a row', () => {
    const { breaker, fail, advance } = breakerAt()
    fail(5)
    expect(breaker.allows()).toBe(false)
    expect(breaker.secondsLeft()).toBe(30)
    advance(29_999)
    expect(breaker.allows()).toBe(false)
    expect(breaker.secondsLeft()).toBe(1)
    advance(1)
    expect(breaker.allows()).toBe(true)
  })

  it('lets one probe through, and its outcome decides', () => {
    const { breaker, fail, advance } = breakerAt()
    fail(5)
    advance(30_000)
    expect(breaker.allows()).toBe(true)
    expect(breaker.allows()).toBe(false)
    breaker.failure()
    expect(breaker.allows()).toBe(false)
    advance(30_000)
    expect(breaker.allows()).toBe(true)
    breaker.success()
    expect(breaker.allows()).toBe(true)
    expect(breaker.allows()).toBe(true)
  })

  it('gives the probe back when its caller learnt nothing', () => {
    const { breaker, fail, advance } = breakerAt()
    fail(5)
    advance(30_000)
    expect(breaker.allows()).toBe(true)
    breaker.release()
    expect(breaker.allows()).toBe(true)
  })
})
