import { expect, test } from 'vitest'
import type { PageLine } from './lines.ts'
import { readResume } from './read-resume.ts'

const [HEAD, ENTRY, TEXT] = ['sans f1 16', 'sans f2 12', 'sans f1 9']
const line = (text: string, look = TEXT): PageLine => [{ text, look }]
const GAP: PageLine = []
const read = (...lines: PageLine[]) => readResume([line('Luz Reyes', 'sans f1 24'), GAP, ...lines], '2026-11-22')

test('a heading in two lines heads what stands below both', () => {
  const { education } = read(
    line('Education', HEAD),
    line('Background', HEAD),
    GAP,
    line('Bexhill University'),
    line('2013-2017'),
    line('Skills', HEAD),
    line('Typing, Filing'),
    line('Languages', HEAD),
    line('English'),
    line('Contact', HEAD),
    line('0917 555 0100'),
  )
  expect(education.map(({ school }) => school)).toEqual(['Bexhill University'])
})

test('two headings, one below the other, stay two', () => {
  const { education, skills } = read(
    line('Education', HEAD),
    line('Skills', HEAD),
    line('Typing, Filing'),
    GAP,
    line('Work Experience', HEAD),
    line('Stock Clerk, Morrow Depot, 2019 - 2021'),
  )
  expect([education, skills]).toEqual([[], ['Typing', 'Filing']])
})

const entry = (post: string, employer: string, time: string) => [
  line(post, ENTRY),
  line(employer, 'sans f1 12'),
  line(time),
  line('• Kept what came in'),
  GAP,
]
const rest = [line('Education', HEAD), line('Bexhill University'), GAP, line('Skills', HEAD), line('Typing, Filing')]

test('the head of an entry that sounds like a heading is none where headings are larger', () => {
  const { work_history: work } = read(
    line('Work Experience', HEAD),
    ...entry('Stock Clerk', 'Morrow Depot', '01/2018 – 02/2020'),
    ...entry('Campus Organizer', 'Oban Goods', '08/2016 – 02/2017'),
    ...entry('Sales Intern', 'Fern Lane', '07/2016 – 09/2016'),
    ...rest,
  )
  expect(work.map(({ employer }) => employer)).toEqual(['Morrow Depot', 'Oban Goods', 'Fern Lane'])
})

test('what sounds like a heading and is written as the headings are is one', () => {
  const { work_history: work } = read(
    line('Work Experience', HEAD),
    ...entry('Stock Clerk', 'Morrow Depot', '01/2018 – 02/2020'),
    line('Campus Involvement', HEAD),
    ...entry('Treasurer', 'Oban Choir', '08/2016 – 02/2017'),
    ...rest,
  )
  expect(work.map(({ employer }) => employer)).toEqual(['Morrow Depot'])
})

const signed = (text: string): PageLine => [
  { text: 'z', look: 'signs f8 9' },
  { text: ` ${text}`, look: TEXT },
]
const dated = (post: string, employer: string, time: string, town: string) => [
  line(post, ENTRY),
  line(employer),
  [...signed(time), { text: '\t', look: '' }, { text: '*', look: 'signs f9 9' }, { text: ` ${town}`, look: TEXT }],
  GAP,
]

test('the picture of a calendar before every time makes no list of the times', () => {
  const { work_history: work } = read(
    line('Work Experience', HEAD),
    ...dated('Stock Clerk', 'Morrow Depot', '01/2018 – 02/2020', 'Oban, Scotland'),
    ...dated('Sales Clerk', 'Fern Lane', '07/2016 – 09/2017', 'Bexhill, England'),
  )
  expect(work.map(({ employer, from }) => [employer, from])).toEqual([
    ['Morrow Depot', '2018-01'],
    ['Fern Lane', '2016-07'],
  ])
})

test('the sign of a list before what was done stays one', () => {
  const { results } = read(
    line('Work Experience', HEAD),
    line('Stock Clerk, Morrow Depot, 2018 – 2020', ENTRY),
    signed('Counted four hundred boxes each day'),
    signed('Kept the books of three halls'),
  )
  expect(results).toEqual(['Counted four hundred boxes each day', 'Kept the books of three halls'])
})
