import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { house, type House } from '#server/testing/house.ts'
import { arrive, arriveSamples } from '#server/testing/sample-postings.ts'
import { refreshSearch } from '../../ingest/server/service.ts'

let h: House
beforeAll(async () => {
  h = await house()
  await arriveSamples(h)
  await arrive(
    h,
    [
      { title: 'VA for a busy founder', employer: 'Mango Lane', days: 1 },
      { title: 'Executive Virtual Assistant', employer: 'Mango Lane', days: 1 },
      { title: 'CSR - Non Voice', employer: 'Bayani Desk', days: 3 },
      { title: 'Customer Support Agent', employer: 'Harbor Care', days: 4 },
      { title: 'Software Tester', employer: 'Harbor Care', days: 4 },
      { title: 'Social Media Manager', employer: 'Pixel Barn', days: 30 },
      { title: 'Call Center Agent', employer: 'Harbor Care', days: 9 },
      { title: 'Bookkeeper', employer: 'Ledger & Co', days: 200 },
      { title: 'Senior Bookkeeper', employer: 'Ledger & Co', days: 2 },
      { title: 'Programmer', employer: 'Acme Inc', days: 2 },
      { title: 'Data Encoder, no experience needed', employer: 'Acme Inc', days: 2 },
    ],
    2000,
  )
  await refreshSearch(h.deps)
})
afterAll(() => h.close())

type Found = {
  results: { title: string }[]
  count: number
  showing_results_for?: string
  understood?: { kind: string; label: string; without: string }[]
}
const search = async (typed: string, more: Record<string, string> = {}) => {
  const { status, body } = await h.call(
    'GET',
    `/api/jobs/search/?${new URLSearchParams({ search: typed, ...more }).toString()}`,
  )
  expect(status).toBe(200)
  return body as Found
}
const titles = async (typed: string) => (await search(typed)).results.map((job) => job.title)

describe('other names of the same work', () => {
  it.each([
    ['va', ['Virtual Assistant', 'VA for a busy founder', 'Executive Virtual Assistant']],
    ['VA', ['Virtual Assistant', 'VA for a busy founder', 'Executive Virtual Assistant']],
    ['virtual assistant', ['Virtual Assistant', 'VA for a busy founder', 'Executive Virtual Assistant']],
    ['csr', ['CSR - Non Voice', 'Customer Support Agent']],
    ['customer service', ['CSR - Non Voice', 'Customer Support Agent', 'Call Center Agent']],
    ['qa', ['Software Tester']],
    ['smm', ['Social Media Manager']],
    ['bpo', ['Call Center Agent']],
    ['dev', ['React Developer', 'Programmer']],
    ['react dev', ['React Developer']],
    ['book keeper', ['Senior Bookkeeper', 'Bookkeeper', 'Café Bookkeeper']],
  ])('%s finds them all', async (typed, expected) => {
    expect((await titles(typed)).toSorted()).toEqual(expected.toSorted())
  })

  it('in quotes are taken at their word', async () => {
    expect(await titles('"virtual assistant"')).toEqual(['Executive Virtual Assistant', 'Virtual Assistant'])
  })

  it('are finished words: va stands for no longer one', async () => {
    expect(await titles('va')).not.toContain('UX/UI Designer')
  })
})

describe('by relevance', () => {
  it('the exact title stands first, however old it is', async () => {
    expect((await titles('bookkeeper'))[0]).toBe('Bookkeeper')
    expect((await titles('va'))[0]).toBe('Virtual Assistant')
  })

  it('pages neither repeat nor miss what stands first', async () => {
    const whole = await titles('bookkeeper')
    const pages = await Promise.all(
      whole.map(async (_, index) => (await search('bookkeeper', { per_page: '1', page: String(index + 1) })).results),
    )
    expect(pages.flat().map((job) => job.title)).toEqual(whole)
  })

  it('by date it has no place of its own', async () => {
    const { results } = await search('bookkeeper', { sort_by: 'date_desc' })
    expect(results[0]?.title).toBe('Senior Bookkeeper')
  })
})

describe('a slip of the pen', () => {
  it.each([
    ['asistnat', 'assistant', 'Virtual Assistant'],
    ['vritual asistant', 'virtual assistant', 'Virtual Assistant'],
    ['bokkeper', 'bookkeeper', 'Bookkeeper'],
    ['react develpoer', 'react developer', 'React Developer'],
    ['socail media manger', 'social media manager', 'Social Media Manager'],
    ['virtualassistant', 'virtual assistant', 'Virtual Assistant'],
    ['cafe bokkeeper', 'cafe bookkeeper', 'Café Bookkeeper'],
  ])('%s is understood as %s, and says so', async (typed, meant, title) => {
    const found = await search(typed)
    expect(found.showing_results_for).toBe(meant)
    expect(found.results.map((job) => job.title)).toContain(title)
  })

  it('hides nothing that is understood in the words, nor is any of it lost', async () => {
    const first = await search('no experiense')
    expect(first.showing_results_for).toBe('no experience')
    expect(first.understood).toEqual([{ kind: 'experience', label: 'no experience', without: '' }])
    const second = await search('bokkeper $500 part time')
    expect(second.showing_results_for).toBe('bookkeeper')
    expect(second.understood?.map(({ kind }) => kind)).toEqual(['pay', 'job_type'])
    expect(second.understood?.map(({ without }) => without)).toEqual(['bookkeeper part time', 'bookkeeper $500'])
  })

  it('turns its pages too', async () => {
    const second = await search('bokkeper', { per_page: '1', page: '2' })
    expect(second.showing_results_for).toBe('bookkeeper')
    expect(second.results).toHaveLength(1)
  })

  it.each(['virtual', 'dentist', 'assi', '"asistnat"', 'asistnat -x', 'qqqqqqqqq', 'xyz', '😀😀😀😀'])(
    '%s is left as it is',
    async (typed) => {
      expect(await search(typed)).not.toHaveProperty('showing_results_for')
    },
  )

  it('puts no word right that names of work are made of', async () => {
    expect(await search('assurance analyst')).not.toHaveProperty('showing_results_for')
  })

  it('puts no word right that some posting has, even where the rest leaves nothing', async () => {
    const found = await search('telephone ledger')
    expect(found.count).toBe(0)
    expect(found).not.toHaveProperty('showing_results_for')
  })
})
