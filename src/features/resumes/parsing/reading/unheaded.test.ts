import { expect, test } from 'vitest'
import type { PageLine } from './lines.ts'
import { readResume } from './read-resume.ts'

const DAY = '2026-11-22'
const [LARGE, BOLD, TEXT] = ['sans f1 16', 'sans f1 11', 'sans f2 11']
const line = (text: string, look = TEXT): PageLine => [{ text, look }]

const told = (source: string | PageLine[]) => {
  const { work_history: work, education } = readResume(source, DAY)
  return [
    ...work.map(({ title, employer, from, to }) => [title, employer, from, to].join(' | ')),
    ...education.map(({ school, degree, to_year: year }) => [school, degree, year].join(' | ')),
  ]
}

test('work and schools are found without a heading, facts about the person are neither', () => {
  const text =
    'Rogelio Sison\nFamily driver, Pasay City, 0917 555 0188\nCompany driver, Zest Logistics — 2019 to present\nMessenger, Union Cargo — 2012 to 2019\nHigh school: Pasay North High School, 2011\nLicense: Professional, 2012 to present'
  expect(told(text)).toEqual([
    'Company driver | Zest Logistics | 2019 | present',
    'Messenger | Union Cargo | 2012 | 2019',
    'Pasay North High School |  | 2011',
  ])
  expect(readResume(text, DAY).title).toBe('Family driver')
})

test('what stands under a heading of its own is left there', () => {
  const text =
    'Luz Reyes\nORGANIZATIONS\nSecretary, Student Council, 2019 to 2021\nEDUCATION\nBicol University, AB English, 2021'
  expect(told(text)).toEqual(['Bicol University | AB English | 2021'])
})

test('posts beside the work are work under any heading, what is done for a club is none', () => {
  const work = 'WORK EXPERIENCE\nPharmacist\nBicol Medical Center\n2019 to 2023'
  const besides = (...lines: string[]) =>
    told([
      line('Luz Reyes', 'sans f1 24'),
      ...work.split('\n').map((text) => line(text, text === 'WORK EXPERIENCE' ? LARGE : TEXT)),
      line('SUNDAYS', LARGE),
      ...lines.map((text) => line(text)),
      line('SKILLS', LARGE),
      line('Excel'),
      line('LANGUAGES', LARGE),
      line('English'),
    ])
  expect(besides('Naga College Foundation', 'Lecturer (June 2022 to date)')).toContain(
    'Lecturer | Naga College Foundation | 2022-06 | present',
  )
  expect(besides('Naga Science Club Foundation', 'Volunteer Teacher (June 2022 to date)')).toHaveLength(1)
})

test('headings nobody listed are found by their words, whatever stands around them', () => {
  const text =
    '*** PREVIOUS JOBS ***\nCashier, Lucky Mart\n2019 - 2021\n== School ==\nBicol University, AB English, 2018\nSkills (honest ones)\nExcel'
  expect(told(`Luz Reyes\n${text}`)).toEqual([
    'Cashier | Lucky Mart | 2019 | 2021',
    'Bicol University | AB English | 2018',
  ])
})

test('or by their letters, which nothing else has', () => {
  expect(
    told([
      line("Hi, I'm Mika.", 'sans f1 26'),
      line("Where I've worked", LARGE),
      line('Spiral Creative', BOLD),
      line('Content Writer'),
      line('May 2022 to now'),
      line('What I studied', LARGE),
      line('Silliman University', BOLD),
      line('AB Mass Communication'),
      line('2015 to 2019'),
    ]),
  ).toEqual([
    'Content Writer | Spiral Creative | 2022-05 | present',
    'Silliman University | AB Mass Communication | 2019',
  ])
})

test.each([
  'PROFESSIONAL JOURNEY',
  'Companies Worked For',
  'JOBS HELD',
  'Work Assignments',
  'Mga Pinagtrabahuhan',
  'Trabaho Kaniadto',
  'PREVIOUS EMPLOYERS',
])('%s heads work', (heading) => {
  expect(told(`Luz Reyes\n${heading}\nCashier\nLucky Mart\n2019 - 2021`)).toEqual([
    'Cashier | Lucky Mart | 2019 | 2021',
  ])
})

test('headings nobody knows: schools below the last post, and posts whose employer nobody knows', () => {
  const [post, school] = ['Cashier\nPuregold Price\n2019 - 2020', 'BS Biology\nSilliman University\n2010 - 2014']
  const found = ['Cashier | Puregold Price | 2019 | 2020', 'Silliman University | BS Biology | 2014']
  expect(told(`LUZ REYES\n\nWORK\n${post}\n- Served people\n\nMy Credentials\n${school}`)).toEqual(found)
  expect(told(`LUZ REYES\nMakati\n\nPractice\n${post}\n- Served people\n\nEDUCATION\n${school}`)).toEqual(found)
})

test('a teacher whose employers are schools has no education of them', () => {
  const posts = 'Teacher I\nBicol University\n2019 - 2020\nInstructor\nNaga College\n2015 - 2019'
  expect(told(`LUZ REYES\nEXPERIENCE\n${posts}`)).toHaveLength(2)
})
