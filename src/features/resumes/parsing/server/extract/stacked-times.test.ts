import { expect, test } from 'vitest'
import { linesOf as read, wordsAt as at } from './testing/words-at.ts'

const bold = (left: number, base: number, text: string) => at(left, base, text, 'sans f2 10')

test('a time in three lines is one, whatever stands between them in another column', () => {
  expect(
    read(
      at(50, 700, '2022'),
      bold(120, 704, 'Morrow Depot'),
      at(57, 688, '–'),
      at(120, 690, 'Stock Clerk'),
      at(120, 678, 'Counted what came in.'),
      at(50, 676, '2024'),
      at(50, 640, '2019'),
      bold(120, 644, 'Bayleaf Market'),
      at(57, 628, '–'),
      at(120, 630, 'Cashier'),
      at(50, 616, '2022'),
      at(120, 618, 'Closed the till.'),
    ),
  ).toEqual([
    '2022 – 2024\tMorrow Depot',
    'Stock Clerk',
    'Counted what came in.',
    '2019 – 2022\tBayleaf Market',
    'Cashier',
    'Closed the till.',
  ])
})

test('a time beside the middle of its entry comes to the line in the look of heads', () => {
  const entry = (base: number, time: string, employer: string, job: string) => [
    bold(150, base, employer),
    at(150, base - 14, job),
    at(50, base - 26, time),
    at(170, base - 34, 'Took the payments of a day.'),
    at(170, base - 45, 'Closed the till at night.'),
  ]
  expect(
    read(
      bold(50, 740, 'EXPERIENCE'),
      ...entry(720, '2021 – 2023', 'Bayleaf Market', 'Cashier'),
      ...entry(650, '2018 – 2021', 'Morrow Depot', 'Stock Clerk'),
    ).filter((line) => !line.endsWith('.')),
  ).toEqual(['EXPERIENCE', '2021 – 2023\tBayleaf Market', 'Cashier', '2018 – 2021\tMorrow Depot', 'Stock Clerk'])
})

test('a time stays where it is when lines of the same look are more than there are times', () => {
  expect(
    read(
      at(50, 700, '2021 – 2023'),
      at(150, 700, 'Oban College'),
      at(150, 688, 'Book Keeping'),
      at(50, 660, '2018 – 2021'),
      at(150, 660, 'Tain Academy'),
      at(150, 648, 'Office Practice'),
    ),
  ).toEqual(['2021 – 2023\tOban College', 'Book Keeping', '2018 – 2021\tTain Academy', 'Office Practice'])
})
