import { expect, test } from 'vitest'
import type { ServerQueries } from '#contract/rendering.ts'
import { aCompany } from './testing/company.ts'
import { pageAddress, render } from './entry-server.tsx'

const pageOf = (address: string, queries: ServerQueries) =>
  render(address, { queries, origin: 'https://hanap.example', now: new Date('2026-11-23T02:00:00Z') })
const answer = (company: object) => () => Promise.resolve(company)
const refuse = (status: number) => () => Promise.reject(Object.assign(new Error('no'), { status }))

test('a company is readable without scripts: facts, jobs with their links, the note, and its own address', async () => {
  const note = {
    name: 'Dagat Trading',
    text: 'Pays late.',
    written_at: '2026-11-01T02:00:00.000Z',
    reply: 'We pay on Fridays.',
    replied_at: '2026-11-03T02:00:00.000Z',
  }
  const page = await pageOf('/companies/5', answer(aCompany({ notes: [note] })))
  expect([page.status, page.cacheable, page.movedTo]).toEqual([200, true, undefined])
  for (const words of [
    'Dagat Trading',
    'Bookkeeper',
    'href="/jobs/31"',
    'Pays late.',
    'We pay on Fridays.',
    'not enough yet',
  ])
    expect(page.html).toContain(words)
  expect(page.html).not.toMatch(/<[^>]+ style=/)
  expect(page.head).toContain('<link rel="canonical" href="https://hanap.example/companies/5">')
  expect(page.head).not.toContain('noindex')
})

test('structured data says what the boards say and nothing else', async () => {
  const { head } = await pageOf('/companies/5', answer(aCompany({ other_names: ['Dagat Inc'] })))
  const [, json = ''] = /<script type="application\/ld\+json">(.+)<\/script>/.exec(head) ?? []
  expect(JSON.parse(json)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Dagat Trading',
    alternateName: ['Dagat Inc'],
  })
})

test('each page has its own address; what is not a page is the first one', async () => {
  expect(pageAddress('/companies/5?page=2&from=mail')).toBe('/companies/5?page=2')
  expect(pageAddress('/companies/5?page=0')).toBe('/companies/5')
  const { head } = await pageOf('/companies/5?page=2', answer(aCompany()))
  expect(head).toContain('href="https://hanap.example/companies/5?page=2"')
  expect(head).toContain('Dagat Trading, page 2')
})

test.each(['/companies/9', '/companies/9?page=3', '/companies/05'])(
  '%s of a merged or odd number leads on',
  async (at) => {
    const page = await pageOf(at, answer(aCompany()))
    expect([page.status, page.movedTo]).toEqual([301, '/companies/5'])
  },
)

test('without an open job search engines stay away', async () => {
  const postings = { results: [], count: 0, next: null, previous: null }
  const page = await pageOf('/companies/5', answer(aCompany({ open_posts: 0, postings })))
  expect(page.head).toContain('noindex')
  expect(page.html).toContain('Nothing is open right now')
})

test('a company that is not there is 404, one that could not be read 503', async () => {
  const gone = await pageOf('/companies/5', refuse(404))
  expect([gone.status, gone.html.includes('This company is not here.')]).toEqual([404, true])
  expect((await pageOf('/companies/5', refuse(503))).status).toBe(503)
})
