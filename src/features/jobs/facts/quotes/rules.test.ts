import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quoteAround, sentencesOf } from './rules.ts'

const textsOf = (text: string) => sentencesOf(text).map((sentence) => sentence.text.trim())

test('a title before a name ends no sentence, other words and times do', () => {
  expect(textsOf('Write to Ms. Lim or Engr. Uy. They answer.')).toEqual([
    'Write to Ms. Lim or Engr. Uy.',
    'They answer.',
  ])
  expect(textsOf('It answers in 90 ms. We measure it.')).toEqual(['It answers in 90 ms.', 'We measure it.'])
  expect(textsOf('You hold an MS. We pay well.')).toEqual(['You hold an MS.', 'We pay well.'])
})

test('the words around a place reach over a title', () => {
  const text = 'Good day. Please call Mrs. Tan about it. Thank you.'
  const at = text.indexOf('about')
  expect(quoteAround(text, at, at + 5)).toBe('Please call Mrs. Tan about it.')
  expect(quoteAround(text, text.indexOf('call'), text.indexOf('call') + 4)).toBe('Please call Mrs. Tan about it.')
})

test('whatever the text, a sentence stands in it where it says', () => {
  const piece = fc.constantFrom('Ms. ', 'Mr. Cruz', 'Dr.', '. ', '\n', 'pay ', '! ', 'é', '😀')
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const text = pieces.join('')
      for (const { text: words, start } of sentencesOf(text))
        expect(text.slice(start, start + words.length)).toBe(words)
    }),
  )
})
