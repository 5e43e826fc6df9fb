import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { house, type House } from '#server/testing/house.ts'
import { withPlan } from '#server/testing/plans.ts'
import { arriveSamples, samples } from '#server/testing/sample-postings.ts'

let h: House
/** Somebody every filter is unlocked for. */
let token: string
beforeAll(async () => {
  h = await house()
  await arriveSamples(h)
  token = (await withPlan(h, 'premium')).token
})
afterAll(() => h.close())

const search = async (query: Record<string, string>) => {
  const answer = await h.call('GET', `/api/jobs/search/?${new URLSearchParams(query).toString()}`, { token })
  expect(answer.status).toBe(200)
  return answer.body as {
    results: { title: string; id: number }[]
    count: number
    next: string | null
    previous: string | null
    sort_by: string
    page: number
    count_is_capped: boolean
    showing_results_for?: string
  }
}
const titles = async (query: Record<string, string>) => (await search(query)).results.map((job) => job.title)

describe('GET /api/jobs/search/', () => {
  it('lists every open posting, newest first, without the closed one', async () => {
    const { results, ...rest } = await search({})
    expect(results.map((job) => job.title)).toEqual(samples.slice(0, 6).map((posting) => posting.title))
    expect(rest).toEqual({
      count: 6,
      count_is_capped: false,
      next: null,
      previous: null,
      page: 1,
      sort_by: 'date_desc',
    })
  })

  it('turns pages, and names the neighbours with every other parameter', async () => {
    const middle = await search({ per_page: '2', page: '2', sort_by: 'date_asc' })
    expect(middle.results.map((job) => job.title)).toEqual(['Café Bookkeeper', 'IT Support'])
    expect(middle.previous).toBe('/api/jobs/search/?per_page=2&sort_by=date_asc&page=1')
    expect(middle.next).toBe('/api/jobs/search/?per_page=2&sort_by=date_asc&page=3')
    expect((await search({ page: '900' })).results).toEqual([])
  })

  it.each([
    ['a word, its other forms and another case', { search: 'ASSISTANTS' }, ['Virtual Assistant']],
    ['the title before the text', { search: 'real' }, ['Estate Manager, real', 'UX/UI Designer']],
    ['the other name of search', { q: 'real', sort_by: 'date_asc' }, ['Estate Manager, real', 'UX/UI Designer']],
    ['a name of work, and no verb', { search: 'react' }, ['React Developer']],
    ['the employer', { search: 'bayani' }, ['Virtual Assistant']],
    ['a tag, written in two words too', { search: 'node js' }, ['React Developer']],
    ['without accents', { search: 'cafe nino' }, ['Café Bookkeeper']],
    ['with accents nobody wrote', { search: 'virtuál' }, ['Virtual Assistant']],
    ['the beginning of the last word', { search: 'virtual assi' }, ['Virtual Assistant']],
    ['only beginnings of the last word', { search: 'virt assistant' }, []],
    ['a phrase', { search: '"real estate"' }, ['UX/UI Designer']],
    ['words of a phrase in any order', { search: 'real estate' }, ['Estate Manager, real']],
    ['a word that is not wanted', { search: 'react -books' }, ['React Developer']],
    [
      'either of two words',
      { search: 'dentist or garden', sort_by: 'date_desc' },
      ['Virtual Assistant', 'Estate Manager, real'],
    ],
    ['one half of a pair', { search: 'ux' }, ['UX/UI Designer']],
    ['small words that mean something', { search: 'IT support' }, ['IT Support']],
  ])('finds %s', async (_name, query, expected) => {
    expect(await titles(query)).toEqual(expected)
  })

  it.each([
    ['source', { source: 'linkedin' }, ['UX/UI Designer', 'Estate Manager, real']],
    [
      'one of several job types',
      { job_type: 'Part-time,Contract' },
      ['Virtual Assistant', 'Café Bookkeeper', 'UX/UI Designer'],
    ],
    [
      'remote work, which is all work of the remote-jobs board',
      { job_type: 'Remote' },
      ['React Developer', 'Virtual Assistant', 'IT Support', 'Café Bookkeeper'],
    ],
    ['pay that overlaps the range', { salary_range: '500-1000' }, ['React Developer']],
    ['pay in pesos by its dollars', { salary_range: '0-500' }, ['Virtual Assistant']],
    ['a tag by name', { tags: 'email,React' }, ['React Developer', 'Virtual Assistant']],
    ['a tag nobody has', { tags: 'nothing' }, []],
    ['today in Manila', { date_posted: 'today' }, ['React Developer']],
    ['three days', { date_posted: '3days' }, ['React Developer', 'Virtual Assistant']],
    ['a week', { date_posted: 'week' }, ['React Developer', 'Virtual Assistant', 'IT Support']],
    ['a month', { date_posted: 'month' }, ['React Developer', 'Virtual Assistant', 'IT Support', 'Café Bookkeeper']],
    [
      'several at once',
      { search: 'acme', job_type: 'Full-time', date_posted: 'month', source: 'olj', sort_by: 'date_asc' },
      ['IT Support', 'React Developer'],
    ],
    [
      'nothing where a plain form sends empty fields',
      { search: '', source: '', salary_range: '', tags: '', job_type: '', sort_by: '' },
      samples.slice(0, 6).map((posting) => posting.title),
    ],
  ])('filters by %s', async (_name, query, expected) => {
    expect(await titles(query)).toEqual(expected)
  })

  it('sorts a search by relevance unless told otherwise', async () => {
    expect((await search({ search: 'react' })).sort_by).toBe('relevance')
    expect((await search({ search: 'react', sort_by: 'date_asc' })).sort_by).toBe('date_asc')
  })

  it.each([
    '\'"&|!:*()<->\\',
    '\0zzz\0',
    '"',
    '-',
    ':*',
    '???',
    '~s:olj',
    "x' & '~s:olj",
    'longword '.repeat(1200),
    'a'.repeat(10_000),
    '<script>alert(1)</script>',
    '((((',
    '😀 \uD83D',
  ])('hostile input %j answers, and finds nothing it should not', async (typed) => {
    expect((await h.call('GET', `/api/jobs/search/?search=${encodeURIComponent(typed.toWellFormed())}`)).status).toBe(
      200,
    )
    expect(await titles({ search: typed.toWellFormed() })).toEqual([])
  })

  it.each([
    [{ page: '0' }, 'page'],
    [{ page: '1001' }, 'page'],
    [{ page: 'x' }, 'page'],
    [{ per_page: '101' }, 'per_page'],
    [{ sort_by: 'salary' }, 'sort_by'],
    [{ salary_range: '1-2' }, 'salary_range'],
    [{ date_posted: 'year' }, 'date_posted'],
    [{ source: 'other' }, 'source'],
  ])('refuses %j', async (query, field) => {
    const answer = await h.call('GET', `/api/jobs/search/?${new URLSearchParams(query).toString()}`)
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body as object)).toEqual([field])
  })
})
