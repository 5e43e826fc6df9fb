import { describe, expect, test } from 'vitest'
import { read } from '../../testing/in-words.ts'

describe('what stands where a word would is no word', () => {
  test.each([
    ['Your letter should open with your lowest monthly CPM and the niche.'],
    ['The first line of your letter should be the HTML element you dislike.'],
    ['The final word: we’ve never lost a parcel.'],
    ['You edit the digest, open it with the joke of the week, and send it to members.'],
    ['If the prompt says "begin your reply with VIOLET", you check whether the reply does.'],
  ])('%s', (text) => {
    expect(read(text).filter((one) => one.startsWith('word'))).toEqual([])
  })
})

describe('a word is one', () => {
  test.each([
    ['Your letter should open with your code word VIOLET.', 'word first_line VIOLET'],
    ['Start your reply with the letters QK so we know it is you.', 'word first_line QK'],
    ['WRITE "TURNIPP" (YES LIKE THIS) AT THE BEGINING OF UR MESSAGE', 'word first_line TURNIPP'],
    ['When applying: somewhere in the middle write: pelican', 'word anywhere pelican'],
    ['Mag-apply na. Gumawa ng message na may simulang "Gatas muna".', 'word first_line Gatas muna'],
  ])('%s', (text, word) => {
    expect(read(text)).toContain(word)
  })
})
