import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { hashToken } from '#server/platform/secrets.ts'
import { googleHouse, MINUTE, newcomer, OTHER_SECRET, SECRET } from '#server/testing/google-house.ts'
import { sweepSignIns } from './service.ts'

let g: Awaited<ReturnType<typeof googleHouse>>
beforeAll(async () => {
  g = await googleHouse()
})
afterAll(() => g.h.close())
afterEach(() => g.h.sandbox.google.control.reset())

describe('the return, posted more than once', () => {
  test('at once: one exchange, one session, the same answer', async () => {
    const back = await g.returned(newcomer())
    const [users, tokens] = [await g.count('users'), await g.count('auth_tokens')]
    const answers = await Promise.all([1, 2, 3].map(() => g.finish(back)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.token as string)).size).toBe(1)
    expect([await g.count('users'), await g.count('auth_tokens')]).toEqual([users + 1, tokens + 1])
    const { requests } = g.h.sandbox.google.control.state() as { requests: { by_path: Record<string, number> } }
    expect(requests.by_path['POST /token']).toBe(1)
  })

  test('a moment later, after a lost answer: the same; after a minute: refused', async () => {
    const back = await g.returned(newcomer())
    const first = await g.finish(back)
    g.h.clock.advance(MINUTE)
    expect((await g.finish(back)).body.token).toBe(first.body.token)
    g.h.clock.advance(1)
    expect(await g.finish(back)).toMatchObject({ status: 400, body: { code: 'bad_state' } })
  })

  test('by somebody who saw the address but is not the browser: refused, and nothing is spoilt', async () => {
    const back = await g.returned(newcomer())
    for (const browser_secret of [OTHER_SECRET, undefined, 'x']) {
      const answer = await g.finish({ ...back, browser_secret })
      expect([answer.status, answer.body.code]).toEqual([400, 'bad_state'])
    }
    expect((await g.finish(back)).status).toBe(200)
    expect((await g.finish({ ...back, browser_secret: OTHER_SECRET })).status).toBe(400)
  })

  test('keeps no token, code or verifier in the clear', async () => {
    const back = await g.returned(newcomer())
    const { body } = await g.finish(back)
    const { rows } = await sql`select * from google_sign_ins where state_hash = ${hashToken(back.state)}`.execute(
      g.h.db,
    )
    const kept = JSON.stringify(rows)
    for (const secret of [body.token as string, back.code, back.state, SECRET]) expect(kept).not.toContain(secret)
  })
})

describe('the state', () => {
  test('that nobody began', async () => {
    const { code } = await g.returned(newcomer())
    expect(await g.finish({ code, state: 'made-up' })).toMatchObject({ status: 400, body: { code: 'bad_state' } })
  })

  test('of another sign-in of the same browser does not fit the code', async () => {
    const choice = newcomer()
    const [one, two] = [await g.returned(choice), await g.returned(choice)]
    const answer = await g.finish({ code: one.code, state: two.state })
    expect([answer.status, answer.body.code]).toEqual([400, 'code_refused'])
  })

  test('is good for ten minutes to the moment', async () => {
    const back = await g.returned(newcomer())
    g.h.clock.advance(10 * MINUTE)
    expect(await g.finish(back)).toMatchObject({ status: 400, body: { code: 'bad_state' } })
    const other = await g.returned(newcomer())
    g.h.clock.advance(10 * MINUTE - 1)
    expect((await g.finish(other)).status).toBe(200)
  })

  test('is forgotten by the sweep once it has run out', async () => {
    await g.start()
    g.h.clock.advance(10 * MINUTE)
    await sweepSignIns(g.h.deps)
    expect(await g.count('google_sign_ins')).toBe(0)
  })
})

describe('the host', () => {
  test.each(['localhost:8000', '127.0.0.1:8000', 'LOCALHOST:8000'])('%s is ours', async (host) => {
    const back = await g.returned(newcomer())
    expect((await g.finish({ ...back, host })).status).toBe(200)
  })

  test.each(['evil.example', 'localhost:8000.evil.example', 'localhost', 'https://localhost:8000', 'localhost:8001'])(
    '%s is foreign, and the sign-in stays good',
    async (host) => {
      const back = await g.returned(newcomer())
      const answer = await g.finish({ ...back, host })
      expect([answer.status, answer.body.error]).toEqual([400, 'Signing in from this address is not allowed.'])
      expect((await g.start({ host })).status).toBe(400)
      expect((await g.finish(back)).status).toBe(200)
    },
  )

  test('of the beginning chooses where Google leads back to, and nothing else does', async () => {
    const asked = async (given: object) => new URL((await g.start(given)).url).searchParams.get('redirect_uri')
    expect(await asked({})).toBe('http://localhost:8000/oauth-callback')
    expect(await asked({ host: '127.0.0.1:8000' })).toBe('http://127.0.0.1:8000/oauth-callback')
    expect(await asked({ redirect_uri: 'https://evil.example' })).toBe('http://localhost:8000/oauth-callback')
  })
})

describe('what Google or the way to it does wrong', () => {
  test('a redirect URI that is not the registered one', async () => {
    const back = await g.returned(newcomer())
    await g.order('/token-error', { error: 'redirect_uri_mismatch', times: 1 })
    const answer = await g.finish(back)
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({
      error: 'OAuth configuration error. The redirect URI is incorrect.',
      code: 'redirect_uri_mismatch',
      details: 'Google refused: redirect_uri_mismatch: Bad Request',
    })
  })

  test.each(['invalid_client', 'invalid_request'])(
    '%s is our fault: 500 in the words of the catalogue',
    async (error) => {
      const back = await g.returned(newcomer())
      await g.order('/token-error', { error, times: 1 })
      const answer = await g.finish(back)
      expect([answer.status, answer.body.error, answer.body.details]).toEqual([
        500,
        'A server error occurred during authentication.',
        'Please try again or contact support if the problem persists.',
      ])
    },
  )

  test('garbage is 500 as well', async () => {
    const back = await g.returned(newcomer())
    g.h.sandbox.google.control.misbehave({ mode: 'garbage', path: '/token' })
    expect((await g.finish(back)).body).toMatchObject({ error: 'A server error occurred during authentication.' })
  })

  test('a code that was used or made up', async () => {
    const answer = await g.finish({ ...(await g.returned(newcomer())), code: '4/0nonsense' })
    expect([answer.status, answer.body.code]).toEqual([400, 'code_refused'])
  })

  test.each([{ mode: '5xx' }, { mode: 'down' }] as const)(
    '%j: 503, and the same code works afterwards',
    async (order) => {
      const back = await g.returned(newcomer())
      g.h.sandbox.google.control.misbehave({ ...order, path: '/token', times: 1 })
      const failed = await g.finish(back)
      expect([failed.status, failed.body.code]).toEqual([503, 'google_unavailable'])
      expect(Number(failed.headers['retry-after'])).toBeGreaterThan(0)
      expect((await g.finish(back)).status).toBe(200)
    },
  )

  test('a provider that hangs is given up after ten seconds', async () => {
    const back = await g.returned(newcomer())
    g.h.sandbox.google.control.misbehave({ mode: 'hang', path: '/token', times: 1 })
    const began = performance.now()
    expect((await g.finish(back)).body).toMatchObject({ code: 'google_unavailable' })
    expect(performance.now() - began).toBeLessThan(12_000)
    expect((await g.finish(back)).status).toBe(200)
  }, 20_000)
})

describe('the backend callback', () => {
  const arrive = async (path: string) => (await g.h.call('GET', path)).headers['location'] as string
  const land = (code: string, browser_secret = SECRET) =>
    g.h.call('POST', '/api/auth/login-landing/', { body: { code, browser_secret } })

  test.each(['/auth/google/callback/', '/api/auth/google/callback/'])(
    '%s signs in and leads to the landing with a code for this browser, once',
    async (path) => {
      const choice = newcomer()
      const location = await arrive(`${path}?${new URLSearchParams(await g.returned(choice)).toString()}`)
      const landing = /^\/login-success#code=([\w-]{43})$/.exec(location)?.[1] ?? ''
      expect(landing).not.toBe('')
      expect((await land(landing, OTHER_SECRET)).body.code).toBe('landing_over')
      const answer = await land(landing)
      expect(answer.body).toMatchObject({ user: { email: choice.other.email }, redirect_url: '/jobs' })
      expect(await g.statusOf(answer.body.token)).toBe(200)
      expect((await land(landing)).body).toMatchObject({ error: 'This sign-in has been used or has expired.' })
    },
  )

  test('the code of the landing is good for a minute', async () => {
    const back = new URLSearchParams(await g.returned(newcomer())).toString()
    const landing = (await arrive(`/auth/google/callback/?${back}`)).split('=')[1] ?? ''
    g.h.clock.advance(MINUTE)
    expect((await land(landing)).status).toBe(400)
  })

  test('opened by a stranger with a made-up code spoils nothing', async () => {
    const back = await g.returned(newcomer())
    await arrive(`/auth/google/callback/?code=4%2F0nonsense&state=${back.state}`)
    expect((await g.finish(back)).status).toBe(200)
  })

  test('leads what went wrong to the page, which hears why', async () => {
    const back = await g.returned({ email: 'ben@unverified.test' })
    const query = new URLSearchParams(back).toString()
    expect(await arrive(`/auth/google/callback/?${query}`)).toBe(`/oauth-callback?${query}`)
    expect((await g.finish(back)).body.code).toBe('google_email_unverified')
  })

  test.each([
    ['error=access_denied&state=abc', '/oauth-callback?state=abc&error=access_denied'],
    ['', '/oauth-callback'],
    ['code=a&code=b&next=//evil.example', '/oauth-callback'],
    ['code=a&state=made-up', '/oauth-callback?code=a&state=made-up'],
  ])('passes %j on to our own page only', async (query, wanted) => {
    expect(await arrive(`/auth/google/callback/?${query}`)).toBe(wanted)
  })
})
