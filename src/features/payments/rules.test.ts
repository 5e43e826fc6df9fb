import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PLANS } from '../subscriptions/rules.ts'
import {
  addMonth,
  isUnderWay,
  manilaDayOfMonth,
  mismatch,
  nextLook,
  nextState,
  paidPlan,
  PAYMENT_STATES,
  quote,
  type PaidPlan,
  type Standing,
} from './rules.ts'

const at = (text: string) => new Date(`${text}+08:00`)
const now = at('2026-11-23T10:00:00')
const DAY = 86_400_000

const having = (plan_type: 'free' | PaidPlan, ends: string, anchor_day: number | null = null): Standing => ({
  plan_type,
  ends_at: at(ends),
  anchor_day,
})

test('the numbers of the payment calls are Basic and Premium, and nothing else', () => {
  expect([1, 2, 3, 4].map((id) => paidPlan(id)?.plan_type)).toEqual([undefined, 'basic', 'premium', undefined])
})

describe('a month', () => {
  test('is a calendar month in Manila, clamped to a shorter one, and goes back to its day', () => {
    const first = addMonth(at('2027-01-31T08:30:00'), 31)
    expect(first).toEqual(at('2027-02-28T08:30:00'))
    expect(addMonth(first, 31)).toEqual(at('2027-03-31T08:30:00'))
    expect(addMonth(at('2028-01-31T00:10:00'), 31)).toEqual(at('2028-02-29T00:10:00'))
    expect(addMonth(at('2026-12-15T23:59:00'), 15)).toEqual(at('2027-01-15T23:59:00'))
    // In UTC it is still the day before.
    expect(manilaDayOfMonth(at('2026-12-01T00:30:00'))).toBe(1)
    expect(addMonth(at('2026-12-01T00:30:00'), 1)).toEqual(at('2027-01-01T00:30:00'))
  })
})

describe('what paying gives', () => {
  test('counts from now for whoever has nothing, or what has ended', () => {
    for (const before of [null, having('premium', '2026-11-01T10:00:00'), having('free', '2026-11-23T10:00:00')]) {
      const given = quote(before, 'basic', now)
      expect(given).toMatchObject({ kind: 'first', amount_centavos: 5000, starts_at: now })
      expect(given?.ends_at).toEqual(at('2026-12-23T10:00:00'))
    }
  })

  test('is added to the end of the same plan and of the trial', () => {
    expect(quote(having('basic', '2026-11-30T10:00:00', 31), 'basic', now)).toMatchObject({
      kind: 'renewal',
      starts_at: at('2026-11-30T10:00:00'),
      ends_at: at('2026-12-31T10:00:00'),
      anchor_day: 31,
    })
    expect(quote(having('free', '2026-12-01T10:00:00'), 'premium', now)).toMatchObject({
      kind: 'first',
      ends_at: at('2027-01-01T10:00:00'),
    })
  })

  test('begins at once from Basic to Premium, and the rest of Basic counts by its price', () => {
    const given = quote(having('basic', '2026-12-03T10:00:00'), 'premium', now)
    expect(given).toMatchObject({ kind: 'upgrade', starts_at: now, amount_centavos: 10_000 })
    expect(given?.ends_at).toEqual(new Date(at('2026-12-23T10:00:00').getTime() + 5 * DAY))
  })

  test('is not offered for Basic while Premium runs', () => {
    expect(quote(having('premium', '2026-12-03T10:00:00'), 'basic', now)).toBeNull()
  })

  test('is never less than was paid for, in any order of payments and pauses', () => {
    const steps = fc.array(
      fc.record({
        plan: fc.constantFrom('basic' as const, 'premium' as const),
        pause: fc.integer({ min: 0, max: 45 * DAY }),
      }),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(steps, (made) => {
        let standing: Standing = null
        let moment = now
        for (const { plan, pause } of made) {
          moment = new Date(moment.getTime() + pause)
          const given = quote(standing, plan, moment)
          const before: Standing = standing
          if (given === null) {
            expect(before?.plan_type).toBe('premium')
            continue
          }
          const left = before && before.ends_at > moment ? before.ends_at.getTime() - moment.getTime() : 0
          const worth = before ? (left * PLANS[before.plan_type].price_centavos) / PLANS[plan].price_centavos : 0
          expect(given.ends_at.getTime() - moment.getTime()).toBeGreaterThanOrEqual(Math.min(left, worth) + 28 * DAY)
          standing = { plan_type: given.plan_type, ends_at: given.ends_at, anchor_day: given.anchor_day }
        }
      }),
    )
  })
})

describe('a payment', () => {
  const told = fc.record({
    status: fc.constantFrom(
      'awaiting_payment_method',
      'awaiting_next_action',
      'processing',
      'succeeded',
      'cancelled',
      'garbage',
    ),
    failed: fc.boolean(),
    paid: fc.boolean(),
    late: fc.boolean(),
  })

  test('that is paid stays paid, whatever comes late and in which order', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PAYMENT_STATES), fc.array(told), (begun, all) => {
        let state = begun
        let paid = 0
        for (const one of all) {
          const next = nextState(state, one)
          if (state === 'paid') expect(next).toBe('paid')
          if (next === 'paid' && state !== 'paid') {
            paid += 1
            expect(one).toMatchObject({ status: 'succeeded', paid: true })
          }
          if (isUnderWay(state) && next === 'open') expect(one.status).toBe('awaiting_payment_method')
          state = next
        }
        expect(paid).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('that was refused may still turn out to be paid', () => {
    const paid = { status: 'succeeded', failed: false, paid: true, late: false }
    expect([nextState('failed', paid), nextState('open', paid), nextState('attaching', paid)]).toEqual([
      'paid',
      'paid',
      'paid',
    ])
  })

  test('of which nothing was heard is not failed, until the card would have arrived', () => {
    const silent = { status: 'awaiting_payment_method', failed: false, paid: false, late: false }
    expect(nextState('attaching', silent)).toBe('attaching')
    expect(nextState('attaching', { ...silent, late: true })).toBe('open')
    expect(nextState('authenticating', { ...silent, failed: true })).toBe('open')
  })

  test('is asked for in growing pauses, then by a person', () => {
    const pauses = Array.from({ length: 10 }, (_, looks) => nextLook(looks))
    expect(pauses.map((ms) => ms && ms / 1000)).toEqual([15, 60, 300, 300, 300, 300, 300, 3600, 86_400, null])
  })

  test('is only granted for what was asked for', () => {
    const expected = { amount_centavos: 10_000, livemode: false, payment_id: 7 }
    const read = { amount: 10_000, currency: 'PHP', livemode: false, metadata: { payment: '7' } }
    expect(mismatch(expected, read)).toBeNull()
    expect(mismatch(expected, { ...read, amount: 5000 })).toMatch('5000')
    expect(mismatch(expected, { ...read, currency: 'USD' })).toMatch('USD')
    expect(mismatch(expected, { ...read, livemode: true })).toMatch('live')
    expect(mismatch(expected, { ...read, metadata: { payment: '8' } })).toMatch('another')
    expect(mismatch(expected, { ...read, metadata: {} })).toMatch('another')
  })
})
