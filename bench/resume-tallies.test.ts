import { expect, test } from 'vitest'
import type { ParsedResume } from '../src/features/resumes/parsing/contract.ts'
import { talliesOf } from './resume-tallies.ts'

const NOTHING: ParsedResume = {
  title: null,
  skills: [],
  experience: null,
  location: null,
  education: [],
  work_history: [],
}
const TRUTH = {
  name: 'any',
  css: '',
  html: '',
  title: 'Sales & Marketing Head',
  work: [] as string[],
  education: [] as string[],
}

/** How many of the schools, and of their dates, are right. */
const right = (wanted: string, school: string, degree: string | null, from: number | null, to: number | null) => {
  const education = [{ school, degree, from_year: from, to_year: to }]
  const tallies = talliesOf({ ...TRUTH, education: [wanted] }, { ...NOTHING, education })
  return [tallies.education.right, tallies['education dates'].right]
}

test.each([
  [
    'De La Salle University – Dasmariñas | B.S. in Biology | 2012-06 | 2016-03',
    'De La Salle University - Dasmarinas',
    'BS in Biology',
    2012,
    2016,
  ],
  ["St. Paul's College | Arts & Letters | 2019 | present", 'St Paul’s College', 'Arts and Letters', 2019, null],
  ['Tanay High School | Senior High School (HUMSS) | | 2019', 'Tanay High School', 'HUMSS', null, 2019],
])('what only looks different is the same: %s', (wanted, school, degree, from, to) => {
  expect(right(wanted, school, degree, from, to)).toEqual([1, 1])
})

test.each([
  ['Tanay High School | | | 2019', 'Tanay High School, Rizal', null, null, 2019, [0, 1]],
  ['Tanay High School | BS Biology | 2015 | 2019', 'Tanay High School', 'BS Biology, cum laude', null, 2019, [0, 0]],
])('a place, an honour and a missing year are wrong: %s', (wanted, school, degree, from, to, tally) => {
  expect(right(wanted, school, degree, from, to)).toEqual(tally)
})

test('titles are compared without their signs', () => {
  expect(talliesOf(TRUTH, { ...NOTHING, title: 'sales and marketing head' }).title.right).toBe(1)
})
