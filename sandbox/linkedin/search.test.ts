import { load } from 'cheerio'
import { afterEach, describe, expect, it } from 'vitest'
import { startServer, type RunningServer } from '../http/server.ts'
import type { LinkedinPosting } from '../market/types.ts'
import { createLinkedin, type Linkedin } from './linkedin.ts'
import { samplePostings } from './sample-postings.ts'

let server: RunningServer
let site: Linkedin

afterEach(() => server.close())

async function open(postings: LinkedinPosting[]): Promise<void> {
  site = createLinkedin({ postings, now: () => new Date('2026-11-21T09:30:00Z'), burst: null })
  server = await startServer({ ...site, port: 0 })
}

async function search(query: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${server.url}/jobs-guest/jobs/api/seeMoreJobPostings/search?${query}`, { headers })
}

async function ids(query: string): Promise<number[]> {
  const $ = load(await (await search(query)).text())
  return $('[data-entity-urn]')
    .toArray()
    .map((each) => Number($(each).attr('data-entity-urn')?.split(':').at(-1)))
}

async function titles(query: string): Promise<string[]> {
  const $ = load(await (await search(query)).text())
  return $('.base-search-card__title')
    .toArray()
    .map((each) => $(each).text().trim())
}

describe('search, linkedin.md §1', () => {
  it('answers a bare list of li cards that begins with the doctype and has no html or body', async () => {
    await open(samplePostings(3))
    const body = await (await search('')).text()
    expect(body).toMatch(/^<!DOCTYPE html>\s*<li>/)
    expect(body).not.toMatch(/<html|<body|<ul/)
  })

  it('gives 10 cards a page, and every posting once to a pager that drops doubles', async () => {
    await open(samplePostings(37))
    const met = new Set<number>()
    const sizes: number[] = []
    for (let start = 0; ;) {
      const page = await ids(`start=${start}`)
      if (page.length === 0) break
      sizes.push(page.length)
      for (const id of page) met.add(id)
      start += page.length
    }
    expect(sizes).toEqual([10, 10, 10, 8])
    expect(met.size).toBe(37)
  })

  it('shows the same job on two pages now and then', async () => {
    await open(samplePostings(30))
    const first = await ids('start=0&sortBy=DD')
    const second = await ids('start=10&sortBy=DD')
    expect(second[0]).toBe(first[9])
  })

  it('gives a window at any offset, so that a step of 25 skips results', async () => {
    await open(samplePostings(60))
    const all = [...(await ids('start=20')), ...(await ids('start=30'))]
    expect(await ids('start=25')).toEqual(all.slice(5, 15))
  })

  it('answers the end of results with 200 and 26 bytes', async () => {
    await open(samplePostings(5))
    const answer = await search('start=10')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-length')).toBe('26')
    expect(await answer.text()).toMatch(/^<!DOCTYPE html><!---->\s*$/)
  })

  it('answers 400 from start 1000 on and serves 990', async () => {
    await open(samplePostings(1200))
    expect(await ids('start=990')).toHaveLength(10)
    expect((await search('start=1000')).status).toBe(400)
    expect((await search('start=1010')).status).toBe(400)
  })

  it.each(['start=-1', 'start=x', 'f_TPR=day', 'f_JT=Z', 'f_WT=9', 'geoId=abc'])('answers 400 to %s', async (query) => {
    await open(samplePostings(2))
    expect((await search(query)).status).toBe(400)
  })

  it('does not tell the total count', async () => {
    await open(samplePostings(37))
    expect(await (await search('')).text()).not.toContain('>37')
  })

  it('finds postings that hold every keyword, in title, company or description', async () => {
    await open(
      samplePostings(12, (at) => {
        if (at === 4) return { title: 'Bookkeeper', descriptionHtml: '<p>Xero and QuickBooks</p>' }
        return at === 5 ? { title: 'Bookkeeper', descriptionHtml: '<p>Xero only</p>' } : {}
      }),
    )
    expect(await ids('keywords=bookkeeper+quickbooks')).toEqual([4_400_000_005])
    expect(await ids('keywords=XERO')).toHaveLength(2)
  })

  it('answers a keyword nobody uses with unrelated recent postings', async () => {
    await open(samplePostings(20, (at) => ({ postedOn: at === 7 ? '2026-11-21' : '2026-10-01' })))
    const found = await ids('keywords=zzyzxqq')
    expect(found).toHaveLength(10)
    expect(found[0]).toBe(4_400_000_008)
  })
})

describe('search filters, linkedin.md §1 and §5', () => {
  const days = ['2026-11-21', '2026-11-20', '2026-11-19', '2026-11-16', '2026-10-30', '2026-09-01']
  it.each([
    ['r3600', 1],
    ['r86400', 2],
    ['r259200', 3],
    ['r604800', 4],
    ['r2592000', 5],
    ['', 6],
  ])('f_TPR=%s keeps %i of postings 0, 1, 2, 5, 22 and 81 days old', async (within, count) => {
    await open(samplePostings(6, (at) => ({ postedOn: days[at] ?? '' })))
    expect(await ids(`f_TPR=${within}`)).toHaveLength(count)
  })

  it('f_JT keeps the listed employment types, among several of one posting too', async () => {
    await open(
      samplePostings(3, (at) => ({
        employmentTypes: [['Full-time'], ['Part-time'], ['Contract', 'Temporary']][at] ?? [],
      })),
    )
    expect(await ids('f_JT=P,T&sortBy=DD')).toEqual([4_400_000_003, 4_400_000_002])
    expect(await ids('f_JT=F')).toEqual([4_400_000_001])
  })

  it('f_WT tells on-site, remote and hybrid apart, and f_E seniorities', async () => {
    await open(
      samplePostings(3, (at) => ({
        workplace: (['on-site', 'remote', 'hybrid'] as const)[at] ?? 'remote',
        seniority: ['Internship', 'Entry level', 'Director'][at] ?? '',
      })),
    )
    expect(await ids('f_WT=1')).toEqual([4_400_000_001])
    expect(await ids('f_WT=3')).toEqual([4_400_000_003])
    expect(await ids('f_E=5')).toEqual([4_400_000_003])
  })

  it('geoId names the place and wins over location', async () => {
    await open(samplePostings(2, (at) => ({ location: ['Cebu City, Philippines', 'Austin, TX'][at] ?? '' })))
    expect(await ids('geoId=103121230')).toEqual([4_400_000_001])
    expect(await ids('geoId=92000000')).toHaveLength(2)
    expect(await ids('location=Austin%2C+TX')).toEqual([4_400_000_002])
    expect(await ids('location=Philippines')).toEqual([4_400_000_001])
    expect(await ids('geoId=103121230&location=Austin')).toEqual([4_400_000_001])
  })

  it('sortBy=DD is by date but not strictly; relevance puts words in titles first', async () => {
    await open(
      samplePostings(10, (at) => ({
        postedOn: `2026-11-${String(20 - at).padStart(2, '0')}`,
        title: at === 9 ? 'Copywriter' : `Assistant ${at}`,
        descriptionHtml: '<p>No copywriter here</p>',
      })),
    )
    const byDate = (await ids('sortBy=DD')).map((id) => id - 4_400_000_001)
    expect(byDate).toEqual([0, 1, 2, 4, 3, 5, 6, 7, 8, 9])
    expect((await titles('keywords=copywriter'))[0]).toBe('Copywriter')
  })

  it('gives the same pages again and again', async () => {
    await open(samplePostings(40))
    expect(await (await search('start=20')).text()).toBe(await (await search('start=20')).text())
  })
})

describe('cards, linkedin.md §2', () => {
  it('carry urn, link with tracking, title, company, place and a day', async () => {
    await open(samplePostings(1, () => ({ id: 4_411_180_329 })))
    const $ = load(await (await search('')).text())
    const card = $('[data-entity-urn]')
    expect(card.attr('data-entity-urn')).toBe('urn:li:jobPosting:4411180329')
    const link = card.is('a') ? card.attr('href') : card.find('a.base-card__full-link').attr('href')
    expect(link).toMatch(new RegExp(`^${server.url}/jobs/view/[a-z0-9-]+-4411180329\\?position=1&pageNum=0&refId=`))
    expect($('.base-search-card__subtitle').text().trim()).toBe('Bayanihan Desk & Co')
    expect($('.job-search-card__location').text().trim()).toBe('Metro Manila')
    expect($('time.job-search-card__listdate').attr('datetime')).toBe('2026-11-20')
    expect($('time').text().trim()).toBe('1 day ago')
  })

  it('come in both variants: a div with the link inside, and a link that is the card', async () => {
    await open(samplePostings(40))
    const $ = load((await (await search('')).text()) + (await (await search('start=10')).text()))
    const blocks = $('div[data-entity-urn]')
    const links = $('a[data-entity-urn]')
    expect(blocks.length).toBeGreaterThan(links.length)
    expect(links.length).toBeGreaterThan(0)
    expect(blocks.find('a.base-card__full-link')).toHaveLength(blocks.length)
    expect(links.find('.base-card__full-link')).toHaveLength(0)
    expect(links.find('h4 a')).toHaveLength(0)
  })

  it('name some companies without a link', async () => {
    await open(samplePostings(10, () => ({ company: { id: 1, name: 'Confidential', link: false } })))
    const $ = load(await (await search('')).text())
    expect($('.base-search-card__subtitle a')).toHaveLength(0)
    expect($('.base-search-card__subtitle').first().text().trim()).toBe('Confidential')
  })

  it('have lazy logos, ghosts, or none', async () => {
    await open(samplePostings(40))
    let page = ''
    for (const start of [0, 10, 20, 30]) page += await (await search(`start=${start}`)).text()
    const $ = load(page)
    expect($('img[data-delayed-url]').length).toBeGreaterThan(0)
    expect($('img:not([data-delayed-url])').length).toBeGreaterThan(0)
    expect($('img').length).toBeLessThan($('[data-entity-urn]').length)
    expect($('img[src]')).toHaveLength(0)
  })

  it('show salary and badge only where there is one, and mark the new', async () => {
    await open(
      samplePostings(2, (at) =>
        at === 0 ? { salaryText: '$90,000.00 - $120,000.00', benefit: 'Actively Hiring', postedOn: '2026-11-21' } : {},
      ),
    )
    const $ = load(await (await search('')).text())
    expect($('.job-search-card__salary-info').text().trim()).toBe('$90,000.00 - $120,000.00')
    expect($('.job-posting-benefits__text').text().trim()).toBe('Actively Hiring')
    expect($('time.job-search-card__listdate--new').attr('datetime')).toBe('2026-11-21')
    expect($('time.job-search-card__listdate--new').text()).toMatch(/(hours?|minutes?) ago/)
  })

  it('hold empty comments and much white space', async () => {
    await open(samplePostings(10))
    const page = await (await search('')).text()
    expect(page).toContain('<!---->')
    expect(page).toMatch(/\n\s*\n\s*\n/)
  })

  it('escape hostile titles', async () => {
    await open(samplePostings(1, () => ({ title: '<script>alert(1)</script> VA "x"' })))
    expect(await titles('')).toEqual(['<script>alert(1)</script> VA "x"'])
  })

  it('answer in the language asked for, and in the host language without a wish', async () => {
    await open(samplePostings(1, () => ({ postedOn: '2026-11-13' })))
    const swedish = await search('', { 'accept-language': 'sv-SE,sv;q=0.9' })
    expect(await swedish.text()).toContain('1 vecka sedan')
    const english = await search('', { 'accept-language': 'en-US,en;q=0.9' })
    expect(await english.text()).toContain('1 week ago')
    site.state.language = 'sv'
    expect(await (await search('', { 'accept-language': '*' })).text()).toContain('1 vecka sedan')
  })

  it('link to the country host when told so', async () => {
    await open(samplePostings(1))
    await fetch(`${server.url}/__control/pages`, { method: 'POST', body: '{"links":"country"}' })
    expect(await (await search('')).text()).toContain('href="https://ph.linkedin.com/jobs/view/')
  })
})
