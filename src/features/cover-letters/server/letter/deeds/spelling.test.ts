import { expect, test } from 'vitest'
import { inFull, inGoodEnglish } from './spelling.ts'

test.each([
  ['where u live & ur rate pls', 'where you live & your rate please'],
  ['Pls send. U.S. hours, u.s. clients.', 'Please send. U.S. hours, u.s. clients.'],
  ['mail u@palm.example, see palm.example/u/ur', 'mail u@palm.example, see palm.example/u/ur'],
  ['Uurr', 'Uurr'],
])('"%s" is "%s"', (text, full) => {
  expect(inFull(text)).toBe(full)
})

test.each([
  [
    "I do graphics too so the client don't need two people.",
    'I do graphics too so the client doesn’t need two people.',
  ],
  ['I know PHP good enough to fix things.', 'I know PHP well enough to fix things.'],
  ['I been doing nights.', 'I have been doing nights.'],
  ['I am patient even the customer shouts.', 'I am patient even when the customer shouts.'],
  ['I am a VA since 2020 until now.', 'I am a VA since 2020.'],
  ["Clients don't see me.", "Clients don't see me."],
  ['It is good enough to use.', 'It is good enough to use.'],
])('"%s" is mended to "%s"', (text, mended) => {
  expect(inGoodEnglish(text)).toBe(mended)
})
