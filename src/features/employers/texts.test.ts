import { expect, test } from 'vitest'
import { monthsSentence } from './texts.ts'

const months = (...jobs: number[]) => jobs.map((count, at) => ({ month: `2026-0${at + 1}`, jobs: count }))

test.each([
  [months(0, 0), 'Nothing was posted in the last 2 months.'],
  [months(0, 1), '1 job posted in the last 2 months, in Feb 2026.'],
  [months(0, 3), '3 jobs posted in the last 2 months, all of them in Feb 2026.'],
  [months(1, 2), '3 jobs posted in the last 2 months, most of them in Feb 2026 (2).'],
  [months(1, 2, 1), '4 jobs posted in the last 3 months, the most in Feb 2026 (2).'],
])('months are told as they are', (given, sentence) => {
  expect(monthsSentence(given)).toBe(sentence)
})
