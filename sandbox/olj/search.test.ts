import { load } from 'cheerio'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeMarket } from '../market/make-market.ts'
import { manyPostings, samplePosting } from './sample-posting.ts'
import { startBoard, type TestBoard } from './test-board.ts'
import type { Seen } from './test-visitor.ts'

const logoEmployer = { ...samplePosting().employer, id: 4712, name: 'Niño Outsourcing', hasLogo: true }
const newest = new Date('2026-10-01T00:00:00Z')
const special = [
  samplePosting({ id: 1_185_557, title: 'Re-posted old job', postedAt: new Date('2026-10-02T00:00:00Z') }),
  samplePosting({
    id: 1_750_002,
    title: ' R&D Gig &amp; more',
    workType: 'Gig',
    skills: [],
    salaryText: '',
    postedAt: newest,
  }),
  samplePosting({ id: 1_750_004, title: 'Logo card', employer: logoEmployer, workType: 'Part Time', postedAt: newest }),
  samplePosting({
    id: 1_750_006,
    title: 'Hidden employer',
    employerShownToGuests: false,
    workType: 'Any',
    postedAt: newest,
  }),
  samplePosting({
    id: 1_750_008,
    title: 'Long pay',
    salaryText: '$7–$8/hour to start, grows with proven skills',
    skills: ['Typescript'],
    postedAt: newest,
  }),
  samplePosting({ id: 1_750_010, title: 'Deleted one', state: 'deleted', postedAt: newest }),
]
let board: TestBoard
let page: (path: string) => Promise<Seen>

beforeAll(async () => {
  board = await startBoard({ postings: [...manyPostings(100), ...special] })
  page = (path) => board.visitor().get(path)
})
afterAll(() => board.close())

const cardWith = ($: Seen['$'], title: string) =>
  $('.jobpost-cat-box').filter((_, card) => $(card).find('h4').text().includes(title))
const firstLink = ($: Seen['$']) => $('.jobpost-cat-box a[href^="/jobseekers/job/"]').first().attr('href')

describe('search', () => {
  test('30 cards a page at path offsets, newest Posted on first, page 1 also as /0', async () => {
    const first = await page('/jobseekers/jobsearch')
    const zero = await page('/jobseekers/jobsearch/0')
    const second = await page('/jobseekers/jobsearch/30')
    expect(first.$('.jobpost-cat-box').length).toBe(30)
    expect(zero.$('.jobpost-cat-box').length).toBe(30)
    expect(first.$('h4').first().text()).toContain('Re-posted old job')
    expect(firstLink(second.$)).not.toBe(firstLink(first.$))
    const stamps = [...first.$('p[data-temp]'), ...second.$('p[data-temp]')].map((p) => p.attribs['data-temp'] ?? '')
    expect(stamps).toEqual(stamps.toSorted().toReversed())
  })

  test('an old id can be re-posted to the top', async () => {
    const { $ } = await page('/jobseekers/jobsearch')
    expect(firstLink($)).toBe('/jobseekers/job/Shopify-VA-1185557')
  })

  test('the count line says how many of how many, and none has its own words', async () => {
    const some = await page('/jobseekers/jobsearch')
    expect(some.$('p.fs-12').text()).toBe(' Displaying 30 out of 105 jobs ')
    expect(some.text).toContain('"search_result_count":105')
    const none = await page('/jobseekers/jobsearch?jobkeyword=zzzzqqq')
    expect(none.$('p.fs-12').text().trim()).toBe('Displaying 0 out of 0 job(s)')
  })

  test('past the last page there are no cards', async () => {
    const { $, status } = await page('/jobseekers/jobsearch/120')
    expect([status, $('.jobpost-cat-box').length]).toEqual([200, 0])
  })

  test('paging links are absolute and repeat the query; current has no href, next is >, last is Last ›', async () => {
    const { $ } = await page('/jobseekers/jobsearch/30?jobkeyword=Job+number&fullTime=on')
    const next = $('ul.pagination > li.page-item.page-link > a[rel=next]')
    expect(next.text()).toBe('>')
    expect(next.attr('href')).toBe(`${board.url}/jobseekers/jobsearch/60?jobkeyword=Job+number&fullTime=on`)
    expect(next.attr('data-ci-pagination-page')).toBe('3')
    expect($('ul.pagination > li.active > a').attr('href')).toBeUndefined()
    expect($('ul.pagination > li.active > a').text()).toBe('2')
    const far = await startBoard({ postings: manyPostings(400) })
    expect((await far.visitor().get('/jobseekers/jobsearch')).text).toContain('Last ›')
    await far.close()
  })

  test('every word of the keyword must occur in title, employer or description, accents ignored', async () => {
    const count = async (keyword: string) =>
      (await page(`/jobseekers/jobsearch?jobkeyword=${encodeURIComponent(keyword)}`)).$('.jobpost-cat-box').length
    expect(await count('logo CARD')).toBe(1)
    expect(await count('nino outsourcing')).toBe(1)
    expect(await count('logo candles')).toBe(1)
    expect(await count('logo unicorns')).toBe(0)
  })

  test('an unchecked type is dropped, a job marked Any stays', async () => {
    const { $ } = await page('/jobseekers/jobsearch?gig=on&isFromJobsearchForm=1')
    const types = new Set([...$('h4 .badge')].map((badge) => $(badge).text()))
    expect(types).toEqual(new Set(['Gig', 'Any']))
  })

  test('skill_tags are numbers of the inline allSkills map; an unknown number finds nothing', async () => {
    const { $, text } = await page('/jobseekers/jobsearch?skill_tags=489')
    expect(text).toContain('"489":"Typescript"')
    expect($('.jobpost-cat-box h4').text()).toContain('Long pay')
    expect($('.jobpost-cat-box').length).toBe(1)
    expect((await page('/jobseekers/jobsearch?skill_tags=99999999')).$('.jobpost-cat-box').length).toBe(0)
  })

  test('page= and q= have no effect: page 1 comes again', async () => {
    const plain = await page('/jobseekers/jobsearch')
    const ignored = await page('/jobseekers/jobsearch?page=3&q=zzz')
    expect(firstLink(ignored.$)).toBe(firstLink(plain.$))
  })

  test('category pages show the same cards and page the same way', async () => {
    const { $ } = await page('/jobseekers/search/c/ecommerce--shopify/30')
    expect($('.jobpost-cat-box').length).toBe(30)
    expect((await page('/jobseekers/search/c/web-development--typescript')).$('.jobpost-cat-box').length).toBe(1)
  })

  test('the unfiltered list can be capped; a keyword sees past the cap', async () => {
    const capped = await startBoard({ postings: manyPostings(100), searchCap: 45 })
    const total = async (path: string) => (await capped.visitor().get(path)).$('p.fs-12').text().trim()
    expect(await total('/jobseekers/jobsearch')).toBe('Displaying 30 out of 45 jobs')
    expect(await total('/jobseekers/jobsearch?jobkeyword=number')).toBe('Displaying 30 out of 100 jobs')
    await capped.close()
  })
})

describe('result card', () => {
  test('parse5 splits the outer link: the card has no link parent, its first job link is right', async () => {
    const { $ } = await page('/jobseekers/jobsearch')
    const card = cardWith($, 'Long pay')
    expect(card.closest('a').length).toBe(0)
    expect(card.find('a[href^="/jobseekers/job/"]').first().attr('href')).toBe('/jobseekers/job/Shopify-VA-1750008')
  })

  test('a tolerant parser keeps the outer link as parent with only See More inside', async () => {
    const { text } = await page('/jobseekers/jobsearch')
    const $ = load(text, { xml: { xmlMode: false, decodeEntities: true } })
    const card = $('.jobpost-cat-box').first()
    expect(card.parent('a').attr('href')).toBe('/jobseekers/job/Shopify-VA-1185557')
    expect(
      card
        .find('a[href^="/jobseekers/job/"]')
        .map((_, a) => $(a).text())
        .get(),
    ).toEqual(['See More'])
  })

  test('title keeps raw ampersands, entities and leading spaces; Gig wears class any', async () => {
    const { $, text } = await page('/jobseekers/jobsearch')
    expect(text).toContain('<h4 class="fs-16 fw-700"> R&D Gig &amp; more <span class="badge any">Gig</span>')
    expect($('.badge.part-time').first().text()).toBe('Part Time')
  })

  test('data-temp is Philippine time, data-temp-2 is UTC, the text repeats the first', async () => {
    const { $ } = await page('/jobseekers/jobsearch')
    const posted = cardWith($, 'Long pay').find('p[data-temp]')
    expect(posted.attr('data-temp')).toBe('2026-10-01 08:00:00')
    expect(posted.attr('data-temp-2')).toBe('2026-10-01 00:00:00')
    expect(posted.text()).toBe('Bramblewood & Sons • Posted on 2026-10-01 08:00:00')
  })

  test('the employer may be missing for guests and is there for members', async () => {
    const guest = await page('/jobseekers/jobsearch')
    expect(cardWith(guest.$, 'Hidden employer').find('p[data-temp]').text()).toBe('Posted on 2026-10-01 08:00:00')
    const member = board.visitor()
    await member.logIn('maria@board.test', 'Board-demo-1')
    const { $ } = await member.get('/jobseekers/jobsearch')
    expect(cardWith($, 'Hidden employer').find('p[data-temp]').text()).toContain('Bramblewood & Sons •')
  })

  test('a logo card names the employer in alt and holds the rest in .flex-1', async () => {
    const { $ } = await page('/jobseekers/jobsearch')
    const card = cardWith($, 'Logo card')
    expect(card.find('div.d-flex img.jobpost-cat-box-logo').attr('alt')).toBe('Niño Outsourcing')
    expect(card.find('.flex-1 h4').length).toBe(1)
  })

  test('salary is cut at 40 characters and may be empty', async () => {
    const { $ } = await page('/jobseekers/jobsearch')
    expect(cardWith($, 'Long pay').find('dd.col').text()).toBe('$7–$8/hour to start, grows with proven s')
    expect(cardWith($, 'R&D').find('dd.col').text()).toBe('')
  })

  test('a job without tags has one empty tag link', async () => {
    const { $ } = await page('/jobseekers/jobsearch')
    const tags = cardWith($, 'R&D').find('.job-tag a.badge')
    expect([tags.length, tags.text(), tags.attr('href')]).toEqual([1, '', '/jobseekers/search/c/'])
  })

  test('the snippet keeps line breaks and ends with an ellipsis before See More', async () => {
    const { text } = await page('/jobseekers/jobsearch')
    expect(text).toContain(
      'We sell candles.<br />Start your subject with MANGO.&#8230; <a href="/jobseekers/job/Shopify-VA-1185557" target="_blank">See More</a>',
    )
  })

  test('deleted postings are not listed', async () => {
    expect((await page('/jobseekers/jobsearch?jobkeyword=deleted')).$('.jobpost-cat-box').length).toBe(0)
  })

  test('every card of the invented market can be read whole, hostile ones too', async () => {
    const { olj } = makeMarket({ seed: 5, olj: 900, linkedin: 8, now: new Date('2026-11-21T00:00:00Z') })
    const full = await startBoard({ postings: olj })
    const ids = new Set<string>()
    for (let offset = 0; offset < 900; offset += 30) {
      const { $ } = await full.visitor().get(`/jobseekers/jobsearch/${offset}`)
      for (const card of $('.jobpost-cat-box')) {
        ids.add(/-(\d+)$/.exec($(card).find('a[href^="/jobseekers/job/"]').first().attr('href') ?? '')?.[1] ?? 'none')
      }
    }
    expect(ids).toEqual(new Set(olj.filter((p) => p.state !== 'deleted').map((p) => String(p.id))))
    await full.close()
  })
})
