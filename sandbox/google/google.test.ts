import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startGoogle, type RunningGoogle } from './google.ts'
import { createVisitor, signInAt } from './test-person.ts'

const RETURN = 'http://localhost:8000/oauth-callback'
const VERIFIER = 'a-verifier-of-more-than-forty-three-characters-in-all'
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url')

let google: RunningGoogle
beforeEach(async () => {
  google = await startGoogle({ port: 0 })
})
afterEach(() => google.close())

function authorization(changes: Record<string, string> = {}): string {
  const asked = {
    client_id: google.clientId,
    redirect_uri: RETURN,
    response_type: 'code',
    scope: 'openid email profile',
    state: 'a-state',
    nonce: 'a-nonce',
    prompt: 'select_account',
    code_challenge: CHALLENGE,
    code_challenge_method: 'S256',
    ...changes,
  }
  return `${google.url}/o/oauth2/v2/auth?${new URLSearchParams(asked).toString()}`
}

async function exchange(code: string, changes: Record<string, string> = {}) {
  const form = {
    grant_type: 'authorization_code',
    code,
    client_id: google.clientId,
    client_secret: google.clientSecret,
    redirect_uri: RETURN,
    code_verifier: VERIFIER,
    ...changes,
  }
  const filled = Object.entries(form).filter(([, value]) => value !== '')
  const answer = await fetch(`${google.url}/token`, { method: 'POST', body: new URLSearchParams(filled) })
  return { status: answer.status, body: (await answer.json()) as Record<string, string> }
}

const codeFor = async (email: string): Promise<string> =>
  (await signInAt(authorization(), { email })).searchParams.get('code') ?? ''
const claimsOf = (token = ''): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as Record<string, unknown>
const control = (path: string, body: object) =>
  fetch(`${google.url}/__control${path}`, { method: 'POST', body: JSON.stringify(body) })

describe('discovery', () => {
  it('names Google’s paths on this origin, and keys that verify', async () => {
    const found = (await (await fetch(`${google.url}/.well-known/openid-configuration`)).json()) as Record<
      string,
      string
    >
    expect(found).toMatchObject({
      issuer: google.url,
      authorization_endpoint: `${google.url}/o/oauth2/v2/auth`,
      token_endpoint: `${google.url}/token`,
      userinfo_endpoint: `${google.url}/v1/userinfo`,
      jwks_uri: `${google.url}/oauth2/v3/certs`,
      revocation_endpoint: `${google.url}/revoke`,
    })
    const { keys } = (await (await fetch(found['jwks_uri'] ?? '')).json()) as { keys: Record<string, string>[] }
    expect(keys).toMatchObject([{ kty: 'RSA', alg: 'RS256', use: 'sig' }])
    expect(keys[0]).not.toHaveProperty('d')
  })
})

describe('signing in', () => {
  it('takes one person after the other in the same browser', async () => {
    const browser = createVisitor(google.url)
    const whoIs = async (email: string) => {
      const back = await signInAt(authorization(), { email }, browser)
      const { body } = await exchange(back.searchParams.get('code') ?? '')
      return claimsOf(body['id_token'])['email']
    }
    expect(await whoIs('nena.cruz@gmail.test')).toBe('nena.cruz@gmail.test')
    expect(await whoIs('seeker@hanap.test')).toBe('seeker@hanap.test')
  })

  it('leads back with a code that holds a slash, the state and what Google adds', async () => {
    const back = await signInAt(authorization(), { email: 'nena.cruz@gmail.test' })
    expect(back.origin + back.pathname).toBe(RETURN)
    expect(Object.fromEntries(back.searchParams)).toMatchObject({
      state: 'a-state',
      code: expect.stringMatching(/^4\/0./) as string,
      scope: expect.stringContaining('https://www.googleapis.com/auth/userinfo.email') as string,
      authuser: '0',
      prompt: 'consent',
    })
    expect(back.search).toContain('code=4%2F0')
  })

  it('gives an id token with the claims of the account, and the same through userinfo', async () => {
    const { status, body } = await exchange(await codeFor('nena.cruz@gmail.test'))
    expect(status).toBe(200)
    expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 3599 })
    expect(claimsOf(body['id_token'])).toMatchObject({
      iss: google.url,
      aud: google.clientId,
      azp: google.clientId,
      nonce: 'a-nonce',
      sub: expect.stringMatching(/^\d{21}$/) as string,
      email: 'nena.cruz@gmail.test',
      email_verified: true,
      name: 'Nena Cruz',
      given_name: 'Nena',
      family_name: 'Cruz',
    })
    const headers = { authorization: `Bearer ${body['access_token']}` }
    const info = await (await fetch(`${google.url}/v1/userinfo`, { headers })).json()
    expect(info).toMatchObject({ email: 'nena.cruz@gmail.test', name: 'Nena Cruz' })
    expect((await fetch(`${google.url}/v1/userinfo`, { headers: { authorization: 'Bearer x' } })).status).toBe(401)
  })

  it.each([
    ['ben@unverified.test', { email_verified: false }],
    ['carla@bayanihan.test', { hd: 'bayanihan.test', family_name: 'Mendoza Tan' }],
  ])('tells of %s what is so', async (email, claims) => {
    const back = await signInAt(authorization(), { email })
    const { body } = await exchange(back.searchParams.get('code') ?? '')
    expect(claimsOf(body['id_token'])).toMatchObject(claims)
    expect(back.searchParams.get('hd')).toBe('hd' in claims ? claims.hd : null)
  })

  it('leaves names out that an account does not have', async () => {
    const { body } = await exchange(await codeFor('walang.pangalan@gmail.test'))
    for (const name of ['name', 'given_name', 'family_name'])
      expect(claimsOf(body['id_token'])).not.toHaveProperty(name)
  })

  it('takes an account typed into the page, with the same number ever after', async () => {
    const typed = { other: { email: 'Isa@gmail.test', name: 'Isa Lim', verified: 'yes' } }
    const subs = []
    for (let time = 0; time < 2; time += 1) {
      const back = await signInAt(authorization(), typed)
      subs.push(claimsOf((await exchange(back.searchParams.get('code') ?? '')).body['id_token'])['sub'])
    }
    expect(subs[0]).toBe(subs[1])
  })

  it('asks again when nobody was chosen', async () => {
    await expect(signInAt(authorization(), {})).rejects.toThrow('422')
  })

  it('says so to the application when the person refuses', async () => {
    const back = await signInAt(authorization(), { refuse: true })
    expect(back.searchParams.get('error')).toBe('access_denied')
    expect(back.searchParams.get('state')).toBe('a-state')
    expect(back.searchParams.has('code')).toBe(false)
  })
})

describe('what never reaches the application', () => {
  it.each([`${RETURN}/`, 'http://localhost:8001/oauth-callback', 'https://evil.example/oauth-callback'])(
    'a redirect URI that is not registered to the letter: %s',
    async (redirect_uri) => {
      const page = await fetch(authorization({ redirect_uri }), {
        redirect: 'manual',
        headers: { accept: 'text/html' },
      })
      expect([page.status, page.headers.get('location')]).toEqual([400, null])
      expect(await page.text()).toContain('Error 400: redirect_uri_mismatch')
    },
  )

  it('an unknown client', async () => {
    const page = await fetch(authorization({ client_id: 'nobody' }), {
      redirect: 'manual',
      headers: { accept: 'text/html' },
    })
    expect(page.status).toBe(401)
    expect(await page.text()).toContain('Error 401: invalid_client')
  })

  it('until it is registered', async () => {
    const redirect_uri = 'http://localhost:8001/oauth-callback'
    await control('/redirect-uris', { uri: redirect_uri })
    const back = await signInAt(authorization({ redirect_uri }), { email: 'nena.cruz@gmail.test' })
    expect(back.port).toBe('8001')
  })
})

describe('exchanging a code', () => {
  it('works once', async () => {
    const code = await codeFor('nena.cruz@gmail.test')
    expect((await exchange(code)).status).toBe(200)
    expect(await exchange(code)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
  })

  it.each([
    [{ code: '4/0nonsense' }, 400, 'invalid_grant', 'Malformed auth code.'],
    [{ client_secret: 'wrong' }, 401, 'invalid_client', 'Unauthorized'],
    [{ client_id: 'nobody' }, 401, 'invalid_client', 'The OAuth client was not found.'],
    [{ redirect_uri: '' }, 400, 'invalid_request', 'Missing required parameter: redirect_uri'],
    [{ redirect_uri: `${RETURN}/` }, 400, 'redirect_uri_mismatch', 'Bad Request'],
    [{ code_verifier: 'x'.repeat(50) }, 400, 'invalid_grant', 'Bad Request'],
  ])('with %j is refused in Google’s words', async (changes, status, error, error_description) => {
    const answer = await exchange(await codeFor('nena.cruz@gmail.test'), changes)
    expect(answer).toEqual({ status, body: { error, error_description } })
  })

  it('fails on demand, as often as ordered', async () => {
    await control('/token-error', { error: 'redirect_uri_mismatch', times: 1 })
    const code = await codeFor('nena.cruz@gmail.test')
    expect((await exchange(code)).body['error']).toBe('redirect_uri_mismatch')
    expect((await exchange(code)).status).toBe(200)
    expect((await control('/token-error', { error: 'nonsense' })).status).toBe(400)
  })

  it('meets every misbehaviour of the other stand-ins', async () => {
    const code = await codeFor('nena.cruz@gmail.test')
    google.control.misbehave({ mode: '5xx', path: '/token', times: 1 })
    expect((await fetch(`${google.url}/token`, { method: 'POST' })).status).toBe(503)
    google.control.misbehave({ mode: 'lost-answer', path: '/token', times: 1 })
    await expect(exchange(code)).rejects.toThrow()
    expect((await exchange(code)).body['error']).toBe('invalid_grant')
  })
})

it('is as freshly started after a reset', async () => {
  await control('/people', { email: 'new@gmail.test', name: 'New Person' })
  await control('/token-error', { error: 'invalid_grant' })
  expect(JSON.stringify(google.control.state())).toContain('new@gmail.test')
  google.control.reset()
  expect(JSON.stringify(google.control.state())).not.toContain('new@gmail.test')
  expect((await exchange(await codeFor('nena.cruz@gmail.test'))).status).toBe(200)
})
