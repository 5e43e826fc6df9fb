import { expect, test } from 'vitest'
import { judgeSet, TUNED } from './matching.ts'

test('every person of the judged set has a grade for every posting', () => {
  for (const { grades } of TUNED.people) expect(grades).toMatch(new RegExp(`^[0-4]{${TUNED.postings.length}}$`))
})

test('scores agree with the judge, and no hard condition is missed or invented', () => {
  const { agreement, missed, invented } = judgeSet(TUNED)
  expect(agreement).toBeGreaterThanOrEqual(0.75)
  expect([...missed, ...invented]).toEqual([])
})
