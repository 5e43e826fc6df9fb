import { expect, test } from 'vitest'
import { refusedAsked } from './refused.ts'

const about = "I keep books for cafes. I don't do tax returns, a CPA has to sign those. I like cats."

test.each([
  ['What would you not do for us (taxes?)', "I don't do tax returns, a CPA has to sign those."],
  ["what you won't do", "I don't do tax returns, a CPA has to sign those."],
  ['What do you never do without asking?', ''],
  ['What would you do first?', ''],
])('%j: %j', (question, answer) => {
  expect(refusedAsked({ about }, question)).toBe(answer)
})

test('who tells of nothing they refuse has no answer', () => {
  expect(refusedAsked({ about: 'I keep books for cafes.' }, 'What would you not do for us?')).toBe('')
})
