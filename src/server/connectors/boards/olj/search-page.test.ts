import { describe, expect, it } from 'vitest'
import { parseSearchPage } from './search-page.ts'
import { sampleCard, samplePage, sampleSearchPage } from './sample-pages.ts'

const origin = 'http://board.test'

function read(raw: string, offset = 0) {
  const parsed = parseSearchPage(raw, origin, offset)
  if ('missing' in parsed) throw new Error(parsed.missing.join(', '))
  return parsed.value
}

const one = (parts: Parameters<typeof sampleCard>[0]) =>
  read(sampleSearchPage([sampleCard(parts)], 'Displaying 1 out of 1 jobs', null)).found[0]

describe('result card', () => {
  it('is read whole', () => {
    const card = one({
      id: 1740001,
      title: 'Editor &amp; Writer',
      badge: '<span class="badge part-time">Part Time</span>',
      employer: 'Sari • Digital',
      salary: '2,800$-3,800$/Month',
      tags: "<a href='/x' class='badge'>Canva</a><a href='/y' class='badge'>Video Editing</a>",
    })
    expect(card).toEqual({
      source: 'olj',
      source_id: '1740001',
      url: `${origin}/jobseekers/job/Sample-Job-1740001`,
      title: 'Editor & Writer',
      employer: 'Sari • Digital',
      salary_text: '2,800$-3,800$/Month',
      posted_at: new Date('2026-09-29T17:41:46Z'),
      posted_precision: 'second',
      job_types: ['Part-time'],
      tags: ['Canva', 'Video Editing'],
      preview: 'We need help.\nStart soon…',
      location: null,
    })
  })

  it.each([
    ['<span class="badge full-time">Full Time</span>', ['Full-time']],
    ['<span class="badge any">Gig</span>', ['Gig']],
    ['<span class="badge any">Any</span>', []],
    ['', []],
  ])('takes the job type from the text of %s', (badge, types) => {
    expect(one({ id: 1, badge })?.job_types).toEqual(types)
  })

  it('takes the Philippine time when the UTC time is missing', () => {
    const card = one({ id: 1, times: 'data-temp="2026-09-30 01:41:46"' })
    expect(card?.posted_at).toEqual(new Date('2026-09-29T17:41:46Z'))
  })

  it('leaves out what is not told: employer, salary, the empty tag', () => {
    expect(one({ id: 1 })).toMatchObject({ employer: null, salary_text: null, tags: [] })
  })

  it('names the employer of a logo card by the picture', () => {
    expect(one({ id: 1, logo: 'Bayani &quot;B&quot; Ops' })?.employer).toBe('Bayani "B" Ops')
  })

  it('is read from a bare link and never leads to another host', () => {
    expect(one({ id: 5, link: '/jobseekers/job/5' })?.url).toBe(`${origin}/jobseekers/job/5`)
    expect(one({ id: 6, link: 'https://evil.test/jobseekers/job/x-6' })?.url).toBe(`${origin}/jobseekers/job/x-6`)
  })

  it('is read when its link was split by a browser: no link around, several inside', () => {
    const inner = sampleCard({ id: 9 })
      .replace(/^<a[^>]*>/, '')
      .replace(/<\/a>$/, '')
    expect(read(sampleSearchPage([inner], 'Displaying 1 out of 1 jobs', null)).found[0]?.source_id).toBe('9')
  })

  it('keeps its own values when a closing tag before it is lost', () => {
    const lost = sampleCard({ id: 1, title: 'First', salary: '' }).replace(/<\/div><\/a>$/, '')
    const { found } = read(sampleSearchPage([lost, sampleCard({ id: 2, title: 'Second', salary: '500' })], '', null))
    expect(found.map(({ source_id, title, salary_text }) => [source_id, title, salary_text])).toEqual([
      ['1', 'First', null],
      ['2', 'Second', '500'],
    ])
  })
})

describe('result page', () => {
  it('tells the offset of the next page', () => {
    expect(read(sampleSearchPage([sampleCard({ id: 1 })], 'Displaying 1 out of 40 jobs', 30)).nextOffset).toBe(30)
  })

  it('does not go on to the same or an earlier offset', () => {
    expect(read(sampleSearchPage([sampleCard({ id: 1 })], '', 30), 30).nextOffset).toBeNull()
  })

  it('holds a posting once', () => {
    expect(read(sampleSearchPage([sampleCard({ id: 1 }), sampleCard({ id: 1 })], '', null)).found.length).toBe(1)
  })

  it('may be empty when it says so or shows the search form', () => {
    for (const claim of ['Displaying 0 out of 0 job(s)', '']) {
      expect(read(sampleSearchPage([], claim, null))).toEqual({ found: [], skipped: [], nextOffset: null })
    }
  })

  it('keeps a few unreadable cards aside with the reason', () => {
    const cards = [sampleCard({ id: 1 }), sampleCard({ id: 2 }), sampleCard({ id: 3, times: '' })]
    const { found, skipped } = read(sampleSearchPage(cards, '', null))
    expect(found.length).toBe(2)
    expect(skipped).toEqual([{ reason: 'missing: posted time', excerpt: expect.stringContaining('Sample Job') }])
  })

  it.each([
    ['has nothing of a search page', samplePage('<h1>Hello</h1>'), '.jobpost-cat-box cards'],
    [
      'claims cards it does not show',
      sampleSearchPage([], 'Displaying 30 out of 90 jobs', null),
      '.jobpost-cat-box cards',
    ],
    [
      'shows fewer cards than it claims',
      sampleSearchPage([sampleCard({ id: 1 })], 'Displaying 2 out of 2 jobs', null),
      'cards (1 of 2)',
    ],
    ['is mostly unreadable', sampleSearchPage([sampleCard({ id: 1, times: '' })], '', null), 'readable cards'],
    [
      'lost its paging',
      sampleSearchPage([sampleCard({ id: 1 })], 'Displaying 1 out of 9 jobs', 30).replace('class="pagination"', ''),
      'ul.pagination',
    ],
    ['lost its end', sampleSearchPage([sampleCard({ id: 1 })], '', null).replace('</html>', ''), 'the end of the page'],
  ])('is not understood when it %s', (_what, raw, missing) => {
    expect(parseSearchPage(raw, origin, 0)).toEqual({
      missing: expect.arrayContaining([expect.stringContaining(missing)]),
    })
  })
})
