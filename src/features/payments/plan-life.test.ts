import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PLANS } from '../subscriptions/rules.ts'
import { afterRefund, grantFor, type PaidPlan, type Period, quote, type Standing } from './rules.ts'

const at = (text: string) => new Date(`${text}+08:00`)
const now = at('2026-11-23T10:00:00')
const DAY = 86_400_000
const having = (plan_type: 'free' | PaidPlan, ends: string): Standing => ({
  plan_type,
  ends_at: at(ends),
  anchor_day: null,
})

describe('a life of payments, pauses, late ones and refunds', () => {
  type Paid = Period & { refunded: boolean; value: number }
  const plans = fc.constantFrom('basic' as const, 'premium' as const)
  const event = fc.oneof(
    fc.record({ kind: fc.constantFrom('pay' as const, 'late' as const), plan: plans }),
    fc.record({ kind: fc.constant('refund' as const), which: fc.nat(9) }),
    fc.record({ kind: fc.constant('pause' as const), ms: fc.integer({ min: 0, max: 45 * DAY }) }),
  )
  type Event = typeof event extends fc.Arbitrary<infer One> ? One : never
  const priceOf = (plan: PaidPlan) => PLANS[plan].price_centavos

  /** What the server does of each event. Values are centavos times milliseconds. */
  class Life {
    standing: Standing = null
    moment = now
    used = 0
    readonly paid: Paid[] = []

    get left(): number {
      const { standing, moment } = this
      return standing === null || standing.plan_type === 'free'
        ? 0
        : Math.max(0, standing.ends_at.getTime() - moment.getTime()) * priceOf(standing.plan_type)
    }

    do(one: Event): void {
      if (one.kind === 'pause') this.pause(one.ms)
      else if (one.kind === 'refund') this.refund(one.which)
      else this.pay(one.plan, one.kind === 'late')
    }

    pause(ms: number): void {
      const before = this.left
      this.moment = new Date(this.moment.getTime() + ms)
      this.used += before - this.left
    }

    pay(plan: PaidPlan, late: boolean): void {
      const { standing, moment } = this
      const given = late ? grantFor(standing, plan, moment) : quote(standing, plan, moment)
      if (given === null) return
      const { plan_type, starts_at: from, ends_at: until, anchor_day } = given
      this.standing = { plan_type, ends_at: until, anchor_day }
      this.paid.push({ plan_type: plan, from, until, refunded: false, value: 28 * DAY * priceOf(plan) })
    }

    refund(which: number): void {
      const one = this.paid[which]
      if (!one || one.refunded) return
      one.refunded = true
      const others = this.paid.filter(({ refunded }) => !refunded)
      const after = afterRefund(this.standing, one, others, this.moment)
      if (after === null) return
      this.standing = { plan_type: after.plan_type, ends_at: after.ends_at, anchor_day: null }
      for (const later of others.filter(({ from }) => from >= one.until)) {
        later.from = new Date(later.from.getTime() - after.moved_ms)
        later.until = new Date(later.until.getTime() - after.moved_ms)
      }
    }
  }

  /** Rounding of a few milliseconds over a life. */
  const ROUNDING = 100 * 100

  test('never gives less than what was paid for and not given back is worth', () => {
    let most = 0
    const lives = fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      const life = new Life()
      for (const one of events) {
        life.do(one)
        const due = life.paid.filter(({ refunded }) => !refunded).reduce((sum, { value }) => sum + value, 0)
        expect(life.used + life.left).toBeGreaterThanOrEqual(due - ROUNDING)
      }
      most = Math.max(most, life.paid.length)
    })
    fc.assert(lives, { numRuns: 500 })
    expect(most).toBeGreaterThan(5)
  })

  test('of one plan never leaves less time than its months that are still to come', () => {
    const months = fc.property(plans, fc.array(event, { maxLength: 30 }), (plan, events) => {
      const life = new Life()
      for (const one of events) {
        life.do('plan' in one ? { ...one, plan } : one)
        const toCome = life.paid
          .filter(({ refunded }) => !refunded)
          .reduce((sum, { from, until }) => {
            const begins = Math.max(from.getTime(), life.moment.getTime())
            return sum + Math.max(0, until.getTime() - begins)
          }, 0)
        expect(life.left / priceOf(plan)).toBeGreaterThanOrEqual(toCome - 100)
      }
    })
    fc.assert(months, { numRuns: 500 })
  })

  const month: Period = { plan_type: 'premium', from: now, until: at('2026-12-23T10:00:00') }

  test('a refund takes back what is to come of the month, and nothing of what was used', () => {
    const premium = having('premium', '2026-12-23T10:00:00')
    expect(afterRefund(premium, month, [], now)).toMatchObject({ ends_at: now, moved_ms: 30 * DAY })
    const later = at('2026-12-13T10:00:00')
    expect(afterRefund(premium, month, [], later)).toMatchObject({ ends_at: later, moved_ms: 10 * DAY })
    expect(afterRefund(premium, month, [], at('2026-12-24T10:00:00'))).toBeNull()
    expect(afterRefund(null, month, [], now)).toBeNull()
    expect(afterRefund(having('free', '2026-12-23T10:00:00'), month, [], now)).toBeNull()
  })

  test('a refund of an upgrade gives Basic back until the day it would have ended', () => {
    const basic: Period = { plan_type: 'basic', from: at('2026-11-13T10:00:00'), until: at('2026-12-13T10:00:00') }
    const upgrade = quote(having('basic', '2026-12-13T10:00:00'), 'premium', now)
    expect(upgrade?.kind).toBe('upgrade')
    const premium = { plan_type: 'premium' as const, ends_at: upgrade?.ends_at ?? now, anchor_day: null }
    const refunded: Period = { plan_type: 'premium', from: now, until: premium.ends_at }
    expect(afterRefund(premium, refunded, [basic], now)).toMatchObject({
      plan_type: 'basic',
      ends_at: at('2026-12-13T10:00:00'),
    })
  })

  test('a month of Basic that is paid late, while Premium runs, is half a month of Premium after it', () => {
    const given = grantFor(having('premium', '2026-12-01T10:00:00'), 'basic', now)
    expect(given).toMatchObject({ plan_type: 'premium', starts_at: at('2026-12-01T10:00:00') })
    expect(given.ends_at.getTime() - given.starts_at.getTime()).toBe(15.5 * DAY)
  })
})
