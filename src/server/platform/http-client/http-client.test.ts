import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { ConnectorError } from '../errors.ts'
import { client, errorOf, inTurn, serve, text } from './http-client-setup.ts'

describe('addresses', () => {
  it('contacts no origin that is not configured', async () => {
    const { seen, listener } = inTurn([])
    const origin = await serve(listener)
    const { http } = client('http://127.0.0.1:9')
    const error = await errorOf(http.get(`${origin}/`))
    expect([error.kind, error.reason]).toEqual(['refused', 'host_not_allowed'])
    expect(seen).toEqual([])
  })

  it('does not follow a redirect to an origin that is not configured', async () => {
    const { seen, listener } = inTurn([])
    const elsewhere = await serve(listener)
    const origin = await serve((_request, response) => text(response, '', 302, { location: `${elsewhere}/x` }))
    const error = await errorOf(client(origin).http.get(`${origin}/`))
    expect(error.reason).toBe('host_not_allowed')
    expect(seen).toEqual([])
  })

  it('follows at most five redirects', async () => {
    const origin = await serve((request, response) => {
      const step = Number(request.url?.slice(1))
      if (step === 0) text(response, 'here')
      else text(response, '', 302, { location: `/${step - 1}` })
    })
    const { http } = client(origin)
    const answer = await http.get(`${origin}/5`)
    expect([answer.body, answer.url, answer.redirects.length]).toEqual(['here', `${origin}/0`, 5])
    expect((await errorOf(http.get(`${origin}/6`))).kind).toBe('changed')
  })

  it('hands a redirect back when its target is one to stop at', async () => {
    const origin = await serve((_request, response) => text(response, '', 302, { location: '/authwall?x=1' }))
    const answer = await client(origin).http.get(`${origin}/`, { stopAt: /authwall/ })
    expect([answer.status, answer.headers['location']]).toEqual([302, '/authwall?x=1'])
  })
})

describe('answers', () => {
  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
    ['deflate', deflateSync],
    ['identity', (body: Buffer) => body],
  ])('reads %s and decodes UTF-8 across chunks', async (coding, pack) => {
    const origin = await serve((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': coding })
      for (const byte of pack(Buffer.from('Peña ₱ 日本 🙂'))) response.write(Buffer.of(byte))
      response.end()
    })
    expect((await client(origin).http.get(origin)).body).toBe('Peña ₱ 日本 🙂')
  })

  it('decodes the character set that the answer names', async () => {
    const origin = await serve((_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html; charset=ISO-8859-1' }).end(Buffer.from([0x50, 0xf1])),
    )
    expect((await client(origin).http.get(origin)).body).toBe('Pñ')
  })

  it('stops reading an answer that is too large, announced or not', async () => {
    const origin = await serve((request, response) => {
      if (request.url === '/announced') return response.writeHead(200, { 'content-length': '999999999' }).write('x')
      response.writeHead(200)
      return response.on('error', () => undefined).end('x'.repeat(70_000))
    })
    const { http } = client(origin, { maxBytes: 65_536 })
    for (const path of ['/', '/announced']) {
      const error = await errorOf(http.get(origin + path))
      expect([error.kind, error.reason]).toEqual(['changed', 'too_large'])
    }
  })

  it('stops unpacking an answer that would grow beyond the limit', async () => {
    const bomb = gzipSync(Buffer.alloc(20_000_000))
    const origin = await serve((_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
    )
    expect((await errorOf(client(origin, { maxBytes: 65_536 }).http.get(origin))).reason).toBe('too_large')
  })

  it('reports a packed answer that breaks off', async () => {
    const body = gzipSync(Buffer.from('hello '.repeat(5000))).subarray(0, 40)
    const origin = await serve((_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(body),
    )
    expect((await errorOf(client(origin).http.get(origin))).kind).toBe('down')
  })

  it('gives back answers below 500 as they are', async () => {
    const origin = await serve((_request, response) => text(response, 'gone', 404))
    const answer = await client(origin).http.get(origin)
    expect([answer.status, answer.body]).toEqual([404, 'gone'])
  })
})

describe('cookies', () => {
  it('keeps them over redirects and over serialising', async () => {
    const seen: (string | undefined)[] = []
    const origin = await serve((request, response) => {
      seen.push(request.headers.cookie)
      if (request.url === '/login') text(response, '', 303, { location: '/home', 'set-cookie': ['a=1; Path=/', 'bad'] })
      else text(response, 'ok', 200, { 'set-cookie': 'b=2; HttpOnly' })
    })
    const { http } = client(origin)
    const session = http.openSession()
    await http.post(`${origin}/login`, [['x', 'y']], { session })
    await http.get(`${origin}/next`, { session: http.openSession(session.serialise()) })
    await http.get(`${origin}/other`)
    expect(seen).toEqual([undefined, 'a=1', 'a=1; b=2', undefined])
  })

  it('calls an unreadable stored session an ended one', () => {
    const { http } = client('http://127.0.0.1:9')
    expect(() => http.openSession('{"cookies":')).toThrow(ConnectorError)
  })
})
