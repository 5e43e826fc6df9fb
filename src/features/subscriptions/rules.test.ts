import { describe, expect, test } from 'vitest'
import { countdown, daysRemaining, isExpired, PLANS, type Shown, subscriptionLabel, trialEnd } from './rules.ts'

const start = new Date('2026-11-21T04:00:00.000Z')
const end = trialEnd(start)
const after = (ms: number) => new Date(start.getTime() + ms)
const DAY = 86_400_000

test('the trial ends 14 days later by the clock', () => {
  expect(end.toISOString()).toBe('2026-12-05T04:00:00.000Z')
})

test.each([
  [0, 14],
  [1, 14],
  [DAY - 1, 14],
  [DAY, 13],
  [13 * DAY, 1],
  [14 * DAY - 1, 1],
  [14 * DAY, 0],
  [20 * DAY, 0],
])('%i ms after the start %i begun days are left', (ms, days) => {
  expect(daysRemaining(end, after(ms))).toBe(days)
})

test('the plans cost and give what the spec says', () => {
  const facts = Object.values(PLANS).map((p) => [
    p.id,
    p.plan_type,
    p.price_centavos,
    p.max_saved_jobs,
    p.has_advanced_filtering,
  ])
  expect(facts).toEqual([
    [1, 'free', 0, 5, false],
    [2, 'basic', 5000, 25, false],
    [3, 'premium', 10_000, 100, true],
  ])
})

describe('a plan counts as expired', () => {
  const active = { status: 'active', end_date: end.toISOString(), plan: { plan_type: 'free' } }
  test.each([
    ['without a subscription', null, start, true],
    ['without a plan', { ...active, plan: null }, start, true],
    ['by its status', { ...active, status: 'expired' }, start, true],
    ['not while it runs', active, after(14 * DAY - 1), false],
    ['the moment it ends, whatever its status says', active, end, true],
    ['never without an end', { ...active, end_date: null }, after(999 * DAY), false],
  ])('%s', (_, subscription, now, expired) => {
    expect(isExpired(subscription, now)).toBe(expired)
  })
})

describe('header badge and banner', () => {
  const shown = (plan: string, given: Partial<Shown> = {}): Shown => ({
    has_active_subscription: true,
    is_trial_active: plan === 'free',
    trial_days_remaining: 14,
    trial_ends_at: plan === 'free' ? end.toISOString() : null,
    subscription: { status: 'active', end_date: end.toISOString(), plan: { plan_type: plan } },
    ...given,
  })
  test.each([
    [shown('premium'), 'Premium Subscription'],
    [shown('basic'), 'Basic Subscription'],
    [shown('free'), 'Free Trial'],
    [shown('free', { is_trial_active: false }), 'Free Trial Expired'],
    [shown('gold'), 'Unknown Plan'],
    [shown('premium', { has_active_subscription: false }), 'Subscription Expired'],
    [shown('free', { subscription: null }), 'Unknown Plan'],
  ])('case %#: %2$s', (given, label) => {
    expect(subscriptionLabel(given, start)).toBe(label)
  })

  test('a trial that ran out since the figures came reads so', () => {
    expect(subscriptionLabel(shown('free'), end)).toBe('Free Trial Expired')
  })

  test.each([
    [0, { days: 14, hours: 0, minutes: 0 }],
    [1, { days: 13, hours: 23, minutes: 59 }],
    [13 * DAY + 3_600_000, { days: 0, hours: 23, minutes: 0 }],
    [14 * DAY, { days: 0, hours: 0, minutes: 0 }],
    [15 * DAY, { days: 0, hours: 0, minutes: 0 }],
  ])('%i ms in, the countdown shows %j', (ms, left) => {
    expect(countdown(end, after(ms))).toEqual(left)
  })
})
