import { expect, test } from 'vitest'
import { sumAnswered } from './letter-sums.ts'

test.each([
  ['What is 17 + 26? (filter for bots)', '17 + 26 = 43.'],
  ['the answer to 3 x 4', '3 × 4 = 12.'],
  ["What's 20 - 7", '20 − 7 = 13.'],
  ['What are your hours, 9 - 5 or 10 - 6?', '9 − 5 = 4.'],
  ['Can you work 20 - 30 hours?', ''],
  ['What is your rate?', ''],
])('"%s" is answered with "%s"', (question, answer) => {
  expect(sumAnswered(question)).toBe(answer)
})
