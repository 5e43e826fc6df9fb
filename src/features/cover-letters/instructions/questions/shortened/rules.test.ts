import { expect, test } from 'vitest'
import { shortened } from './rules.ts'

const CASE =
  'Imagine the truck is two days late, the freezer has failed and it rains: what would you cook for a crew of 11 men?'

test.each([
  ['your oven', 40, 'your oven'],
  // At the end of a clause.
  [CASE, 108, 'Imagine the truck is two days late, the freezer has failed and it rains…'],
  [CASE, 60, 'Imagine the truck is two days late, the freezer has failed…'],
  // Never behind a preposition, an article or a verb that wants more.
  ["tell me what you'd cook for a crew of 11 on a boat", 38, "tell me what you'd cook for a crew…"],
  ["tell me what you'd cook for a crew of 11 on a boat", 28, "tell me what you'd cook…"],
  ["tell me what you'd cook for a crew of 11 on a boat", 19, 'tell me…'],
  // Neither in brackets nor in a quotation.
  ['how many seats you would sell (700 up and 700 down) on a Tuesday', 46, 'how many seats you would sell…'],
  ['what you would change in the sentence "Our team delivers solutions"', 60, 'what you would change in the sentence…'],
  // A number keeps its separators.
  [
    'the largest contract measured so far was 145,500,000.00 pesos worth',
    58,
    'the largest contract measured so far was 145,500,000.00…',
  ],
  ['whywhy', 2, 'whywhy'],
])('"%s" in %i signs', (words, most, short) => {
  expect(shortened(words, most)).toBe(short)
})
