import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { house, type House } from '#server/testing/house.ts'
import { mailbox } from '#server/testing/mailbox.ts'
import { overtaken } from '#server/testing/overtaken.ts'

const NEW = 'Bagong-salita-9'
const RULE = 'Password must be at least 8 characters with at least one uppercase letter and one number.'

let h: House
let box: ReturnType<typeof mailbox>
beforeAll(async () => {
  h = await house({ sandbox: { olj: 1, linkedin: 1 } })
  box = mailbox(h)
})
afterAll(() => h.close())

type Person = Awaited<ReturnType<House['signUp']>>
const standing = async (token: string) => (await h.call('GET', '/api/auth/account/', { token })).body
const logIn = (email: string, password: string) => h.call('POST', '/api/auth/login/', { body: { email, password } })
const change = (token: string | undefined, body: unknown) =>
  h.call('POST', '/api/auth/password/change/', { ...(token === undefined ? {} : { token }), body })
const withoutPassword = ({ user }: Person) =>
  sql`update users set password_hash = null where id = ${user.id}`.execute(h.db)

describe('another password', () => {
  test('ends every other session, and a mail tells of it', async () => {
    const { token, user, password } = await h.signUp()
    const other = (await logIn(user.email, password)).body.token as string
    const answer = await change(token, { old_password: password, new_password1: NEW, new_password2: NEW })
    expect([answer.status, answer.body.logout_required]).toEqual([200, true])
    const statuses = await Promise.all([token, other].map((each) => h.call('GET', '/api/auth/user/', { token: each })))
    expect(statuses.map(({ status }) => status)).toEqual([200, 401])
    expect([(await logIn(user.email, NEW)).status, (await logIn(user.email, password)).status]).toEqual([200, 401])
    expect((await box.lettersTo(user.email)).at(-1)?.subject).toBe('Your Hanap password was changed')
  })

  test('opens nothing to whoever was signing in with the one before', async () => {
    const { user, password } = await h.signUp()
    const answer = await overtaken(
      h.db,
      (db) => sql`update users set password_hash = 'another' where id = ${user.id}`.execute(db),
      () => logIn(user.email, password),
    )
    expect([answer.status, answer.body.code]).toEqual([401, 'wrong_login'])
  })

  const given = (some: object) => ({ old_password: 'x', new_password1: NEW, new_password2: NEW, ...some })
  test.each([
    [given({}), { old_password: ['Your current password is not right.'] }],
    [given({ old_password: undefined }), { old_password: ['Password is required'] }],
    [given({ old_password: '' }), { old_password: ['Password is required'] }],
    [given({ new_password2: 'Iba-salita-9' }), { non_field_errors: ['New passwords do not match.'] }],
    [given({ new_password1: 'maikli1A'.slice(1), new_password2: 'maikli1A'.slice(1) }), { new_password1: [RULE] }],
    [given({ new_password1: 'walangmalaki1', new_password2: 'walangmalaki1' }), { new_password1: [RULE] }],
    [given({ new_password1: 'WalangNumero', new_password2: 'WalangNumero' }), { new_password1: [RULE] }],
    [
      given({ new_password1: 5, new_password2: 5 }),
      { new_password1: [RULE], new_password2: ['New passwords do not match.'] },
    ],
  ])('with %j is refused', async (body, errors) => {
    const { token } = await h.signUp()
    const answer = await change(token, body)
    expect([answer.status, answer.body]).toEqual([400, errors])
  })

  test('everybody uses, or the same again, is refused', async () => {
    const { token, password } = await h.signUp()
    const common = await change(token, {
      old_password: password,
      new_password1: 'Password1',
      new_password2: 'Password1',
    })
    expect(common.body).toEqual({ new_password1: ['This password is too common. Please choose another one'] })
    const twice = { old_password: password, new_password1: NEW, new_password2: NEW }
    const answers = await Promise.all([change(token, twice), change(token, twice)])
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    const again = await change(token, { old_password: NEW, new_password1: NEW, new_password2: NEW })
    expect(again.body).toEqual({ new_password1: ['This is your password already. Please choose another one.'] })
  })

  test('is nobody’s without a token', async () => expect((await change(undefined, {})).status).toBe(401))

  test('the first one of somebody who signs in with Google is set with a mailed code', async () => {
    const person = await h.signUp()
    const { token, user } = person
    const ask = () => h.call('POST', '/api/auth/password/change/code/', { token })
    expect((await ask()).status).toBe(409)
    await withoutPassword(person)
    expect((await standing(token)).has_password).toBe(false)
    const pair = { new_password1: NEW, new_password2: NEW }
    expect((await change(token, pair)).body).toEqual({ code: ['Type the code we mailed to you.'] })
    expect((await ask()).status).toBe(200)
    expect((await change(token, { ...pair, code: '000000' })).body).toEqual({ code: ['Invalid verification code'] })
    const code = await box.codeFor(user.email)
    expect((await change(token, { ...pair, code })).status).toBe(200)
    expect((await logIn(user.email, NEW)).status).toBe(200)
    expect((await change(token, { ...pair, code })).status).toBe(400)
  })
})
