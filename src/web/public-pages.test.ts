import { describe, expect, test } from 'vitest'
import type { ServerQueries } from '#contract/rendering.ts'
import { SAMPLE_TEAM } from '#features/site/team/rules.ts'
import { pageAddress, render } from './entry-server.tsx'
import { GUIDE_DESCRIPTIONS, PAGE_DESCRIPTIONS } from './page-descriptions.ts'

const pageRows = [
  ...Object.keys(PAGE_DESCRIPTIONS),
  ...Object.keys(GUIDE_DESCRIPTIONS).map((slug) => `/resources/${slug}`),
].map((path) => ({ path }))

/** What the wire gives when the database is away. */
const away: ServerQueries = () => Promise.reject(Object.assign(new Error('away'), { status: 503 }))
const context = (queries: ServerQueries) => ({
  queries,
  origin: 'https://hanap.example',
  now: new Date('2026-11-21T00:00:00Z'),
})
const pageAt = (path: string, queries = away) => render(path, context(queries))
const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')

/** Levels of the headings between the header and the footer, in their order. */
const levels = (html: string) => [...html.matchAll(/<h([1-6])[ >]/g)].map((match) => Number(match[1]))

describe.each(pageRows.map((row) => row.path))('%s', (path) => {
  test('is rendered whole on the server, without a style attribute, with one first heading and no level left out', async () => {
    const page = await pageAt(path)
    expect(page.status).toBe(200)
    expect(page.html).not.toMatch(/<[^>]+ style=/)
    const found = levels(page.html)
    expect(found.filter((level) => level === 1)).toHaveLength(1)
    expect(found[0]).toBe(1)
    found.slice(1).forEach((level, at) => expect(level - (found[at] ?? 0)).toBeLessThanOrEqual(1))
  })

  test('links only to places that exist', async () => {
    const { html } = await pageAt(path)
    const own = [...html.matchAll(/href="(\/[^"#?]*)/g)].map((match) => match[1] ?? '')
    const pages = own.filter((address) => pageRows.some((row) => row.path === address))
    expect(pages.length).toBeGreaterThan(0)
    for (const guide of own.filter((address) => address.startsWith('/resources/'))) expect(pages).toContain(guide)
    const anchors = [...html.matchAll(/href="#([^"]+)"/g)].map((match) => match[1] ?? '')
    for (const anchor of anchors) expect(html).toContain(`id="${anchor}"`)
  })
})

describe('the guides', () => {
  const guides = pageRows.map((row) => row.path).filter((path) => path.startsWith('/resources/'))

  test('are eight or more', () => expect(guides.length).toBeGreaterThanOrEqual(8))

  test.each(guides)('%s has 600 to 1,100 words, a checklist and other guides to read next', async (path) => {
    const { html } = await pageAt(path)
    const text = textOf(/<article[\s\S]*<\/article>/.exec(html)?.[0] ?? '')
    const words = text.split(' ').length
    expect(words).toBeGreaterThanOrEqual(600)
    expect(words).toBeLessThanOrEqual(1100)
    expect(text).toContain('Checklist')
    expect(text).toContain('Read next')
    expect(text).not.toMatch(/\*\*|\]\(/)
  })
})

describe('about', () => {
  test('without the team the sentence and three samples stand in, and the page is no failure', async () => {
    const page = await pageAt('/about')
    expect(page.status).toBe(200)
    expect(page.cacheable).toBe(false)
    const text = textOf(page.html)
    expect(text).toContain("We're having trouble loading our team information right now. Please check back later.")
    for (const { name, position } of SAMPLE_TEAM) {
      expect(text).toContain(name)
      expect(text).toContain(position)
    }
  })

  test('with the team everybody is on the page, also for readers without scripts', async () => {
    const members = ['Ana', 'Ben', 'Caloy', 'Dina'].map((name) => ({ ...SAMPLE_TEAM[0], name }))
    const page = await pageAt('/about', () => Promise.resolve(members))
    expect(page.cacheable).toBe(true)
    const text = textOf(page.html)
    for (const { name } of members) expect(text).toContain(name)
    expect(text).not.toContain('having trouble')
  })

  test('nobody named: no empty carousel', async () => {
    const page = await pageAt('/about', () => Promise.resolve([]))
    expect(page.html).not.toContain('carousel')
  })
})

describe('the words of the spec', () => {
  test.each([
    ['/about', ['Innovation', 'Connection', 'Elevation', 'Contact us']],
    ['/salaries', ['Coming Soon', 'Industry ranges', 'Experience levels', 'Location', 'Premium skills']],
    ['/privacy', ['Last updated May 5, 2025', '10173', '72 hours']],
    ['/terms', ['Last updated May 5, 2025', '1. This agreement', '10. Ending, changes, law and contact']],
    [
      '/pricing',
      [
        '₱0 for 14 days',
        '₱50 per month',
        '₱100 per month',
        '1 month of access, no cancellation, no refund',
        'No credit card required',
      ],
    ],
    [
      '/features',
      ['See All Plans', 'Advanced Filters', 'AI chatbot', 'Integrations', 'Notifications', 'Privacy controls'],
    ],
    ['/post-job', ['coming soon']],
    ['/resources-employers', ['coming soon']],
  ])('%s says %j', async (path, words) => {
    const text = textOf((await pageAt(path)).html)
    for (const word of words) expect(text).toContain(word)
  })

  test('a pasted text is read without scripts too, and each warning quotes it', async () => {
    const { html } = await pageAt(
      `/check-message?${new URLSearchParams({ text: 'A training fee of ₱900 is required.' })}`,
    )
    expect(html).toContain(
      '<q class="block [overflow-wrap:anywhere] whitespace-pre-line">A training fee of ₱900 is required.',
    )
    expect(textOf(html)).toContain('A real employer pays you')
  })

  test('the terms have ten numbered sections, each with an anchor', async () => {
    const { html } = await pageAt('/terms')
    const numbers = [...html.matchAll(/<h2 id="[a-z-]+"[^>]*>(\d+)\. /g)].map((match) => Number(match[1]))
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  test.each([
    ['14-day free trial', '/register'],
    ['Job board integration', '/settings?section=integrations'],
    ['Advanced job search', '/jobs'],
    ['Profile', '/profile'],
    ['Resume management', '/profile'],
    ['Easy applications', '/jobs'],
    ['Saved jobs', '/saved-jobs'],
    ['Notifications', '/settings?section=notifications'],
    ['Privacy', '/settings?section=privacy'],
  ])('the card %s leads to %s', async (title, address) => {
    const { html } = await pageAt('/features')
    const card = html.split('<li').find((part) => part.includes(`<h2 class="text-xl">${title}</h2>`)) ?? ''
    expect(card).toContain(`href="${address}"`)
  })
})

describe('the address a page is kept under', () => {
  test.each([
    ['/about?utm_source=x&a=1', '/about'],
    ['/jobs?x=1&page=2&search=nurse&utm=2', '/jobs?search=nurse&page=2'],
    ['/jobs?q=nurse&source=nowhere&page=-4', '/jobs?search=nurse'],
    ['/jobs/5?from=mail', '/jobs/5'],
    ['/login?redirect=%2Fjobs%2F5&x=1', '/login?redirect=%2Fjobs%2F5'],
    ['/applications?status=hired', '/applications'],
    ['//evil.example/?x', '//evil.example/'],
  ])('%s is the page of %s', (given, kept) => {
    expect(pageAddress(given)).toBe(kept)
  })
})
