import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { house, type House } from '#server/testing/house.ts'
import { createAccount, identify, makeAdmin, signOutEverywhere, sweepTokens } from './service.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

let h: House
beforeAll(async () => {
  h = await house()
})
afterAll(() => h.close())

const logIn = (body: unknown) => h.call('POST', '/api/auth/login/', { body })
const statusOf = async (token: string) => (await h.call('GET', '/api/auth/user/', { token })).status

describe('signing in', () => {
  test('gives a token, the person and where to go', async () => {
    const { user, password } = await h.signUp()
    const answer = await logIn({ email: user.email.toUpperCase(), password })
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({ token: expect.any(String) as string, user, redirect_url: '/jobs' })
    expect(Buffer.from(answer.body.token as string, 'base64url')).toHaveLength(32)
    expect(await statusOf(answer.body.token)).toBe(200)
  })

  test('a wrong password and an unknown address read the same', async () => {
    const { user } = await h.signUp()
    const wrong = await logIn({ email: user.email, password: 'another7word' })
    const unknown = await logIn({ email: 'nobody@example.com', password: 'another7word' })
    expect(wrong.status).toBe(401)
    expect(wrong.body).toMatchObject({ error: 'Invalid email or password', detail: 'Invalid email or password' })
    const { request_id: _, ...first } = wrong.body
    const { request_id: __, ...second } = unknown.body
    expect([unknown.status, second]).toEqual([401, first])
  })

  test.each([
    [{}, { email: ['Email address is required'], password: ['Password is required'] }],
    [{ email: 'luz', password: 'abcdef' }, { email: ['Please enter a valid email address'] }],
    [{ email: 'luz@example.com', password: '' }, { password: ['Password is required'] }],
    [{ email: 'luz@example.com', password: '12345' }, { password: ['Password must be at least 6 characters'] }],
    [
      { email: { $ne: null }, password: { $ne: null } },
      { email: ['Email address is required'], password: ['Password is required'] },
    ],
  ])('%j is a bad body', async (body, fields) => {
    const answer = await logIn(body)
    expect([answer.status, answer.body]).toEqual([400, fields])
  })

  test('an account without a password opens to none', async () => {
    const { user, password } = await h.signUp()
    await sql`update users set password_hash = null where id = ${user.id}`.execute(h.db)
    expect((await logIn({ email: user.email, password })).status).toBe(401)
  })

  test('twice at once gives two sessions', async () => {
    const { user, password } = await h.signUp()
    const [one, two] = await Promise.all([1, 2].map(() => logIn({ email: user.email, password })))
    expect(one?.body.token).not.toBe(two?.body.token)
    expect([await statusOf(one?.body.token), await statusOf(two?.body.token)]).toEqual([200, 200])
  })
})

describe('a session', () => {
  test.each([
    [false, 12 * HOUR],
    [true, 30 * DAY],
  ])('with remember_me %s lasts to the moment', async (remember_me, lifetime) => {
    const { user, password } = await h.signUp()
    const { token } = (await logIn({ email: user.email, password, remember_me })).body
    h.clock.advance(lifetime - 1)
    expect(await statusOf(token)).toBe(200)
    h.clock.advance(1)
    const over = await h.call('GET', '/api/auth/profile/', { token })
    expect([over.status, over.body.detail]).toEqual([401, 'Invalid or expired token.'])
  })

  test('needs a token of ours', async () => {
    for (const token of ['x', 'a'.repeat(43), "' or true --", 'a'.repeat(10_000)])
      expect(await statusOf(token)).toBe(401)
    const none = await h.call('GET', '/api/auth/user/')
    expect([none.status, none.body.detail]).toEqual([401, 'Authentication credentials were not provided.'])
    expect((await h.call('POST', '/api/auth/logout/')).status).toBe(401)
  })

  test('notes its use at most once a minute', async () => {
    const { token, user } = await h.signUp()
    const usedAt = async () => {
      const { rows } = await sql<{ at: Date }>`
        select last_used_at as at from auth_tokens where user_id = ${user.id}`.execute(h.db)
      return rows[0]?.at.getTime()
    }
    const began = h.clock.now().getTime()
    h.clock.advance(60_000)
    await statusOf(token)
    expect(await usedAt()).toBe(began)
    h.clock.advance(1)
    await statusOf(token)
    expect(await usedAt()).toBe(began + 60_001)
  })

  test('ends on this device only when signing out, and twice at once does no harm', async () => {
    const { token, user, password } = await h.signUp()
    const other = (await logIn({ email: user.email, password })).body.token as string
    const out = await Promise.all([1, 2].map(() => h.call('POST', '/api/auth/logout/', { token })))
    expect(out.some((answer) => answer.status === 200)).toBe(true)
    expect(out.every((answer) => answer.status === 200 || answer.status === 401)).toBe(true)
    expect([await statusOf(token), await statusOf(other)]).toEqual([401, 200])
  })

  test('ends everywhere on demand, but for the one to keep', async () => {
    const { token, user, password } = await h.signUp()
    const other = (await logIn({ email: user.email, password })).body.token as string
    const { token: stranger } = await h.signUp()
    const { rows } = await sql<{ id: number }>`
      select id from auth_tokens where user_id = ${user.id} order by id limit 1`.execute(h.db)
    await signOutEverywhere(h.db, user.id, rows[0]?.id)
    expect([await statusOf(token), await statusOf(other)]).toEqual([200, 401])
    await signOutEverywhere(h.db, user.id)
    expect([await statusOf(token), await statusOf(stranger)]).toEqual([401, 200])
  })

  test('that has run out is forgotten by the sweep, others stay', async () => {
    const { token, user, password } = await h.signUp()
    const kept = (await logIn({ email: user.email, password, remember_me: true })).body.token as string
    h.clock.advance(12 * HOUR)
    await sweepTokens(h.deps)
    const { rows } = await sql<{ n: number }>`select count(*) as n from auth_tokens where user_id = ${user.id}`.execute(
      h.db,
    )
    expect(rows[0]?.n).toBe(1)
    expect([await statusOf(token), await statusOf(kept)]).toEqual([401, 200])
  })
})

describe('accounts by the operator', () => {
  const account = {
    username: 'ops',
    email: 'ops@example.com',
    first_name: 'O',
    last_name: 'P',
    password: 'tumakbo8ngmabilis',
  }

  test('are made, become admins, and that holds for sessions already open', async () => {
    const { id } = await createAccount(h.deps, { ...account, emailVerified: true })
    const { token } = (await logIn(account)).body
    expect((await makeAdmin(h.deps, 'OPS@example.com')).id).toBe(id)
    await makeAdmin(h.deps, account.email)
    const me = await h.call('GET', '/api/auth/user/', { token })
    const since = { created_at: h.clock.now().toISOString() }
    expect(me.body).toMatchObject({ account_type: 'admin', admin_profile: since, is_superuser: false })
  })

  test('an unknown address makes no admin', async () => {
    await expect(makeAdmin(h.deps, 'nobody@example.com')).rejects.toMatchObject({ status: 404 })
  })
})

test.each([
  ['is_superuser', (id: number) => sql`update users set is_superuser = true where id = ${id}`, true],
  ['account type admin', (id: number) => sql`update users set account_type = 'admin' where id = ${id}`, true],
  ['an admin profile', (id: number) => sql`insert into admin_profiles values (${id}, now())`, true],
  ['nothing of these', (id: number) => sql`update users set is_superuser = false where id = ${id}`, false],
])('somebody with %s: let in as an admin or not', async (_, change, admin) => {
  const { token, user } = await h.signUp()
  await change(user.id).execute(h.db)
  const found = await identify(h.deps, token)
  expect(found).toEqual({
    id: user.id,
    email: user.email,
    username: expect.any(String) as string,
    token_id: expect.any(Number) as number,
    is_admin: admin,
    view: {
      hides: false,
      applies: false,
      revision: expect.stringMatching(/^\d+$/) as string,
      plan: { plan_type: 'free', ends_at: expect.any(Date) as Date },
    },
  })
})

test('who calls at the same moment is told apart, and a token that was signed out or never was is nobody', async () => {
  const [first, second, gone] = [await h.signUp(), await h.signUp(), await h.signUp()]
  await signOutEverywhere(h.db, gone.user.id)
  const tokens = [second.token, 'x'.repeat(43), first.token, gone.token, 'short', second.token]
  const found = await Promise.all(tokens.map((token) => identify(h.deps, token)))
  expect(found.map((who) => who?.id ?? null)).toEqual([second.user.id, null, first.user.id, null, null, second.user.id])
})
