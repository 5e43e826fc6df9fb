import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { house, type House } from '#server/testing/house.ts'
import { mailbox } from '#server/testing/mailbox.ts'
import { sweepAccounts } from '../../server/service.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const WRONG = { code: ['Invalid verification code'] }

let h: House
let box: ReturnType<typeof mailbox>
let people = 0
beforeAll(async () => {
  h = await house({ sandbox: { olj: 1, linkedin: 1 }, env: { REQUIRE_EMAIL_VERIFICATION: 'on' } })
  box = mailbox(h)
})
afterAll(() => h.close())

const password = 'tumakbo8ngmabilis'
const register = (email: string, given: Record<string, unknown> = {}) => {
  people += 1
  const names = { username: `luz_${people}`, first_name: 'Luz', last_name: 'Reyes' }
  return h.call('POST', '/api/auth/register/', {
    body: { ...names, email, password, confirm_password: password, account_type: 'jobseeker', ...given },
  })
}
const newcomer = async () => {
  const email = `newcomer${people + 1}@example.com`
  expect((await register(email)).status).toBe(201)
  return email
}
const verify = (body: unknown, token?: string) =>
  h.call('POST', '/api/auth/verify-email/', { body, ...(token === undefined ? {} : { token }) })
const resend = (body: unknown) => h.call('POST', '/api/auth/verify-email/resend/', { body })
const logIn = (email: string, given = password) =>
  h.call('POST', '/api/auth/login/', { body: { email, password: given } })
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000')
const without = (body: Record<string, unknown>) => ({ ...body, request_id: undefined })

describe('a newcomer', () => {
  test('registers without a token, reads the code, types it and is signed in', async () => {
    const email = 'Newcomer.Zero@example.com'
    const answer = await register(email)
    expect([answer.status, answer.body.requires_email_verification, answer.body.email]).toEqual([201, true, email])
    expect(answer.body).not.toHaveProperty('token')
    const [letter, ...more] = await box.lettersTo(email)
    expect(more).toEqual([])
    expect(letter?.subject).toBe('Verify your email for Hanap')
    expect(letter?.text).toContain('It is good for 15 minutes and for one use.')
    const code = /\d{6}/.exec(letter?.text ?? '')?.[0] ?? ''
    expect(letter?.html).toContain(code)
    expect(letter?.subject).not.toContain(code)
    const verified = await verify({ email: email.toLowerCase(), code: ` ${code.slice(0, 3)} ${code.slice(3)}` })
    expect(verified.status).toBe(200)
    expect(verified.body.user).toEqual(answer.body.user)
    const me = await h.call('GET', '/api/auth/user/', { token: verified.body.token })
    expect([me.status, me.body.email]).toEqual([200, email])
    expect(me.body).toMatchObject({ is_trial_active: true, trial_days_remaining: 14, onboarding_completed: false })
    expect((await logIn(email)).status).toBe(200)
  })

  test('cannot log in before, and the answer leads to the verification', async () => {
    const email = await newcomer()
    const early = await logIn(email)
    expect(early.status).toBe(403)
    expect(early.body).toMatchObject({
      error: 'Please verify your email address before you log in.',
      code: 'email_not_verified',
      requires_email_verification: true,
      email,
      retry_after: 60,
    })
    expect((await logIn(email, 'another7word')).status).toBe(401)
    // The code is still good: no second mail. Once it is not, logging in sends another.
    expect(await box.lettersTo(email)).toHaveLength(1)
    h.clock.advance(15 * MINUTE)
    expect((await logIn(email)).status).toBe(403)
    expect(await box.lettersTo(email)).toHaveLength(2)
    expect((await verify({ email, code: await box.codeFor(email) })).status).toBe(200)
  })

  test('types the right code twice at once: one session', async () => {
    const email = await newcomer()
    const code = await box.codeFor(email)
    const both = await Promise.all([1, 2].map(() => verify({ email, code })))
    expect(both.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 400])
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from auth_tokens t join users u on u.id = t.user_id where u.email = ${email}`.execute(h.db)
    expect(rows[0]?.n).toBe(1)
    expect((await verify({ email, code })).body).toEqual(WRONG)
  })
})

describe('a code', () => {
  test('is wrong five times and then burnt, the right one included', async () => {
    const email = await newcomer()
    const code = await box.codeFor(email)
    for (let n = 0; n < 4; n += 1) {
      const answer = await verify({ email, code: otherThan(code) })
      expect([answer.status, answer.body]).toEqual([400, WRONG])
    }
    expect((await verify({ email, code: otherThan(code) })).status).toBe(400)
    const burnt = await verify({ email, code })
    expect([burnt.status, burnt.body.code]).toEqual([429, 'code_burnt'])
    expect(burnt.body.error).toBe('Too many wrong codes. Please ask for a new one.')
    expect(Number(burnt.headers['retry-after'])).toBe(60)
    h.clock.advance(MINUTE)
    expect((await resend({ email })).status).toBe(200)
    expect((await verify({ email, code: await box.codeFor(email) })).status).toBe(200)
  })

  test('tried by forty at once is read five times at most', async () => {
    const email = await newcomer()
    const code = await box.codeFor(email)
    const answers = await Promise.all(Array.from({ length: 40 }, () => verify({ email, code: otherThan(code) })))
    expect(answers.filter((answer) => answer.status === 400)).toHaveLength(5)
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(35)
  })

  test('is good to the last moment of 15 minutes', async () => {
    const [kept, late] = [await newcomer(), await newcomer()]
    const codes = [await box.codeFor(kept), await box.codeFor(late)]
    h.clock.advance(15 * MINUTE - 1)
    expect((await verify({ email: kept, code: codes[0] })).status).toBe(200)
    h.clock.advance(1)
    expect((await verify({ email: late, code: codes[1] })).body).toEqual(WRONG)
  })

  test('of somebody else opens nothing', async () => {
    const [mine, theirs] = [await newcomer(), await newcomer()]
    const [code, other] = [await box.codeFor(mine), await box.codeFor(theirs)]
    if (code === other) return
    expect((await verify({ email: theirs, code })).body).toEqual(WRONG)
    expect((await verify({ email: 'nobody@example.com', code })).body).toEqual(WRONG)
  })

  test('is kept as a keyed hash, like the address', async () => {
    const email = await newcomer()
    const code = await box.codeFor(email)
    const { rows } = await sql<{ all: string }>`
      select string_agg(c::text, '') || (select string_agg(m::text, '') from outgoing_mails m where sealed is not null) as all
      from email_codes c`.execute(h.db)
    expect(rows[0]?.all ?? '').not.toContain(email)
    expect(new RegExp(`\\b${code}\\b`).test(rows[0]?.all ?? '')).toBe(false)
  })
})

describe('asking for another code', () => {
  test('is possible after 60 seconds; the code before ends', async () => {
    const email = await newcomer()
    const first = await box.codeFor(email)
    h.clock.advance(MINUTE - 1)
    const early = await resend({ email })
    expect([early.status, early.body.code, early.headers['retry-after']]).toEqual([429, 'code_too_soon', '1'])
    expect(early.body.error).toBe('Please wait a minute before you ask for another code.')
    h.clock.advance(1)
    const answer = await resend({ email })
    expect([answer.status, answer.body.retry_after]).toEqual([200, 60])
    const second = await box.codeFor(email)
    expect(await box.lettersTo(email)).toHaveLength(2)
    if (first !== second) expect((await verify({ email, code: first })).body).toEqual(WRONG)
    expect((await verify({ email, code: second })).status).toBe(200)
  })

  test('twice at once sends one', async () => {
    const email = await newcomer()
    h.clock.advance(MINUTE)
    const both = await Promise.all([1, 2].map(() => resend({ email })))
    expect(both.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 429])
    expect(await box.lettersTo(email)).toHaveLength(2)
  })

  test('answers alike for an address nobody has, one that waits and one that is verified, and mails only the second', async () => {
    const waiting = await newcomer()
    const done = await newcomer()
    expect((await verify({ email: done, code: await box.codeFor(done) })).status).toBe(200)
    h.clock.advance(MINUTE)
    const unknown = 'nobody.at.all@example.com'
    const answers = await Promise.all([waiting, done, unknown].map((email) => resend({ email })))
    expect(answers.map((answer) => [answer.status, answer.body])).toEqual(
      answers.map(() => [200, answers[0]?.body as unknown]),
    )
    const again = await Promise.all([waiting, done, unknown].map((email) => resend({ email })))
    expect(again.map((answer) => answer.status)).toEqual([429, 429, 429])
    expect(again.map((answer) => without(answer.body))).toEqual(again.map(() => without(again[0]?.body)))
    for (let n = 0; n < 6; n += 1) await verify({ email: unknown, code: '123456' })
    expect((await verify({ email: unknown, code: '123456' })).body.code).toBe('code_burnt')
    expect(await box.lettersTo(waiting)).toHaveLength(2)
    expect(await box.lettersTo(done)).toHaveLength(1)
    expect(await box.lettersTo(unknown)).toEqual([])
  })
})

describe('a bad body', () => {
  test.each([
    [{}, { email: ['Email address is required'], code: ['Verification code is required'] }],
    [{ email: 'luz@example.com', code: '' }, { code: ['Verification code is required'] }],
    [{ email: 'luz@example.com', code: ' - ' }, { code: ['Verification code is required'] }],
    [{ email: 'luz@example.com', code: 123456 }, { code: ['Verification code is required'] }],
    [{ email: 'luz@example.com', code: '12345' }, WRONG],
    [{ email: 'luz@example.com', code: '1234567' }, WRONG],
    [{ email: 'luz@example.com', code: '١٢٣٤٥٦' }, WRONG],
    [{ email: 'luz@example.com', code: '1'.repeat(10_000) }, WRONG],
    [{ email: 'luz', code: '123456' }, { email: ['Please enter a valid email address'] }],
    [
      { email: { $ne: null }, code: { $ne: null } },
      { email: ['Email address is required'], code: ['Verification code is required'] },
    ],
    [
      { email: `${'a'.repeat(250)}@example.com`, code: '123456' },
      { email: ['Ensure this field has no more than 254 characters.'] },
    ],
  ])('%j of verify-email', async (body, fields) => {
    const answer = await verify(body)
    expect([answer.status, answer.body]).toEqual([400, fields])
  })

  test.each([{}, { email: 7 }, { email: 'luz' }, { email: `${'a'.repeat(250)}@example.com` }, [1]])(
    '%j of resend',
    async (body) => {
      expect((await resend(body)).status).toBe(400)
    },
  )
})

test('what a body claims to be is ignored, and a token of somebody else changes nothing', async () => {
  const email = await newcomer()
  const other = await newcomer()
  const session = (await verify({ email: other, code: await box.codeFor(other) })).body
  const claims = {
    user_id: session.user.id,
    is_superuser: true,
    account_type: 'admin',
    plan: 'premium',
    verified: true,
  }
  const answer = await verify({ email, code: await box.codeFor(email), ...claims }, session.token)
  expect(answer.body.user).toMatchObject({ email, is_superuser: false, account_type: 'jobseeker', admin_profile: null })
  expect(answer.body.user.subscription.plan.plan_type).toBe('free')
  const third = await newcomer()
  expect(
    (await verify({ email: third, code: '000000', verified: true, user_id: session.user.id }, 'wrong')).status,
  ).toBe(400)
})

describe('an address that is registered and never verified', () => {
  test('stays taken and keeps the password it was opened with', async () => {
    const email = await newcomer()
    const again = await register(email, { password: 'ibang5salita', confirm_password: 'ibang5salita' })
    expect([again.status, again.body]).toEqual([409, { email: ['This email is already registered'] }])
    expect((await verify({ email, code: await box.codeFor(email) })).status).toBe(200)
    expect([(await logIn(email)).status, (await logIn(email, 'ibang5salita')).status]).toEqual([200, 401])
  })

  test('is free again after a week; verified accounts and accounts in use stay', async () => {
    const [forgotten, verified, used] = [await newcomer(), await newcomer(), await newcomer()]
    await verify({ email: verified, code: await box.codeFor(verified) })
    await sql`update users set awaiting_verification = false where email = ${used}`.execute(h.db)
    h.clock.advance(7 * DAY)
    await sweepAccounts(h.deps)
    expect((await register(forgotten)).status).toBe(409)
    h.clock.advance(1)
    await sweepAccounts(h.deps)
    expect((await register(verified)).status).toBe(409)
    expect((await register(used)).status).toBe(409)
    expect((await register(forgotten)).status).toBe(201)
    expect((await verify({ email: forgotten, code: await box.codeFor(forgotten) })).status).toBe(200)
  })
})

test('without the mail there is no account, and without the account no mail', async () => {
  await sql`alter table outgoing_mails add constraint nothing_goes check (false) not valid`.execute(h.db)
  const failed = await register('unlucky@example.com')
  await sql`alter table outgoing_mails drop constraint nothing_goes`.execute(h.db)
  expect(failed.status).toBe(500)
  expect((await register('unlucky@example.com')).status).toBe(201)
  expect(await box.lettersTo('unlucky@example.com')).toHaveLength(1)
})
