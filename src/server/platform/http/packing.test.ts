import { Readable } from 'node:stream'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { encodingOf, HOLDS_SECRET, packAnswers } from './packing.ts'

const BROWSER = 'gzip, deflate, br'
const long = { text: 'Virtual assistant wanted. '.repeat(80) }
const kept = Buffer.from(JSON.stringify(long))
let app: FastifyInstance
beforeAll(async () => {
  app = fastify()
  packAnswers(app)
  app.get('/long', async () => long)
  app.get('/short', async () => ({ text: 'Hi' }))
  app.get('/kept', (_request, reply) => reply.type('application/json; charset=utf-8').send(kept))
  app.get('/page', (_request, reply) => reply.type('text/html; charset=utf-8').send(`<p>${long.text}</p>`))
  app.get('/refused', (_request, reply) => reply.code(400).send(long))
  app.get('/nothing', (_request, reply) => reply.code(304).send())
  app.get('/token', { config: HOLDS_SECRET }, async () => long)
  app.get('/file', (_request, reply) =>
    reply.header('content-disposition', 'attachment').type('application/json').send(kept),
  )
  app.get('/picture', (_request, reply) => reply.type('image/png').send(kept))
  app.get('/packed', (_request, reply) => reply.header('content-encoding', 'zstd').type('application/json').send(kept))
  app.get('/news', (_request, reply) => reply.type('text/event-stream').send(Readable.from([kept])))
  app.get('/written', (_request, reply) => reply.type('application/json').send(Readable.from([kept])))
})
afterAll(() => app.close())

const ask = (url: string, accepted?: string, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } })

describe('what a client accepts', () => {
  test.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['identity', 'identity'],
    ['deflate', 'identity'],
    [BROWSER, 'br'],
    ['gzip', 'gzip'],
    ['BR', 'br'],
    ['*', 'br'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', 'identity'],
    ['br; q=0.2, identity;q=0.5', 'identity'],
    ['*;q=0', 'identity'],
    ['gzip;q=much', 'identity'],
  ])('%s means %s', (accepted, encoding) => {
    expect(encodingOf(accepted)).toBe(encoding)
  })
})

describe('an answer of more than a kilobyte', () => {
  test.each(['/long', '/kept', '/refused', '/page'])('%s goes out packed, and unpacks to the same', async (url) => {
    const plain = await ask(url, 'identity')
    for (const [accepted, encoding, unpack] of [
      [BROWSER, 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
    ] as const) {
      const packed = await ask(url, accepted)
      expect(packed.statusCode).toBe(plain.statusCode)
      expect(packed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
      expect(packed.headers['content-length']).toBe(String(packed.rawPayload.length))
      expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5)
      expect(unpack(packed.rawPayload)).toEqual(plain.rawPayload)
    }
    expect(plain.headers).toMatchObject({ vary: 'accept-encoding' })
    expect(plain.headers['content-encoding']).toBeUndefined()
  })

  test('HEAD tells the same headers without the bytes', async () => {
    const [whole, head] = [await ask('/long', BROWSER), await ask('/long', BROWSER, 'HEAD')]
    expect(head.rawPayload).toHaveLength(0)
    const told = ({ headers }: typeof whole) =>
      ['content-encoding', 'content-length', 'content-type', 'vary'].map((name) => headers[name])
    expect(told(head)).toEqual(told(whole))
  })

  test('that is kept is packed once', async () => {
    const first = await ask('/kept', BROWSER)
    kept.fill('x', kept.length - 10)
    expect((await ask('/kept', BROWSER)).rawPayload).toEqual(first.rawPayload)
  })
})

test.each(['/short', '/nothing', '/token', '/file', '/picture', '/news', '/written'])(
  '%s stays as it is',
  async (url) => {
    const [asked, plain] = [await ask(url, BROWSER), await ask(url, 'identity')]
    expect(asked.headers['content-encoding']).toBeUndefined()
    expect(asked.rawPayload).toEqual(plain.rawPayload)
  },
)

test('what is packed already is not packed again', async () => {
  const answer = await ask('/packed', BROWSER)
  expect(answer.headers['content-encoding']).toBe('zstd')
  expect(answer.rawPayload).toEqual(kept)
})
