import { expect, test } from 'vitest'
import { secondsLeft } from './countdown.ts'

const NOW = 1_700_000_000_000

test.each([
  [NOW + 60_000, 60],
  [NOW + 59_001, 60],
  [NOW + 1, 1],
  [NOW, 0],
  [NOW - 5000, 0],
  [undefined, 0],
  ['soon', 0],
  [Number.NaN, 0],
  [NOW + 999_999_999, 0],
])('until %j there are %i seconds', (until, seconds) => {
  expect(secondsLeft(until, NOW)).toBe(seconds)
})
