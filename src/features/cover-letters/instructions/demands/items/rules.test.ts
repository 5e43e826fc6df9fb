import { expect, test } from 'vitest'
import { read } from '../../testing/in-words.ts'

test.each([
  [
    'In your message cover:\n1. What you sold, who bought it, and the part you liked least\n2. Rate and start date',
    ['ask What you sold, who bought it, and the part you liked least', 'ask Rate', 'ask start date'],
  ],
  [
    'Please include in your letter:\na) why you left your last job and what would have kept you\nb) name, city and time zone\nc) your CV and a voice note',
    [
      'ask why you left your last job and what would have kept you',
      'ask name',
      'ask city',
      'ask time zone',
      'file resume',
      'file voice',
    ],
  ],
  [
    'In your reply tell us:\n- which desk you ran; what you changed there\n- your hours',
    ['ask which desk you ran', 'ask what you changed there', 'ask your hours'],
  ],
])('an item is one question, and its facts and files are things by themselves: %s', (text, found) => {
  expect(read(text).toSorted()).toEqual(found.toSorted())
})
