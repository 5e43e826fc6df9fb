import { expect, test } from 'vitest'
import { pagesInReadingOrder } from '../server/extract/reading-order.ts'
import { wordsAt as at } from '../server/extract/testing/words-at.ts'
import { readResume } from './read-resume.ts'

const read = (...pieces: ReturnType<typeof at>[]) => readResume(pagesInReadingOrder([pieces]), '2026-11-28')
const column = (left: number, from: number, ...texts: string[]) =>
  texts.map((text, row) => at(left, from - 16 * row, text))

const LEFT = [
  'ABOUT ME',
  'A clerk who likes order',
  'in all she does.',
  'CONTACT ME',
  '0917 555 0100',
  '16 Tain Street',
]
const RIGHT = [
  'EDUCATION',
  '2015 - 2017',
  'Tain National High School',
  'WORK EXPERIENCE',
  'Cashier',
  'Bayleaf Inc | 2019 - 2020',
]

test('what stands above the first heading of the right column is of the person, and of no section at the left', () => {
  const { title, education } = read(
    at(220, 760, 'MIRA TAN', 'sans f1 20'),
    ...column(30, 700, ...LEFT),
    ...column(220, 706, 'Stock Clerk', ...RIGHT),
  )
  expect([title, education.map(({ school }) => school)]).toEqual(['Stock Clerk', ['Tain National High School']])
})

test('room a little left of most lines parts columns that reach farther down beside it', () => {
  const { education, work_history: work } = read(
    ...column(30, 700, 'CONTACT', '0917 555 0100', 'mira@example.test', 'Bayan Street 16'),
    ...column(30, 610, 'EDUCATION', 'BS Accountancy', 'Oban University', '2011 - 2015', 'LANGUAGES', 'English'),
    ...column(276, 706, 'SKILLS', 'Typing of letters', 'Filing of papers', 'Sorting of mail', 'Counting of stock'),
    at(300, 616, 'EXPERIENCE'),
    at(252, 600, 'Cashier'),
    at(257, 584, 'Bayleaf Inc | 2019 - 2020'),
    at(262, 568, 'Closed the till of a large shop.'),
    at(304, 552, 'REFERENCES'),
    at(259, 536, 'Available upon request.'),
  )
  expect(education.map(({ school, degree }) => `${school} | ${degree}`)).toEqual(['Oban University | BS Accountancy'])
  expect(work.map(({ title, employer }) => `${title} | ${employer}`)).toEqual(['Cashier | Bayleaf Inc'])
})

test('a title all in small letters below the name, and none that is no job', () => {
  const titled = (text: string) => readResume(`Mira Tan\n${text}\n0917 555 0100`, '2026-11-28').title
  expect(titled('frontend developer')).toBe('frontend developer')
  expect(titled('as a developer')).toBeNull()
})

test('posts without times around a bar, of which one names an employer by its words', () => {
  const posts = (text: string) =>
    readResume(`Mira Tan\nWORK EXPERIENCE\n${text}`, '2026-11-28').work_history.map(({ employer }) => employer)
  expect(posts('Data Analyst | Tidewell USI\nIntern | Morrow Technologies\n• Read sensors')).toEqual([
    'Tidewell USI',
    'Morrow Technologies',
  ])
  expect(posts('Data Analyst | Tidewell USI\nIntern | Morrow Bay\n• Read sensors')).toEqual([])
})

test('trainings beside certificates are no work', () => {
  const { work_history: work } = readResume(
    'Mira Tan\nEXPERIENCE\nCashier, Bayleaf Inc\t2019 - 2020\nCERTIFICATES & TRAININGS\nMay 2022\nModern Code Camp\nWeb Development',
    '2026-11-28',
  )
  expect(work.map(({ employer }) => employer)).toEqual(['Bayleaf Inc'])
})
