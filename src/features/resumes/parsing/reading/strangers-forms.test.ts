import { expect, test } from 'vitest'
import type { PageLine } from './lines.ts'
import { readResume } from './read-resume.ts'

const DAY = '2026-11-28'
const read = (text: string) => readResume(`Luz Reyes\n${text}`, DAY)
const postsIn = (source: string | PageLine[]) =>
  readResume(source, DAY).work_history.map(({ title, employer, from, to }) =>
    [title, employer, from, to].map((part) => part ?? '').join(' | '),
  )
const posts = (text: string) => postsIn(`Luz Reyes\nWORK EXPERIENCE\n${text}`)
const schools = (text: string) =>
  read(`EDUCATION\n${text}`).education.map((one) =>
    [one.school, one.degree, one.from_year, one.to_year].map((part) => part ?? '').join(' | '),
  )

test.each([
  [
    'the level below a school and its strand begins no other school',
    '2019 - 2021\tTain College\nICT – Programming\nSenior High School Diploma\nAward: High honor, 2019 – 2021\n\n2015 - 2019\tOban Academy\nJunior High School Diploma',
    ['Tain College | ICT - Programming | 2019 | 2021', 'Oban Academy |  | 2015 | 2019'],
  ],
  [
    'a hyphen without room around it parts a school from its degree, also where the name goes on below',
    'May 2015 to June 2019: Oban University-Bachelor of Science in Fishing\n2011 to 2014: Tain Girls’ High School-Bexhill Certificate of\nSecondary Education',
    [
      'Oban University | Bachelor of Science in Fishing | 2015 | 2019',
      "Tain Girls' High School | Bexhill Certificate of Secondary Education | 2011 | 2014",
    ],
  ],
  [
    'and a degree from the school behind it',
    'Diploma in Welding-Tain Technical College (September 2019 - August 2021)\nBexhill Certificate of Secondary Education-Oban Secondary School\t2018',
    [
      'Tain Technical College | Diploma in Welding | 2019 | 2021',
      'Oban Secondary School | Bexhill Certificate of Secondary Education |  | 2018',
    ],
  ],
  [
    'a hyphen within the name of a school parts nothing',
    'Ateneo de Oban-Tain University\t2015 - 2019\nBS Biology',
    ['Ateneo de Oban-Tain University | BS Biology | 2015 | 2019'],
  ],
  [
    'lessons listed below their label are no degree',
    'Oban High School\t2015 - 2020\nSubjects passed: English\nPhysical Science\nComputer Technology\nTourism',
    ['Oban High School |  | 2015 | 2020'],
  ],
  [
    'what somebody tells below a school names no other one',
    'Oban Primary School 2005-2015\nI had my first lessons at Tain Nursery School in Bexhill.\nTain University 2018 -\nMy years at the Tain University go on until I know enough.',
    ['Oban Primary School |  | 2005 | 2015', 'Tain University |  | 2018 | '],
  ],
  [
    'Our Lady of … is a name and nothing told',
    'Our Lady of Tain University\t2015 - 2019\nBS Biology',
    ['Our Lady of Tain University | BS Biology | 2015 | 2019'],
  ],
  [
    'certifications below their own line are of no school',
    'Tain University\t2018 - 2022\nBachelor of Music\nMusic certifications\nOSM (GRADE 5) - 2021\nTCM (GRADE 5) - 2023',
    ['Tain University | Bachelor of Music | 2018 | 2022'],
  ],
  [
    'a town with the letters of its state is no part of a school, with nothing between them',
    'Associate of Arts, Fishing – Bexhill City College Santa Fe, NM\t2015',
    ['Bexhill City College | Associate of Arts, Fishing |  | 2015'],
  ],
  [
    'the name of a column of years is no course',
    'Date/ Year Graduated\nTain University – Oban Campus\nUndergraduate\n\nTain High School\t2015 - 2019',
    ['Tain University - Oban Campus |  |  | ', 'Tain High School |  | 2015 | 2019'],
  ],
])('%s', (_, text, expected) => {
  expect(schools(text)).toEqual(expected)
})

test('a post nobody knows, with a colon before a bank and its time, above what was done', () => {
  expect(
    posts(
      'Attaché: Tidewell Bank Bexhill Ltd (January to March 2020)\nKey roles and responsibilities\n• Kept the books of two desks\n\nFull time intern: Morrow Ltd (May 2017 to September 2017)\nKey roles and responsibilities\n• Set up computers',
    ),
  ).toEqual([
    'Attaché | Tidewell Bank Bexhill Ltd | 2020-01 | 2020-03',
    'Full time intern | Morrow Ltd | 2017-05 | 2017-09',
  ])
})

test('years in brackets behind their months', () => {
  expect(posts('TIDEWELL CAFÉ\nDuration:\tMarch (2021) – November (2021)\nPosition:\tRetail Assistant')).toEqual([
    'Retail Assistant | TIDEWELL CAFÉ | 2021-03 | 2021-11',
  ])
})

test('the street of an employer is none', () => {
  expect(posts('Bexhill County Public Library\nMay 2018-Present\t371 N Harbor St\nOban, NC 27028')).toEqual([
    ' | Bexhill County Public Library | 2018-05 | present',
  ])
})

test('who stays at home has no post there', () => {
  expect(
    posts(
      'Recording Technician – Bexhill County\nNovember 2019 – Present\n• Filed deeds\n\nStay at home mom - May 2016 to November 2019\n\nLoan Assistant - Tidewell Bank\nSeptember 2014 to May 2016\n• Called people',
    ),
  ).toEqual([
    'Recording Technician | Bexhill County | 2019-11 | present',
    'Loan Assistant | Tidewell Bank | 2014-09 | 2016-05',
  ])
})

test('a firm that ends as a post does takes the employers of the others away from none', () => {
  expect(
    posts(
      'Web Developer\tMay 2024 - June 2024\nTidewell x Morrow – Remote\n• Wrote pages\n\nWeb Developer\tMay 2023 - April 2024\nBayleaf x Harbor Investment Manager – Remote\n• Wrote pages\n\nWeb Developer\tJune 2022 – March 2023\nKodalia DAO\n• Wrote pages',
    ).filter((_, at) => at !== 1),
  ).toEqual([
    'Web Developer | Tidewell x Morrow | 2024-05 | 2024-06',
    'Web Developer | Kodalia DAO | 2022-06 | 2023-03',
  ])
})

test('without times, names in one style above their posts are employers where one says that it is', () => {
  const line = (text: string, look: string): PageLine => [{ text, look }]
  const head = 'sans bold 11'
  const page = [
    line('Luz Reyes', 'sans bold 20'),
    line('WORK EXPERIENCE', 'sans bold 14'),
    [],
    line('Tidewell Restaurant Group', head),
    line('General Manager', 'sans 11'),
    line('• Led a crew of nine people', 'sans 11'),
    [],
    line('Morrow Bay', head),
    line('Shift Manager', 'sans 11'),
    line('• Opened the place in the morning', 'sans 11'),
  ]
  expect(postsIn(page)).toEqual([
    'General Manager | Tidewell Restaurant Group |  | ',
    'Shift Manager | Morrow Bay |  | ',
  ])
})

test('an entry in bold goes on with what was done there in plain letters', () => {
  const page: PageLine[] = [
    [{ text: 'Luz Reyes', look: 'text strong 11' }],
    [{ text: 'EXPERIENCE', look: 'text strong 11' }],
    [
      { text: 'Bilingual Tutor 2022-2024 Bexhill School District - Tain High School ', look: 'text strong 11' },
      {
        text: 'Support students who come from abroad, and write to their parents. Keep the lists of both.',
        look: 'text 11',
      },
    ],
    [
      { text: 'Soccer Coach 2020-2021 Morrow Club Inc. ', look: 'text strong 11' },
      { text: 'Teach children to play with each other, and travel with them to games.', look: 'text 11' },
    ],
  ]
  expect(postsIn(page)).toEqual([
    'Bilingual Tutor | Bexhill School District | 2022 | 2024',
    'Soccer Coach | Morrow Club Inc. | 2020 | 2021',
  ])
})

test('an entry whose time, post and employer are in letters of their own tells nothing by itself', () => {
  const page: PageLine[] = [
    [{ text: 'Luz Reyes', look: 'sans f1 20' }],
    [{ text: 'EXPERIENCE', look: 'sans f2 14' }],
    [
      { text: '01/2020–present', look: 'sans f3 10' },
      { text: '\t', look: '' },
      { text: 'Staff Nurse', look: 'sans f4 10' },
      { text: ', ', look: 'sans f3 10' },
      { text: 'Tain Memorial General Hospital', look: 'sans f2 10' },
      { text: ', Bexhill of the North, Oban.', look: 'sans f3 10' },
    ],
    [{ text: '• Cared for six to eight people a shift', look: 'sans f3 10' }],
  ]
  expect(postsIn(page)).toEqual(['Staff Nurse | Tain Memorial General Hospital | 2020-01 | present'])
})

test.each([
  ['the job intended', 'Job intention: Music Instructor\nSKILLS\nPiano', 'Music Instructor'],
  [
    'the job with which an objective begins',
    'OBJECTIVE\nSoftware Developer looking for a position as a front end person where I can grow.\nSKILLS\nPHP',
    'Software Developer',
  ],
  ['no job, where who seeks is none', 'OBJECTIVE\nFresh graduate looking for a stable company.\nSKILLS\nPHP', null],
])('%s', (_, text, title) => {
  expect(read(text).title).toBe(title)
})

test('a line that ends with C++ keeps its signs, and a label that goes on below or a street is no skill', () => {
  const { skills } = read('SKILLS\nJava, C++\nLibraries &\tReact, Leaflet Maps\n12 Harbor Street, Typing')
  expect(skills).toEqual(expect.arrayContaining(['Java', 'C++', 'React', 'Leaflet Maps']))
  expect(skills.filter((skill) => /&|Harbor|^C$/.test(skill))).toEqual([])
})

test('a heading of plain text stands between signs as before', () => {
  expect(read('++SKILLS++\nJava\n*** EDUCATION ***\nOban University\t2015 - 2019').education).toHaveLength(1)
})
