import { expect, test } from 'vitest'
import { wholeSentences } from './rules.ts'

const textsOf = (line: string): string[] => wholeSentences(line).map(({ text }) => text.trim())

test('a postscript that is spoken of ends no sentence, one that begins does', () => {
  expect(textsOf('Add a P.S. that says hello. Thanks.')).toEqual(['Add a P.S. that says hello.', 'Thanks.'])
  expect(textsOf('Thanks. P.S. We love cats.')).toEqual(['Thanks.', 'P.S.', 'We love cats.'])
})

test('a word that is asked back for stands with its answer', () => {
  expect(textsOf('The magic word? Rutabaga. Put it first.')).toEqual(['The magic word? Rutabaga.', 'Put it first.'])
  expect(textsOf('Questions? Write to us.')).toEqual(['Questions?', 'Write to us.'])
})

test('a long quotation that ends its sentence is followed by another one', () => {
  const quoted = 'Shorten "Our team delivers solutions to clients of every size."'
  expect(textsOf(`${quoted} No CV needed.`)).toEqual([quoted, 'No CV needed.'])
  expect(textsOf('Write "I agree." There is more.')).toEqual(['Write "I agree." There is more.'])
})

test('an hour of the day goes on', () => {
  expect(textsOf('Are you fine with 5 a.m. starts?')).toEqual(['Are you fine with 5 a.m. starts?'])
})
