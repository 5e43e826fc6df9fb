import { expect, test } from 'vitest'
import { clientsAsked } from './clients-asked.ts'

test.each([
  [
    'do you have other clients',
    'I am available 15 hours a week, and I keep two small clients.',
    'I keep two small clients.',
  ],
  ['how many clients do you have', 'I have no other clients, I am available full time.', 'I have no other clients.'],
  ['how many other clients do you have', 'I can start in two weeks.', ''],
  ['which kinds of other clients would you like', 'I keep two small clients.', ''],
  ['how many hours can you give', 'I keep two small clients.', ''],
])('%j with %j: %j', (asked, hours, answer) => {
  expect(clientsAsked({ hours, about: '' }, asked)).toBe(answer)
})
