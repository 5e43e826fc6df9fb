import fc from 'fast-check'
import { expect, test } from 'vitest'
import { grouped } from './number.ts'

test('whole numbers are grouped as English does', () => {
  expect([0, 7, 999, 1000, 10_000, 1_234_567, -1234].map(grouped)).toEqual([
    '0',
    '7',
    '999',
    '1,000',
    '10,000',
    '1,234,567',
    '-1,234',
  ])
  fc.assert(
    fc.property(fc.integer(), (whole) => {
      expect(grouped(whole)).toBe(whole.toLocaleString('en-US'))
    }),
  )
})
