import { expect, test } from 'vitest'
import { readResume } from './read-resume.ts'

const DAY = '2026-11-22'
const posts = (text: string) =>
  readResume(text, DAY).work_history.map(({ title, employer, from, to }) => [title, employer, from, to].join(' | '))
const schools = (text: string) =>
  readResume(text, DAY).education.map((one) =>
    [one.school, one.degree, one.from_year, one.to_year].map((part) => part ?? '').join(' | '),
  )

test('a degree with honours in its name is one', () => {
  expect(
    schools(
      'Luz Reyes\nEDUCATION\nBicol University\tLegazpi City\nHonors Bachelor of Science in Fisheries\tMay 2021\nAquinas Academy\tLegazpi City\nHonours Associate in Arts\tMay 2017',
    ),
  ).toEqual([
    'Bicol University | Honors Bachelor of Science in Fisheries |  | 2021',
    'Aquinas Academy | Honours Associate in Arts |  | 2017',
  ])
})

test('positions of responsibility in clubs are no work', () => {
  expect(
    posts('Luz Reyes\nPOSITIONS OF RESPONSIBILITY\nChess Club | Layout Artist\tAug 2019 – Mar 2020\nSKILLS\nExcel'),
  ).toEqual([])
})

test('letters set around a picture do not hide the title below the name', () => {
  const letters = 'LUZ REYES'.split('').map((letter) => `${letter}\t${letter}`)
  expect(readResume(['L', ...letters, 'Luz Reyes', 'Virtual Assistant'].join('\n'), DAY).title).toBe(
    'Virtual Assistant',
  )
})

test.each([
  ['WEB DESIGNER', 'Web Designer'],
  ['TAX ACCOUNTANT', 'Tax Accountant'],
  ['HR MANAGER', 'HR Manager'],
])('%s is written as %s', (written, title) => {
  expect(readResume(`Luz Reyes\n${written}`, DAY).title).toBe(title)
})
