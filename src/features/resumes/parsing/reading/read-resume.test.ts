import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parsedResume } from '../contract.ts'
import { namesJob } from './job-titles.ts'
import { placeIn } from './place-in.ts'
import { readResume } from './read-resume.ts'
import { headingOf } from './headings.ts'

const DAY = '2026-11-22'
const NOTHING = {
  title: null,
  skills: [],
  experience: null,
  location: null,
  education: [],
  work_history: [],
  results: [],
  places: [],
}

describe('places', () => {
  test.each([
    ['Blk 5 Lot 3, Brgy. San Isidro, Cainta, Rizal 1900', 'Cainta, Rizal'],
    ['Lipa City Batangas 4217', 'Lipa City Batangas'],
    ['Quezon City, Metro Manila, Philippines', 'Quezon City, Metro Manila'],
    ['45 Rizal Street, Lipa City', 'Lipa City'],
    ['Las Piñas City', 'Las Piñas City'],
    ['San Jose del Monte, Bulacan', 'San Jose del Monte, Bulacan'],
    ['Palawan', 'Palawan'],
    ['Quezon Avenue corner Rizal St.', null],
    ['University of Cebu', null],
    ['Angeles University Foundation', null],
    ['Dubai, UAE', null],
    ['Manilatown', null],
  ])('%s', (line, place) => expect(placeIn(line)).toBe(place))

  test.each([
    ['Luz\nAddress: 12 Mabini St., Lucena City, Quezon\nCebu City', 'Lucena City, Quezon'],
    ['Luz\nPlace of birth: Naga City\nPresent Address: Pasig City', 'Pasig City'],
    ['Luz\n# x\nEXPERIENCE\nClerk, ABC Corp., Makati City, 2019 - 2020', null],
    ['Luz\nCONTACT\nTagum City, Davao del Norte', 'Tagum City, Davao del Norte'],
  ])('of %j', (text, place) => expect(readResume(text, DAY).location).toBe(place))
})

test.each([
  ['Staff Nurse', true],
  ['Teacher III', true],
  ['Virtual Assistant (Part-time)', true],
  ['Head of Marketing', true],
  ['Assistant to the Director', true],
  ['Customer Service Representatives', true],
  ['Triple Star Trading Corporation', false],
  ['Maria Clara Santos', false],
  ['Prepared reports for the team every single week of it all', false],
])('%s names a job: %s', (text, is) => expect(namesJob(text)).toBe(is))

test.each([
  'Mabalacat Community High School',
  'Department of Education',
  'MA in Education',
  'Boulder Community Health',
])('%s is no heading', (text) => expect(headingOf(text)).toBeNull())

test('headings at the beginning of their first entry', () => {
  const read = readResume(
    'Wilma Cortez, Laundry Attendant\nWork experience: Laundry Attendant, Conrad Manila, 2019 to present\nEducation: Pasay High School, 2008 to 2012',
    DAY,
  )
  expect(read.title).toBe('Laundry Attendant')
  expect(read.work_history.map(({ employer }) => employer)).toEqual(['Conrad Manila'])
  expect(read.education).toEqual([{ school: 'Pasay High School', degree: null, from_year: 2008, to_year: 2012 }])
})

test('dots that lead to a date, and the numbers of posts, are no words of theirs', () => {
  const { work_history: work } = readResume(
    'Luz\nEXPERIENCE\n1) Backhoe Operator . . . . . . . . 2018 – 2024\nApex Mining Company, Inc., Maco, Davao de Oro',
    DAY,
  )
  expect(work).toEqual([{ title: 'Backhoe Operator', employer: 'Apex Mining Company, Inc.', from: '2018', to: '2024' }])
})

test.each([
  ['WORK EXPERIENCE', 'work'],
  ['Educational Background:', 'education'],
  ['Skills & Abilities', 'skills'],
  ['ON-THE-JOBTRAINING', 'training'],
  ['II. CHARACTER REFERENCES', 'references'],
  ['Karanasan sa Trabaho', 'work'],
  ['Skills: Xero, Excel', 'skills'],
  ['Work Experience (latest first)', 'work'],
  ['Education & Certifications', 'education'],
  ['Mga Naging Trabaho', 'work'],
  ['On-the-Job Training / Work Experience', 'work'],
  ['Documents and Certificates', 'certificates'],
  ['Machine Learning', undefined],
  ['Sales Training Department', undefined],
  ['Experience: 5 years', undefined],
  ['Address: Makati', undefined],
  ['I have a lot of experience', undefined],
])('%s begins %s', (line, kind) => expect(headingOf(line)?.kind).toBe(kind))

test('training counts for no experience, wherever it stands', () => {
  const text = 'Luz Reyes\nON-THE-JOB TRAINING / WORK EXPERIENCE\nHR Intern\nLuisita Park Corp.\nFeb 2024 – May 2024'
  const { work_history: work, experience } = readResume(text, DAY)
  expect([work.map(({ title }) => title), experience]).toEqual([['HR Intern'], null])
})

describe('titles', () => {
  test.each([
    ['Luz Reyes\nVirtual Assistant | Bookkeeper\nlu@example.test', 'Virtual Assistant | Bookkeeper'],
    ['Luz Reyes\nPosition Desired: Line Cook', 'Line Cook'],
    ['Luz Reyes\nOBJECTIVE\nTo obtain a position as a Junior Accountant in a good company', 'Junior Accountant'],
    ['Luz Reyes\nEXPERIENCE\nClerk, ABC Corp. 2015 - 2017\nCashier, DEF Inc. 2018 - present', 'Cashier'],
    ['Luz Reyes\nOBJECTIVE\nTo find work where I can grow', null],
    ['Luz Reyes\nSeeking an entry-level Customer Service Representative position.', 'Customer Service Representative'],
    ['Luz Reyes\nI am applying as an Order Fulfillment Specialist.', 'Order Fulfillment Specialist'],
    ['Luz Reyes\nAspiring IT Support Specialist', 'IT Support Specialist'],
    ['Luz Reyes\nSales and Marketing Professional', 'Sales and Marketing Professional'],
    ['Luz Reyes\nCustomer Support, Email and Chat', 'Customer Support'],
    ['Luz Reyes\nComputer Engineering', null],
    ['Luz Reyes\nWelder (SMAW NC II holder)', 'Welder'],
    ['Luz Reyes\nNais na trabaho: Data Encoder', 'Data Encoder'],
    ['Luz Reyes\nH R GENERALIST', 'HR Generalist'],
  ])('of %j', (text, title) => expect(readResume(text, DAY).title).toBe(title))
})

test('what a text does not say stays empty', () => {
  for (const text of ['', 'hello', '\0\u{fffd}', 'Lorem ipsum dolor sit amet'])
    expect(readResume(text, DAY)).toEqual(NOTHING)
})

describe('whatever comes', () => {
  const line = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.constantFrom(
      'EXPERIENCE',
      'EDUCATION',
      'SKILLS',
      'Accountant, ABC Corp., Jan 2019 - Present',
      '2010 - 2014',
      '• Excel',
      '\t',
      '',
    ),
    fc
      .array(fc.constantFrom(' ', ',', '-', '1', '2019', 'a', 'Jan', '(', 'University', 'of', '\t', '|', "'"), {
        maxLength: 200,
      })
      .map((parts) => parts.join('')),
  )
  test('nothing throws, and the answer is one of the contract', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 40 }), (lines) => {
        expect(parsedResume.safeParse(readResume(lines.join('\n'), DAY)).success).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  test.each([
    ['spaces', ' '.repeat(200_000)],
    ['digits', '2019 '.repeat(40_000)],
    ['dashes', 'a - '.repeat(50_000)],
    ['commas', `SKILLS\n${'Excel, '.repeat(28_000)}`],
    ['one letter', 'a'.repeat(200_000)],
    ['lines', 'Jan 2019 - Present\n'.repeat(10_000)],
    ['years of years', '10 years of years of '.repeat(9000)],
    ['places', 'San Jose del '.repeat(15_000)],
    ['brackets', '('.repeat(200_000)],
    ['headings', `${'A'.repeat(46)} sa\n`.repeat(4000)],
    ['tabs', 'EDUCATION\n'.concat('University\t'.repeat(18_000))],
  ])('200,000 letters of %s take no time', (_, text) => {
    const begun = process.cpuUsage().user
    readResume(text, DAY)
    // Processor time: what else this machine does is no matter.
    expect((process.cpuUsage().user - begun) / 1000).toBeLessThan(3000)
  })
})
