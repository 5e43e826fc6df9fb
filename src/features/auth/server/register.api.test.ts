import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { house, type House } from '#server/testing/house.ts'

let h: House
let people = 0
beforeAll(async () => {
  h = await house()
})
afterAll(() => h.close())

function person(given: Record<string, unknown> = {}) {
  people += 1
  return {
    username: `luz_${people}`,
    first_name: 'Luz',
    last_name: 'Reyes',
    email: `luz${people}@example.com`,
    password: 'tumakbo8ngmabilis',
    confirm_password: 'tumakbo8ngmabilis',
    account_type: 'jobseeker',
    ...given,
  }
}
const register = (body: unknown) => h.call('POST', '/api/auth/register/', { body })
const countOf = async (email: string) => {
  const { rows } = await sql<{ n: number }>`select count(*) as n from users where email = ${email}`.execute(h.db)
  return rows[0]?.n
}

test('registering answers 201 with the person, a token that works at once, and the running trial', async () => {
  const body = person()
  const answer = await register(body)
  expect(answer.status).toBe(201)
  expect(answer.body).toMatchObject({ requires_email_verification: false, email: body.email })
  const end = new Date(h.clock.now().getTime() + 14 * 86_400_000).toISOString()
  expect(answer.body.user).toEqual({
    id: expect.any(Number) as number,
    username: body.username,
    email: body.email,
    first_name: 'Luz',
    last_name: 'Reyes',
    phone_number: null,
    is_superuser: false,
    account_type: 'jobseeker',
    admin_profile: null,
    onboarding_completed: false,
    hide_onboarding_prompt: false,
    is_trial: true,
    is_trial_active: true,
    trial_days_remaining: 14,
    trial_ends_at: end,
    has_active_subscription: true,
    subscription: {
      status: 'active',
      end_date: end,
      days_remaining: 14,
      is_trial_active: true,
      plan: { plan_type: 'free', has_advanced_filtering: false, max_saved_jobs: 5 },
    },
  })
  const me = await h.call('GET', '/api/auth/user/', { token: answer.body.token })
  expect(me.body).toEqual(answer.body.user)
})

test('the token and the password are kept as hashes only', async () => {
  const body = person()
  const { token } = (await register(body)).body
  const { rows } = await sql<{ all: string }>`
    select (select string_agg(u::text, '') from users u) || (select string_agg(t::text, '') from auth_tokens t) as all`.execute(
    h.db,
  )
  expect(rows[0]?.all).toContain('argon2id')
  expect(rows[0]?.all).not.toContain(token)
  expect(rows[0]?.all).not.toContain(body.password)
})

describe('a bad body is told field by field', () => {
  const weak = 'Password must be at least 8 characters and include a letter and a number'
  const common = 'This password is too common. Please choose another one'
  test.each([
    [{ first_name: '  ' }, { first_name: ['First name is required'] }],
    [{ last_name: undefined }, { last_name: ['Last name is required'] }],
    [{ username: '' }, { username: ['Username is required'] }],
    [{ username: 'luz reyes' }, { username: ['Username can only contain letters, numbers, and underscores'] }],
    [{ username: 'a'.repeat(151) }, { username: ['Ensure this field has no more than 150 characters.'] }],
    [{ first_name: 'a'.repeat(151) }, { first_name: ['Ensure this field has no more than 150 characters.'] }],
    [{ first_name: 'L\0z' }, { first_name: ['Enter a name without control characters.'] }],
    [{ email: '' }, { email: ['Email address is required'] }],
    [{ email: 'luz' }, { email: ['Please enter a valid email address'] }],
    [{ email: 7 }, { email: ['Email address is required'] }],
    [{ email: `${'a'.repeat(250)}@example.com` }, { email: ['Ensure this field has no more than 254 characters.'] }],
    [{ password: '' }, { password: ['Password is required'] }],
    [
      { password: 'abc', confirm_password: 'x' },
      { password: [weak], confirm_password: ['Passwords do not match'] },
    ],
    [{ password: 'abcdefgh', confirm_password: 'abcdefgh' }, { password: [weak] }],
    [{ password: 'abcde1', confirm_password: 'abcde1' }, { password: [weak] }],
    [{ password: 'Password1', confirm_password: 'Password1' }, { password: [common] }],
    [{ confirm_password: '' }, { confirm_password: ['Please confirm your password'] }],
    [{ confirm_password: 'tumakbo8ngmabagal' }, { confirm_password: ['Passwords do not match'] }],
  ])('%j', async (given, fields) => {
    const answer = await register(person(given))
    expect(answer.status).toBe(400)
    expect(answer.body).toEqual(fields)
  })

  test('a password of 129 characters is refused, one of 128 is not cut', async () => {
    const long = `a1${'b'.repeat(126)}`
    const tooLong = await register(person({ password: `${long}c`, confirm_password: `${long}c` }))
    expect(tooLong.body).toEqual({ password: ['Ensure this field has no more than 128 characters.'] })
    const body = person({ password: long, confirm_password: long })
    expect((await register(body)).status).toBe(201)
    const cut = await h.call('POST', '/api/auth/login/', { body: { email: body.email, password: long.slice(0, 127) } })
    expect(cut.status).toBe(401)
  })

  test('an empty body names every field; no JSON object is a 400 as well', async () => {
    const empty = await register({})
    expect(Object.keys(empty.body as object).toSorted()).toEqual([
      'confirm_password',
      'email',
      'first_name',
      'last_name',
      'password',
      'username',
    ])
    expect((await register([1, 2])).status).toBe(400)
  })
})

test('what a body claims to be is ignored', async () => {
  const claims = {
    account_type: 'admin',
    is_superuser: true,
    admin_profile: {},
    id: 1,
    email_verified_at: '2020-01-01',
  }
  const answer = await register(person(claims))
  expect(answer.status).toBe(201)
  expect(answer.body.user).toMatchObject({ account_type: 'jobseeker', is_superuser: false, admin_profile: null })
  expect((await register(person({ account_type: 'employer' }))).body.user.account_type).toBe('jobseeker')
})

describe('name and address belong to one person', () => {
  test('a taken e-mail is a 409 whatever its capitals', async () => {
    const body = person()
    await register(body)
    const again = await register(person({ email: body.email.toUpperCase() }))
    expect(again.status).toBe(409)
    expect(again.body).toEqual({ email: ['This email is already registered'] })
  })

  test('a taken user name is a 409, and both are told together', async () => {
    const body = person()
    await register(body)
    const name = await register(person({ username: body.username.toUpperCase() }))
    expect([name.status, name.body]).toEqual([409, { username: ['This username is already taken'] }])
    const both = await register(body)
    expect(both.body).toEqual({
      email: ['This email is already registered'],
      username: ['This username is already taken'],
    })
  })

  test('of two at the same moment one gets the account and the other the 409', async () => {
    const email = 'race@example.com'
    const answers = await Promise.all([1, 2, 3, 4].map(() => register(person({ email }))))
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409])
    for (const answer of answers.filter(({ status }) => status === 409)) {
      expect(answer.body).toEqual({ email: ['This email is already registered'] })
    }
    expect(await countOf(email)).toBe(1)
    const names = await Promise.all([1, 2].map(() => register(person({ username: 'race' }))))
    expect(names.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([201, 409])
  })
})

test('without its trial there is no account either', async () => {
  await sql`alter table subscriptions add constraint nothing_goes check (false) not valid`.execute(h.db)
  const body = person()
  const failed = await register(body)
  await sql`alter table subscriptions drop constraint nothing_goes`.execute(h.db)
  expect(failed.status).toBe(500)
  expect(await countOf(body.email)).toBe(0)
  expect((await register(body)).status).toBe(201)
})
