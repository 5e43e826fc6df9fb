import { connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createControl, type Control } from './control.ts'
import type { SandboxRequest } from './exchange.ts'
import { html, json, redirect, setCookie } from './replies.ts'
import { startServer, type RunningServer } from './server.ts'

let control: Control
let server: RunningServer
let seen: SandboxRequest[]

beforeEach(async () => {
  seen = []
  control = createControl({ name: 'Test board' })
  server = await startServer({
    control,
    port: 0,
    handler: (request) => {
      seen.push(request)
      if (request.path === '/login') return setCookie(redirect('/home'), 'ci_session', 'a b;ñ')
      if (request.path === '/echo')
        return json({ form: [...request.form], json: request.json, cookies: request.cookies })
      if (request.path === '/broken') throw new Error('boom')
      return html('<p>kumusta ₱</p>')
    },
  })
})

afterEach(() => server.close())

async function order(body: Record<string, unknown>): Promise<Response> {
  return fetch(`${server.url}/__control/misbehave`, { method: 'POST', body: JSON.stringify(body) })
}

describe('a stand-in serves', () => {
  it('a page with its length in bytes and its charset', async () => {
    const answer = await fetch(`${server.url}/page?x=1`)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=UTF-8')
    expect(answer.headers.get('content-length')).toBe(String(Buffer.byteLength('<p>kumusta ₱</p>')))
    expect(await answer.text()).toBe('<p>kumusta ₱</p>')
    expect(seen[0]?.query.get('x')).toBe('1')
    expect(seen[0]?.url.origin).toBe(server.url)
  })

  it('a redirect with a cookie that comes back decoded', async () => {
    const answer = await fetch(`${server.url}/login`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/home'])
    const cookie = (answer.headers.getSetCookie()[0] ?? '').split(';')[0] ?? ''
    const echo = await fetch(`${server.url}/echo`, { headers: { cookie: `${cookie}; other=1; ci_session=second` } })
    expect(await echo.json()).toMatchObject({ cookies: { ci_session: 'a b;ñ', other: '1' } })
  })

  it('urlencoded forms with brackets and UTF-8, and JSON bodies', async () => {
    const form = new URLSearchParams({ 'info[message]': 'Magandang ₱araw & salamat' })
    const first = await fetch(`${server.url}/echo`, { method: 'POST', body: form })
    expect(await first.json()).toMatchObject({ form: [['info[message]', 'Magandang ₱araw & salamat']] })
    const second = await fetch(`${server.url}/echo`, { method: 'POST', body: '{"a":[1]}' })
    expect(await second.json()).toMatchObject({ json: { a: [1] } })
  })

  it('HEAD with the head of the page alone', async () => {
    const answer = await fetch(server.url, { method: 'HEAD' })
    expect([answer.status, await answer.text()]).toEqual([200, ''])
  })

  it('413 for a body beyond eight megabytes', async () => {
    const answer = await fetch(`${server.url}/echo`, { method: 'POST', body: 'x'.repeat(8 * 1024 * 1024 + 1) }).catch(
      () => null,
    )
    expect([413, 'cut']).toContain(answer?.status ?? 'cut')
    expect(seen).toHaveLength(0)
  })

  it('500 when its handler fails, and goes on serving', async () => {
    expect((await fetch(`${server.url}/broken`)).status).toBe(500)
    expect((await fetch(server.url)).status).toBe(200)
  })

  it('rejects a port that is taken with EADDRINUSE', async () => {
    const second = startServer({ control, port: server.port, handler: () => html('') })
    await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })

  it('closes at once although a request hangs', async () => {
    await order({ mode: 'hang' })
    const hanging = fetch(server.url).catch(() => 'cut')
    await expect.poll(() => control.traffic.report(1).total).toBe(1)
    await server.close()
    expect(await hanging).toBe('cut')
  })
})

describe('misbehaviour', () => {
  it('slow waits and then answers as usual', async () => {
    await order({ mode: 'slow', delay_ms: 120, times: 1 })
    const begun = performance.now()
    expect(await (await fetch(server.url)).text()).toBe('<p>kumusta ₱</p>')
    expect(performance.now() - begun).toBeGreaterThanOrEqual(115)
  })

  it('drip sends the head at once and the body byte by byte', async () => {
    await order({ mode: 'drip', delay_ms: 5, times: 1 })
    const answer = await fetch(server.url)
    const chunks: number[] = []
    for await (const chunk of answer.body ?? []) chunks.push(chunk.length)
    expect(chunks.length).toBeGreaterThan(5)
    expect(chunks.reduce((sum, size) => sum + size, 0)).toBe(18)
  })

  it.each([
    [{ mode: '5xx' }, 503, null],
    [{ mode: '5xx', status: 522, retry_after: 4 }, 522, '4'],
    [{ mode: '429' }, 429, null],
    [{ mode: '429', retry_after: 7 }, 429, '7'],
  ])('%o answers %i with Retry-After %s', async (body, status, retryAfter) => {
    await order(body)
    const answer = await fetch(server.url)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, retryAfter])
    expect(seen).toHaveLength(0)
  })

  it('challenge answers 403 with the marks of a bot protection', async () => {
    await order({ mode: 'challenge' })
    const answer = await fetch(server.url)
    const page = await answer.text()
    expect(answer.status).toBe(403)
    for (const mark of ['Just a moment...', 'cf-chl-', 'challenge-form', 'cf-browser-verification'])
      expect(page).toContain(mark)
  })

  it('garbage answers 200 with something that is no page, in three ways', async () => {
    await order({ mode: 'garbage' })
    const bodies = new Set<string>()
    for (let turn = 0; turn < 3; turn += 1) {
      const answer = await fetch(server.url)
      expect(answer.status).toBe(200)
      bodies.add(await answer.text())
    }
    expect(bodies.size).toBe(3)
  })

  it('lost-answer does what was asked and then cuts the connection', async () => {
    await order({ mode: 'lost-answer', times: 1 })
    await expect(fetch(`${server.url}/echo`, { method: 'POST', body: '{}' })).rejects.toThrow('fetch failed')
    expect(seen.map((request) => request.path)).toEqual(['/echo'])
  })

  it('down cuts the connection and does nothing', async () => {
    await order({ mode: 'down', times: 1 })
    await expect(fetch(server.url)).rejects.toThrow('fetch failed')
    expect(seen).toHaveLength(0)
    expect((await fetch(server.url)).status).toBe(200)
  })

  it('hang never answers', async () => {
    await order({ mode: 'hang', times: 1 })
    await expect(fetch(server.url, { signal: AbortSignal.timeout(150) })).rejects.toThrow('timeout')
  })

  it('huge sends more than any client should read, and stops when the client leaves', async () => {
    await order({ mode: 'huge', times: 1 })
    const answer = await fetch(server.url)
    let size = 0
    for await (const chunk of answer.body ?? []) {
      size += chunk.length
      if (size > 6 * 1024 * 1024) break
    }
    expect(size).toBeGreaterThan(6 * 1024 * 1024)
  })

  it('expired-session lets the stand-in forget the session first, and answers then', async () => {
    expect((await order({ mode: 'expired-session' })).status).toBe(400)
    const expired: string[] = []
    control.onExpiredSession((request) => expired.push(request.cookies['ci_session'] ?? ''))
    await order({ mode: 'expired-session', times: 1 })
    await fetch(server.url, { headers: { cookie: 'ci_session=abc' } })
    expect([expired, seen.length]).toEqual([['abc'], 1])
  })

  it('concerns only the method and path it names, as often as it says, oldest order first', async () => {
    await order({ mode: '5xx', path: '/jobs/*', method: 'post', times: 2 })
    await order({ mode: '429', path: '/jobs/1' })
    const post = { method: 'POST' }
    expect((await fetch(`${server.url}/jobs/1`)).status).toBe(429)
    expect((await fetch(`${server.url}/jobs/1`, post)).status).toBe(503)
    expect((await fetch(`${server.url}/jobs/2`, post)).status).toBe(503)
    expect((await fetch(`${server.url}/jobs/2`, post)).status).toBe(200)
    expect((await fetch(`${server.url}/jobs/1`, post)).status).toBe(429)
    expect((await fetch(`${server.url}/other`)).status).toBe(200)
  })

  it('ends when it is removed', async () => {
    await order({ mode: '5xx' })
    expect((await fetch(server.url)).status).toBe(503)
    await fetch(`${server.url}/__control/misbehave`, { method: 'DELETE' })
    expect((await fetch(server.url)).status).toBe(200)
  })

  it('never concerns the control calls, whatever the order', async () => {
    await order({ mode: 'down' })
    expect((await fetch(`${server.url}/__control/state`)).status).toBe(200)
  })
})

describe('a client that talks nonsense', () => {
  it('gets an answer, and the next one is served', async () => {
    for (const nonsense of ['GET //%%% HTTP/1.1\r\nHost: [\r\n\r\n', '\0\0\0\r\n\r\n']) {
      const socket = connect(server.port, '127.0.0.1')
      const answered = new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))))
      socket.write(nonsense)
      expect(await answered).toMatch(/^HTTP\/1\.1 (200|400) /)
      socket.destroy()
    }
    expect((await fetch(server.url)).status).toBe(200)
  })
})
