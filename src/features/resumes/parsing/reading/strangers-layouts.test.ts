import { expect, test } from 'vitest'
import { readResume } from './read-resume.ts'

const DAY = '2026-11-22'
const posts = (text: string) =>
  readResume(text, DAY).work_history.map(({ title, employer, from, to }) => [title, employer, from, to].join(' | '))
const schools = (text: string) =>
  readResume(text, DAY).education.map((one) =>
    [one.school, one.degree, one.from_year, one.to_year].map((part) => part ?? '').join(' | '),
  )

test.each([
  [
    'Fernhill, Tucson, AZ: Payroll Intern\t06/2021 - 08/2021\n• Filed slips\nOrchard Lane, Singapore: Audit Intern\t06/2019 - 08/2019\n• Read ledgers',
    ['Payroll Intern | Fernhill | 2021-06 | 2021-08', 'Audit Intern | Orchard Lane | 2019-06 | 2019-08'],
  ],
  [
    'Shift Lead\t2018 – 2024\nBrightpath, Amman, Jordan\n• Led six people\nCashier\t2016 – 2018\nMorrow Lane, Nairobi, Kenya\n• Took payments',
    ['Shift Lead | Brightpath | 2018 | 2024', 'Cashier | Morrow Lane | 2016 | 2018'],
  ],
])('a name before a town and its state or country is the employer where nothing else is', (lines, expected) => {
  expect(posts(`Luz Reyes\nWORK EXPERIENCE\n${lines}`)).toEqual(expected)
})

test('a town and its state below a promotion are no employer', () => {
  expect(
    posts(
      'Luz Reyes\nEXPERIENCE\nMorrow Consulting\nClerk\nOctober 2025 - Present (5 months)\n• Kept the books\n\nBexhill State University\n3 years\nResearch Assistant\nAugust 2024 - Present (1 year)\nKirkdale, Missouri, United States\n• Cleaned records\nTutor\nAugust 2022 - July 2024 (2 years)\nKirkdale, Missouri, United States',
    ),
  ).toContain('Tutor | Bexhill State University | 2022-08 | 2024-07')
})

test('the post may be the first item below its employer and time', () => {
  expect(
    posts(
      'Luz Reyes\nEXPERIENCE\nHarborworks, New York, NY\tSummer 2018\n• Data Analyst\n• Built reports for the board\nTidewater Ltd, Boston, MA\t2017 - present\n• Research Assistant\n• Cleaned the records of a clinic',
    ),
  ).toEqual(['Data Analyst | Harborworks | 2018 | 2018', 'Research Assistant | Tidewater Ltd | 2017 | present'])
})

test('the employer may be the first item below every post and its time', () => {
  expect(
    posts(
      'Luz Reyes\nEXPERIENCE\nStore Manager\t2024 — Present\n• Bayleaf Trade\nLed the whole shop from its opening hours to the books of the day\nStock Clerk\t2022 — 2024\n• Morrow Depot\nCounted what came in and went out in four halls of the depot',
    ),
  ).toEqual(['Store Manager | Bayleaf Trade | 2024 | present', 'Stock Clerk | Morrow Depot | 2022 | 2024'])
})

test.each([
  [
    'Worked as Office Clerk with M/s Alder Traders, Cochin for two years (Nov 1999 to April 2003).',
    'Office Clerk | M/s Alder Traders | 1999-11 | 2003-04',
  ],
  [
    'April 2021 - to date – Working as Head of Stores at iCrest Limited a firm of brokers',
    'Head of Stores | iCrest Limited | 2021-04 | present',
  ],
])('an item tells its post, employer and time: %s', (item, expected) => {
  expect(posts(`Luz Reyes\nWORK EXPERIENCE\n• ${item}\n• Prepared the books`)).toContain(expected)
})

test('employers with nothing below them but posts had somebody in each of those', () => {
  expect(
    posts(
      'Luz Reyes\nWORK EXPERIENCE\nTASKPOINT (small jobs online)\n• Audio Transcriptionist\n• Video Annotator\nMORROW SPORTS CORP.\n• Company Assistant',
    ),
  ).toEqual([
    'Audio Transcriptionist | TASKPOINT |  | ',
    'Video Annotator | TASKPOINT |  | ',
    'Company Assistant | MORROW SPORTS CORP. |  | ',
  ])
})

test('fields of a post are of it, also as items and with its time called experience', () => {
  expect(
    posts(
      'Luz Reyes\nWORK EXPERIENCE\n• Current Employer: Fernhill Payments\nPosition: Cash Officer\nDuration: From 14 Sep 2015 to …\n• Previous Employer: Morrow Limited\nPosition: Support Agent\nExperience: From Nov 2013 to Aug 2015',
    ),
  ).toEqual([
    'Cash Officer | Fernhill Payments | 2015-09 | present',
    'Support Agent | Morrow Limited | 2013-11 | 2015-08',
  ])
})

test('headings with a letter too many, missing or changed are headings', () => {
  expect(
    posts('Luz Reyes\nWORK EXPERIANCE\nCashier, Bayleaf Market\t2019 - 2021\nPROFFESSIONAL QUALIFICATIONS\nCPA'),
  ).toEqual(['Cashier | Bayleaf Market | 2019 | 2021'])
})

test('a post with a word of headings in it and its time is no heading', () => {
  expect(
    posts(
      'Luz Reyes\nEXPERIENCE\nStudent Help Desk\tBexhill Hall\nWork-Study\tMar 2024 – Jun 2024\n• Answered questions',
    ).length,
  ).toBe(1)
})

test.each([
  [
    'University of Oban\tCollege Park, MD\nB.S., Computer Engineering, GPA 3.76\tExpected May 2028',
    'University of Oban | B.S. Computer Engineering |  | 2028',
  ],
  ['Alder High School\t2018 - 2020\nCBSE (Class XII), Aggregate: 81%', 'Alder High School |  | 2018 | 2020'],
  ['Bachelor’s Degree — Oban University\n2018 - 2022', "Oban University | Bachelor's Degree | 2018 | 2022"],
  ['SHS: Alder Learning Center\tS.Y.2023-2024', 'Alder Learning Center |  | 2023 | 2024'],
  [
    'JHS: Governor Pio Luna East National\tS.Y. 2019-2023\nHigh School',
    'Governor Pio Luna East National High School |  | 2019 | 2023',
  ],
  ['Oban Institute\t2019 - 2023\nof Technology\nBS Nursing', 'Oban Institute of Technology | BS Nursing | 2019 | 2023'],
  ['SIJIL TINGGI (ST)\nSMK Bukit Rata | 2016', 'SMK Bukit Rata | SIJIL TINGGI (ST) |  | 2016'],
])('schools of strangers: %s', (lines, expected) => {
  expect(schools(`Luz Reyes\nEDUCATION\n${lines}`)).toContain(expected)
})

test('items that each have a year are schools of their own, however they were left', () => {
  expect(
    schools(
      'Luz Reyes\nACADEMIC QUALIFICATION\n• Completed HSC from Board of Oban in 2006.\n• Passed high school From Alder School in 2004\n• B. Tech with ECE from Bexhill College in year 2011 with 70 %.',
    ),
  ).toEqual([' | HSC |  | 2006', 'Alder School |  |  | 2004', 'Bexhill College | B. Tech with ECE |  | 2011'])
})

test('a course with its time is said where there is no school at all', () => {
  expect(schools('Luz Reyes\nEDUCATION\nSoftware Engineering Studies\n2025 — Present')).toEqual([
    ' | Software Engineering Studies | 2025 | ',
  ])
})

test('letters drawn as one are the letters they stand for', () => {
  expect(readResume('Luz Reyes\nSo\u{14c}ware Implementa\u{19f}on Specialist', DAY).title).toBe(
    'Software Implementation Specialist',
  )
})

test('what is applied for is the title, whether a sign follows the label or not', () => {
  expect(readResume('LUZ REYES\nluz@example.test\nPOST APPLIED FOR LIFT TECHNICIAN', DAY).title).toBe('Lift Technician')
})

test('what people call themselves right below their name is the title', () => {
  expect(
    readResume(
      'Luz Reyes\nLifelong Learner, Web Designer, Speaker\nEXPERIENCE\nCashier, Bayleaf Market\t2019 - 2021',
      DAY,
    ).title,
  ).toBe('Lifelong Learner, Web Designer, Speaker')
})

test('a firm may be named before what was done there', () => {
  expect(
    posts(
      'Luz Reyes\nWORKING EXPERIENCE\nAlder Group.: Working as an Electrician in the team of a site, Bexhill.\nMorrow Group : Working as an Electrician on a tower. From 2013 to 2015.',
    ),
  ).toContain('Electrician | Morrow Group | 2013 | 2015')
})
