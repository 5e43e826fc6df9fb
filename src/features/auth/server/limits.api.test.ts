import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { house, type House } from '#server/testing/house.ts'

const account = (n: number) => ({
  username: `ana_${n}`,
  first_name: 'Ana',
  last_name: 'Santos',
  email: `ana${n}@example.com`,
  password: 'tumakbo8ngmabilis',
  confirm_password: 'tumakbo8ngmabilis',
})

describe('limits as they are in production', () => {
  let h: House
  beforeAll(async () => {
    h = await house({ env: { LIMITS_FACTOR: '1' } })
    // The middle of every window, so that no try falls into the next one.
    h.clock.set(new Date('2026-11-21T04:01:00Z'))
  })
  afterAll(() => h.close())
  const logIn = (email: string, address: string) =>
    h.call('POST', '/api/auth/login/', { body: { email, password: 'some7where' }, address })

  test('the 26th sign-in within 5 minutes from one address is refused, another address is not', async () => {
    for (let n = 0; n < 25; n += 1) expect((await logIn(`p${n}@example.com`, '198.51.100.7')).status).toBe(401)
    const refused = await logIn('p26@example.com', '198.51.100.7')
    expect([refused.status, refused.body.error]).toEqual([429, 'Too many login attempts. Please try again later.'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await logIn('p26@example.com', '198.51.100.8')).status).toBe(401)
    h.clock.advance(300_000)
    expect((await logIn('p26@example.com', '198.51.100.7')).status).toBe(401)
  })

  test('the 26th sign-in within an hour for one e-mail is refused wherever it comes from', async () => {
    for (let n = 0; n < 25; n += 1) expect((await logIn('target@example.com', `203.0.113.${n}`)).status).toBe(401)
    const refused = await logIn('TARGET@example.com', '203.0.113.99')
    expect([refused.status, refused.body.error]).toEqual([429, 'Too many login attempts. Please try again later.'])
    h.clock.advance(3_600_000)
    expect((await logIn('target@example.com', '203.0.113.99')).status).toBe(401)
  })

  test('the sixth registration within half an hour from one address is refused', async () => {
    const register = (n: number) => h.call('POST', '/api/auth/register/', { body: account(n), address: '192.0.2.4' })
    for (let n = 1; n <= 5; n += 1) expect((await register(n)).status).toBe(201)
    const refused = await register(6)
    expect([refused.status, refused.body.error]).toEqual([429, 'Too many signup attempts. Please try again later.'])
  })
})

describe('with e-mail verification asked for', () => {
  let h: House
  beforeAll(async () => {
    h = await house({ env: { REQUIRE_EMAIL_VERIFICATION: 'on' } })
  })
  afterAll(() => h.close())

  test('registering gives no token, and signing in waits for the verification', async () => {
    const body = account(1)
    const answer = await h.call('POST', '/api/auth/register/', { body })
    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject({ requires_email_verification: true, email: body.email })
    expect(answer.body).not.toHaveProperty('token')
    const refused = await h.call('POST', '/api/auth/login/', { body })
    expect(refused.status).toBe(403)
    expect(refused.body).toMatchObject({ code: 'email_not_verified', requires_email_verification: true })
    const wrong = await h.call('POST', '/api/auth/login/', { body: { ...body, password: 'another7word' } })
    expect(wrong.status).toBe(401)
  })
})
