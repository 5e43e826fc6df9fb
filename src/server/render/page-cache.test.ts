import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createPageCache, type Page } from './page-cache.ts'

const page = (html: string, part: Partial<Page> = {}): Page => ({ status: 200, html, cacheable: true, ...part })

function counted(make: (round: number) => Promise<Page>) {
  let rounds = 0
  return { render: () => make(++rounds), rounds: () => rounds }
}

test('a page is rendered once within five seconds, and anew after them', async () => {
  let now = 0
  const cache = createPageCache(() => now)
  const { render, rounds } = counted(async (round) => page(`<p>${round}</p>`))
  await cache('/jobs', 'identity', render)
  now = 4_999
  expect((await cache('/jobs', 'identity', render)).body.toString()).toBe('<p>1</p>')
  now = 5_000
  expect((await cache('/jobs', 'identity', render)).body.toString()).toBe('<p>2</p>')
  expect(rounds()).toBe(2)
})

test('a hundred visitors at once wait for one rendering', async () => {
  const cache = createPageCache(() => 0)
  const { render, rounds } = counted(async () => page('x'))
  await Promise.all(Array.from({ length: 100 }, () => cache('/', 'br', render)))
  expect(rounds()).toBe(1)
})

test('every encoding carries the same page', async () => {
  const cache = createPageCache(() => 0)
  const html = '<p>₱1,500</p>'.repeat(50)
  const render = async () => page(html)
  expect(brotliDecompressSync((await cache('/', 'br', render)).body).toString()).toBe(html)
  expect(gunzipSync((await cache('/', 'gzip', render)).body).toString()).toBe(html)
  expect((await cache('/', 'identity', render)).body.toString()).toBe(html)
})

test('a page that failed is not kept', async () => {
  const cache = createPageCache(() => 0)
  const { render, rounds } = counted(async (round) => {
    if (round === 1) throw new Error('no database')
    return page('y', { status: round === 2 ? 503 : 200, cacheable: round !== 2 })
  })
  await expect(cache('/', 'identity', render)).rejects.toThrow('no database')
  expect((await cache('/', 'identity', render)).status).toBe(503)
  expect((await cache('/', 'identity', render)).status).toBe(200)
  expect(rounds()).toBe(3)
})

test('only so many pages are kept, the oldest goes first', async () => {
  const cache = createPageCache(() => 0)
  const { render, rounds } = counted(async () => page('z'))
  for (let n = 0; n <= 200; n++) await cache(`/jobs?page=${n}`, 'identity', render)
  await cache('/jobs?page=200', 'identity', render)
  expect(rounds()).toBe(201)
  await cache('/jobs?page=0', 'identity', render)
  expect(rounds()).toBe(202)
})
