import { describe, expect, it } from 'vitest'
import type { Shown } from '../rules.ts'
import { badgeText, bannerMessage, isLapsed, timeLeft } from './texts.ts'

const now = new Date('2026-11-21T00:00:00Z')

describe('time of a trial, as the countdown counts it', () => {
  it.each([
    ['2026-12-05T00:00:00Z', '14 days left'],
    ['2026-12-04T23:59:59Z', '13 days 23 hours left'],
    ['2026-11-22T01:00:00Z', '1 day 1 hour left'],
    ['2026-11-21T05:01:30Z', '5 hours 1 minute left'],
    ['2026-11-20T00:00:00Z', '0 hours 0 minutes left'],
  ])('until %s: %s', (end, text) => expect(timeLeft(end, now)).toBe(text))
})

const none: Shown = {
  has_active_subscription: false,
  is_trial_active: false,
  trial_days_remaining: 0,
  trial_ends_at: null,
  subscription: null,
}
const on = (plan: string, more: Partial<Shown> = {}): Shown => ({
  ...none,
  has_active_subscription: true,
  subscription: { status: 'active', end_date: '2026-12-21T00:00:00Z', plan: { plan_type: plan } },
  ...more,
})
const trial = (end: string, active = true): Shown => on('free', { is_trial_active: active, trial_ends_at: end })

describe('every state of the badge (spec 1 §4), its banner sentence and button', () => {
  it.each([
    ['no active subscription', none, 'Subscription Expired', 'Choose a plan to go on.', true],
    [
      'a lapsed premium plan',
      { ...on('premium'), has_active_subscription: false },
      'Subscription Expired',
      'Choose a plan to go on.',
      true,
    ],
    ['premium', on('premium'), 'Premium Subscription', 'Until Dec 21, 2026', false],
    ['basic', on('basic'), 'Basic Subscription', 'Until Dec 21, 2026', false],
    [
      'a running trial',
      trial('2026-12-04T08:41:00Z'),
      'Free Trial: 13 days 8 hours left',
      'Ends Dec 4, 4:41 PM (Manila)',
      false,
    ],
    [
      'the last day of a trial',
      trial('2026-11-21T10:00:00Z'),
      'Free Trial: 10 hours 0 minutes left',
      'Ends Nov 21, 6:00 PM (Manila)',
      false,
    ],
    [
      'a trial that is over',
      trial('2026-11-20T00:00:00Z', false),
      'Free Trial Expired',
      'Choose a plan to go on.',
      true,
    ],
    [
      'a trial whose time ran out since it was read',
      trial('2026-11-21T00:00:00Z'),
      'Free Trial Expired',
      'Choose a plan to go on.',
      true,
    ],
    ['any other plan', on('gold'), 'Unknown Plan', 'Until Dec 21, 2026', false],
    [
      'a plan without an end',
      on('gold', { subscription: { status: 'active', end_date: null, plan: null } }),
      'Unknown Plan',
      'See what each plan gives.',
      false,
    ],
  ])('%s', (_, shown, badge, message, lapsed) => {
    const label = badge.replace(/:.*/, '')
    expect([badgeText(shown, now), bannerMessage(shown, label, now), isLapsed(label)]).toEqual([badge, message, lapsed])
  })
})
