import { describe, expect, it } from 'vitest'
import { findBlock, isTinyBody } from './blocks.ts'
import { sampleCard, sampleEnd, sampleFragment } from './sample-fragments.ts'
import { cardText, parseDay, parseSearchFragment, sharesWord } from './search-fragment.ts'

const origin = 'http://network.test'

function read(raw: string) {
  const parsed = parseSearchFragment(raw, origin)
  if ('missing' in parsed) throw new Error(parsed.missing.join(', '))
  return parsed.value
}

describe('result card', () => {
  it.each(['block', 'link'] as const)('is read whole in the %s variant', (variant) => {
    const card = sampleCard({ id: 4411180329, variant, salary: '$90,000.00 - $120,000.00', company: 'Sari &amp; Labs' })
    expect(read(sampleFragment([card])).found).toEqual([
      {
        source: 'linkedin',
        source_id: '4411180329',
        url: `${origin}/jobs/view/data-analyst-at-x-4411180329`,
        title: 'Data Analyst',
        employer: 'Sari & Labs',
        salary_text: '$90,000.00 - $120,000.00',
        posted_at: new Date('2026-06-04T00:00:00Z'),
        posted_precision: 'day',
        job_types: [],
        tags: [],
        preview: null,
        location: 'Cebu City, Philippines',
      },
    ])
  })

  it('leads to the configured origin whatever host the page names', () => {
    const cards = ['https://ph.linkedin.com', 'https://evil.test'].map((host, i) => sampleCard({ id: 11 + i, host }))
    expect(read(sampleFragment(cards)).found.map(({ url }) => url)).toEqual([
      `${origin}/jobs/view/data-analyst-at-x-11`,
      `${origin}/jobs/view/data-analyst-at-x-12`,
    ])
  })

  it.each([
    ['Data Analyst (Remote)', 'Manila', ['Remote']],
    ['Data Analyst - Hybrid', 'Manila', ['Hybrid']],
    ['Remote Sensing Analyst', 'Manila', []],
    ['Data Analyst', 'Philippines (On-site)', ['On-site']],
  ])('says where the work is done only when the page does: %s, %s', (title, place, types) => {
    expect(read(sampleFragment([sampleCard({ id: 1, title, place })])).found[0]?.job_types).toEqual(types)
  })
})

describe('result fragment', () => {
  it('counts all cards but holds a posting once', () => {
    const { found, cards } = read(sampleFragment([sampleCard({ id: 1 }), sampleCard({ id: 1 }), sampleCard({ id: 2 })]))
    expect([found.length, cards]).toEqual([2, 3])
  })

  it('ends with the tiny body', () => {
    expect(sampleEnd.length).toBe(26)
    expect(isTinyBody(sampleEnd)).toBe(true)
    expect(read(sampleEnd)).toEqual({ found: [], skipped: [], cards: 0 })
  })

  it('is not understood without cards or with mostly unreadable ones', () => {
    expect(parseSearchFragment('<!DOCTYPE html><p>Hello</p>', origin)).toEqual({ missing: ['[data-entity-urn] cards'] })
    const bad = sampleCard({ id: 1, day: 'soon' })
    expect(parseSearchFragment(sampleFragment([bad]), origin)).toHaveProperty('missing')
    const { found, skipped } = read(sampleFragment([sampleCard({ id: 2 }), sampleCard({ id: 3 }), bad]))
    expect([found.length, skipped[0]?.reason]).toEqual([2, 'missing: time[datetime]'])
  })

  it('tells unrelated cards from results', () => {
    const { found } = read(sampleFragment([sampleCard({ id: 1 })]))
    const text = found.map(cardText).join()
    expect(['qwxzzk', 'analyst cook', ''].map((query) => sharesWord(query, text))).toEqual([false, true, true])
  })

  it('knows real days only', () => {
    expect(parseDay('2026-02-30')).toBeNull()
    expect(parseDay('2026-02-28')).toEqual(new Date('2026-02-28T00:00:00Z'))
  })
})

describe('blocks', () => {
  const answer = { status: 200, url: `${origin}/jobs-guest/x`, headers: {}, body: '', redirects: [] }

  it.each([
    ['999', { ...answer, status: 999 }],
    ['403', { ...answer, status: 403 }],
    ['a redirect to the wall', { ...answer, status: 302, headers: { location: '/authwall?trk=x' } }],
    [
      'a redirect to the sign-in page',
      { ...answer, status: 302, headers: { location: 'https://www.linkedin.com/login' } },
    ],
    ['the wall itself', { ...answer, url: `${origin}/signup?x` }],
  ])('knows %s', (_what, blocked) => {
    expect(findBlock(blocked)).toMatchObject({ kind: 'challenged', reason: 'blocked' })
  })

  it('takes nothing else for one', () => {
    for (const status of [200, 400, 404, 429, 500]) expect(findBlock({ ...answer, status })).toBeUndefined()
    expect(findBlock({ ...answer, status: 302, headers: { location: '/jobs/login-clerk' } })).toBeUndefined()
  })
})
