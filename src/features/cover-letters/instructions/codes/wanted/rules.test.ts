import { expect, test } from 'vitest'
import { read } from '../../testing/in-words.ts'

const wordsOf = (text: string): string[] => read(text).filter((line) => /^(?:word|avoid)\b/.test(line))

test.each([
  ["What we'd like to read on line one of your letter: Hakuna Matata", 'word first_line Hakuna Matata'],
  ['What we want at the bottom of your message is: green umbrella', 'word last_line green umbrella'],
  ["I want the word 'ukulele' to appear at least once.", 'word anywhere ukulele'],
  ['We need the phrase "lime kiln" to show up near the end of your letter.', 'word last_line lime kiln'],
  ['Text "NURSE VA" to apply.', 'word anywhere NURSE VA'],
  ['Comment "pabili" below and send your resume.', 'word anywhere pabili'],
  ['Instead of Hi, say "Mabuhay Team Reyes".', 'word first_line Mabuhay Team Reyes'],
  ['Rather than regards, sign off with "stay salty".', 'word last_line stay salty'],
  ['There is a test in this ad: the word you need is COPPER, at the end of your letter.', 'word last_line COPPER'],
  ["(hint: the word we look for is 'brisket')", 'word anywhere brisket'],
  ["I'll only open applications whose first word is Saffron.", 'word first_line Saffron'],
  [`We skip proposals in which the last line isn't "all aboard".`, 'word last_line all aboard'],
  ['Include this exact phrase in your cover letter: numbers never lie', 'word anywhere numbers never lie'],
])('a word that is told by what is wanted: %s', (text, word) => {
  expect(wordsOf(text)).toEqual([word])
})

test.each([
  'What we want at the top of your resume is: your name and number.',
  'The first thing we want to see is experience with Excel.',
  'We want the brand "Luzon Roast" to grow in three regions.',
  'Text the driver "on the way" when the order leaves.',
  'Instead of calls, we use tickets.',
  'The word count you need to reach is 1,500.',
  'You write posts in which the first line is a question.',
])('none in: %s', (text) => {
  expect(wordsOf(text)).toEqual([])
})
