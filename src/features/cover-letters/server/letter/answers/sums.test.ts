import { expect, test } from 'vitest'
import { lastLineOf, sumAnswered, withSums } from './sums.ts'

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

test.each([
  ['What is 9 + 4? Type it in words as the very last line.', 'Thirteen'],
  ['In the last line of your note put, in words, what 5 x 5 makes: 5 x 5 = ?', ''],
  ['What is 30 - 9? At the end of your message, give the result spelled out.', 'Twenty-one'],
  ['What is 6 x 5? Give the answer in letters at the bottom.', 'Thirty'],
  ['What is 9 + 4? Write it on the last line.', ''],
  ['Tell us in words why you fit, on the last line.', ''],
])('"%s" ends the letter with "%s"', (description, last) => {
  expect(lastLineOf(description)).toBe(last)
})

test.each([
  ['[answer to 6 + 5] - Luz Reyes', '11 - Luz Reyes'],
  ['the answer to 12 x 10 and your name', '120 and your name'],
  ['the answer to our question', 'the answer to our question'],
])('the sums of "%s" make it "%s"', (text, told) => {
  expect(withSums(text)).toBe(told)
})
