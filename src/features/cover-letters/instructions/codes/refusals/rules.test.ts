import { expect, test } from 'vitest'
import { read } from '../../testing/in-words.ts'

test.each([
  ['Banned words: "synergy", "passionate".', ['avoid synergy', 'avoid passionate']],
  ['Words we\'d rather not see: "rockstar"', ['avoid rockstar']],
  ['Say anything you like except "hard-working".', ['avoid hard-working']],
  ['No need for "Respected Sir". Call me Al.', ['avoid Respected Sir']],
  ['People: do NOT write the word "zephyr".', ['avoid zephyr']],
])('words that nobody is to write: %s', (text, words) => {
  expect(read(text)).toEqual(words)
})

test.each([
  ['Unless your cover letter says "lemon zest", we will not read it.', 'word anywhere lemon zest'],
  ['Only replies beginning with KESTREL get a response.', 'word first_line KESTREL'],
  ['Proposals that start with anything other than "MANGO" will not be read.', 'word first_line MANGO'],
  [`Message starts with "yo dave" or it's a no from me`, 'word first_line yo dave'],
])('a word that letters are refused without: %s', (text, word) => {
  expect(read(text)).toEqual([word])
})

test('what is said of words at work forbids none', () => {
  expect(read('Banned words lists of our clients are kept up to date by you.')).toEqual([])
})
