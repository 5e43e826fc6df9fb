import { describe, expect, test } from 'vitest'
import { bucketsOf, growthSince, labelOf, POINTS, rateOf } from './rules.ts'

/** 00:30 and 07:59 in Manila are still the day before in UTC. */
const EARLY = [new Date('2026-11-23T16:30:00Z'), new Date('2026-11-23T23:59:00Z')]

describe('the points of a chart', () => {
  test.each(EARLY)('end with the day, week and month it is in Manila at %s', (now) => {
    expect(bucketsOf('day', now).slice(-2)).toEqual(['2026-11-23', '2026-11-24'])
    expect(bucketsOf('week', now).slice(-2)).toEqual(['2026-11-16', '2026-11-23'])
    expect(bucketsOf('month', now).slice(-2)).toEqual(['2026-10-01', '2026-11-01'])
  })

  test('are as many as said, in order, without a hole over the end of a year', () => {
    const now = new Date('2026-02-28T10:00:00Z')
    for (const span of ['day', 'week', 'month'] as const) expect(bucketsOf(span, now)).toHaveLength(POINTS[span])
    expect(bucketsOf('month', now)[0]).toBe('2025-03-01')
    expect(bucketsOf('month', now)[9]).toBe('2025-12-01')
    expect(bucketsOf('day', now)[0]).toBe('2026-01-30')
    expect(bucketsOf('week', now)[0]).toBe('2025-12-08')
  })

  test('a Sunday belongs to the week of the Monday before it', () => {
    expect(bucketsOf('week', new Date('2026-11-29T10:00:00Z')).at(-1)).toBe('2026-11-23')
  })
})

test('a week of growth is today and the six days before', () => {
  expect(growthSince(EARLY[0] as Date)).toBe('2026-11-18')
})

test('labels are short, and months name their year', () => {
  expect([labelOf('day', '2026-11-04'), labelOf('week', '2026-11-02'), labelOf('month', '2026-01-01')]).toEqual([
    'Nov 4',
    'Nov 2',
    'Jan 2026',
  ])
})

test.each([
  [0, 0, 0],
  [1, 3, 33],
  [2, 3, 67],
  [3, 3, 100],
])('%d of %d are %d per cent', (part, all, rate) => {
  expect(rateOf(part, all)).toBe(rate)
})
