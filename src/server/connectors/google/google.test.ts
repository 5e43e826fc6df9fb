import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startGoogle, type RunningGoogle } from '../../../../sandbox/google/google.ts'
import { signInAt, type Choice } from '../../../../sandbox/google/test-person.ts'
import { systemClock } from '../../platform/clock.ts'
import { createGoogle, type Google } from './google.ts'

const RETURN = 'http://localhost:8000/oauth-callback'
const STATE = 'the-state-of-this-sign-in'

let standIn: RunningGoogle
let google: Google
beforeEach(async () => {
  standIn = await startGoogle({ port: 0 })
  google = connect()
})
afterEach(() => standIn.close())

const connect = (changes: object = {}) =>
  createGoogle({
    issuer: standIn.url,
    clientId: standIn.clientId,
    clientSecret: standIn.clientSecret,
    clock: systemClock,
    totalMs: 10_000,
    ...changes,
  })

/** Begins, lets somebody sign in, and gives what the end needs. */
async function signedIn(choice: Choice = { email: 'nena.cruz@gmail.test' }) {
  const { url, nonce, verifier } = await google.begin({ redirectUri: RETURN, state: STATE })
  const back = await signInAt(url, choice)
  return { code: back.searchParams.get('code') ?? '', state: STATE, redirectUri: RETURN, nonce, verifier }
}

describe('beginning', () => {
  it('asks for PKCE, nonce, state, the three scopes and a choice of account', async () => {
    const { url, nonce } = await google.begin({ redirectUri: RETURN, state: STATE })
    const asked = new URL(url)
    expect(asked.origin + asked.pathname).toBe(`${standIn.url}/o/oauth2/v2/auth`)
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      client_id: standIn.clientId,
      redirect_uri: RETURN,
      response_type: 'code',
      scope: 'openid email profile',
      state: STATE,
      nonce,
      code_challenge_method: 'S256',
      prompt: 'select_account',
    })
    expect(url).not.toContain(standIn.clientSecret)
  })

  it('reads the addresses once, and again after a failure', async () => {
    standIn.control.misbehave({ mode: '5xx', times: 1 })
    await expect(google.begin({ redirectUri: RETURN, state: STATE })).rejects.toMatchObject({ kind: 'down' })
    await google.begin({ redirectUri: RETURN, state: STATE })
    await google.begin({ redirectUri: RETURN, state: STATE })
    const { requests } = standIn.control.state() as { requests: { by_path: Record<string, number> } }
    expect(requests.by_path['GET /.well-known/openid-configuration']).toBe(2)
  })
})

describe('finishing', () => {
  it('gives who it is', async () => {
    expect(await google.finish(await signedIn())).toEqual({
      subject: expect.stringMatching(/^\d{21}$/) as string,
      email: 'nena.cruz@gmail.test',
      emailVerified: true,
      name: 'Nena Cruz',
      givenName: 'Nena',
      familyName: 'Cruz',
    })
  })

  it('tells of missing names and unverified addresses', async () => {
    const nameless = await google.finish(await signedIn({ email: 'walang.pangalan@gmail.test' }))
    expect(nameless).toMatchObject({ name: null, givenName: null, familyName: null })
    expect(await google.finish(await signedIn({ email: 'ben@unverified.test' }))).toMatchObject({
      emailVerified: false,
    })
  })

  it.each([
    [
      'a code used twice',
      'code_refused',
      async () => {
        const given = await signedIn()
        await google.finish(given)
        return given
      },
    ],
    ['a code that never was', 'code_refused', async () => ({ ...(await signedIn()), code: '4/0nonsense' })],
    ['another verifier', 'code_refused', async () => ({ ...(await signedIn()), verifier: 'x'.repeat(50) })],
    [
      'another redirect URI',
      'redirect_uri_mismatch',
      async () => ({ ...(await signedIn()), redirectUri: `${RETURN}/` }),
    ],
  ])('%s is refused', async (_what, reason, given) => {
    await expect(google.finish(await given())).rejects.toMatchObject({ kind: 'refused', reason })
  })

  it('a wrong secret is refused and not said aloud', async () => {
    const given = await signedIn()
    const wrong = connect({ clientSecret: 'GOCSPX-wrong' }).finish(given)
    await expect(wrong).rejects.toMatchObject({ kind: 'refused', reason: 'client_refused' })
    await expect(wrong).rejects.not.toThrow('GOCSPX')
  })

  it('an id token for another sign-in is not taken', async () => {
    const given = { ...(await signedIn()), nonce: 'of-another-sign-in' }
    await expect(google.finish(given)).rejects.toMatchObject({ kind: 'changed' })
  })

  it.each([
    [{ mode: '5xx' }, 'down'],
    [{ mode: 'down' }, 'down'],
    [{ mode: 'lost-answer' }, 'down'],
    [{ mode: 'garbage' }, 'changed'],
    [{ mode: 'huge' }, 'changed'],
    [{ mode: 'hang' }, 'slow'],
    [{ mode: 'challenge' }, 'changed'],
  ] as const)('a token endpoint that goes wrong (%j) is %s', async (order, kind) => {
    google = connect(order.mode === 'hang' ? { totalMs: 1500 } : {})
    const given = await signedIn()
    standIn.control.misbehave({ ...order, path: '/token' })
    await expect(google.finish(given)).rejects.toMatchObject({ name: 'ConnectorError', kind })
  })

  it('keys that do not come are a failure, not a pass', async () => {
    const given = await signedIn()
    standIn.control.misbehave({ mode: '5xx', path: '/oauth2/v3/certs' })
    await expect(google.finish(given)).rejects.toMatchObject({ name: 'ConnectorError' })
  })
})

it('leaves a provider alone that failed five times in a row', async () => {
  standIn.control.misbehave({ mode: '5xx' })
  for (let time = 0; time < 5; time += 1) {
    await expect(google.begin({ redirectUri: RETURN, state: STATE })).rejects.toMatchObject({ kind: 'down' })
  }
  await expect(google.begin({ redirectUri: RETURN, state: STATE })).rejects.toMatchObject({ reason: 'breaker_open' })
})

describe('a provider that lies', () => {
  it('about its addresses gets no request there', async () => {
    let asked = 0
    const elsewhere = createServer((_request, response) => {
      asked += 1
      response.end('{}')
    })
    await once(elsewhere.listen(0, '127.0.0.1'), 'listening')
    const target = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`
    const liar = createServer((request, response) => {
      const issuer = `http://${request.headers.host}`
      const document = {
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${target}/token`,
        jwks_uri: `${target}/keys`,
      }
      response.setHeader('content-type', 'application/json').end(JSON.stringify(document))
    })
    await once(liar.listen(0, '127.0.0.1'), 'listening')
    const issuer = `http://127.0.0.1:${(liar.address() as AddressInfo).port}`
    const lied = connect({ issuer })
    const { nonce, verifier } = await lied.begin({ redirectUri: RETURN, state: STATE })
    const end = lied.finish({ code: 'x', state: STATE, redirectUri: RETURN, nonce, verifier })
    await expect(end).rejects.toMatchObject({ reason: 'host_not_allowed' })
    expect(asked).toBe(0)
    liar.close()
    elsewhere.close()
  })
})
