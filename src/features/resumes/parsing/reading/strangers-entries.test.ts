import { expect, test } from 'vitest'
import { readResume } from './read-resume.ts'

const DAY = '2026-11-27'
const read = (text: string) => readResume(`Luz Reyes\n${text}`, DAY)
const posts = (text: string) =>
  read(`WORK EXPERIENCE\n${text}`).work_history.map(({ title, employer, from, to }) =>
    [title, employer, from, to].map((part) => part ?? '').join(' | '),
  )
const schools = (text: string) =>
  read(`EDUCATION\n${text}`).education.map((one) =>
    [one.school, one.degree, one.from_year, one.to_year].map((part) => part ?? '').join(' | '),
  )

test('a job and its employer around a comma, with a job nobody knows among them', () => {
  expect(
    posts(
      'Jan 2021 — Present\tBilling Specialist, Tidewell\tCebu City\n• Sent bills\nAug 2019 — Jan 2021\tCashier, Morrow\tCebu City\n• Counted money\nAug 2016 — Jun 2017\tHelp Line, Northgate High School\tCebu City\n• Answered questions',
    ),
  ).toEqual([
    'Billing Specialist | Tidewell | 2021-01 | present',
    'Cashier | Morrow | 2019-08 | 2021-01',
    'Help Line | Northgate High School | 2016-08 | 2017-06',
  ])
})

test('where every line stands apart, its post belongs to the time all the same', () => {
  expect(
    posts(
      'Bookkeeper\nTidewell Inc | Remote\n2023 – Present\n• Kept books\n\nPayroll Clerk\n\nMorrow Bay Oy | Remote\n\n2022 – 2024\n\n• Paid people\n\nCoastal Radio Operator (CRO)\n\nNorthern Islands Navy\n\n2010 – 2014\n\n• Sent word',
    ),
  ).toEqual([
    'Bookkeeper | Tidewell Inc | 2023 | present',
    'Payroll Clerk | Morrow Bay Oy | 2022 | 2024',
    'Coastal Radio Operator | Northern Islands Navy | 2010 | 2014',
  ])
})

test('an employer whose name begins small, with a digit in it', () => {
  expect(
    posts(
      'Web Developer\nTidewell Inc.\nPasig City, Philippines\nMay 2021 – June 2022\n\nSupport Engineer\nn7data Inc.\nPasig City, Philippines\nMay 2019 – April 2021',
    ),
  ).toContain('Support Engineer | n7data Inc. | 2019-05 | 2021-04')
})

test('what was used in a post ends no work', () => {
  expect(
    posts(
      'Tidewell Systems Inc.\tIloilo City\nIntern\tFeb 2025 - May 2025\n• Drew screens\n\nTechstack: MongoDB, React\n\nHarbor Society (Student Club)\tIloilo City\nMedia Officer\tAug 2023 - Jun 2024\n• Took pictures',
    ),
  ).toEqual([
    'Intern | Tidewell Systems Inc. | 2025-02 | 2025-05',
    'Media Officer | Harbor Society | 2023-08 | 2024-06',
  ])
})

test('an employer, who they are, and the posts there, all of them items', () => {
  expect(
    posts(
      '• Oakline\n• Oakline is a maker of small engines for boats, with shops in\n• three towns.\n• Service Lead | February 2023 - Present\n• Answers mails\n• Service Clerk | October 2022 - February 2023\n• Wrote lists\n• Tidewell, OPC\n• Tidewell, OPC is a hosting firm for small shops.\n• Web Developer | November 2019 - October 2022\n• Built pages',
    ),
  ).toEqual([
    'Service Lead | Oakline | 2023-02 | present',
    'Service Clerk | Oakline | 2022-10 | 2023-02',
    'Web Developer | Tidewell, OPC | 2019-11 | 2022-10',
  ])
})

test('entries told in few words behind their time', () => {
  expect(
    posts(
      '- Feb 2020- March 2020: worked with Tidewell branch\n- Dec 2020- Feb 2021: worked with morrow limited as a sales person.\n- Oct 2021: worked with COMELEC as voter registration clerk.\n- 2022-current: HARBOR UWAZI LTD as sales representative',
    ),
  ).toEqual([
    ' | Tidewell branch | 2020-02 | 2020-03',
    'sales person | morrow limited | 2020-12 | 2021-02',
    'voter registration clerk | COMELEC | 2021-10 | 2021-10',
    'sales representative | HARBOR UWAZI LTD | 2022 | present',
  ])
})

test.each([
  [
    'Freelance | Independent Contractor\nMay 2024 – Present\n• Built pages',
    'Independent Contractor | Freelance | 2024-05 | present',
  ],
  ['Delivery Rider | Harbor Foods Inc.\tJan 20 21 - Present', 'Delivery Rider | Harbor Foods Inc. | 2021-01 | present'],
  ['• Harbor Gas Corporation (2021)\nSYSTEMUPDATESANDHELPDESK', ' | Harbor Gas Corporation | 2021 | 2021'],
])('posts and times as some write them: %s', (text, expected) => expect(posts(text)).toEqual([expected]))

test.each([
  [
    'degrees as items above their schools',
    '• Bachelor of Information Technology\nUniversity of Northgate\t2022 - Present\n\n• Diploma in Networking\nInstitute of Harbor Trades 2017 - 2019',
    [
      'University of Northgate | Bachelor of Information Technology | 2022 | ',
      'Institute of Harbor Trades | Diploma in Networking | 2017 | 2019',
    ],
  ],
  [
    'a major without its degree',
    'Bexhill River College\tSacramento, CA\nMajor: Computer Science | Currently enrolled\tAugust 2021- Present',
    ['Bexhill River College | Computer Science | 2021 | '],
  ],
  [
    'schools in brackets behind their papers',
    '• First School Leaving Certificate (Unity Nursery and Primary international Schools, Imo State) 2004-2013',
    ['Unity Nursery and Primary international Schools | First School Leaving Certificate | 2004 | 2013'],
  ],
  [
    'papers of seminars below a degree',
    'BACHELOR OF SCIENCE IN INFORMATION TECHNOLOGY\nHarbor College of Cagayan | 2023 - Present\n• Certificate of Completion | Networks Course | Tidewell Networking Academy',
    ['Harbor College of Cagayan | BACHELOR OF SCIENCE IN INFORMATION TECHNOLOGY | 2023 | '],
  ],
  [
    'a program beside studies',
    'El Monte College\tAug 2006 – Jun 2011\nNorthgate Mentoring Program\tOct 2013 – Present',
    ['El Monte College |  | 2006 | 2011'],
  ],
])('education: %s', (_, text, expected) => expect(schools(text)).toEqual(expected))

test('a sentence about studies is no title', () => {
  expect(
    read('Completed an associate of science at Bexhill College before a bootcamp.\nSKILLS\nHTML, CSS').title,
  ).toBeNull()
})

test('what is said in brackets between a head and its time is no part of either', () => {
  expect(
    posts(
      'Stock Clerk\nMorrow Depot, Oban, Scotland\n(Ledgers, Maps (Old))\n01/2023 - 05/2023\n• Kept the books\nCashier\nFern Lane, Bexhill, England\n(Tills)\n07/2018 - 11/2020\n• Took payments',
    ),
  ).toEqual(['Stock Clerk | Morrow Depot | 2023-01 | 2023-05', 'Cashier | Fern Lane | 2018-07 | 2020-11'])
})

test('a time in brackets above another line is still the time of its entry', () => {
  expect(posts('Stock Clerk\n(01/2023 - 05/2023)\nMorrow Depot\nCashier\n(07/2018 - 11/2020)\nFern Lane')).toEqual([
    'Stock Clerk | Morrow Depot | 2023-01 | 2023-05',
    'Cashier | Fern Lane | 2018-07 | 2020-11',
  ])
})

const LONG =
  'Northern Research Center on Tides and Winds, Deep Water and Slow Currents (NRC) & National Institute of Harbours and Lights (NIHL)'
test('a long name right above its time is of the entry', () => {
  expect(posts(`Stock Clerk\n${LONG}\n01/2023 - 05/2023\n• Kept the books`)[0]).toMatch(
    /^Stock Clerk \| Northern Research Center.* \| 2023-01 \| 2023-05$/,
  )
})

test('a sentence above a time is none', () => {
  const told =
    'Kept the books of the Harbour Company and of all its halls, and wrote a letter to those who had not paid'
  const found = posts(`Stock Clerk, Morrow Depot\t01/2023 - 05/2023\n${told}.\n07/2018 - 11/2020\nCashier, Fern Lane`)
  expect(found.join()).not.toContain('Kept')
})
