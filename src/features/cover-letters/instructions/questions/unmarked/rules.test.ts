import { expect, test } from 'vitest'
import { read } from '../../testing/in-words.ts'
import { marked } from './rules.ts'

test.each([
  ['And when would you be able to start, since June is busy.', 'when would you be able to start?'],
  ['Also how many hours could you give us, because the season is long.', 'how many hours could you give us?'],
  ['Lastly, are you free on Saturdays.', 'are you free on Saturdays?'],
])('"%s" asks "%s"', (text, question) => {
  expect(marked(text).trim()).toBe(question)
})

test.each([
  'When you apply, tell us why.',
  'What you charge matters.',
  'Would you please send a CV.',
  'Can you start?',
])('"%s" stays', (text) => {
  expect(marked(text)).toBe(text)
})

test('a question is one without its mark, where an applicant is spoken to', () => {
  const question = 'And what would you charge for a month, as we need a fixed figure.'
  expect(read(`Kindly email your resume. ${question}`)).toEqual([
    'ask what would you charge for a month',
    'file resume',
  ])
  expect(read(`We run a bakery. ${question}`)).toEqual([])
})
