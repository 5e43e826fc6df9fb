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

test('the street behind an employer is where it is, and no part of its name', () => {
  expect(
    posts(
      'Luz Reyes\nEXPERIENCE\nDagat Seafood House & Grill, 45 Mabini Ave, Naga, CS 4400 — Kitchen Supervisor\nApril 2018 - June 2020\n• Wrote the rosters\nBukid Coffee, 28 Sampaguita St. — Store Manager\nMarch 2013 - May 2015\n• Ran the bar',
    ),
  ).toEqual([
    'Kitchen Supervisor | Dagat Seafood House & Grill | 2018-04 | 2020-06',
    'Store Manager | Bukid Coffee | 2013-03 | 2015-05',
  ])
})

test('what was done for "the company" is no company', () => {
  expect(
    posts(
      'Luz Reyes\nEXPERIENCE\nLayout Artist, Bayanihan Prints\tSummer 2018\nDrew tarpaulins\nSewed the banners of the company\n\nGame Developer, Lipad\tFall 2020 to the present\nWrote the levels',
    ),
  ).toEqual(['Layout Artist | Bayanihan Prints | 2018 | 2018', 'Game Developer | Lipad | 2020 | present'])
})

test('an undated post behind the dash of its employer counts above the points of what was done', () => {
  expect(
    posts(
      'Luz Reyes\nEMPLOYMENT\nVeridian — Packaging Engineer\n• Chose boxes for glass\nHirewise — Payroll Associate\n• Paid two hundred people\nBooks I read — Office Manager and Other Stories of the Long Night\n• A novel',
    ),
  ).toEqual(['Packaging Engineer | Veridian |  | ', 'Payroll Associate | Hirewise |  | '])
})

test('a concentration belongs to its degree', () => {
  expect(
    schools(
      'Luz Reyes\nEDUCATION\nBachelor of Applied Science in Agriculture, Crop Protection Concentration\nBicol College\n2019 – 2022',
    ),
  ).toEqual(['Bicol College | Bachelor of Applied Science in Agriculture, Crop Protection Concentration | 2019 | 2022'])
})

test('plus signs begin the items of a list, and words set letter by letter are words', () => {
  expect(
    posts(
      'Luz Reyes\nEXPERIENCE\nHiraya Software\tS r. S o f t w a r e E n g i n e e r\nAug 2021 - May 2023\n+ Wrote the ledger of a bank\n+ Spoke with clients',
    ),
  ).toEqual(['Sr. Software Engineer | Hiraya Software | 2021-08 | 2023-05'])
})

test('a degree told again among the points below its school is no other school', () => {
  expect(
    schools(
      "Luz Reyes\nEDUCATION\nUniversity of Bukidnon, Malaybalay — BSBA - Marketing\n06/2012 - 04/2016\n• Bachelor's degree in Business Administration – Marketing\nBicol College — BSc Food Science with Placement Year\n2007 - 2011",
    ),
  ).toEqual([
    'University of Bukidnon | BSBA - Marketing | 2012 | 2016',
    'Bicol College | BSc Food Science with Placement Year | 2007 | 2011',
  ])
})

test('a title of two lines below the name is one, in the same letters', () => {
  const line = (text: string, look: string) => [{ text, look }]
  const head = [line('LUZ REYES', 'sans f1 30'), line('SENIOR SOFTWARE', 'sans f2 14'), line('ENGINEER', 'sans f2 14')]
  expect(readResume(head, DAY).title).toBe('Senior Software Engineer')
  const apart = [line('LUZ REYES', 'sans f1 30'), line('Santa Maria', 'sans f2 14'), line('Engineer', 'sans f3 14')]
  expect(readResume(apart, DAY).title).toBe('Engineer')
})
