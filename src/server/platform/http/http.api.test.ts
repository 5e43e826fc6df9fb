import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { house, type House } from '#server/testing/house.ts'
import { sweepLimitsTask } from '../limits/tasks.ts'

let h: House
beforeAll(async () => {
  h = await house({ env: { LIMITS_FACTOR: '1', METRICS_TOKEN: 'a-metrics-token-of-some-length' } })
})
afterAll(() => h.close())

const raw = (payload: string, type: string, url = '/api/auth/login/') =>
  h.app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload, remoteAddress: '203.0.113.9' })

describe('every answer', () => {
  it('comes with and without the slash at the end', async () => {
    expect((await h.call('GET', '/api/jobs/search/')).status).toBe(200)
    expect((await h.call('GET', '/api/jobs/search')).status).toBe(200)
  })

  it('of an unknown path below /api is a JSON 404', async () => {
    const answer = await h.call('GET', '/api/nothing/here/')
    expect(answer).toMatchObject({ status: 404, body: { detail: 'Not found.', code: 'not_found' } })
  })

  it('carries a request id and the strict headers', async () => {
    const { headers } = await h.call('GET', '/api/jobs/search/')
    expect(String(headers['x-request-id'])).toMatch(/^[\w-]{8,}$/)
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    expect(String(headers['content-security-policy'])).not.toContain('unsafe')
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it('keeps the request id of a proxy when it is a sane one', async () => {
    const sane = await h.call('GET', '/healthz', { headers: { 'x-request-id': 'proxy-12345678' } })
    expect(sane.headers['x-request-id']).toBe('proxy-12345678')
    const insane = await h.call('GET', '/healthz', { headers: { 'x-request-id': '<script>' } })
    expect(insane.headers['x-request-id']).not.toContain('script')
  })
})

describe('a body that is none', () => {
  it('of broken JSON is refused with a plain sentence', async () => {
    const answer = await raw('{"email": ', 'application/json')
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ detail: 'The request could not be read.', code: 'bad_request' })
  })

  it('of plain text is not taken for fields', async () => {
    expect((await raw('email=x', 'text/plain')).statusCode).toBe(415)
  })

  it('that is a list or a number is refused field by field', async () => {
    expect((await raw('[1]', 'application/json')).statusCode).toBe(400)
    expect((await raw('7', 'application/json')).statusCode).toBe(400)
  })

  it('of more than a megabyte is too large', async () => {
    expect((await raw(`{"email":"${'x'.repeat(1_100_000)}"}`, 'application/json')).statusCode).toBe(413)
  })

  it('with a sign that no database keeps is refused, not a fault of ours', async () => {
    const { token } = await h.signUp()
    const answer = await h.call('POST', '/api/ai-instructions/', { token, body: { instructions: 'Be brief.\0' } })
    expect(answer).toMatchObject({ status: 400, body: { code: 'unstorable_text' } })
  })

  it('that tries to reach the prototype changes nothing', async () => {
    const answer = await raw(
      '{"__proto__":{"is_superuser":true},"email":"a@b.test","password":"secret1"}',
      'application/json',
    )
    expect(answer.statusCode).toBe(400)
    expect(({} as { is_superuser?: boolean }).is_superuser).toBeUndefined()
  })

  it('cut off in the middle of an upload answers 400, not 500', async () => {
    const { token } = await h.signUp()
    for (const type of ['multipart/form-data; boundary=xyz', 'multipart/form-data']) {
      const answer = await h.app.inject({
        method: 'POST',
        url: '/api/resumes/',
        headers: { 'content-type': type, authorization: `Token ${token}` },
        payload: '--xyz\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF',
      })
      expect(answer.statusCode).toBeGreaterThanOrEqual(400)
      expect(answer.statusCode).toBeLessThan(500)
    }
  })
})

describe('limits', () => {
  it('answer 429 with Retry-After and the sentence, per address, and end with their window', async () => {
    let people = 0
    const ask = (address: string) => {
      people += 1
      return h.call('POST', '/api/auth/login/', { body: { email: `a${people}@b.test`, password: 'secret1' }, address })
    }
    const early = await Promise.all(Array.from({ length: 25 }, () => ask('198.51.100.1')))
    expect(early.every((answer) => answer.status !== 429)).toBe(true)
    const late = await ask('198.51.100.1')
    expect(late).toMatchObject({ status: 429, body: { detail: 'Too many login attempts. Please try again later.' } })
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0)
    h.clock.advance(5 * 60_000)
    expect((await ask('198.51.100.1')).status).not.toBe(429)
  })

  it('count an IPv6 network as one caller', async () => {
    const ask = (tail: number) =>
      h.call('GET', '/api/jobs/search/', { address: `2001:db8:1:2:${tail.toString(16)}::1` })
    for (let n = 0; n < 300; n += 1) await ask(n)
    expect((await ask(999)).status).toBe(429)
    expect((await h.call('GET', '/api/jobs/search/', { address: '2001:db8:1:3::1' })).status).toBe(200)
  })

  it('are forgotten by the nightly sweep a day after their window', async () => {
    const kept = async () => (await h.db.selectFrom('rate_limits').select('key').execute()).length
    expect(await kept()).toBeGreaterThan(0)
    await h.run(sweepLimitsTask, {})
    expect(await kept()).toBeGreaterThan(0)
    h.clock.advance(25 * 3_600_000)
    await h.run(sweepLimitsTask, {})
    expect(await kept()).toBe(0)
  })
})

describe('operations', () => {
  it('tell that the process lives and can serve', async () => {
    expect((await h.call('GET', '/healthz')).body).toEqual({ status: 'ok' })
    expect((await h.call('GET', '/readyz')).body).toMatchObject({ status: 'ok', checks: { database: 'ok' } })
  })

  it('give metrics only to who has the token', async () => {
    expect((await h.call('GET', '/metrics')).status).toBe(401)
    const headers = { authorization: 'Bearer a-metrics-token-of-some-length' }
    const answer = await h.call('GET', '/metrics', { headers })
    expect(answer.body).toContain('http_request_duration_seconds_bucket')
    expect(answer.body).toContain('hanap_tasks_waiting 0')
  })

  it('say who to tell about a weakness', async () => {
    const { body } = await h.call('GET', '/.well-known/security.txt')
    expect(body).toMatch(/^Contact: mailto:\S+@\S+\nExpires: 20/)
  })

  it('describe every call in OpenAPI 3.1 and on a page', async () => {
    const { body } = await h.call('GET', '/api/openapi.json')
    expect(body.openapi).toBe('3.1.0')
    expect(body.paths['/api/job-applications/apply/'].post['x-access']).toBe('user')
    expect((await h.call('GET', '/api/docs')).body).toContain('/api/jobs/search/')
  })
})
