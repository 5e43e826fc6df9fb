import { expect, test } from 'vitest'
import { introduction } from './person.ts'
import { spanOf, tradeSince, workedYears, yearsSaid } from './years.ts'

const work = (from: string | null, to: string | null) => ({ title: 'Clerk', employer: 'Palm', from, to })

test.each([
  [[work('2019-02', '2023-11')], 4],
  [[work('2018', '2020'), work('2020', '2023')], 5],
  [[work('2018-01', '2020-01'), work('2019-01', '2021-01')], 3],
  [[work('2018', '2020'), work('2021', 'present')], null],
  [[work('2018', '2020'), work(null, null)], null],
  [[work('2023-01', '2023-09')], null],
  [[], null],
])('%j comes to %s', (works, years) => {
  expect(workedYears(works)).toBe(years)
})

test.each([
  [work('2019-02', '2023-11'), ' from 2019 to 2023'],
  [work('2021', 'present'), ' since 2021'],
  [work('2021-01', '2021-09'), ' in 2021'],
  [work(null, '2020'), ''],
  [work('soon', 'later'), ''],
])('%j is told as "%s"', (one, said) => {
  expect(spanOf(one)).toBe(said)
})

test('what a letter may say of times goes to the month, and what goes on lasts until today', () => {
  const works = [work('2019-11', '2022-02'), work('2023-05', 'present')]
  expect(yearsSaid({ works }, '2026-11-22')).toEqual(['2019-11 to 2022-02', '2023-05 to 2026-11', '5 years'])
  expect(yearsSaid({ works: [work('2018', '2020')] }, '2026-11-22')).toEqual(['2018 to 2020', '2 years'])
})

const job = (title: string, from: string | null, to: string | null) => ({ ...work(from, to), title })
test.each([
  [[job('Clerk', '2016-02', '2019-01'), job('Clerk', '2019-03', 'present')], 2016],
  [[job('Clerk', '2012-02', '2014-01'), job('Clerk', '2019-03', '2021-01'), job('Clerk', '2021-02', 'present')], 2019],
  [[job('Clerk', '2016', 'present'), job('Cook', '2012', '2015')], null],
  [[job('Clerk', '2016-02', '2019-01'), job('Clerk', '2019-03', '2022-01')], null],
  [[job('Clerk', null, '2019-01'), job('Clerk', '2019-03', 'present')], null],
])('%j is one line of work since %s', (works, since) => {
  expect(tradeSince(works, (title) => title === 'Clerk')).toBe(since)
})

const nobody = {
  first_name: 'Luz',
  last_name: 'Reyes',
  about: null,
  location: null,
  skills: null,
  projects: [],
  resume_url: null,
  website: null,
  linkedin: null,
  github: null,
  availability: null,
  custom_availability: null,
}
test.each([
  ['2017-04', '5-10', 'I am an executive assistant to CEOs and founders with nine years of experience.'],
  // Dates that go beyond what the profile says are of other trades as well.
  ['2017-04', '3-5', 'I am an executive assistant to CEOs and founders with at least three years of experience.'],
])('work since %s of somebody who chose %s: "%s"', (from, bucket, said) => {
  const works = [work(from, '2020-01'), work('2020-01', 'present')]
  const title = 'Executive Assistant to CEOs and Founders'
  expect(introduction({ ...nobody, title, works, years_of_experience: bucket, today: '2026-11' })).toBe(said)
})

test.each([
  ['An Amazon VA with more than 4 years experience in Seller Central.', 'more than four years of experience'],
  ['7+ yrs of bookkeeping experience.', 'more than seven years of experience'],
  ['Accountancy graduate, 7 yrs in bookkeeping.', 'seven years of experience'],
  // Not what they chose, and what is no experience.
  ['With 20 years experience.', 'at least five years of experience'],
  ['I lived there for 6 years in peace.', 'at least five years of experience'],
])('"%s" says %s', (about, years) => {
  const bucket = years.includes('four') ? '3-5' : '5-10'
  expect(introduction({ ...nobody, about, title: 'Bookkeeper', years_of_experience: bucket })).toContain(years)
})
