import { expect, test } from 'vitest'
import { isLetterSpaced, withWordsAsDrawn } from './spaced-letters.ts'

const read = (drawn: string, ...texts: string[]): string[] =>
  withWordsAsDrawn(
    texts.map((str) => ({ str })),
    drawn,
  ).map(({ str }) => str)

test('letters set far apart get the spaces that were drawn, and no others', () => {
  expect(read('Mira Tan WARD CLERK Profile', 'Mira Tan', 'W A R D C L E R K', 'Profile')).toEqual([
    'Mira Tan',
    'WARD CLERK',
    'Profile',
  ])
  expect(read('July 2021 – up to date', 'J u l y 2 0 2 1 –', 'u p t o d a t e')).toEqual(['July 2021 –', 'up to date'])
})

test('the same letters twice are looked for one after the other', () => {
  expect(read('SALES LEAD here SALESLEAD', 'S A L E S L E A D', 'S A L E S L E A D')).toEqual([
    'SALES LEAD',
    'SALESLEAD',
  ])
})

test('what was drawn in another order stays as it was read', () => {
  expect(read('KRELC DRAW', 'W A R D C L E R K')).toEqual(['W A R D C L E R K'])
})

test('initials and short words are no letters set far apart', () => {
  expect(['J. R. Cruz', 'A to Z', 'Plan B', 'I am a clerk'].filter(isLetterSpaced)).toEqual([])
  expect(['C L E R K', '2 0 2 2', 'S K I L L S & T O O L S'].every(isLetterSpaced)).toBe(true)
})
