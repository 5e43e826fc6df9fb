import { expect, test } from 'vitest'
import { pagesInReadingOrder } from './reading-order.ts'
import { wordsAt as at } from './testing/words-at.ts'

const PICTURES = 'sans pictures 10'
const read = (...pieces: ReturnType<typeof at>[]) =>
  pagesInReadingOrder([pieces])
    .map((runs) => runs.map(({ text }) => text).join(''))
    .filter((line) => line.trim() !== '')

const entry = (base: number, signs: [clock: string, pin: string]) => [
  at(50, base, 'Stock Clerk'),
  at(50, base - 12, 'Morrow Depot'),
  at(50, base - 24, signs[0], PICTURES),
  at(62, base - 24, 'May 2021 – June 2023'),
  at(190, base - 24, signs[1], PICTURES),
  at(200, base - 24, 'Oban'),
]

test('pictures before a time and a place are left out, and make no item of a list', () => {
  const lines = read(
    at(50, 700, 'Ó', PICTURES),
    at(62, 700, '0917 555 0100'),
    at(150, 700, '/', PICTURES),
    at(160, 700, 'oban.example'),
    ...entry(660, ['\u{11}', '½']),
    ...entry(600, ['\u{11}', '½']),
  )
  expect(lines).toEqual([
    '0917 555 0100\toban.example',
    ...[0, 1].flatMap(() => ['Stock Clerk', 'Morrow Depot', 'May 2021 – June 2023\tOban']),
  ])
})

test('signs of a list from a font of their own are still its signs', () => {
  const items = ['Kept the books', 'Counted the stock', 'Packed the boxes']
  const lines = read(
    at(50, 700, 'Stock Clerk'),
    ...items.flatMap((text, row) => [at(55, 685 - 12 * row, '\u{f0b7}', PICTURES), at(68, 685 - 12 * row, text)]),
  )
  expect(lines.slice(1).map((line) => line.slice(0, 1))).toEqual(items.map(() => '\u{f0b7}'))
})

test('signs between words are no pictures', () => {
  const signs = ['·', '|', '–', '⋄']
  const lines = read(
    ...signs.flatMap((sign, row) => [
      at(50, 700 - 30 * row, 'Oban'),
      at(74, 700 - 30 * row, sign, PICTURES),
      at(83, 700 - 30 * row, 'luz@mail'),
    ]),
  )
  expect(lines).toEqual(signs.map((sign) => `Oban ${sign} luz@mail`))
})

test('what is drawn twice at one place to look bold is read once', () => {
  expect(
    read(
      at(50, 700, 'Stock Clerk'),
      at(50.3, 700, 'Stock Clerk'),
      at(50, 686, 'Morrow Depot'),
      at(50, 686.2, 'Morrow Depot'),
      at(110, 686, ', Oban'),
    ),
  ).toEqual(['Stock Clerk', 'Morrow Depot, Oban'])
})

test('the same words in two columns are read twice', () => {
  expect(read(at(50, 700, 'Oban Depot'), at(300, 700, 'Oban Depot'))).toEqual(['Oban Depot\tOban Depot'])
})
