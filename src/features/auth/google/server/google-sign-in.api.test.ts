import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { googleHouse, HOST, newcomer, SECRET } from '#server/testing/google-house.ts'
import { house } from '#server/testing/house.ts'

let g: Awaited<ReturnType<typeof googleHouse>>
beforeAll(async () => {
  g = await googleHouse()
})
afterAll(() => g.h.close())
afterEach(() => g.h.sandbox.google.control.reset())

describe('the first time', () => {
  test('opens an account with the trial begun and the address verified, and signs in', async () => {
    const choice = newcomer()
    const { status, body } = await g.signIn(choice)
    expect(status).toBe(200)
    expect(body).toEqual({
      token: expect.any(String) as string,
      user: expect.any(Object) as object,
      redirect_url: '/jobs',
    })
    expect(body.user).toMatchObject({
      email: choice.other.email,
      username: 'isalim',
      first_name: 'Isa',
      last_name: 'Lim',
      account_type: 'jobseeker',
      is_superuser: false,
      is_trial_active: true,
      trial_days_remaining: 14,
      onboarding_completed: false,
    })
    expect(await g.statusOf(body.token)).toBe(200)
    const row = await g.h.db
      .selectFrom('users')
      .select(['password_hash', 'email_verified_at'])
      .where('id', '=', body.user.id)
      .executeTakeFirst()
    expect(row).toEqual({ password_hash: null, email_verified_at: g.h.clock.now() })
  })

  test('a second person of the same name gets another username', async () => {
    const [one, two] = [await g.signIn(newcomer()), await g.signIn(newcomer())]
    expect(new Set([one.body.user.username, two.body.user.username]).size).toBe(2)
    expect(two.body.user.username).toMatch(/^isalim\d+$/)
  })

  test('without a name the address gives one', async () => {
    const { body } = await g.signIn({ email: 'walang.pangalan@gmail.test' })
    expect(body.user).toMatchObject({ first_name: 'walang.pangalan', last_name: '', username: 'walangpangalan' })
  })

  test('of somebody at a Workspace', async () => {
    const { body } = await g.signIn({ email: 'carla@bayanihan.test' })
    expect(body.user).toMatchObject({ first_name: 'Carla', last_name: 'Mendoza Tan' })
  })

  test('an address Google has not verified opens nothing', async () => {
    const before = await g.count('users')
    const { status, body } = await g.signIn({ email: 'ben@unverified.test' })
    expect([status, body.code, body.error]).toEqual([
      403,
      'google_email_unverified',
      'Google has not verified this email address, so it cannot be used to sign in.',
    ])
    expect(await g.count('users')).toBe(before)
  })

  test('nobody signs in to it with a password', async () => {
    const choice = newcomer()
    await g.signIn(choice)
    const login = await g.h.call('POST', '/api/auth/login/', {
      body: { email: choice.other.email, password: 'anything1' },
    })
    expect(login.status).toBe(401)
  })
})

describe('again', () => {
  test('is the same account, also when the address at Google changed', async () => {
    const { control } = g.h.sandbox.google
    const first = await g.signIn(newcomer())
    const { rows } = await sql<{ subject: string }>`
      select subject from google_identities where user_id = ${first.body.user.id}`.execute(g.h.db)
    const sub = rows[0]?.subject ?? ''
    await g.order('/people', { sub, email: 'moved@gmail.test', name: 'Isa Lim' })
    expect(JSON.stringify(control.state())).toContain('moved@gmail.test')
    const again = await g.signIn({ sub })
    expect([again.status, again.body.user.id]).toEqual([200, first.body.user.id])
    expect(again.body.token).not.toBe(first.body.token)
    const identity = await g.h.db
      .selectFrom('google_identities')
      .select('email')
      .where('subject', '=', sub)
      .executeTakeFirst()
    expect(identity?.email).toBe('moved@gmail.test')
  })

  test('with two tabs of a new person at once: one account', async () => {
    const choice = newcomer()
    const [one, two] = [await g.returned(choice), await g.returned(choice)]
    const before = await g.count('users')
    const answers = await Promise.all([g.finish(one), g.finish(two)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[0]?.body.user.id).toBe(answers[1]?.body.user.id)
    expect((await g.count('users')) - before).toBe(1)
  })
})

describe('where to go afterwards', () => {
  test.each([
    ['/applications?status=interview', '/applications?status=interview'],
    ['//evil.example', '/jobs'],
    ['https://evil.example/', '/jobs'],
    ['/\\evil.example', '/jobs'],
    ['/jobs\n', '/jobs'],
  ])('%j leads to %s', async (redirect, wanted) => {
    expect((await g.signIn(newcomer(), { redirect })).body.redirect_url).toBe(wanted)
  })
})

describe('bodies', () => {
  test.each([
    ['/api/auth/google/start/', {}, 'browser_secret'],
    ['/api/auth/google/start/', { browser_secret: 'short' }, 'browser_secret'],
    ['/api/auth/google/start/', { browser_secret: SECRET, redirect: 7 }, 'redirect'],
    ['/api/auth/google-callback/', { state: 's', host: HOST }, 'code'],
    ['/api/auth/google-callback/', { code: 'c', host: HOST }, 'state'],
    ['/api/auth/google-callback/', { code: 'c', state: 's' }, 'host'],
    ['/api/auth/google-callback/', { code: 'c'.repeat(2001), state: 's', host: HOST }, 'code'],
    ['/api/auth/google/link/', { ticket: 't' }, 'password'],
    ['/api/auth/google/link/', { ticket: 't', password: 'p'.repeat(129) }, 'password'],
    ['/api/auth/login-landing/', { code: 'c' }, 'browser_secret'],
  ])('%s %j is a bad body', async (path, body, field) => {
    const answer = await g.h.call('POST', path, { body })
    expect([answer.status, Object.keys(answer.body)]).toEqual([400, [field]])
  })

  test('a missing code is said in the words of the catalogue', async () => {
    const answer = await g.h.call('POST', '/api/auth/google-callback/', { body: { state: 's', host: HOST } })
    expect(answer.body.code).toEqual(['No authentication code was received from the provider.'])
  })
})

describe('where it is switched off', () => {
  test('the options say so and nothing begins', async () => {
    expect((await g.h.call('GET', '/api/auth/options/')).body).toEqual({ google: true })
    const off = await house({ env: { SANDBOX: 'off' } })
    expect((await off.call('GET', '/api/auth/options/')).body).toEqual({ google: false })
    const began = await off.call('POST', '/api/auth/google/start/', { body: { browser_secret: SECRET } })
    expect([began.status, began.body.code]).toEqual([404, 'google_off'])
    await off.close()
  })

  test('and where Google cannot be reached, beginning says 503', async () => {
    const alone = await house()
    const began = await alone.call('POST', '/api/auth/google/start/', { body: { browser_secret: SECRET } })
    expect([began.status, began.body.code]).toEqual([503, 'google_unavailable'])
    await alone.close()
  })
})
