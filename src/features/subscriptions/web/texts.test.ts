import { describe, expect, it } from 'vitest'
import { daysLeft } from './texts.ts'

describe('days of a trial', () => {
  const now = new Date('2026-11-21T00:00:00Z')
  it.each([
    ['2026-12-05T00:00:00Z', '14 days left'],
    ['2026-11-21T00:00:01Z', '1 day left'],
    ['2026-11-20T00:00:00Z', '0 days left'],
  ])('until %s: %s', (end, text) => expect(daysLeft(end, now)).toBe(text))
})
