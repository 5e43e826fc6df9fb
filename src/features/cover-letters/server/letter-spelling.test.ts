import { expect, test } from 'vitest'
import { inFull } from './letter-spelling.ts'

test.each([
  ['where u live & ur rate pls', 'where you live & your rate please'],
  ['Pls send. U.S. hours, u.s. clients.', 'Please send. U.S. hours, u.s. clients.'],
  ['mail u@palm.example, see palm.example/u/ur', 'mail u@palm.example, see palm.example/u/ur'],
  ['Uurr', 'Uurr'],
])('"%s" is "%s"', (text, full) => {
  expect(inFull(text)).toBe(full)
})
