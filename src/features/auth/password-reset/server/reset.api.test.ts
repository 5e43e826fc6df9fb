import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { house, type House } from '#server/testing/house.ts'
import { mailbox } from '#server/testing/mailbox.ts'
import { sweepAccounts } from '../../server/service.ts'

const MINUTE = 60_000
const WRONG = { code: ['Invalid verification code'] }
const NEW = 'Bagong-salita-9'

let h: House
let box: ReturnType<typeof mailbox>
beforeAll(async () => {
  h = await house({ sandbox: { olj: 1, linkedin: 1 } })
  box = mailbox(h)
})
afterAll(() => h.close())

const post = (path: string, body: unknown) => h.call('POST', `/api/auth/password/reset/${path}/`, { body })
const ask = (email: unknown) => post('request', { email })
const verify = (email: string, code: string) => post('verify', { email, code })
const confirm = (token: unknown, password = NEW, again = password) =>
  post('confirm', { token, new_password: password, confirm_password: again })
const logIn = (email: string, password: string) => h.call('POST', '/api/auth/login/', { body: { email, password } })
const statusOf = async (token: string) => (await h.call('GET', '/api/auth/user/', { token })).status

/** A person who has come as far as the third step. */
async function atThirdStep() {
  const person = await h.signUp()
  const { email } = person.user
  expect((await ask(email)).status).toBe(200)
  const answer = await verify(email, await box.codeFor(email))
  expect(answer.status).toBe(200)
  return { ...person, email, reset: answer.body.token as string }
}

describe('a forgotten password', () => {
  test('is set anew in three calls: code, token, password; every session ends and a notice is mailed', async () => {
    const { user, token, password } = await h.signUp()
    const other = (await logIn(user.email, password)).body.token as string
    const asked = await ask(user.email.toUpperCase())
    expect([asked.status, asked.body.retry_after]).toEqual([200, 60])
    const [letter] = await box.lettersTo(user.email)
    expect(letter?.subject).toBe('Your code to reset your Hanap password')
    const answer = await verify(user.email, await box.codeFor(user.email))
    expect(Object.keys(answer.body as object)).toEqual(['token'])
    expect(Buffer.from(answer.body.token as string, 'base64url')).toHaveLength(32)
    expect([await statusOf(token), await statusOf(other)]).toEqual([200, 200])
    const done = await confirm(answer.body.token)
    expect([done.status, done.body.success]).toEqual([200, true])
    expect([await statusOf(token), await statusOf(other)]).toEqual([401, 401])
    expect([(await logIn(user.email, password)).status, (await logIn(user.email, NEW)).status]).toEqual([401, 200])
    const letters = await box.lettersTo(user.email)
    expect(letters.map((one) => one.subject)).toEqual([
      'Your code to reset your Hanap password',
      'Your Hanap password was changed',
    ])
    expect(letters[1]?.text).toContain('/forgot-password')
    expect(letters[1]?.text).not.toContain(NEW)
  })

  test('of an account that was never verified: the code proves the address', async () => {
    const { email, reset, user } = await atThirdStep()
    await sql`update users set email_verified_at = null, awaiting_verification = true where id = ${user.id}`.execute(
      h.db,
    )
    expect((await confirm(reset)).status).toBe(200)
    const { rows } = await sql<{ ok: boolean }>`
      select email_verified_at is not null and not awaiting_verification as ok from users where email = ${email}`.execute(
      h.db,
    )
    expect(rows[0]?.ok).toBe(true)
  })

  test('of an account without a password gets one', async () => {
    const { email, reset, user } = await atThirdStep()
    await sql`update users set password_hash = null where id = ${user.id}`.execute(h.db)
    expect((await confirm(reset)).status).toBe(200)
    expect((await logIn(email, NEW)).status).toBe(200)
  })
})

describe('asking', () => {
  test('for an address nobody has is a 404, each time, and mails nothing', async () => {
    for (let n = 0; n < 2; n += 1) {
      const answer = await ask('nobody@example.com')
      expect(answer.status).toBe(404)
      expect(answer.body.error).toBe('No account found with this email address')
    }
    expect(await box.lettersTo('nobody@example.com')).toEqual([])
    expect((await verify('nobody@example.com', '123456')).body).toEqual(WRONG)
  })

  test('again is possible after 60 seconds; the code before ends', async () => {
    const { user } = await h.signUp()
    const both = await Promise.all([1, 2].map(() => ask(user.email)))
    expect(both.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 429])
    const first = await box.codeFor(user.email)
    h.clock.advance(MINUTE - 1)
    const early = await ask(user.email)
    expect([early.status, early.headers['retry-after']]).toEqual([429, '1'])
    h.clock.advance(1)
    expect((await ask(user.email)).status).toBe(200)
    const second = await box.codeFor(user.email)
    if (first !== second) expect((await verify(user.email, first)).body).toEqual(WRONG)
    expect((await verify(user.email, second)).status).toBe(200)
  })

  test('takes as long for an address nobody has as for one somebody has', async () => {
    const { user } = await h.signUp()
    const timeOf = async (email: string) => {
      const began = performance.now()
      await ask(email)
      return performance.now() - began
    }
    const [known, unknown] = [await timeOf(user.email), await timeOf('nobody2@example.com')]
    expect(Math.min(known, unknown)).toBeGreaterThanOrEqual(245)
  })

  test.each([
    [undefined, 'Email address is required'],
    ['', 'Email address is required'],
    [7, 'Email address is required'],
    [['a@b.test'], 'Email address is required'],
    ['luz', 'Please enter a valid email address'],
    ['luz@example.com,eve@example.com', 'Please enter a valid email address'],
    [`${'a'.repeat(250)}@example.com`, 'Ensure this field has no more than 254 characters.'],
  ])('with %j is a bad body', async (email, sentence) => {
    const answer = await ask(email)
    expect([answer.status, answer.body]).toEqual([400, { email: [sentence] }])
  })
})

describe('the code', () => {
  test('is wrong five times and then burnt', async () => {
    const { user } = await h.signUp()
    await ask(user.email)
    const code = await box.codeFor(user.email)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let n = 0; n < 5; n += 1) expect((await verify(user.email, wrong)).body).toEqual(WRONG)
    const burnt = await verify(user.email, code)
    expect([burnt.status, burnt.body.code]).toEqual([429, 'code_burnt'])
  })

  test('ends after 15 minutes and after one use, also twice at once', async () => {
    const [one, late] = [await h.signUp(), await h.signUp()]
    await Promise.all([ask(one.user.email), ask(late.user.email)])
    const codes = [await box.codeFor(one.user.email), await box.codeFor(late.user.email)] as const
    const both = await Promise.all([1, 2].map(() => verify(one.user.email, codes[0])))
    expect(both.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 400])
    h.clock.advance(15 * MINUTE)
    expect((await verify(late.user.email, codes[1])).body).toEqual(WRONG)
  })

  test('of a reset verifies no address, and the other way round', async () => {
    const { user } = await h.signUp()
    await ask(user.email)
    const code = await box.codeFor(user.email)
    const answer = await h.call('POST', '/api/auth/verify-email/', { body: { email: user.email, code } })
    expect(answer.body).toEqual(WRONG)
  })

  test.each([
    [{}, { email: ['Email address is required'], code: ['Verification code is required'] }],
    [{ email: 'luz@example.com', code: 1 }, { code: ['Verification code is required'] }],
    [{ email: 'luz@example.com', code: 'abcdef' }, WRONG],
    [{ email: 'luz@example.com', code: '1'.repeat(5000) }, WRONG],
  ])('in a bad body: %j', async (body, fields) => {
    const answer = await post('verify', body)
    expect([answer.status, answer.body]).toEqual([400, fields])
  })
})

describe('the new password', () => {
  const say = {
    required: 'New password is required',
    short: 'Password must be at least 8 characters',
    upper: 'Password must include at least one uppercase letter',
    digit: 'Password must include at least one number',
    confirm: 'Please confirm your new password',
    mismatch: 'Passwords do not match',
    common: 'This password is too common. Please choose another one',
  }
  test.each([
    ['', '', { new_password: [say.required], confirm_password: [say.confirm] }],
    ['Ab1', 'Ab1', { new_password: [say.short] }],
    ['abc', 'abc', { new_password: [say.short, say.upper, say.digit] }],
    ['bagongsalita9', 'bagongsalita9', { new_password: [say.upper] }],
    ['Bagongsalita', 'Bagongsalita', { new_password: [say.digit] }],
    ['Bagongsalita9', 'Bagongsalita8', { confirm_password: [say.mismatch] }],
    ['Bagongsalita9', '', { confirm_password: [say.confirm] }],
    ['bagong', 'other', { new_password: [say.short, say.upper, say.digit], confirm_password: [say.mismatch] }],
    ['Password123', 'Password123', { new_password: [say.common] }],
    [
      `A1${'b'.repeat(127)}`,
      `A1${'b'.repeat(127)}`,
      { new_password: ['Ensure this field has no more than 128 characters.'] },
    ],
  ])('%j confirmed by %j', async (password, again, fields) => {
    const { reset } = await atThirdStep()
    const answer = await confirm(reset, password, again)
    expect([answer.status, answer.body]).toEqual([400, fields])
    // The token is not lost by it.
    expect((await confirm(reset)).status).toBe(200)
  })

  test('of 128 characters is not cut', async () => {
    const { reset, email } = await atThirdStep()
    const long = `A1${'b'.repeat(126)}`
    expect((await confirm(reset, long)).status).toBe(200)
    expect([(await logIn(email, long.slice(0, 127))).status, (await logIn(email, long)).status]).toEqual([401, 200])
  })

  test('like the person’s own name is refused', async () => {
    const person = await h.signUp({ username: `Tagumpay_${process.pid}`, email: 'Bayanihan2026@example.test' })
    await ask(person.user.email)
    const { token } = (await verify(person.user.email, await box.codeFor(person.user.email))).body
    expect((await confirm(token, 'Bayanihan2026')).body).toEqual({ new_password: [say.common] })
  })

  test.each([[{}], [{ new_password: 1, confirm_password: 1 }], [{ token: 7 }], [{ token: 'x'.repeat(5000) }], [[1]]])(
    'in a bad body: %j',
    async (body) => {
      expect((await post('confirm', body)).status).toBe(400)
    },
  )
})

describe('the token', () => {
  const expired = 'This password reset has expired. Please start again.'
  test('sets the password once, also when it comes twice at once', async () => {
    const { reset, email } = await atThirdStep()
    const both = await Promise.all([confirm(reset, 'Unang-salita-1'), confirm(reset, 'Ikalawang-salita-2')])
    expect(both.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 400])
    const opens = await Promise.all(['Unang-salita-1', 'Ikalawang-salita-2'].map((word) => logIn(email, word)))
    expect(opens.filter((answer) => answer.status === 200)).toHaveLength(1)
    const again = await confirm(reset)
    expect([again.status, again.body.error, again.body.code]).toEqual([400, expired, 'reset_expired'])
    expect((await box.lettersTo(email)).filter((one) => one.subject.includes('changed'))).toHaveLength(1)
  })

  test('ends after 15 minutes, or with a newer one', async () => {
    const { reset, email } = await atThirdStep()
    h.clock.advance(MINUTE)
    await ask(email)
    const newer = (await verify(email, await box.codeFor(email))).body.token as string
    expect((await confirm(reset)).body.error).toBe(expired)
    h.clock.advance(15 * MINUTE)
    expect((await confirm(newer)).body.error).toBe(expired)
    await sweepAccounts(h.deps)
    const { rows } = await sql<{ n: number }>`select count(*) as n from password_resets`.execute(h.db)
    expect(rows[0]?.n).toBe(0)
  })

  test('is kept as a hash, and a session token is none', async () => {
    const { reset, token } = await atThirdStep()
    const { rows } = await sql<{ all: string }>`select string_agg(r::text, '') as all from password_resets r`.execute(
      h.db,
    )
    expect(rows[0]?.all).not.toContain(reset)
    expect((await confirm(token)).body.code).toBe('reset_expired')
    expect(await statusOf(reset)).toBe(401)
  })

  test('changes only its own account, whatever the body or the caller’s token claim', async () => {
    const { reset, email } = await atThirdStep()
    const other = await h.signUp()
    const body = { token: reset, new_password: NEW, confirm_password: NEW }
    const claims = {
      user_id: other.user.id,
      email: other.user.email,
      is_superuser: true,
      account_type: 'admin',
      plan: 'premium',
    }
    const answer = await h.call('POST', '/api/auth/password/reset/confirm/', {
      body: { ...body, ...claims },
      token: other.token,
    })
    expect(answer.status).toBe(200)
    expect(await statusOf(other.token)).toBe(200)
    expect((await logIn(other.user.email, other.password)).status).toBe(200)
    const mine = await logIn(email, NEW)
    expect(mine.body.user).toMatchObject({ is_superuser: false, account_type: 'jobseeker', admin_profile: null })
  })
})
