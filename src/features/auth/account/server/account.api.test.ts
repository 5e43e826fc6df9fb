import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { house, type House } from '#server/testing/house.ts'
import { mailbox } from '#server/testing/mailbox.ts'
import type { User } from '../../contract.ts'
import { sweepEmailChanges } from './service.ts'

const DAY = 86_400_000
const MINUTE = 60_000
const NEW = 'Bagong-salita-9'

let h: House
let box: ReturnType<typeof mailbox>
beforeAll(async () => {
  h = await house({ sandbox: { olj: 1, linkedin: 1 } })
  box = mailbox(h)
})
afterAll(() => h.close())

const as = (token: string | undefined) => (token === undefined ? {} : { token })
const update = (token: string | undefined, body: unknown) => h.call('PUT', '/api/user/update/', { ...as(token), body })
const me = async (token: string) => (await h.call('GET', '/api/auth/user/', { token })).body
const standing = async (token: string) => (await h.call('GET', '/api/auth/account/', { token })).body
const confirm = (token: string | undefined, email: string, code: unknown) =>
  h.call('POST', '/api/auth/email/change/confirm/', { ...as(token), body: { email, code } })
const undo = (token: unknown) => h.call('POST', '/api/auth/email/change/undo/', { body: { token } })
const logIn = (email: string, password: string) => h.call('POST', '/api/auth/login/', { body: { email, password } })
let count = 0
const fresh = () => `bago${(count += 1)}.${Date.now()}@home.test`
const undoToken = async (email: string) => {
  const letter = (await box.lettersTo(email)).findLast(({ subject }) => subject.includes('address of your Hanap'))
  return /email-undo\?token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? ''
}

/** A person whose address was changed. */
async function moved() {
  const person = await h.signUp()
  const email = fresh()
  expect((await update(person.token, { email })).status).toBe(200)
  expect((await confirm(person.token, email, await box.codeFor(email))).status).toBe(200)
  return { ...person, before: person.user.email, email }
}

/** A person with all that is known of them. */
async function known() {
  const { token } = await h.signUp()
  return { token, user: (await me(token)) as User }
}

describe('personal information', () => {
  test('is changed as a whole, and what is left out stays', async () => {
    const { token, user } = await known()
    const names = { username: `${user.username}_2`, first_name: ' Luz ', last_name: 'de los Reyes' }
    const all = { ...names, email: user.email, phone_number: '0917 123 4567', account_type: 'admin' }
    const answer = await update(token, all)
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ message: 'Your personal information was saved.', email_change: null })
    const expected = { ...names, first_name: 'Luz', phone_number: '+639171234567', account_type: 'jobseeker' }
    expect(await me(token)).toMatchObject(expected)
    expect((await update(token, { email: user.email, phone_number: '' })).status).toBe(200)
    expect(await me(token)).toMatchObject({ ...expected, phone_number: null })
  })

  test.each([
    [{ email: undefined }, { email: ['Email address is required'] }],
    [{ email: 'luz' }, { email: ['Please enter a valid email address'] }],
    [{ email: 7 }, { email: ['Email address is required'] }],
    [{ username: '' }, { username: ['Username is required'] }],
    [{ username: 'lúz' }, { username: ['Username can only contain letters, numbers, and underscores'] }],
    [{ first_name: ' ' }, { first_name: ['First name is required'] }],
    [{ last_name: 'x'.repeat(151) }, { last_name: ['Ensure this field has no more than 150 characters.'] }],
    [{ phone_number: '12' }, { phone_number: ['Enter a phone number such as 0917 123 4567.'] }],
    [{ phone_number: 917 }, { phone_number: ['Enter a phone number such as 0917 123 4567.'] }],
  ])('with %j is refused by field and changes nothing', async (given, errors) => {
    const { token, user } = await known()
    const answer = await update(token, { email: user.email, last_name: 'Santos', ...given })
    expect([answer.status, answer.body]).toEqual([400, errors])
    expect(await me(token)).toMatchObject({ last_name: user.last_name })
  })

  test('is nobody’s without a token, and not a list', async () => {
    expect((await update(undefined, { email: 'a@b.test' })).status).toBe(401)
    const { token } = await h.signUp()
    expect((await update(token, [])).status).toBe(400)
  })

  test('takes no name or address of somebody else, and none that passes for the team', async () => {
    const other = await known()
    const { token, user } = await known()
    const taken = { username: other.user.username.toUpperCase(), email: other.user.email.toUpperCase() }
    const answer = await update(token, { first_name: 'Ana', ...taken })
    expect(answer.status).toBe(409)
    expect(answer.body).toEqual({
      email: ['This email is already registered'],
      username: ['This username is already taken'],
    })
    const team = await update(token, { email: user.email, username: 'Hanap_Adm1n' })
    expect([team.status, team.body]).toEqual([409, { username: ['This username is already taken'] }])
    expect(await me(token)).toMatchObject({ first_name: user.first_name, username: user.username })
  })

  test('of two who want one name at once, one gets it', async () => {
    const people = await Promise.all([h.signUp(), h.signUp()])
    const username = `pareho_${Date.now()}`
    const answers = await Promise.all(people.map(({ token, user }) => update(token, { email: user.email, username })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  test('registering takes no name that passes for the team either', async () => {
    const body = {
      username: 'hanap_support',
      first_name: 'Ana',
      last_name: 'Cruz',
      email: fresh(),
      password: NEW,
      confirm_password: NEW,
    }
    const answer = await h.call('POST', '/api/auth/register/', { body })
    expect([answer.status, answer.body]).toEqual([409, { username: ['This username is already taken'] }])
  })
})

describe('another address', () => {
  test('counts once its code was typed; the address before is told', async () => {
    const { token, user, password } = await h.signUp()
    const email = fresh()
    const asked = await update(token, { email, first_name: 'Ligaya' })
    expect(asked.body).toMatchObject({ email_change: { email }, user: { email: user.email, first_name: 'Ligaya' } })
    expect((await standing(token)).email_change).toMatchObject({ email, retry_after: 60 })
    expect((await logIn(email, password)).status).toBe(401)
    expect((await confirm(token, email, '000000')).body).toEqual({ code: ['Invalid verification code'] })
    const done = await confirm(token, email, await box.codeFor(email))
    expect([done.status, done.body.user.email]).toEqual([200, email])
    expect(await standing(token)).toMatchObject({ email_change: null, has_password: true })
    expect([(await logIn(email, password)).status, (await logIn(user.email, password)).status]).toEqual([200, 401])
    const [letter] = (await box.lettersTo(user.email)).slice(-1)
    expect(letter?.subject).toBe('The email address of your Hanap account was changed')
    expect(letter?.text).not.toContain(email)
  })

  test('other capitals are no other address', async () => {
    const { token, user } = await h.signUp()
    const answer = await update(token, { email: user.email.toUpperCase() })
    expect(answer.body).toMatchObject({ email_change: null, user: { email: user.email.toUpperCase() } })
  })

  test('saved again it is asked for once; another code comes after a minute; taken back it is forgotten', async () => {
    const { token } = await h.signUp()
    const email = fresh()
    expect((await update(token, { email })).status).toBe(200)
    expect((await update(token, { email })).status).toBe(200)
    expect(await box.lettersTo(email)).toHaveLength(1)
    const resend = () => h.call('POST', '/api/auth/email/change/resend/', { token })
    expect((await resend()).status).toBe(429)
    h.clock.advance(MINUTE)
    expect((await resend()).status).toBe(200)
    const code = await box.codeFor(email)
    const cancel = () => h.call('DELETE', '/api/auth/email/change/', { token })
    expect([(await cancel()).status, (await cancel()).status]).toEqual([200, 200])
    expect((await resend()).status).toBe(404)
    expect((await confirm(token, email, code)).status).toBe(409)
  })

  test('somebody else’s code is none', async () => {
    const [one, other] = await Promise.all([h.signUp(), h.signUp()])
    const email = fresh()
    await update(one.token, { email })
    expect((await confirm(other.token, email, await box.codeFor(email))).status).toBe(409)
    expect((await me(other.token)).email).toBe(other.user.email)
  })

  test('typed twice at once it counts once', async () => {
    const { token } = await h.signUp()
    const email = fresh()
    await update(token, { email })
    const code = await box.codeFor(email)
    const answers = await Promise.all([confirm(token, email, code), confirm(token, email, code)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
    expect((await me(token)).email).toBe(email)
  })

  test('that somebody else took meanwhile is refused', async () => {
    const { token, user } = await h.signUp()
    const email = fresh()
    await update(token, { email })
    await h.signUp({ email })
    const answer = await confirm(token, email, await box.codeFor(email))
    expect([answer.status, answer.body]).toEqual([409, { email: ['This email is already registered'] }])
    expect((await me(token)).email).toBe(user.email)
  })

  test('needs a token and a code that is one', async () => {
    expect((await confirm(undefined, 'a@b.test', '123456')).status).toBe(401)
    const { token } = await h.signUp()
    expect((await confirm(token, 'a@b.test', 7)).status).toBe(400)
  })
})

describe('a change of address taken back', () => {
  test('within a week by the address before: it is the account’s again, and every session ends', async () => {
    const { token, before, email, password } = await moved()
    h.clock.advance(6 * DAY)
    const link = await undoToken(before)
    const answer = await undo(link)
    expect([answer.status, answer.body]).toEqual([200, { email: before }])
    expect((await h.call('GET', '/api/auth/user/', { token })).status).toBe(401)
    expect([(await logIn(before, password)).status, (await logIn(email, password)).status]).toEqual([200, 401])
    expect((await undo(link)).status).toBe(400)
  })

  test('after a week, twice at once, or with anything else: no', async () => {
    const { before } = await moved()
    const link = await undoToken(before)
    const both = await Promise.all([undo(link), undo(link)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
    const late = await moved()
    h.clock.advance(7 * DAY)
    const answer = await undo(await undoToken(late.before))
    expect([answer.status, answer.body.code]).toEqual([400, 'undo_unknown'])
    for (const token of ['', 'x'.repeat(43), 'x'.repeat(500), 7, undefined]) {
      expect((await undo(token)).status).toBe(400)
    }
  })

  test('takes later changes back too', async () => {
    const { token, before, email } = await moved()
    const third = fresh()
    await update(token, { email: third })
    await confirm(token, third, await box.codeFor(third))
    expect((await undo(await undoToken(before))).body).toEqual({ email: before })
    expect((await undo(await undoToken(email))).status).toBe(400)
  })

  test('nobody else gets the address meanwhile, its owner does', async () => {
    const { token, before } = await moved()
    const body = {
      username: `iba_${Date.now()}`,
      first_name: 'Iba',
      last_name: 'Tao',
      email: before,
      password: NEW,
      confirm_password: NEW,
    }
    expect((await h.call('POST', '/api/auth/register/', { body })).status).toBe(409)
    const other = await h.signUp()
    expect((await update(other.token, { email: before })).status).toBe(409)
    expect((await update(token, { email: before })).body.email_change).toMatchObject({ email: before })
    h.clock.advance(7 * DAY)
    await sweepEmailChanges(h.deps)
    expect((await h.call('POST', '/api/auth/register/', { body })).status).toBe(201)
  })
})
