import { expect, test } from 'vitest'
import { linesOf as read, wordsAt as at } from './testing/words-at.ts'

const pair = (base: number, [left, time, right, other]: [string, string, string, string]) => [
  at(30, base, left),
  at(240, base, time),
  at(330, base, right),
  at(520, base, other),
]

test('two entries on one line, each with its time, are read one after the other', () => {
  expect(
    read(
      at(30, 620, 'Oban College | MSc'),
      at(330, 620, 'Bexhill University | BSc'),
      ...pair(604, ['Marine Biology', '2021 – 2023', 'Applied Physics', '2018 – 2021']),
      at(30, 575, 'Kirkdale University | BSc'),
      at(330, 575, 'Morrow College | Diploma'),
      ...pair(559, ['Earth Science', '2015 – 2018', 'Book Keeping', '2013 – 2015']),
    ),
  ).toEqual([
    'Oban College | MSc',
    'Marine Biology\t2021 – 2023',
    'Kirkdale University | BSc',
    'Earth Science\t2015 – 2018',
    'Bexhill University | BSc',
    'Applied Physics\t2018 – 2021',
    'Morrow College | Diploma',
    'Book Keeping\t2013 – 2015',
  ])
})

test('a table with one time in each row is read row by row', () => {
  const rows = [
    ['MSc', 'Oban College', 'Bexhill', '2021 – 2023'],
    ['BSc', 'Kirkdale University', 'Kirkdale', '2018 – 2021'],
    ['Diploma', 'Morrow College', 'Tain', '2013 – 2015'],
  ]
  const lines = read(
    ...rows.flatMap((cells, row) => cells.map((text, column) => at(30 + 140 * column, 600 - 20 * row, text))),
  )
  expect(lines).toEqual(rows.map((cells) => cells.join('\t')))
})

/** A page of two columns; the heading of the lower part at the right stands `by` points left of what it heads. */
const withLowerHeading = (by: number) => {
  const left = ['EXPERIENCE', 'Senior Clerk', 'Kept the books of four halls', 'Led six people', 'Closed the till']
  const lower = ['EDUCATION', 'BS Physics', 'Bexhill University, May 2014', 'Minors: two more']
  const right = ['PROJECTS', 'A reader of old maps', 'A count of birds', 'A tool for letters', 'A small game']
  return read(
    ...[...left, ...lower].map((text, row) => at(30, 700 - 15 * row, text)),
    ...right.map((text, row) => at(row === 0 ? 300 - by : 300, 700 - 15 * row, text)),
    at(300 - by, 598, 'ONLINE NOW'),
    at(300, 584, 'oban.example/luz'),
    at(300, 570, 'kirkdale.example/luz'),
  )
}

test.each([0, 14])('a heading %d points left of its column ends no columns', (by) => {
  const lines = withLowerHeading(by)
  expect(lines.indexOf('Bexhill University, May 2014')).toBe(lines.indexOf('BS Physics') + 1)
  expect(lines.indexOf('ONLINE NOW')).toBeGreaterThan(lines.indexOf('PROJECTS'))
})

test('a heading between two lines at its right heads both and is put into no cell of theirs', () => {
  const lines = read(
    at(160, 604, 'Morrow Depot'),
    at(30, 598, 'EXPERIENCE'),
    at(160, 592, 'Stock clerk'),
    at(160, 570, 'Counted what came in and wrote it down'),
    at(160, 558, 'March 2020 - August 2021'),
  )
  expect(lines.some((line) => line.includes('Depot') && line.includes('clerk'))).toBe(false)
})

test('a label between two lines of one cell stands before the whole cell', () => {
  const lines = read(
    at(160, 604, 'Morrow Depot of the'),
    at(30, 598, 'Employer'),
    at(160, 592, 'Northern Harbour'),
    at(30, 570, 'Post'),
    at(160, 570, 'Stock clerk'),
  )
  expect(lines[0]).toBe('Employer\tMorrow Depot of the Northern Harbour')
})

test('below the head of an entry with its time, what is written otherwise is a line of its own', () => {
  const [bold, plain] = ['sans bold 10', 'sans plain 10']
  const head = (base: number, post: string, time: string) => [
    at(140, base, `${post},`, bold),
    at(149 + 5 * post.length, base, 'Oban', plain),
    at(450, base, time, plain),
  ]
  const lines = read(
    ...head(600, 'Senior Keeper of the Northern Stock Rooms at Fern', 'Apr 2021 - Mar 2025'),
    at(140, 587, 'Warehouses, counting and the letters to those who sell', plain),
    at(140, 574, 'and all that came in each day was kept in its own place for', plain),
    at(140, 561, 'the whole year.', plain),
  )
  expect(lines[0]).toBe('Senior Keeper of the Northern Stock Rooms at Fern, Oban\tApr 2021 - Mar 2025')
})

const sideHeading = (upper: string, lower: string) =>
  read(
    at(30, 600, upper, 'sans caps 10'),
    at(160, 600, 'Bachelor of Science'),
    at(30, 588, lower, 'sans caps 10'),
    at(160, 588, 'Bexhill University'),
    at(160, 570, 'Typed two hundred letters'),
  ).map((line) => line.split('\t')[0])

test('a heading in two lines at the left of what it heads is one heading', () => {
  expect(sideHeading('EDUCATION', 'AND AWARDS').slice(0, 2)).toEqual(['EDUCATION AND AWARDS', 'Bexhill University'])
})

test('two headings at the left, one below the other, stay two', () => {
  expect(sideHeading('EDUCATION', 'SKILLS').slice(0, 2)).toEqual(['EDUCATION', 'SKILLS'])
})
