import { expect, test } from 'vitest'
import { gapFor } from './gaps.ts'

const CASE =
  'A guest writes at midnight that the heating of the whole upper floor has failed again, that her baby cries, and that nobody at the desk has picked up for an hour.'
test.each([
  ['your oven', '[Your answer: your oven]'],
  [`${CASE} What do you answer?`, '[Your answer: A guest writes at midnight that the heating… What do you answer?]'],
  [`${CASE} Walk us through it.`, '[Your answer: A guest writes at midnight that the heating… Walk us through it]'],
  [
    CASE,
    '[Your answer: A guest writes at midnight that the heating of the whole upper floor has failed again, that her baby cries…]',
  ],
  ['Why us? (if you say "I am passionate about bread" I will know)', '[Your answer: Why us?]'],
  [
    'Whom did you bake for before, how large was it, which flour did they use there in winter, how long did you stay and why did you leave (or why do you)?',
    '[Your answer: Whom did you bake for before, how large was it, which flour did they use there in winter, how long did you stay and why did you leave…]',
  ],
])('"%s" has the place %s', (question, place) => {
  expect(gapFor(question)).toBe(place)
})
