import { expect, test } from 'vitest'
import { COVER_LETTER_MAX } from '../rules.ts'
import { findPlaceholders } from './placeholders.ts'
import { sentencesOf } from './words.ts'

test('a letter without an end to its sentences is looked at in pieces of 600 signs, with every sign in its place', () => {
  for (const sign of ['{', '.', '[', 'Aa ', '1 ', '_', '<']) {
    const letter = sign.repeat(COVER_LETTER_MAX).slice(0, COVER_LETTER_MAX)
    const sentences = sentencesOf(letter)
    expect(Math.max(...sentences.map(({ text }) => text.length))).toBeLessThanOrEqual(600)
    expect(sentences.map(({ start, end }) => letter.slice(start, end))).toEqual(sentences.map(({ text }) => text))
    expect(
      sentences
        .map(({ text }) => text)
        .join('')
        .replaceAll(' ', ''),
    ).toBe(letter.replaceAll(' ', ''))
  }
})

test('sentences end before a space, after their quotes, and nowhere else', () => {
  const texts = (letter: string) => sentencesOf(letter).map(({ text }) => text)
  expect(texts('I know Node.js. It is v3.5!  "Really?" she said...\nYes.)  No')).toEqual([
    'I know Node.js.',
    'It is v3.5!',
    '"Really?"',
    'she said...',
    'Yes.)',
    'No',
  ])
  expect(texts('... and so on')).toEqual(['...', 'and so on'])
})

test('holes are found where they are, also after many signs that open none', () => {
  const text = `${'{'.repeat(40)} x and {{first_name}} and \${company}`
  const sentence = { text, start: 0, end: text.length }
  const known = { facts: { code_words: [], posting: { title: 'Clerk', employer: null } } }
  const found = findPlaceholders(sentence, known as never)
  expect(found.map((claim) => claim.text)).toEqual(['{{first_name}}', '${company}'])
})
