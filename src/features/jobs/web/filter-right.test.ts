import { expect, test } from 'vitest'
import type { SessionUser } from '#web/lib/session.ts'
import { filterRight } from './filter-right.ts'

const NOW = new Date('2026-11-21T04:00:00Z')
const person = (subscription: SessionUser['subscription']) => ({ subscription }) as SessionUser
const on = (plan: string, end = '2026-12-21T04:00:00Z', status = 'active') =>
  person({ status, end_date: end, plan: { plan_type: plan } })

test.each([
  ['a visitor', { token: null, user: null }, 'visitor'],
  ['the free trial', { token: 't', user: on('free') }, 'locked'],
  ['basic', { token: 't', user: on('basic') }, 'locked'],
  ['premium', { token: 't', user: on('premium') }, 'unlocked'],
  ['premium that ran out this moment', { token: 't', user: on('premium', NOW.toISOString()) }, 'expired'],
  ['premium that the server calls expired', { token: 't', user: on('premium', undefined, 'expired') }, 'expired'],
  ['a plan nobody knows', { token: 't', user: on('gold') }, 'locked'],
  ['nobody’s plan', { token: 't', user: person(null) }, 'expired'],
  ['somebody who is still being read, whom the server decides about', { token: 't', user: null }, 'unlocked'],
] as const)('the advanced filters for %s', (_, session, right) => {
  expect(filterRight({ ...session, confirmed: session.user !== null, lost: false }, NOW)).toBe(right)
})
