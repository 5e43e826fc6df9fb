import { expect, test } from 'vitest'
import { pagesInReadingOrder } from './reading-order.ts'
import { linesOf as read, wordsAt as at } from './testing/words-at.ts'

const pagesRead = (...pages: Parameters<typeof pagesInReadingOrder>[0]) =>
  pagesInReadingOrder(pages)
    .map((runs) => runs.map(({ text }) => text).join(''))
    .filter((line) => line.trim() !== '')

test('columns that go on over pages are read one after the other', () => {
  const left = [
    'SKILLS',
    'Filing of papers',
    'Typing of letters',
    'Sorting of mail',
    'Packing of goods',
    'Counting stock',
  ]
  const posts = [
    'EXPERIENCE',
    'Sep 2023 – Present',
    'Morrow Depot',
    'Senior Clerk',
    'Kept the books of four halls',
    'Led six people',
  ]
  const column = (x: number, texts: string[]) => texts.map((text, row) => at(x, 700 - 14 * row, text))
  const lines = pagesRead(
    [...column(20, left), ...column(220, posts)],
    [
      ...column(20, ['LANGUAGES', 'English', 'Tagalog', 'Cebuano', 'Ilocano']),
      ...column(220, [
        'Jan 2021 – Aug 2023',
        'Bayleaf Market',
        'Cashier',
        'Took the payments of a day',
        'Closed the till',
      ]),
    ],
  )
  expect(lines.indexOf('LANGUAGES')).toBeLessThan(lines.indexOf('EXPERIENCE'))
  expect(lines.indexOf('Jan 2021 – Aug 2023')).toBe(lines.indexOf('Led six people') + 1)
})

test('entries at the left of lists of what was done are a column below the heading of both', () => {
  const lines = read(
    at(188, 745, 'PROFESSIONAL EXPERIENCE'),
    ...[
      'Data Clerk',
      'Soka Clinic',
      'Oban',
      '02/2022 – 07/2022',
      'Shop Aide',
      'Morrow Wear',
      'Bexhill',
      '03/2017 – 04/2018',
    ].map((text, row) => at(40, 720 - 18 * row - (row > 3 ? 30 : 0), text)),
    ...[0, 1, 2, 3, 4, 5].flatMap((row) => [
      at(162, 720 - 30 * row, '●'),
      at(180, 720 - 30 * row, 'Entered what came in each day and kept it in its place'),
    ]),
  )
  expect(lines[0]).toBe('PROFESSIONAL EXPERIENCE')
  expect(lines.slice(1, 5)).toEqual(['Data Clerk', 'Soka Clinic', 'Oban', '02/2022 – 07/2022'])
})

test('cells of a table of schools belong to the names they stand below, and a year begins the next entry', () => {
  const lines = read(
    at(331, 716, 'QUALIFICATION'),
    at(136, 710, 'INSTITUTION'),
    at(484, 710, 'YEAR'),
    at(352, 672, 'BCOM'),
    at(107, 663, 'Oban University'),
    at(487, 663, '2016'),
    at(98, 623, 'Boys Alder School'),
    at(335, 623, 'Higher Secondary'),
    at(136, 609, 'Bexhill'),
    at(487, 609, '2009'),
  )
  expect(lines.slice(1)).toEqual(['Oban University\tBCOM\t2016', 'Boys Alder School Bexhill\tHigher Secondary\t2009'])
})

test('letters that a font of signs draws are signs of a list', () => {
  const lines = pagesRead(
    ['Kept books', 'Filed papers', 'Led a team'].flatMap((text, row) => [
      at(40, 700 - 14 * row, 'l', 'sans wingdings 10'),
      at(52, 700 - 14 * row, text),
    ]),
  )
  expect(lines[0]).toMatch(/^•/)
})

test('raised letters of a number stay in its line', () => {
  expect(read(at(40, 700, 'From 14'), at(75, 705, 'th'), at(88, 700, 'Sep 2015 to 2017'))).toEqual([
    'From 14th Sep 2015 to 2017',
  ])
})

test('a heading above each of two columns, on one line, divides them', () => {
  const lines = read(
    at(60, 700, 'EDUCATION'),
    at(321, 700, 'ACHIEVEMENTS'),
    ...[
      'BACHELOR OF COMPUTING',
      '2022 - 2024',
      'Oban University',
      'ALDER PROGRAMME',
      '2024',
      'Foundation in Design',
    ].map((text, row) => at(60, 685 - 15 * row, text)),
    ...['Best thesis of the year', 'Won a contest', 'Led the yearly fair', 'Spoke at a school', 'Best talk'].map(
      (text, row) => at(328, 681 - 17 * row, text),
    ),
  )
  expect(lines.indexOf('Foundation in Design')).toBeLessThan(lines.indexOf('ACHIEVEMENTS'))
})

test('a right column whose lines begin a few points apart is still a column', () => {
  const left = ['CONTACT', '0917 555 0100', 'luz@mail', 'SKILLS', 'Filing', 'Typing', 'Sorting', 'Packing', 'Counting']
  const right = [
    'WORK EXPERIENCE',
    'Morrow Depot',
    'Senior Clerk',
    'Kept the books of four halls of the depot',
    'Led six people',
  ]
  const lower = ['Bayleaf Market', 'Cashier', 'Took the payments of each day', 'Closed the till at night']
  const lines = read(
    ...left.map((text, row) => at(25, 705 - 15 * row, text)),
    ...right.map((text, row) => at(237, 700 - 15 * row, text)),
    ...lower.map((text, row) => at(233, 620 - 15 * row, text)),
  )
  expect(lines.slice(0, left.length)).toEqual(left)
})
