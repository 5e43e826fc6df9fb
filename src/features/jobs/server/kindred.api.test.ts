import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { house, type House } from '#server/testing/house.ts'
import { withPlan } from '#server/testing/plans.ts'
import { arrive } from '#server/testing/sample-postings.ts'
import type { SearchAnswer } from '../contract.ts'
import { listSources, refreshSearch } from '../ingest/server/service.ts'

let h: House
/** Somebody every filter is unlocked for. */
let token: string
beforeAll(async () => {
  h = await house()
  await listSources(h.deps)
  await arrive(h, [
    { title: 'Operations Lead', text: 'You guide our QA tester team with manual work.', days: 1 },
    { title: 'QA Tester', text: 'Selenium scripts for a web shop.', days: 2 },
    { title: 'Manual QA Engineer', text: 'Find faults before customers do.', days: 3 },
    { title: 'QA Tester for Games', text: 'Much manual play on phones.', days: 4 },
    { title: 'Payroll Officer', types: ['Full-time'], salary: 'PHP 30,000 per month', days: 5 },
    { title: 'HR Generalist', types: ['Full-time'], days: 6 },
    { title: 'AI Content Writer', types: ['Part-time'], days: 7 },
    { title: 'Content Writer', types: ['Part-time'], days: 8 },
    { title: 'Senior Nurse', text: 'No experience in triage is needed.', days: 9 },
    { title: 'Nurse', text: 'No experience is needed.', days: 10 },
    { title: 'Private Driver', source: 'linkedin', location: 'Davao City, Philippines', days: 11 },
  ])
  await refreshSearch(h.deps)
  token = (await withPlan(h, 'premium')).token
})
afterAll(() => h.close())

const search = async (typed: string, more: Record<string, string> = {}): Promise<SearchAnswer> => {
  const query = new URLSearchParams({ search: typed, ...more }).toString()
  const { status, body } = await h.call('GET', `/api/jobs/search/?${query}`, { token })
  expect(status).toBe(200)
  return body as SearchAnswer
}
const titles = (found: readonly { title: string }[] = []) => found.map(({ title }) => title)

describe('titles of the work that is looked for', () => {
  it('are found, those with more of the words first, and under other titles nothing is', async () => {
    expect(titles((await search('qa tester manual')).results)).toEqual([
      'Manual QA Engineer',
      'QA Tester for Games',
      'QA Tester',
    ])
  })

  it('are counted, and pages neither repeat nor miss one', async () => {
    const { results, count } = await search('qa tester manual')
    const pages = await Promise.all(
      results.map((_, at) => search('qa tester manual', { per_page: '1', page: String(at + 1) })),
    )
    expect(titles(pages.flatMap((page) => page.results))).toEqual(titles(results))
    expect(new Set(pages.map((page) => page.count))).toEqual(new Set([count]))
    const { body } = await h.call('GET', '/api/jobs/facets/?search=qa+tester+manual', { token })
    const sources = (body as { source: { value: string; count: number }[] }).source
    expect(sources.find(({ value }) => value === 'olj')?.count).toBe(count)
  })

  it('are not listed by date without the words', async () => {
    expect(titles((await search('qa tester manual', { sort_by: 'date_desc' })).results)).toEqual([
      'Manual QA Engineer',
      'QA Tester for Games',
    ])
  })
})

describe('a page that is not full', () => {
  it('goes on with work that is near', async () => {
    const { results, close_matches } = await search('payroll officer')
    expect(titles(results)).toEqual(['Payroll Officer'])
    expect(titles(close_matches)).toEqual(['HR Generalist'])
  })

  it('shows what was understood where no work is near', async () => {
    const { results, close_matches } = await search('zzyzx 25k')
    expect(results).toEqual([])
    expect(titles(close_matches)).toEqual(['Payroll Officer'])
  })
})

it('what is not wanted is in no title, unless nothing else is near', async () => {
  const { results, close_matches, understood } = await search('content writer no ai')
  expect(titles(results)).toEqual(['Content Writer'])
  expect(titles(close_matches)).toContain('AI Content Writer')
  expect(understood).toEqual([{ kind: 'avoided', label: 'no ai', without: 'content writer' }])
})

it('a title for seniors is none for beginners, whatever the text says', async () => {
  expect(titles((await search('nurse no experience')).results)).toEqual(['Nurse'])
})

it('a word that is often mistyped is put right, and the page says so', async () => {
  const found = await search('privat drivr davao')
  expect(titles(found.results)).toEqual(['Private Driver'])
  const table = await search('contentwriter no ai')
  expect(table.showing_results_for).toBe('content writer')
  expect(titles(table.results)).toEqual(['Content Writer'])
})
