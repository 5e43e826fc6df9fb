import { describe, expect, test } from 'vitest'
import { read } from '../../testing/in-words.ts'

describe('a sign in place of a word', () => {
  test.each([
    ['Message to us should have a 🦜 emoji at the end so we can sort the readers out.', 'last_line 🦜'],
    ['Please add a 🌵 emoji to the first line of your application.', 'first_line 🌵'],
    ['Put this emoji 🐙 in your subject line.', 'subject 🐙'],
    ['Drop a 🍍 at the end of your application so I know you read this.', 'last_line 🍍'],
    ['End your message with a 🐢.', 'last_line 🐢'],
    ['Your application should start with 🦊 so we know.', 'first_line 🦊'],
    ['Lagyan ng 🥥 ang unang linya ng message mo.', 'first_line 🥥'],
    ['To apply, put 🌻 dahlia somewhere in your letter so we know you read this.', 'anywhere dahlia'],
  ])('%s', (text, word) => {
    expect(read(text).filter((line) => line.startsWith('word '))).toEqual([`word ${word}`])
  })

  test.each([
    '🎨 Monday: post the prompt, ask members to share a photo',
    'Use 🎉 and 🔥 in captions, never more than two.',
    'You will add a ✅ to each finished row.',
    'We start with a ☕ and a short call.',
    '💰 PHP 28,000 - 35,000 basic\n🏠 Permanent WFH',
  ])('none in: %s', (text) => {
    expect(read(text)).toEqual([])
  })
})
