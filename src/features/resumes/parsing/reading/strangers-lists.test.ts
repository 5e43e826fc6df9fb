import { expect, test } from 'vitest'
import { readResume } from './read-resume.ts'

const read = (text: string) => readResume(text, '2026-11-22')
const postsIn = (text: string) =>
  read(text).work_history.map(({ title, employer, from, to }) => [title, employer, from, to].join(' | '))
const schoolsIn = (text: string) =>
  read(text).education.map((entry) => [entry.school, entry.degree, entry.from_year, entry.to_year].join(' | '))

test.each([
  [
    'a list within a post, by its words a heading, ends no work where dated posts go on below it',
    'EXPERIENCE\nWeb Developer, Tain Corp.\nMarch 2020 - Feb 2023\nProgramming languages:\n• Python\n• Java\nMorrow LLC\nSystem Administrator, July 2017 - Jan 2020\n• Kept the machines running',
    ['Web Developer | Tain Corp. | 2020-03 | 2023-02', 'System Administrator | Morrow LLC | 2017-07 | 2020-01'],
  ],
  [
    'a list of skills below the work stays one',
    'EXPERIENCE\nClerk, Tain Corp., 2020 - 2023\nSKILLS\nBasketry\nWeaving',
    ['Clerk | Tain Corp. | 2020 | 2023'],
  ],
  [
    'posts in brackets behind their undated employers and towns',
    'EXPERIENCE\nTain Memorial Hospital at Oban (CNA)\nBexhill Medical Center at Morrow (Staff Nurse)',
    ['CNA | Tain Memorial Hospital |  | ', 'Staff Nurse | Bexhill Medical Center |  | '],
  ],
  [
    'a form without a heading, whose employers have no label',
    'Luz Reyes\nCivil status: Single\nTain Corp.\nPosition: Clerk\nYear: 2015 - 2017\nMorrow Inc.\nPosition: Cashier\nYear: 2018 - 2019\nSKILLS\nExcel',
    ['Clerk | Tain Corp. | 2015 | 2017', 'Cashier | Morrow Inc. | 2018 | 2019'],
  ],
  [
    'room around the stroke between month and year',
    'EXPERIENCE\nTain Corp.\nClerk\t07 / 2022 - 08/ 2024',
    ['Clerk | Tain Corp. | 2022-07 | 2024-08'],
  ],
])('%s', (_, text, expected) => {
  expect(postsIn(text)).toEqual(expected)
})

test.each([
  [
    'a school of one field is a school where the next one has another time',
    'School of Practical Weaving | 2021\n• Looms\nOban College | 2017',
    ['School of Practical Weaving |  |  | 2021', 'Oban College |  |  | 2017'],
  ],
  [
    'a faculty of the same time as its university is none',
    'College of Nursing 2015 - 2019\nOban University 2015 - 2019\nBS Nursing',
    ['Oban University | BS Nursing | 2015 | 2019'],
  ],
  [
    'the word for the year to come is no part of a degree, and certifications of an academy are none',
    'Oban University\nDiploma in Weaving (Expected Graduation 2027)\nTain Networking Academy – Certifications\n• Intro to Cables\n• Data Lines',
    ['Oban University | Diploma in Weaving |  | 2027'],
  ],
  [
    'what was given at school is no degree',
    'Oban High School\t2015 - 2019\nCertificate of recognition for finishing Junior High School, 2017\nCertificate of excellence for being first in Weaving 2018-2019',
    ['Oban High School |  | 2015 | 2019'],
  ],
])('%s', (_, text, expected) => {
  expect(schoolsIn(`EDUCATION\n${text}`)).toEqual(expected)
})
