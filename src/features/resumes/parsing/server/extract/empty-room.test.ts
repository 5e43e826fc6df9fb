import { expect, test } from 'vitest'
import { linesOf as read, wordsAt as at } from './testing/words-at.ts'

/** A narrow column, centred, beside one whose lines begin at many places. */
const PAGE = [
  at(60, 700, 'CONTACT'),
  at(48, 676, '0917 555 0100'),
  at(40, 652, 'mira@example.test'),
  at(52, 628, 'EDUCATION'),
  at(35, 604, 'BS Accountancy in full'),
  at(44, 580, 'Oban University'),
  at(58, 556, '2014 – 2018'),
  at(63, 532, 'SKILLS'),
  at(66, 508, 'Typing'),
  at(66, 484, 'Filing'),
  at(262, 706, 'PROFILE'),
  at(240, 688, 'A clerk who likes order in all she does.'),
  at(266, 664, 'WORK EXPERIENCE'),
  at(251, 640, 'Morrow Depot'),
  at(255, 621, 'Stock Clerk, 2021 – 2024'),
  at(270, 598, 'Counted what came in and what went out.'),
  at(274, 573, 'Kept the books of four halls.'),
  at(247, 549, 'Bayleaf Market'),
  at(253, 525, 'Cashier, 2018 – 2021'),
  at(278, 501, 'Closed the till of a large shop.'),
  at(259, 477, 'REFERENCES'),
]

test('empty room down the page parts two columns whose lines share no edge', () => {
  const lines = read(...PAGE)
  expect(lines.slice(0, 10)).toEqual([
    'CONTACT',
    '0917 555 0100',
    'mira@example.test',
    'EDUCATION',
    'BS Accountancy in full',
    'Oban University',
    '2014 – 2018',
    'SKILLS',
    'Typing',
    'Filing',
  ])
  expect(lines.slice(10, 14)).toEqual([
    'PROFILE',
    'A clerk who likes order in all she does.',
    'WORK EXPERIENCE',
    'Morrow Depot',
  ])
})

test('room before what stands at the right without a heading parts nothing', () => {
  const lines = read(
    at(40, 700, 'WORK EXPERIENCE'),
    ...[0, 1, 2, 3].flatMap((n) => [
      at(40, 680 - 40 * n, `Depot of the year ${n}`),
      at(300 + 7 * n, 680 - 40 * n, `May 201${n}`),
      at(40, 668 - 40 * n, 'Clerk'),
    ]),
    at(40, 500, 'EDUCATION'),
  )
  expect(lines).toContain('Depot of the year 1\tMay 2011')
})

test('a heading beside the second line of what it heads comes to the first one', () => {
  expect(
    read(
      at(150, 700, 'Stock Clerk'),
      at(40, 688, 'Work Experience'),
      at(150, 688, 'Morrow Depot, 2021 – 2024'),
      at(150, 650, 'BS Accountancy'),
      at(40, 638, 'Education'),
      at(150, 638, 'Oban University, 2018'),
      at(150, 600, 'Typing'),
      at(40, 594, 'Skills'),
      at(150, 588, 'Filing'),
    ),
  ).toEqual([
    'Work Experience\tStock Clerk',
    'Morrow Depot, 2021 – 2024',
    'Education\tBS Accountancy',
    'Oban University, 2018',
    'Skills\tTyping',
    'Filing',
  ])
})

test('a name and strokes above headings of their own column change nothing about what they head', () => {
  expect(
    read(
      at(40, 730, 'Mira Tan'),
      at(200, 716, 'San Isidro'),
      at(40, 690, '—'),
      at(40, 676, 'Education'),
      at(200, 676, 'Oban University, 2018'),
      at(200, 664, 'BS Accountancy'),
      at(40, 640, '—'),
      at(40, 626, 'Experience'),
      at(200, 626, 'Morrow Depot, 2021 – 2024'),
      at(200, 614, 'Stock Clerk'),
      at(40, 590, '—'),
      at(40, 576, 'Hobbies'),
      at(200, 576, 'Chess and long walks'),
    ),
  ).toEqual([
    'Mira Tan',
    'San Isidro',
    '—',
    'Education\tOban University, 2018',
    'BS Accountancy',
    '—',
    'Experience\tMorrow Depot, 2021 – 2024',
    'Stock Clerk',
    '—',
    'Hobbies\tChess and long walks',
  ])
})
