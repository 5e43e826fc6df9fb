import { describe, expect, test } from 'vitest'
import { readInstructions } from '../../rules.ts'

const read = (text: string) =>
  readInstructions(`We need a writer for our blog about gardens.\n\n${text}`).map((one) =>
    one.kind === 'code_word' ? `write ${one.word}` : one.kind === 'no_ai' ? `avoid ${one.avoid}` : one.kind,
  )

describe('a word that letters are refused for is none to write', () => {
  test.each([
    [
      'Proposals which start with "I am thrilled to" or "Dear Hiring Team" will not be read.',
      ['avoid I am thrilled to', 'avoid Dear Hiring Team'],
    ],
    ['If your message starts with "I hope you are well" I stop reading.', ['avoid I hope you are well']],
    ['Any proposal containing the words "leverage" or "synergy" goes to the bin.', ['avoid leverage', 'avoid synergy']],
    ['We reject cover letters with the phrase "I learn fast".', ['avoid I learn fast']],
    ['A letter that begins "I am delighted" is a no from me.', ['avoid I am delighted']],
    ['Messages that say "I can do it" won\'t get a reply.', ['avoid I can do it']],
    ['Reports that start with "Dear" get rejected by the client.', []],
  ])('%s', (text, found) => {
    expect(read(text)).toEqual(found)
  })
})

test.each([
  'Proposals that do not start with "MANGO" will not be read.',
  'If your letter does not begin with "MANGO" it is deleted.',
  'Applications not beginning with "MANGO" are ignored.',
  'Any letter not containing the word "MANGO" is skipped.',
  'Proposals that start with anything other than "MANGO" will not be read.',
  'Proposals which start with "MANGO" will be read first.',
  'Only proposals which start with "MANGO" will be read.',
  'Start with "MANGO" or I will not read your proposal.',
  'Reply with "MANGO" or your message is ignored.',
  'To filter out spam, please open your reply with "MANGO".',
  'Anyone who mentions "MANGO" goes to the top of the pile.',
])('one that letters are refused without is: %s', (text) => {
  expect(read(text)).toEqual(['write MANGO'])
})

test.each([
  ['Huwag magsimula sa "Magandang araw po" ang message mo.', ['avoid Magandang araw po']],
  ['Huwag ninyong ilagay ang "dear employer" sa sulat.', ['avoid dear employer']],
  ['In your letter please, no "rockstar" anywhere.', ['avoid rockstar']],
])('said in Filipino, or of the whole letter: %s', (text, found) => {
  expect(read(text)).toEqual(found)
})

test('what is to be written is not refused', () => {
  expect(read('Simulan ang message mo sa "Magandang araw po".')).toEqual(['write Magandang araw po'])
})

test.each([
  ['Kindly avoid phrases like "self-starter" in your letter.', ['avoid self-starter']],
  ['Do not call yourself a "wizard" in your letter.', ['avoid wizard']],
  ['Letters get opened if they carry the word TRELLIS.', ['write TRELLIS']],
  ['Tell us you read this by ending on "mind the gap".', ['write mind the gap']],
])('by example, of oneself, or carried: %s', (text, found) => {
  expect(read(text)).toEqual(found)
})
