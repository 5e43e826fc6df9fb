import { describe, expect, test } from 'vitest'
import { readInstructions } from '../../rules.ts'
import { read } from '../../testing/in-words.ts'

describe('a word that becomes another by what is said of it', () => {
  test.each([
    ['Write the word "otter" 3 times at the end of your message.', 'last_line otter otter otter'],
    ['Put 3 times the word Shakshuka in the end of the letter.', 'last_line Shakshuka Shakshuka Shakshuka'],
    ['Please type KAPE twice at the top of your application.', 'first_line KAPE KAPE'],
    ['Include the word Mango (three times) in your cover letter.', 'anywhere Mango Mango Mango'],
    ['Take the word TIGER, spell it backwards, and put it in the first line of your application.', 'first_line REGIT'],
    ['Start your message with the word "lemon" spelled backwards.', 'first_line nomel'],
    ['Write the word planet in reverse as the first word of your application.', 'first_line tenalp'],
    ['Put the word TIGER backwards in your subject line.', 'subject REGIT'],
    ['Begin your application with the reverse of the word "stone".', 'first_line enots'],
    ['Please reply with the number of words in this sentence: "Attention to detail matters most here".', 'anywhere 6'],
    ['Start your application with the number of letters in the word "pineapple".', 'first_line 9'],
    ['Include the word "mango" once in your letter.', 'anywhere mango'],
    ['Start your letter with "mango". We meet three times a week.', 'first_line mango'],
  ])('%s', (text, word) => {
    expect(read(text)).toEqual([`word ${word}`])
  })

  test.each([
    'Start your message with an anagram of the word "stone".',
    'Put a word that rhymes with "stone" in the first line of your application.',
    'Include the word "stone" without its vowels in your letter.',
    'Start your letter with the opposite of the word "cold".',
    'Write the word "stone" 40 times in your application.',
    'Start your message with the phrase "blue moon" spelled backwards.',
  ])('which word it is the person has to say: %s', (text) => {
    const found = readInstructions(text)
    expect(found.filter(({ kind }) => kind === 'code_word')).toEqual([])
    expect(found.map(({ kind, sure }) => [kind, sure])).toEqual([['question', false]])
  })
})
