import { expect, test } from 'vitest'
import { pairsTuned } from './judged/real/pairs-tuned.ts'
import { judgePairs } from './pairs.ts'

test('no job is hidden behind another one, and most doubles are seen', () => {
  const { hidden, recall } = judgePairs(pairsTuned)
  expect(hidden).toEqual([])
  expect(recall).toBeGreaterThanOrEqual(0.75)
})
