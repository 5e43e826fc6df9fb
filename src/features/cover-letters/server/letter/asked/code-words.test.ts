import { expect, it } from 'vitest'
import { paragraphNamed, withCodeWords } from './code-words.ts'

const LETTER = 'Hello Ana,\n\nI keep books.\n\nI know Xero.\n\nI can start today.\n\nBest regards,\nJo Cruz'
const none = { code_words: [], questions: [] }

it('knows which paragraph a posting names', () => {
  expect(paragraphNamed('Mention the word walrus in your second paragraph')).toBe(2)
  expect(paragraphNamed('Put walrus in the 1st paragraph')).toBe(1)
  expect(paragraphNamed('Mention the word walrus somewhere')).toBeNull()
})

it('puts a word into the paragraph it is wanted in', () => {
  const told = withCodeWords(LETTER, { ...none, in_paragraphs: [{ word: 'walrus', paragraph: 2 }] })
  expect(told.split('\n\n')[2]).toBe('I know Xero. The word you asked for is "walrus".')
})

it('says the word before a list that is the paragraph', () => {
  const list = 'Hello Ana,\n\nI keep books.\n\nMy answers:\n1. Yes.\n2. No.\n\nBest regards,\nJo Cruz'
  const told = withCodeWords(list, { ...none, in_paragraphs: [{ word: 'walrus', paragraph: 2 }] })
  expect(told.split('\n\n')[2]).toBe('The word you asked for is "walrus". My answers:\n1. Yes.\n2. No.')
})

it('has the word a letter is to begin with before the greeting', () => {
  expect(withCodeWords(LETTER, { ...none, code_words: ['Walrus'] })).toMatch(/^Walrus\n\nHello Ana,/)
})

it('needs no further word where the letter greets by the name it is to begin with', () => {
  expect(withCodeWords(LETTER, { ...none, code_words: ['Ana'] })).toMatch(/^Hello Ana,/)
})
