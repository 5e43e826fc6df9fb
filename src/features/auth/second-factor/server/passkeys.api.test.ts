import { readFile } from 'node:fs/promises'
import { PassThrough } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '#server/platform/log.ts'
import { house, type House } from '#server/testing/house.ts'
import { secondStep } from '#server/testing/second-step.ts'
import { virtualKey } from '#server/testing/virtual-key.ts'
import { CHALLENGE_MS } from '../rules.ts'

const REFUSED = { passkey: ['This passkey was not accepted. Please try again.'] }

let h: House
let s: ReturnType<typeof secondStep>
let logged = ''
beforeAll(async () => {
  const stream = new PassThrough().on('data', (line: Buffer) => (logged += line.toString()))
  h = await house({ log: createLog('info', stream) })
  s = secondStep(h)
})
afterAll(() => h.close())

type Key = ReturnType<typeof virtualKey>
const listed = async (token: string) => (await h.call('GET', '/api/auth/second-factor/', { token })).body.passkeys
const optionsOf = async (path: string, body: object = {}, token?: string) =>
  (await s.post(path, body, token === undefined ? {} : { token })).body.options
/** The second step after the password, with a passkey. */
const finish = async (person: Parameters<typeof s.logIn>[0], key: Key, manner = {}) => {
  const { pending } = (await s.logIn(person)).body
  const options = await optionsOf('/second-factor/passkey-options/', { pending })
  return s.post('/second-factor/', { pending, passkey: key.sign(options, manner) })
}
const enter = async (key: Key, manner = {}) => {
  const options = await optionsOf('/passkey-sign-in/options/')
  return s.post('/passkey-sign-in/', { passkey: key.sign(options, manner) })
}

test('a passkey is added after the password, named, listed, used for both, renamed and removed with a factor', async () => {
  const person = await h.signUp()
  const { token } = person
  const { key, id, codes } = await s.withKey(person)
  expect(codes).toHaveLength(10)
  expect(await listed(token)).toMatchObject([{ id, name: 'My key', last_used_at: null, backed_up: false }])
  const second = await finish(person, key, { backedUp: true })
  expect([second.status, second.body.user.id]).toEqual([200, person.user.id])
  expect(await listed(token)).toMatchObject([{ last_used_at: h.clock.now().toISOString(), backed_up: true }])
  const alone = await enter(key)
  expect([alone.status, alone.body.user.id, alone.body.redirect_url]).toEqual([200, person.user.id, '/jobs'])
  const stranger = await h.signUp()
  const call = (method: 'PATCH' | 'POST', path: string, body: object, by: string) =>
    h.call(method, `/api/auth/passkeys/${path}`, { token: by, body })
  expect((await call('PATCH', `${id}/`, { name: 'Mine' }, stranger.token)).status).toBe(404)
  expect((await call('POST', `${id}/remove/`, { password: stranger.password }, stranger.token)).status).toBe(404)
  expect((await call('PATCH', `${id}/`, { name: ' ' }, token)).body).toHaveProperty('name')
  expect((await call('PATCH', `${id}/`, { name: 'Blue key' }, token)).body.name).toBe('Blue key')
  expect((await call('POST', `${id}/remove/`, { password: person.password }, token)).status).toBe(400)
  const proof = { passkey: key.sign(await optionsOf('/second-factor/proof-options/', {}, token)) }
  const both = await Promise.all([1, 2].map(() => call('POST', `${id}/remove/`, proof, token)))
  expect(both.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
  expect(await listed(token)).toEqual([])
  expect((await s.logIn(person)).body).toHaveProperty('token')
  expect((await enter(key)).body).toEqual(REFUSED)
})

test('a key without a PIN is a good second step, and no way in alone', async () => {
  const person = await h.signUp()
  const { key } = await s.withKey(person, undefined, virtualKey({ verified: false }))
  expect((await finish(person, key)).status).toBe(200)
  expect(await enter(key)).toMatchObject({ status: 400, body: REFUSED })
})

test('a counter that falls is noted in the log and locks nobody out', async () => {
  const person = await h.signUp()
  const { key, id } = await s.withKey(person)
  expect((await finish(person, key, { counter: 5 })).status).toBe(200)
  expect(logged).not.toContain('a counter fell')
  expect((await finish(person, key, { counter: 3 })).status).toBe(200)
  expect(logged).toContain(`"passkey":${id},"before":5,"counter":3`)
  expect((await finish(person, key, { counter: 0 })).status).toBe(200)
})

test('a challenge is good for one use, its own purpose, its person, and five minutes', async () => {
  const [person, other] = [await h.signUp(), await h.signUp()]
  const [{ key }, { key: foreign }] = [await s.withKey(person), await s.withKey(other)]
  const options = await optionsOf('/passkey-sign-in/options/')
  const passkey = key.sign(options)
  const twice = await Promise.all([1, 2].map(() => s.post('/passkey-sign-in/', { passkey })))
  expect(twice.map(({ status }) => status).toSorted((low, high) => low - high)).toEqual([200, 400])
  const { pending } = (await s.logIn(person)).body
  const asked = () => optionsOf('/second-factor/passkey-options/', { pending })
  const answers = [
    await s.post('/passkey-sign-in/', { passkey: key.sign(await asked()) }),
    await s.post('/second-factor/', { pending, passkey: key.sign(await optionsOf('/passkey-sign-in/options/')) }),
    await s.post('/second-factor/', { pending, passkey: foreign.sign(await asked()) }),
    await s.post('/second-factor/', { pending, passkey: key.sign({ challenge: 'bWFkZS11cA' }) }),
  ]
  expect(answers.map(({ body }) => body)).toEqual([REFUSED, REFUSED, REFUSED, REFUSED])
  const late = key.sign(await optionsOf('/passkey-sign-in/options/'))
  h.clock.advance(CHALLENGE_MS)
  expect((await s.post('/passkey-sign-in/', { passkey: late })).body).toEqual(REFUSED)
  const wrong = [{ origin: 'https://hanap.evil.test' }, { party: 'evil.test' }]
  for (const manner of wrong) expect((await enter(key, manner)).body).toEqual(REFUSED)
  expect((await s.post('/passkey-sign-in/', { passkey: { id: 'x' } })).status).toBe(400)
})

test('nobody adds what another challenge or nobody asked for, nor the same passkey twice', async () => {
  const person = await h.signUp()
  const { token } = person
  const { key } = await s.withKey(person)
  const prove = async () => ({ passkey: key.sign(await optionsOf('/second-factor/proof-options/', {}, token)) })
  const options = await optionsOf('/passkeys/options/', await prove(), token)
  expect(options.excludeCredentials).toHaveLength(1)
  const add = (passkey: object) => s.post('/passkeys/', { passkey, name: 'Again' }, { token })
  expect((await add(key.make(options))).body).toEqual({ passkey: ['This passkey is already in your list.'] })
  expect((await add(virtualKey().make(options))).body).toEqual(REFUSED)
  expect((await add(virtualKey().make({ challenge: 'bWFkZS11cA' }))).body).toEqual(REFUSED)
  const second = virtualKey()
  const made = second.make(await optionsOf('/passkeys/options/', await prove(), token))
  const added = await add(made)
  expect([added.status, added.body.recovery_codes]).toEqual([201, null])
  await sql`insert into passkeys (user_id, credential_id, public_key, counter, transports, backed_up, name, added_at)
    select ${person.user.id}, 'made-' || n, '', 0, '{}', false, 'Made', now() from generate_series(3, 10) n`.execute(
    h.db,
  )
  expect(await s.post('/passkeys/options/', await prove(), { token })).toMatchObject({
    status: 409,
    body: { code: 'too_many_passkeys' },
  })
})

test('there is one copy of what reads a signature: with two of them none would be accepted', async () => {
  const lock = JSON.parse(await readFile('package-lock.json', 'utf8')) as { packages: object }
  const copies = Object.keys(lock.packages).filter((name) => name.endsWith('node_modules/@peculiar/asn1-schema'))
  expect(copies).toHaveLength(1)
})

test('neither codes nor challenges are in the log', async () => {
  const person = await h.signUp()
  const { secret, codes } = await s.withApp(person)
  const { pending } = (await s.logIn(person)).body
  await s.post('/second-factor/', { pending, code: '000000' })
  await s.post('/second-factor/', { pending, recovery_code: codes?.[0] })
  expect(logged).not.toBe('')
  for (const secretText of [secret, pending, ...(codes ?? [])]) expect(logged).not.toContain(secretText)
})
