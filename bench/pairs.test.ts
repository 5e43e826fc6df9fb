import { expect, test } from 'vitest'
import {
  judgePairs,
  PAIRS_BOARDS,
  PAIRS_JANUARY,
  PAIRS_JANUARY_MORE,
  PAIRS_JULY,
  PAIRS_MARCH,
  PAIRS_TUNED,
} from './pairs.ts'

test.each([
  ['our own', PAIRS_TUNED],
  ["another hand's of January", PAIRS_JANUARY],
  ['more of that hand', PAIRS_JANUARY_MORE],
  ['a stranger of March', PAIRS_MARCH],
  ['what public postings taught in July', PAIRS_JULY],
  ['what postings of four boards taught', PAIRS_BOARDS],
])('of %s no job is hidden behind another one, and most doubles are seen', (_whose, pairs) => {
  const { hidden, recall } = judgePairs(pairs)
  expect(hidden).toEqual([])
  expect(recall).toBeGreaterThanOrEqual(0.75)
})
