import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { house, type House } from '#server/testing/house.ts'
import { withPlan } from '#server/testing/plans.ts'
import { arrive } from '#server/testing/sample-postings.ts'
import type { SearchAnswer } from '../contract.ts'
import { listSources, refreshSearch } from '../ingest/server/service.ts'

let h: House
let token: string
beforeAll(async () => {
  h = await house()
  await listSources(h.deps)
  await arrive(h, [
    { title: 'Email Copywriter', text: 'Our client sells coffee, and a plumber is our next one.', days: 1 },
    { title: 'Chief of Staff', text: 'You guard the diary, and keep the utility bills in order.', days: 2 },
    { title: 'Sales Coach for Coffee Brands', days: 3 },
    { title: 'Front Office', text: 'Typing, phones, and payroll of twelve people.', days: 4 },
    { title: 'All-round Helping Hand Wanted', text: 'Payroll and errands.', days: 5 },
    { title: 'Video Maker', text: 'Payroll software explained in two minutes.', days: 6 },
    { title: 'Office Assistant', text: 'You do the payroll twice a month.', days: 7 },
    { title: 'Payroll Clerk', days: 8 },
    { title: 'Midwife', text: 'A clinic in Muscat, Oman.', source: 'linkedin', location: 'Muscat, Oman', days: 9 },
    { title: 'Midwife on the phone', text: 'From home.', days: 10 },
    { title: 'Kotlin Developer', salary: 'PHP 250,000 per month', days: 11 },
    { title: 'Kotlin Programmer', salary: 'PHP 60,000 per month', days: 12 },
  ])
  await refreshSearch(h.deps)
  token = (await withPlan(h, 'premium')).token
})
afterAll(() => h.close())

const ask = async (path: string) => {
  const { status, body } = await h.call('GET', path, { token })
  expect(status).toBe(200)
  return body
}
const search = async (typed: string, more: Record<string, string> = {}) =>
  (await ask(`/api/jobs/search/?${new URLSearchParams({ search: typed, ...more }).toString()}`)) as SearchAnswer
const titles = (found: readonly { title: string }[] = []) => found.map(({ title }) => title)

describe('work that no posting offers', () => {
  it.each(['plumber', 'lady guard', 'barista', 'utility janitor'])(
    '%s is not found in a text that has the words',
    async (typed) => {
      const { results, count } = await search(typed)
      expect([titles(results), count]).toEqual([[], 0])
      expect((await search(typed, { sort_by: 'date_desc' })).count).toBe(0)
    },
  )

  it('leaves what speaks of it among the close matches', async () => {
    expect(titles((await search('plumber')).close_matches)).toContain('Email Copywriter')
  })
})

it('a text tells the work under a title of near work, of any work, or of none that is known', async () => {
  const { results, count, close_matches } = await search('payroll')
  expect(titles(results)[0]).toBe('Payroll Clerk')
  expect(titles(results)).toEqual(expect.arrayContaining(['Office Assistant', 'All-round Helping Hand Wanted']))
  expect(titles(results)).not.toContain('Video Maker')
  expect(titles(close_matches)).toContain('Video Maker')
  const { source } = (await ask('/api/jobs/facets/?search=payroll')) as { source: { value: string; count: number }[] }
  expect(source.find(({ value }) => value === 'olj')?.count).toBe(count)
})

it('a place abroad is where the work is, and what says nothing of it is only near', async () => {
  const { results, close_matches, understood } = await search('midwife overseas oman')
  expect(titles(results)).toEqual(['Midwife'])
  expect(titles(close_matches)).toContain('Midwife on the phone')
  expect(understood).toEqual([{ kind: 'place', label: 'in Oman', without: 'midwife' }])
})

describe('words that are not used', () => {
  it.each([
    ['gcash', ['gcash']],
    ['hanap trabaho para sa tatay', ['hanap trabaho para sa tatay']],
    ['payroll para sa tatay', ['tatay']],
    ['payroll no agency', ['no agency']],
    ['payroll timbuktu', ['timbuktu']],
    ['payroll clerk', undefined],
  ])('are told: %s', async (typed, unused) => {
    expect((await search(typed)).unused).toEqual(unused)
  })

  it('are none of a pay in millions: nothing is told apart above the highest step', async () => {
    const { results, understood, unused } = await search('kotlin 1.2M')
    expect(titles(results)).toEqual(['Kotlin Developer'])
    expect(understood).toEqual([{ kind: 'pay', label: '₱200,000 a month or more', without: 'kotlin' }])
    expect(unused).toBeUndefined()
  })
})
