import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { house, type House } from '#server/testing/house.ts'
import { secondStep, STEP } from '#server/testing/second-step.ts'
import { PENDING_MS, SETUP_MS } from '../rules.ts'
import { sweepFactors } from './service.ts'

const WRONG = { code: ['This code is wrong or has been used. Please enter the one your app shows now.'] }
const SPENT = { recovery_code: ['This recovery code is wrong or has been used.'] }

let h: House
let s: ReturnType<typeof secondStep>
beforeAll(async () => {
  h = await house()
  s = secondStep(h)
})
afterAll(() => h.close())

const otherThan = (code: string) => (code === '000000' ? '000001' : '000000')
const standing = async (token: string) => (await h.call('GET', '/api/auth/second-factor/', { token })).body
const works = async (token: string) => (await h.call('GET', '/api/auth/user/', { token })).status === 200
const subjects = async (email: string) => {
  const { rows } = await sql<{ key: string }>`
    select key from outgoing_mails where recipient = ${email} and key like 'second-factor%' order by id`.execute(h.db)
  return rows.map(({ key }) => key.split(':').at(key.startsWith('second-factor:') ? 2 : 0))
}
const pendingOf = async (person: Parameters<typeof s.logIn>[0], device?: string) =>
  (await s.logIn(person, device)).body.pending as string

test('an app is set up after the password, with a picture, its text, and one code that is burnt with it', async () => {
  const person = await h.signUp()
  const elsewhere = (await s.logIn(person)).body.token as string
  const { token } = person
  for (const proof of [{}, { password: 'another-7-Password' }]) {
    const refused = await s.post('/second-factor/totp/', proof, { token })
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['password']])
  }
  const begun = await s.post('/second-factor/totp/', { password: person.password }, { token })
  const { secret, uri, picture } = begun.body
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(uri).toContain(`otpauth://totp/Hanap:${encodeURIComponent(person.user.email)}?secret=${secret}`)
  expect(picture.path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/)
  const code = await s.codeOf(secret)
  const confirm = (given: string) => s.post('/second-factor/totp/confirm/', { code: given }, { token })
  expect((await confirm(otherThan(code))).body).toEqual(WRONG)
  expect((await standing(token)).authenticator).toBeNull()
  const both = await Promise.all([confirm(`${code.slice(0, 3)} ${code.slice(3)}`), confirm(code)])
  expect(both.map(({ status }) => status).toSorted((low, high) => low - high)).toEqual([200, 400])
  const codes = both.find(({ status }) => status === 200)?.body.recovery_codes as string[]
  expect(new Set(codes).size).toBe(10)
  expect(codes.every((one) => /^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){2}$/.test(one))).toBe(true)
  // Sessions that were opened without the second step are over; this one stays.
  expect([await works(elsewhere), await works(token)]).toEqual([false, true])
  const used = await s.post('/second-factor/', { pending: await pendingOf(person), code })
  expect([used.status, used.body]).toEqual([400, WRONG])
  expect(await subjects(person.user.email)).toEqual(['app-added'])
  const { rows } = await sql<{ all: string }>`select secret_sealed || key_sealed ||
    (select string_agg(c::text, '') from recovery_codes c) as all from totp_factors, recovery_keys`.execute(h.db)
  for (const shown of [secret, ...codes, ...codes.map((one) => one.replaceAll('-', ''))])
    expect(rows.map(({ all }) => all).join('')).not.toContain(shown)
})

test('a code counts for its half minute, the one before and the one after; ten at once open one session', async () => {
  const person = await h.signUp()
  const { secret } = await s.withApp(person)
  const code = await s.codeOf(secret)
  const pendings = await Promise.all(Array.from({ length: 10 }, () => pendingOf(person)))
  const answers = await Promise.all(pendings.map((pending) => s.post('/second-factor/', { pending, code })))
  expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status !== 200).every(({ body }) => body.code[0] === WRONG.code[0])).toBe(true)
  const late = await s.codeOf(secret)
  const opened = answers.find(({ status }) => status === 200)?.body
  expect([await works(opened.token), opened.redirect_url]).toEqual([true, '/jobs'])
  expect(late).toBe(code)
  h.clock.advance(STEP)
  const next = await s.codeOf(secret)
  h.clock.advance(STEP)
  expect((await s.post('/second-factor/', { pending: await pendingOf(person), code: next })).status).toBe(200)
  const ahead = await s.codeOf(secret)
  h.clock.advance(-STEP)
  expect((await s.post('/second-factor/', { pending: await pendingOf(person), code: ahead })).status).toBe(200)
  // What is older than the last one is used up with it, though it was never typed.
  const old = await s.codeOf(secret)
  expect((await s.post('/second-factor/', { pending: await pendingOf(person), code: old })).body).toEqual(WRONG)
})

test('a pending sign-in belongs to its browser, opens nothing else, ends after use, time and a new password', async () => {
  const person = await h.signUp()
  const { secret, codes } = await s.withApp(person)
  const [mine, other] = ['m'.repeat(43), 'n'.repeat(43)]
  const first = await s.logIn(person, mine)
  expect(first.body).toEqual({
    requires_second_factor: true,
    pending: expect.any(String) as string,
    methods: ['authenticator', 'recovery_code'],
  })
  const { pending } = first.body
  expect(await works(pending)).toBe(false)
  const code = await s.codeOf(secret)
  const over = { status: 400, body: { code: 'sign_in_over' } }
  expect(await s.post('/second-factor/', { pending, code }, { device: other })).toMatchObject(over)
  expect(await s.post('/second-factor/', { pending, code })).toMatchObject(over)
  const twice = [1, 2].map(() => s.post('/second-factor/', { pending, code }, { device: mine }))
  expect((await Promise.all(twice)).map(({ status }) => status).toSorted((low, high) => low - high)).toEqual([200, 400])
  expect(await s.post('/second-factor/', { pending, code }, { device: mine })).toMatchObject(over)
  const late = await pendingOf(person)
  h.clock.advance(PENDING_MS)
  expect(await s.post('/second-factor/', { pending: late, recovery_code: codes?.[0] })).toMatchObject(over)
  await sweepFactors(h.deps)
  const before = await pendingOf(person)
  const changed = { old_password: person.password, new_password1: 'Another-8-river', new_password2: 'Another-8-river' }
  expect((await s.post('/password/change/', changed, { token: person.token })).status).toBe(200)
  expect(await s.post('/second-factor/', { pending: before, recovery_code: codes?.[0] })).toMatchObject(over)
  expect((await s.post('/second-factor/', { pending: 'x' })).status).toBe(400)
  const empty = await s.post('/second-factor/', {
    pending: await pendingOf({ ...person, password: 'Another-8-river' }),
  })
  expect(empty.body).toEqual({ non_field_errors: ['Please confirm that it is you.'] })
})

test('a recovery code works once, however it is typed, and two who come with one get one session', async () => {
  const person = await h.signUp()
  const { codes } = await s.withApp(person)
  const [one = '', two = ''] = codes ?? []
  const typed = ` ${one.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l')} `
  const [first, second] = [await pendingOf(person), await pendingOf(person)]
  const answers = await Promise.all(
    [first, second].map((pending) => s.post('/second-factor/', { pending, recovery_code: typed })),
  )
  expect(answers.map(({ status }) => status).toSorted((low, high) => low - high)).toEqual([200, 400])
  expect(answers.find(({ status }) => status === 400)?.body).toEqual(SPENT)
  expect((await standing(person.token)).recovery_codes_left).toBe(9)
  const foreign = await h.signUp()
  await s.withApp(foreign)
  const stolen = await s.post('/second-factor/', { pending: await pendingOf(foreign), recovery_code: two })
  expect(stolen.body).toEqual(SPENT)
})

test('new codes need a factor, end the ones before, and are told by mail', async () => {
  const person = await h.signUp()
  const { token } = person
  const renew = (proof: object) => s.post('/second-factor/recovery-codes/', proof, { token })
  expect(await renew({ password: person.password })).toMatchObject({ status: 409, body: { code: 'nothing_set' } })
  const { secret, codes } = await s.withApp(person)
  expect((await renew({ password: person.password })).body).toEqual({
    non_field_errors: ['Please confirm that it is you.'],
  })
  const renewed = await renew({ code: await s.codeOf(secret) })
  expect([renewed.status, renewed.body.recovery_codes.length]).toEqual([200, 10])
  const old = await s.post('/second-factor/', { pending: await pendingOf(person), recovery_code: codes?.[0] })
  expect(old.body).toEqual(SPENT)
  expect(await subjects(person.user.email)).toEqual(['app-added', 'codes-renewed'])
})

test('the last factor takes the codes along; without any the password is enough again', async () => {
  const person = await h.signUp()
  const { token } = person
  const remove = (proof: object) => s.post('/second-factor/totp/remove/', proof, { token })
  expect((await remove({ password: person.password })).status).toBe(404)
  const { codes } = await s.withApp(person)
  expect((await remove({ password: person.password })).status).toBe(400)
  const removed = await remove({ recovery_code: codes?.[3] })
  expect(removed.body).toEqual({ recovery_codes_left: 0 })
  expect((await standing(token)).proof).toBe('password')
  expect((await s.logIn(person)).body).toHaveProperty('token')
  expect(await subjects(person.user.email)).toEqual(['app-added', 'app-removed'])
})

test('another app takes the place of the first, after a factor, and the codes stay', async () => {
  const person = await h.signUp()
  const { secret, codes } = await s.withApp(person)
  const again = await s.withApp(person, { code: await s.codeOf(secret) })
  expect(again.codes).toBeNull()
  const pending = await pendingOf(person)
  expect((await s.post('/second-factor/', { pending, code: await s.codeOf(secret) })).body).toEqual(WRONG)
  expect((await s.post('/second-factor/', { pending, code: await s.codeOf(again.secret) })).status).toBe(200)
  const third = await s.post('/second-factor/', { pending: await pendingOf(person), recovery_code: codes?.[0] })
  expect(third.status).toBe(200)
})

test('a set-up is over after five wrong codes and after fifteen minutes', async () => {
  const person = await h.signUp()
  const { token } = person
  const begin = async () =>
    (await s.post('/second-factor/totp/', { password: person.password }, { token })).body.secret as string
  const confirm = (code: string) => s.post('/second-factor/totp/confirm/', { code }, { token })
  const secret = await begin()
  const code = await s.codeOf(secret)
  for (let n = 0; n < 5; n += 1) expect((await confirm(otherThan(code))).body).toEqual(WRONG)
  expect(await confirm(code)).toMatchObject({ status: 400, body: { code: 'setup_over' } })
  const second = await begin()
  h.clock.advance(SETUP_MS)
  expect(await confirm(await s.codeOf(second))).toMatchObject({ status: 400, body: { code: 'setup_over' } })
})
