import { expect, test } from 'vitest'
import { foundedAsked } from './founded.ts'

const POSTING = 'We are a bakery. Started in 1974 by my aunt with one oven. We want 5 years of experience.'
test.each([
  ['what year our company was founded', 'Your company started in 1974.'],
  ['the year our company started', 'Your company started in 1974.'],
  ['In which year was our business founded?', 'Your company started in 1974.'],
  ['what number of the year our shop opened', 'Your company started in 1974.'],
  ['when did our company start?', 'Your company started in 1974.'],
  ['the year you started to bake', ''],
  ['when can you start?', ''],
  ['what our company does', ''],
])('"%s" is answered with "%s"', (question, answer) => {
  expect(foundedAsked(question, POSTING)).toBe(answer)
})

test('of two years nobody knows which is meant', () => {
  expect(foundedAsked('the year our company started', `${POSTING} In Cebu since 2009.`)).toBe('')
  expect(foundedAsked('the year our company started', 'We bake.')).toBe('')
})
