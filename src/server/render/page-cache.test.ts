import { expect, test } from 'vitest'
import { createPageCache, type Page } from './page-cache.ts'

const page = (html: string, part: Partial<Page> = {}): Page => ({
  status: 200,
  body: Buffer.from(html),
  cacheable: true,
  ...part,
})

function counted(make: (round: number) => Promise<Page>) {
  let rounds = 0
  return { render: () => make(++rounds), rounds: () => rounds }
}

test('a page is rendered once within five seconds, and anew after them', async () => {
  let now = 0
  const cache = createPageCache(() => now)
  const { render, rounds } = counted(async (round) => page(`<p>${round}</p>`))
  await cache('/jobs', render)
  now = 4_999
  expect((await cache('/jobs', render)).body.toString()).toBe('<p>1</p>')
  now = 5_000
  expect((await cache('/jobs', render)).body.toString()).toBe('<p>2</p>')
  expect(rounds()).toBe(2)
})

test('a hundred visitors at once wait for one rendering', async () => {
  const cache = createPageCache(() => 0)
  const { render, rounds } = counted(async () => page('x'))
  await Promise.all(Array.from({ length: 100 }, () => cache('/', render)))
  expect(rounds()).toBe(1)
})

test('a kept page is the same bytes each time, so that they are packed once', async () => {
  const cache = createPageCache(() => 0)
  const render = async () => page('<p>₱1,500</p>')
  const first = await cache('/', render)
  expect(first.body.toString()).toBe('<p>₱1,500</p>')
  expect((await cache('/', render)).body).toBe(first.body)
})

test('a page that failed is not kept', async () => {
  const cache = createPageCache(() => 0)
  const { render, rounds } = counted(async (round) => {
    if (round === 1) throw new Error('no database')
    return page('y', { status: round === 2 ? 503 : 200, cacheable: round !== 2 })
  })
  await expect(cache('/', render)).rejects.toThrow('no database')
  expect((await cache('/', render)).status).toBe(503)
  expect((await cache('/', render)).status).toBe(200)
  expect(rounds()).toBe(3)
})

test('only so many pages are kept, the oldest goes first', async () => {
  const cache = createPageCache(() => 0)
  const { render, rounds } = counted(async () => page('z'))
  for (let n = 0; n <= 200; n++) await cache(`/jobs?page=${n}`, render)
  await cache('/jobs?page=200', render)
  expect(rounds()).toBe(201)
  await cache('/jobs?page=0', render)
  expect(rounds()).toBe(202)
})
