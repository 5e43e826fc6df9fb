import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { daysText, likelyShare, likelyText, shareText } from './rules.ts'

const seen = fc
  .integer({ min: 1, max: 5000 })
  .chain((whole) => fc.tuple(fc.integer({ min: 0, max: whole }), fc.constant(whole)))

describe('the likely share', () => {
  test.each([
    // Newcombe 1998, table I: method 3.
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
    [29, 29, 0.883, 1],
  ])('%i of %i is what the literature says', (part, whole, low, high) => {
    const got = likelyShare(part, whole)
    expect(got.low).toBeCloseTo(low, 3)
    expect(got.high).toBeCloseTo(high, 3)
  })

  test('lies around what was seen, inside 0 and 1, and mirrors itself', () => {
    fc.assert(
      fc.property(seen, ([part, whole]) => {
        const { low, high } = likelyShare(part, whole)
        expect(low).toBeGreaterThanOrEqual(0)
        expect(high).toBeLessThanOrEqual(1)
        expect(low).toBeLessThanOrEqual(part / whole)
        expect(high).toBeGreaterThanOrEqual(part / whole)
        const other = likelyShare(whole - part, whole)
        expect(other.low).toBeCloseTo(1 - high, 9)
        expect(other.high).toBeCloseTo(1 - low, 9)
      }),
    )
  })

  test('nothing seen says nothing', () => {
    expect(likelyShare(0, 0)).toEqual({ low: 0, high: 1 })
  })
})

test.each([
  [0, 0, '0 of 0'],
  [2, 3, '2 of 3'],
  [4, 4, '4 of 4'],
  [2, 5, '40% (2 of 5)'],
  [1, 8, '13% (1 of 8)'],
])('%i of %i is said as %s', (part, whole, text) => {
  expect(shareText(part, whole)).toBe(text)
})

test('under five there is never a percentage, and no word about what is likely', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 4 }), (part, whole) => {
      expect(shareText(part, whole)).not.toContain('%')
      expect(likelyText(part, whole)).toBeNull()
    }),
  )
})

describe('what is likely, in words', () => {
  test.each([
    [2, 5, 'between 1 in 10 and 8 in 10'],
    [0, 5, 'fewer than 4 in 10'],
    [5, 5, 'more than 6 in 10'],
    [300, 1000, 'about 3 in 10'],
    [0, 1000, 'about none'],
    [1000, 1000, 'about all'],
  ])('%i of %i: %s', (part, whole, text) => {
    expect(likelyText(part, whole)).toBe(text)
  })

  test('no sentence has a decimal or a percentage in it', () => {
    fc.assert(
      fc.property(seen, ([part, whole]) => {
        expect(likelyText(part, whole) ?? '').not.toMatch(/[.%]/)
      }),
    )
  })
})

test.each([
  [0, 'less than a day'],
  [0.74, 'less than a day'],
  [0.75, '1 day'],
  [1.2, '1 day'],
  [1.5, '1 and a half days'],
  [2.4, '2 and a half days'],
  [4.9, '5 days'],
  [9.5, '10 days'],
])('%d days are said as %s', (days, text) => {
  expect(daysText(days)).toBe(text)
})
