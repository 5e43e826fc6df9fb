import Fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { AppError } from '../platform/errors.ts'
import { servePages } from './serve-pages.ts'

const apps: { close(): Promise<unknown> }[] = []
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())))

/** Pages that are made when told, of addresses whose `x` says nothing. */
function served(take: (address: string) => void = () => undefined) {
  const app = Fastify()
  apps.push(app)
  const made: string[] = []
  const ends: (() => void)[] = []
  const limits = {
    take: async (name: string, { address }: { address: string }) => take(`${name} ${address}`),
  }
  servePages(
    app,
    { clock: { now: () => new Date(0) }, limits } as unknown as Parameters<typeof servePages>[1],
    {
      addressOf: (address) => address.replace(/\?x=.*/, ''),
      sources: {},
      pages: async (address) => {
        made.push(address)
        await new Promise<void>((resolve) => ends.push(resolve))
        const movedTo = address === '/moved' ? '/here' : undefined
        return { status: 200, body: Buffer.from(`<p>${address}</p>`), cacheable: true, movedTo }
      },
    },
    { dev: false },
  )
  const ask = (url: string, remoteAddress = '203.0.113.5') => app.inject({ url, remoteAddress })
  const finish = () => ends.splice(0).forEach((end) => end())
  return { ask, made, finish }
}

test('parameters no page is made of make no other page', async () => {
  const { ask, made, finish } = served()
  const all = Promise.all(Array.from({ length: 20 }, (_, n) => ask(`/about?x=${n}`)))
  await expect.poll(() => made).toEqual(['/about'])
  finish()
  expect(new Set((await all).map(({ body }) => body))).toEqual(new Set(['<p>/about</p>']))
})

test('a page that has gone elsewhere for good leads there, and no browser keeps that without asking again', async () => {
  const { ask, made, finish } = served()
  const moved = ask('/moved')
  await expect.poll(() => made).toEqual(['/moved'])
  finish()
  const { statusCode, headers } = await moved
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([301, '/here', 'no-cache'])
})

test('two are made at once, one caller has ten places, and whoever finds none is told in a page', async () => {
  const { ask, made, finish } = served()
  const greedy = Array.from({ length: 100 }, (_, n) => ask(`/jobs/${n}`))
  await expect.poll(() => made.length).toBe(2)
  const other = ask('/', '198.51.100.7')
  const refused = await Promise.race(greedy)
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2'])
  expect(refused.headers['content-type']).toContain('text/html')
  expect(refused.body).toContain('<p>The service is busy right now. Please try again in a moment.</p>')
  expect(made.length).toBe(2)
  let done = false
  const all = Promise.all([...greedy, other]).finally(() => (done = true))
  await expect
    .poll(() => {
      finish()
      return done
    })
    .toBe(true)
  const codes = (await all).map(({ statusCode }) => statusCode)
  expect([codes.filter((code) => code === 200).length, codes.at(-1)]).toEqual([11, 200])
})

test('are counted by address like the calls of the API', async () => {
  const asked: string[] = []
  const { ask, made } = served((what) => {
    asked.push(what)
    throw new AppError(429, 'rate_limited', 'Too many requests. Please try again later.', {}, { retryAfter: 40 })
  })
  const answer = await ask('/')
  expect([answer.statusCode, answer.headers['retry-after'], asked]).toEqual([429, '40', ['page 203.0.113.5']])
  expect(answer.body).toContain('<p>Too many requests. Please try again later.</p>')
  expect(made).toEqual([])
})
