import { expect, test } from 'vitest'
import { linesOf as read, wordsAt as at } from './testing/words-at.ts'

test('the items of a list are no labels of the lines that stand beside them', () => {
  const rows = [
    ['■ Chat support', 'Hiraya Software Engineers'],
    ['■ Data entry', 'Aug 2021 - May 2023'],
    ['■ Bookkeeping', '+ Wrote the ledger of a bank'],
    ['■ Translation', '+ Spoke with three clients a day'],
    ['■ Typing', 'Tala Systems Engineers'],
    ['■ Filing', 'Jan 2019 - Jul 2021'],
  ]
  const lines = read(
    ...rows.flatMap(([left = '', right = ''], index) => [
      at(20, 700 - 18 * index, left),
      at(right.startsWith('+') ? 276 : 257, 700 - 18 * index, right),
    ]),
  )
  expect(lines.slice(0, 6)).toEqual(rows.map(([left]) => left))
  expect(lines.slice(6)).toContain('Tala Systems Engineers')
})

test('two columns end where a heading stands across the page and only notes stand at the right', () => {
  const skills = [
    ['• Java, Spring, Maven', '• Pipelines from end to end'],
    ['• Jenkins and Docker', 'Databases: MySQL, PostgreSQL'],
    ['• Oracle and Postgres', '• Reviews of what others do'],
    ['• Scrum', '• Letters to customers'],
    ['• Jira', '• Training of new people'],
  ]
  const lines = read(
    at(50, 720, 'SKILLS'),
    ...skills.flatMap(([left = '', right = ''], index) => [
      at(55, 700 - 14 * index, left),
      at(307, 693 - 14 * index, right),
    ]),
    at(50, 620, 'EXPERIENCE'),
    at(50, 600, 'Analyst'),
    at(440, 600, 'Lakan Tech, Cebu'),
    at(50, 588, '05/2021 – Present'),
    at(
      55,
      570,
      '• Reviewed what others wrote before it was released to the customers of the bank in all of its branches',
    ),
  )
  expect(lines).toContain('Analyst\tLakan Tech, Cebu')
})
