import { expect, test } from 'vitest'
import { sumAnswered } from './letter-sums.ts'

test.each([
  ['What is 17 + 26? (filter for bots)', '17 + 26 = 43.'],
  ['the answer to 3 x 4', '3 × 4 = 12.'],
  ["What's 20 - 7", '20 − 7 = 13.'],
  ['Solve: 8 + 9', '8 + 9 = 17.'],
  ['Finish your message with the total of 12 + 30.', '12 + 30 = 42.'],
  ['Put 6 x 7 = ? in your letter', '6 × 7 = 42.'],
  ['What are your hours, 9 - 5 or 10 - 6?', ''],
  ['What is your shift, 9 - 5?', ''],
  ['Can you work 20 - 30 hours?', ''],
  ['What is your rate?', ''],
])('"%s" is answered with "%s"', (question, answer) => {
  expect(sumAnswered(question)).toBe(answer)
})
