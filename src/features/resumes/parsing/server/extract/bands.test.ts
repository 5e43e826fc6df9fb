import { expect, test } from 'vitest'
import { bandsOf } from './bands.ts'
import { rowsOf } from './page-rows.ts'
import { linesOf as read, wordsAt as at } from './testing/words-at.ts'

/** Entries two by two below headings across the page. */
const grid = [
  at(50, 700, 'EDUCATIONAL ATTAINMENT'),
  at(50, 670, 'Oban University'),
  at(300, 670, 'Tain College'),
  at(50, 656, 'BS Marine Biology'),
  at(300, 656, 'Diploma in Welding'),
  at(50, 642, '2018 - 2022'),
  at(300, 642, '2016 - 2018'),
  at(50, 612, 'Kirkdale High'),
  at(300, 612, 'Morrow Grade School'),
  at(50, 598, '2012 - 2016'),
  at(300, 598, '2006 - 2012'),
  at(50, 560, 'WORK EXPERIENCE'),
  at(50, 530, 'Bayleaf Foods'),
  at(50, 516, 'Cashier'),
]

test('entries beside each other below a heading of both stay below it', () => {
  const lines = read(
    ...grid,
    at(50, 480, 'SKILLS'),
    at(300, 480, 'CONTACT'),
    at(50, 460, 'Welding'),
    at(300, 460, 'Oban'),
  )
  expect(lines.indexOf('Tain College')).toBeLessThan(lines.indexOf('WORK EXPERIENCE'))
  expect(lines.indexOf('2006 - 2012')).toBeLessThan(lines.indexOf('WORK EXPERIENCE'))
  expect(lines.indexOf('Diploma in Welding')).toBe(lines.indexOf('Tain College') + 1)
})

const facts = ['Height: 170 cm', 'Age: 24', 'Religion: Catholic', 'Sex: Female']
const schools = ['Oban University', 'Tain High School', 'Morrow Grade School', 'Kirkdale Day Care']
const years = ['Undergraduate', '2014 - 2018', '2008 - 2014', '2006 - 2008']

test('years in a column of their own belong to the schools of their rows, below facts in two columns', () => {
  const lines = read(
    at(50, 720, 'PERSONAL INFORMATION'),
    ...facts.flatMap((text, row) => [at(50, 700 - 14 * row, text), at(300, 700 - 14 * row, `Nickname: ${row}`)]),
    at(50, 620, 'EDUCATIONAL ATTAINMENT'),
    at(300, 600, 'Date/Year Graduated'),
    ...schools.flatMap((text, row) => [at(50, 580 - 14 * row, text), at(300, 580 - 14 * row, years[row] ?? '')]),
    at(50, 510, 'SKILLS'),
    at(50, 490, 'Typing'),
  )
  expect(lines).toContain('Tain High School\t2014 - 2018')
  expect(lines).toContain('Kirkdale Day Care\t2006 - 2008')
})

const gutter = { from: 280, to: 295 }
/** Pairs of texts at the left and at the right, each with the height at which it stands. */
const bands = (...pairs: [base: number, left: string, right: string][]) => {
  const pieces = pairs.flatMap(([base, left, right]) => [
    ...(left === '' ? [] : [at(50, base, left)]),
    ...(right === '' ? [] : [at(300, base, right)]),
  ])
  return bandsOf(rowsOf(pieces), gutter).map((rows) => rows.length)
}

test('the columns share a heading that has nothing beside it', () => {
  expect(bands([700, 'Luz', 'Oban'], [670, 'EDUCATION', ''], [655, 'Tain College', 'Oban College'])).toEqual([1, 2])
})

test('text that flows past the headings at the left is a column of its own', () => {
  expect(
    bands([700, 'Luz', 'Oban'], [670, 'EDUCATION', ''], [664, '', 'of the bay'], [655, 'Tain College', 'by hand']),
  ).toEqual([4])
})

test('below its first heading the right column has its own', () => {
  expect(
    bands([700, 'SKILLS', 'WORK EXPERIENCE'], [670, 'EDUCATION', ''], [655, 'Tain College', 'Bayleaf Foods']),
  ).toEqual([3])
})
