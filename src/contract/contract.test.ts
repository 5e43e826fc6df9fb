import { describe, expect, it } from 'vitest'
import { formatAmount } from './money.ts'
import { neighbours } from './paging.ts'
import { manilaDay, manilaExact, relativeTime } from './time.ts'

describe('amounts', () => {
  it.each([
    [8, 'USD', '$8'],
    [8.5, 'USD', '$8.50'],
    [65_000, 'PHP', '₱65,000'],
    [1_234_567.8, 'PHP', '₱1,234,567.80'],
    [0, 'PHP', '₱0'],
  ] as const)('%d %s reads %s', (value, currency, text) => {
    expect(formatAmount(value, currency)).toBe(text)
  })
})

describe('Manila time', () => {
  it('begins its day at 16:00 UTC', () => {
    expect(manilaDay('2026-11-20T15:59:59Z')).toBe('Nov 20, 2026')
    expect(manilaDay('2026-11-20T16:00:00Z')).toBe('Nov 21, 2026')
    expect(manilaExact('2026-11-20T16:05:00Z')).toBe('Nov 21, 2026, 12:05 AM')
  })

  it.each([
    [30, 'just now'],
    [60, '1 minute ago'],
    [7200, '2 hours ago'],
    [86_400, 'yesterday'],
    [86_400 * 12, '12 days ago'],
    [86_400 * 31, 'Oct 21, 2026'],
    [-50, 'just now'],
  ])('%d seconds ago reads "%s"', (seconds, text) => {
    const now = new Date('2026-11-21T08:00:00Z')
    expect(relativeTime(new Date(now.getTime() - seconds * 1000), now)).toBe(text)
  })
})

describe('neighbouring pages', () => {
  it('keep every other parameter and end at both ends', () => {
    expect(neighbours('/api/jobs/', { search: 'a & b', page: 1, tags: undefined }, 1, 2)).toEqual({
      next: '/api/jobs/?search=a%20%26%20b&page=2',
      previous: null,
    })
    expect(neighbours('/api/jobs/', { page: 2 }, 2, 2)).toEqual({ next: null, previous: '/api/jobs/?page=1' })
  })
})
