import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { everyRoom } from '../app.ts'
import { house, type House } from '../testing/house.ts'
import { arriveSamples } from '../testing/sample-postings.ts'

let h: House
beforeAll(async () => {
  h = await house()
  await arriveSamples(h)
})
afterAll(() => h.close())

/** Marked by hand: what they answer has no fields to look at, or names a secret by another word. */
const BY_HAND = [
  'second-factor.finishOptions',
  'second-factor.enterOptions',
  'second-factor.proofOptions',
  'second-factor.confirmAuthenticator',
  'second-factor.removeAuthenticator',
  'second-factor.renewCodes',
  'second-factor.addOptions',
  'second-factor.addPasskey',
  'second-factor.removePasskey',
]
/** Names of fields that open something. */
const OPENS = /^(?:token|ticket|secret|code|password|authorization_url)$/

function fieldsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const own = 'properties' in schema ? Object.keys(schema.properties as object) : []
  return [...own, ...Object.values(schema).flatMap(fieldsOf)]
}

test('a call that answers a token, or what one is got with, says so: its answer is never packed', () => {
  const calls = Object.entries(everyRoom(h.deps)).flatMap(([room, { contract }]) =>
    Object.entries(contract).map(([name, shape]) => ({ name: `${room}.${name}`, shape })),
  )
  const answersSecret = calls.filter(
    ({ shape }) =>
      shape.response !== undefined &&
      fieldsOf(z.toJSONSchema(shape.response, { io: 'output', unrepresentable: 'any' })).some((field) =>
        OPENS.test(field),
      ),
  )
  const marked = calls.filter(({ shape }) => shape.secret).map(({ name }) => name)
  expect(marked).toEqual(expect.arrayContaining(BY_HAND))
  expect(marked.filter((name) => !BY_HAND.includes(name))).toEqual(answersSecret.map(({ name }) => name))
  expect(marked).toContain('auth.login')
})

const ask = (url: string, headers: Record<string, string>) => h.app.inject({ method: 'GET', url, headers })
const BROWSER = { 'accept-encoding': 'gzip, deflate, br' }

test('a list goes out packed to a visitor and to a person, the reference too', async () => {
  const { token } = await h.signUp()
  for (const headers of [BROWSER, { ...BROWSER, authorization: `Token ${token}` }]) {
    const list = await ask('/api/jobs/search/', headers)
    expect([list.statusCode, list.headers['content-encoding'], list.headers.vary]).toEqual([
      200,
      'br',
      'accept-encoding',
    ])
  }
  expect((await ask('/api/openapi.json', BROWSER)).headers['content-encoding']).toBe('br')
})

test('a token goes out as it is, however long its answer', async () => {
  const {
    user: { email },
    password,
  } = await h.signUp()
  const answer = await h.app.inject({
    method: 'POST',
    url: '/api/auth/login/',
    headers: BROWSER,
    payload: { email, password },
  })
  expect(answer.json()).toMatchObject({ token: expect.any(String) })
  expect(answer.headers['content-encoding']).toBeUndefined()
})
