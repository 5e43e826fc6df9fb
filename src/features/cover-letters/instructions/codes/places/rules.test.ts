import { expect, test } from 'vitest'
import { read } from '../../testing/in-words.ts'

const placeOf = (sentence: string): string | undefined =>
  /^word (\S+) jelly bean/.exec(read(`How to apply\n${sentence}`).find((line) => line.startsWith('word')) ?? '')?.[1]

test.each([
  ['Head your letter with "jelly bean".', 'first_line'],
  ['Write "jelly bean" at the head of the letter.', 'first_line'],
  ['Before anything else, type "jelly bean" in your message.', 'first_line'],
  ['Type "jelly bean" ahead of anything else in your reply.', 'first_line'],
  ['I want to see "jelly bean" first.', 'first_line'],
  ['In your opening, say "jelly bean".', 'first_line'],
  ['Unahin mo ang salitang "jelly bean" sa message mo.', 'first_line'],
  ['I-type mo ang "jelly bean" sa pinakaunang linya.', 'first_line'],
  ['Place "jelly bean" at the foot of your application.', 'last_line'],
  ['Use "jelly bean" as your sign-off.', 'last_line'],
  ['Add a P.S. that says "jelly bean" to your message.', 'last_line'],
  ['Add the phrase "jelly bean" under your name.', 'last_line'],
  ['Tapusin mo ang sulat mo sa "jelly bean".', 'last_line'],
  ['If your application does not end with "jelly bean" we skip it.', 'last_line'],
  ['If you made it to the bottom of this post, write "jelly bean" in your application.', 'anywhere'],
  ['Before you hit apply: the password to get past my inbox is "jelly bean".', 'anywhere'],
  ['If your message does not have "jelly bean" in it we won\'t open it.', 'anywhere'],
])('where a word belongs: %s', (sentence, place) => {
  expect(placeOf(sentence)).toBe(place)
})
