import { expect, test } from 'vitest'
import { gradeOf, JUDGEMENTS, ndcg } from './judgements.ts'

test('sixty searches are judged, each once', () => {
  expect(JUDGEMENTS).toHaveLength(60)
  expect(new Set(JUDGEMENTS.map((one) => one.search)).size).toBe(60)
})

test('the first pattern that fits gives the grade', () => {
  const judgement = {
    search: 'x',
    grades: [
      [3, /react/i],
      [1, /developer/i],
    ] as [1 | 2 | 3, RegExp][],
  }
  expect(['React Developer', 'PHP Developer', 'Nurse'].map((title) => gradeOf(judgement, title))).toEqual([3, 1, 0])
})

test.each([
  [[3, 2, 1], [1, 2, 3], 1],
  [[], [3], 0],
  [[0, 3], [3, 0], 1 / Math.log2(3)],
  [Array.from({ length: 10 }, () => 3), Array.from({ length: 50 }, () => 3), 1],
])('%j of %j', (shown, all, value) => {
  expect(ndcg(shown, all)).toBeCloseTo(value, 10)
})
