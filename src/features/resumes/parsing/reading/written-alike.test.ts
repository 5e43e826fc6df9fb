import { expect, test } from 'vitest'
import type { PageLine } from './lines.ts'
import { readResume } from './read-resume.ts'

const DAY = '2026-11-22'
const postsIn = (source: string | PageLine[]) =>
  readResume(source, DAY).work_history.map(({ title, employer, from, to }) => [title, employer, from, to].join(' | '))
const schoolsIn = (source: string | PageLine[]) =>
  readResume(source, DAY).education.map((one) =>
    [one.school, one.degree, one.from_year, one.to_year].map((part) => part ?? '').join(' | '),
  )

test.each([
  [
    'a second degree below a school is of that school',
    'Bayside University\tOrmoc City\nMaster of Science in Computing\tMay 2025\nBachelor of Science in Physics\tMay 2021',
    [
      'Bayside University | Master of Science in Computing |  | 2025',
      'Bayside University | Bachelor of Science in Physics |  | 2021',
    ],
  ],
  [
    'where the years stand beside courses, what nobody knows there is a course',
    '2016 - 2017\tWEB DEVELOPMENT\nKODALIA, BERLIN\n2014 - 2015\tILLUSTRATION\nVARESA, MILAN\n2012 - 2013\tFASHION DESIGN\nMORANDI, MILAN',
    [
      'KODALIA | WEB DEVELOPMENT | 2016 | 2017',
      'VARESA | ILLUSTRATION | 2014 | 2015',
      'MORANDI | FASHION DESIGN | 2012 | 2013',
    ],
  ],
  [
    'a label of lessons or marks is neither school nor degree, nor is how a degree was given a part of it',
    'Lakan College, June 2014 - March 2018\nBachelor of Arts in Journalism awarded cum laude in March 2018.\nGrades of: Economics, Accountancy, Mathematics',
    ['Lakan College | Bachelor of Arts in Journalism | 2014 | 2018'],
  ],
  [
    'a leaving paper is the degree of its school',
    'Istituto Corvini\t2015 – 2020\nHigh school leaving qualification in Electronics',
    ['Istituto Corvini | High school leaving qualification in Electronics | 2015 | 2020'],
  ],
  [
    'a degree and its school with nothing between them, and classes, which are levels',
    'Master of Business Administration (MBA) Lakewood State University, Tacoma, WA\nBachelor of Science in Civil Engineering Taurine University, Angola, IN\nXII (CBSE) | Hillside Public School\t2012',
    [
      'Lakewood State University | Master of Business Administration (MBA) |  | ',
      'Taurine University | Bachelor of Science in Civil Engineering |  | ',
      'Hillside Public School |  |  | 2012',
    ],
  ],
])('schools: %s', (_, text, wanted) => expect(schoolsIn(`Luz Reyes\nEDUCATION\n${text}`)).toEqual(wanted))

test.each([
  [
    'a course with its term in brackets is no entry among spans',
    'Palawan Polytechnic\nResearch Assistant\nMay 2020 - Present\n\nTeaching Assistant\nJune 2018 - May 2020\nData Structures (2019)',
    [
      'Research Assistant | Palawan Polytechnic | 2020-05 | present',
      'Teaching Assistant | Palawan Polytechnic | 2018-06 | 2020-05',
    ],
  ],
  [
    'a freelancer among employees has no employer',
    'Balayan Radio, Batangas, 2020 - Present\nManaging Editor\n\nFreelance journalist, Lipa City, May 2018 - Present\n\nKapitbahay News, Batangas, 2015 - 2018\nReporter',
    [
      'Managing Editor | Balayan Radio | 2020 | present',
      'Freelance journalist |  | 2018-05 | present',
      'Reporter | Kapitbahay News | 2015 | 2018',
    ],
  ],
  [
    'names that begin as deeds do',
    'Piping Reef Club\tCebu City\nService Crew\tJun 2022 – Oct 2022\n• Served at weddings',
    ['Service Crew | Piping Reef Club | 2022-06 | 2022-10'],
  ],
  [
    'the year first and a hyphen without spaces, below dots that lead nowhere',
    'Borsan Co.. . . . . . . . . . . .\nSenior Engineer\t2022/10-2024/07\n• Did this\n\nDelta Inc.. . . . . . . . . . . .\nTester\t2020/10-2022/08\n• Did that',
    ['Senior Engineer | Borsan Co | 2022-10 | 2024-07', 'Tester | Delta Inc | 2020-10 | 2022-08'],
  ],
  [
    'posts in a column of another name',
    'Organization\tStatus\tYear\nAce Ideas\tManager\t2016 til date\nData Hub\tData Analyst\t2015 to 2016',
    ['Manager | Ace Ideas | 2016 | present', 'Data Analyst | Data Hub | 2015 | 2016'],
  ],
  [
    'an employer nobody knows two lines below a time that stands alone',
    '11/2023 - 04/2026\nSoftware Engineer\nMr.Calan Legas | Makati\n• Made it faster',
    ['Software Engineer | Mr.Calan Legas | 2023-11 | 2026-04'],
  ],
])('posts: %s', (_, text, wanted) => expect(postsIn(`Luz Reyes\nEXPERIENCE\n${text}`)).toEqual(wanted))

test('what each post lists after a label ends no section', () => {
  const text =
    'Luz Reyes\nEXPERIENCE\nDeveloper\nCoralscale – March 2023 – Present\nTechnologies: Vue, Docker\nTester\nRexa Build – January 2021 – June 2022\nTechnologies: Selenium'
  expect(postsIn(text)).toEqual([
    'Developer | Coralscale | 2023-03 | present',
    'Tester | Rexa Build | 2021-01 | 2022-06',
  ])
})

test('a sign of a font of signs is no letter of its heading, and is a point before several lines', () => {
  const line = (...runs: [text: string, look: string][]): PageLine => runs.map(([text, look]) => ({ text, look }))
  const sign = (letter: string, text: string, look: string) => line([letter, 'signs 10'], [` ${text}`, look])
  expect(
    postsIn([
      line(['Luz Reyes', 'bold 18']),
      sign('R', 'Jobs', 'bold 12'),
      line(['Forenlab GmbH', 'bold 10'], ['\t', ''], ['2021 - 2023', 'plain 10']),
      line(['Educational Internship', 'slanted 10'], ['\t', ''], ['Berlin, Germany', 'plain 10']),
      sign('ó', 'Wrote a tool', 'plain 10'),
      sign('ó', 'Showed it in class', 'plain 10'),
    ]),
  ).toEqual(['Educational Internship | Forenlab GmbH | 2021 | 2023'])
})
