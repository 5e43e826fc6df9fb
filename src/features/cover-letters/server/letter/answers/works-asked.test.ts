import { expect, test } from 'vitest'
import type { Answers } from './known.ts'
import { todayAsked } from './works-asked.ts'

const facts = {
  works: [
    { as: 'Clerk', at: 'Palm Goods Inc.', when: ' since 2021' },
    { as: 'Cashier', at: 'Sea Bank', when: ' from 2018 to 2020' },
  ],
} as unknown as Answers

test.each([
  ['are you working for anyone else at the moment', 'At the moment I work as a clerk at Palm Goods Inc.'],
  ['whether you have other clients at present', 'At the moment I work as a clerk at Palm Goods Inc.'],
  ['what you re doing at present', 'At the moment I work as a clerk at Palm Goods Inc.'],
  ['how many other clients do you have right now', ''],
  ['would you work for other clients', ''],
  ['which clients did you like', ''],
])('"%s" is answered by "%s"', (asked, said) => {
  expect(todayAsked(facts, asked)).toBe(said)
})
test('who has no job today, as far as dates say, is not told to have none', () => {
  expect(todayAsked({ ...facts, works: facts.works.slice(1) }, 'are you working for anyone else now')).toBe('')
})
