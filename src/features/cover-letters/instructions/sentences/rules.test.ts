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
