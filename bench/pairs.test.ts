import { expect, test } from 'vitest'
import { judgePairs, PAIRS_TUNED } from './pairs.ts'

test('no job is hidden behind another one, and most doubles are seen', () => {
  const { hidden, recall } = judgePairs(PAIRS_TUNED)
  expect(hidden).toEqual([])
  expect(recall).toBeGreaterThanOrEqual(0.75)
})
