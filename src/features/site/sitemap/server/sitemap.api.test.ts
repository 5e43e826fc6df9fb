import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ingestNow, markClosed } from '#features/jobs/server/service.ts'
import { house, type House } from '#server/testing/house.ts'
import { NOT_FOR_CRAWLERS, STATIC_PAGES } from '../rules.ts'
import { type SitemapName, writeSitemap } from './service.ts'

const ORIGIN = 'https://hanap.example'
let h: House
let open: number[]
let companies: number[]
beforeAll(async () => {
  h = await house({ sandbox: { olj: 60, linkedin: 20 }, env: { PUBLIC_URL: ORIGIN } })
  await ingestNow(h.deps, 'olj')
  await ingestNow(h.deps, 'linkedin')
  const { rows } = await sql<{ id: number }>`
    select posting_id::integer as id from posting_search order by posting_id`.execute(h.db)
  open = rows.map(({ id }) => id)
  companies = await companiesOf(open)
})

/** Who has a job among these. */
async function companiesOf(ids: number[]): Promise<number[]> {
  const rows = await h.db.selectFrom('postings').select('employer_id').distinct().where('id', 'in', ids).execute()
  return rows.flatMap((row) => row.employer_id ?? []).toSorted((a, b) => a - b)
}
afterAll(() => h.close())

const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '')
const written = async (name: SitemapName, most?: number) => {
  const parts = await writeSitemap(h.deps, name, most)
  if (parts === null) return null
  let text = ''
  for await (const part of parts) text += part
  return text
}

describe('/sitemap.xml', () => {
  it('holds the static pages, every open posting and every company with one once, each with a day where it has one', async () => {
    const { status, headers, body } = await h.call('GET', '/sitemap.xml')
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    expect(open.length).toBeGreaterThan(40)
    expect(addresses(String(body))).toEqual([
      ...STATIC_PAGES.map(([path]) => ORIGIN + path),
      ...open.map((id) => `${ORIGIN}/jobs/${id}`),
      ...companies.map((id) => `${ORIGIN}/companies/${id}`),
    ])
    expect(companies.length).toBeGreaterThan(5)
    expect(String(body)).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns=".+">\n(<url>.+<\/url>\n)+<\/urlset>\n$/,
    )
    const days = [...String(body).matchAll(/jobs\/\d+<\/loc><lastmod>(\d{4}-\d\d-\d\d)<\/lastmod>/g)]
    expect(days).toHaveLength(open.length)
  })

  it('comes packed to who takes it packed, and is kept for an hour', async () => {
    const { headers, bytes } = await h.call('GET', '/sitemap.xml', { headers: { 'accept-encoding': 'gzip' } })
    expect(headers['content-encoding']).toBe('gzip')
    const before = addresses(gunzipSync(bytes).toString())
    const [gone = 0] = open
    await markClosed(h.deps, gone, 'gone from the board')
    expect(addresses(String((await h.call('GET', '/sitemap.xml')).body))).toEqual(before)
    h.clock.advance(3_600_000)
    const after = addresses(String((await h.call('GET', '/sitemap.xml')).body))
    expect(after).not.toContain(`${ORIGIN}/jobs/${gone}`)
    open = open.slice(1)
    companies = await companiesOf(open)
  })
})

describe('more addresses than one file may hold', () => {
  const MOST = 32

  it('are named by an index: the pages, and one file per block of ids', async () => {
    const blocks = [...new Set(open.map((id) => Math.floor(id / MOST)))]
    expect(blocks.length).toBeGreaterThan(1)
    const index = (await written('first', MOST)) ?? ''
    expect(index).toContain('<sitemapindex')
    expect(addresses(index)).toEqual(
      [
        'pages',
        ...blocks.map((block) => `jobs-${block}`),
        ...[...new Set(companies.map((id) => Math.floor(id / MOST)))].map((block) => `companies-${block}`),
      ].map((name) => `${ORIGIN}/sitemap-${name}.xml`),
    )
    expect(addresses((await written('companies-0', MOST)) ?? '')).toEqual(
      companies.filter((id) => id < MOST).map((id) => `${ORIGIN}/companies/${id}`),
    )
    const files = await Promise.all(blocks.map((block) => written(`jobs-${block}`, MOST)))
    const found = files.map((file) => addresses(file ?? ''))
    expect(found.every((list) => list.length > 0 && list.length <= MOST)).toBe(true)
    expect(found.flat()).toEqual(open.map((id) => `${ORIGIN}/jobs/${id}`))
  })

  it('have their own addresses; a file that is not there is 404', async () => {
    expect(addresses(String((await h.call('GET', '/sitemap-pages.xml')).body))).toHaveLength(STATIC_PAGES.length)
    expect(addresses(String((await h.call('GET', '/sitemap-jobs-0.xml')).body))).toHaveLength(open.length)
    expect((await h.call('GET', '/sitemap-jobs-1.xml')).status).toBe(404)
    expect(addresses(String((await h.call('GET', '/sitemap-companies-0.xml')).body))).toHaveLength(companies.length)
    expect((await h.call('GET', '/sitemap-companies-1.xml')).status).toBe(404)
    expect((await h.call('GET', '/sitemap-jobs-x.xml')).status).toBe(404)
  })
})

describe('/robots.txt', () => {
  it('keeps crawlers from the API and what is personal, and names the sitemap', async () => {
    const { headers, body } = await h.call('GET', '/robots.txt')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    const lines = String(body).split('\n')
    expect(lines[0]).toBe('User-agent: *')
    expect(lines).toContain('Disallow: /api/')
    expect(lines).toContain('Disallow: /settings')
    expect(lines).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
    for (const [path] of STATIC_PAGES) {
      expect(NOT_FOR_CRAWLERS.filter((closed) => path.startsWith(closed))).toEqual([])
    }
  })
})
