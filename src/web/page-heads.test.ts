import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { STATIC_PAGES } from '#features/site/sitemap/rules.ts'
import { createQueryClient } from './lib/query.ts'
import { headMarkup } from './lib/head.ts'
import { GUIDE_DESCRIPTIONS, PAGE_DESCRIPTIONS } from './page-descriptions.ts'
import { matchRoute, ROUTES } from './router.tsx'

const described = [
  ...Object.keys(PAGE_DESCRIPTIONS),
  ...Object.keys(GUIDE_DESCRIPTIONS).map((slug) => `/resources/${slug}`),
]
const pageRows = ROUTES.filter((row) => described.includes(row.path))

test('every page that is described is a row of the table', () => {
  expect(pageRows.map((row) => row.path).toSorted()).toEqual(described.toSorted())
})

const client = createQueryClient(() => Promise.reject(new Error('not asked')))
const headOf = (path: string) => {
  const { row, place } = matchRoute(path, '')
  return row.head(place, client)
}

test('the sitemap names every public page that search engines may keep, and nothing else', () => {
  const own = ROUTES.filter((row) => row.access === 'public' && row.rendered && !row.path.includes(':'))
  const open = own.filter((row) => !headOf(row.path).hidden).map((row) => row.path)
  expect(open.toSorted()).toEqual(STATIC_PAGES.map(([path]) => path).toSorted())
})

test('the file a rendered page is named to the browser by is there', () => {
  const named = ROUTES.flatMap(({ screen }) => screen.module ?? [])
  expect(named.length).toBeGreaterThan(pageRows.length)
  expect(named.filter((file) => !existsSync(file))).toEqual([])
})

describe('every public page', () => {
  const heads = pageRows.map((row) => [row.path, headOf(row.path)] as const)

  test.each(heads)('%s has a title and a description of its own, and its address', (path, head) => {
    expect(head.title).toMatch(/ · Hanap$/)
    expect(head.description.length).toBeGreaterThan(70)
    expect(head.description.length).toBeLessThanOrEqual(160)
    expect(head.canonical).toBe(path)
    const same = heads.filter(([, other]) => other.title === head.title || other.description === head.description)
    expect(same).toHaveLength(1)
  })

  test.each(heads)('%s says to Open Graph and Twitter what it is, with a picture', (path, head) => {
    const markup = headMarkup(head, 'https://hanap.example')
    const image = path.startsWith('/resources/') ? 'guides' : 'site'
    expect(markup).toContain(`<meta property="og:url" content="https://hanap.example${path}">`)
    expect(markup).toContain(`<meta property="og:image" content="https://hanap.example/og/${image}.png">`)
    expect(markup).toContain('<meta name="twitter:card" content="summary_large_image">')
    for (const name of [
      'og:title',
      'og:description',
      'og:image:alt',
      'og:image:width',
      'twitter:title',
      'twitter:image',
    ])
      expect(markup).toContain(`="${name}" content="`)
  })
})
