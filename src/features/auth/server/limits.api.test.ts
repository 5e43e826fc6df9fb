import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { house, type House } from '#server/testing/house.ts'
import { requestReset } from '../password-reset/server/service.ts'

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

  test('the 26th sign-in within an hour for one e-mail from one address is refused, whatever its capitals', async () => {
    for (let n = 0; n < 25; n += 1) {
      if (n === 13) h.clock.advance(300_000)
      expect((await logIn('target@example.com', '203.0.113.1')).status).toBe(401)
    }
    h.clock.advance(300_000)
    const refused = await logIn('TARGET@example.com', '203.0.113.1')
    expect([refused.status, refused.body.error]).toEqual([429, 'Too many login attempts. Please try again later.'])
    expect((await logIn('other@example.com', '203.0.113.1')).status).toBe(401)
    h.clock.advance(3_600_000)
    expect((await logIn('target@example.com', '203.0.113.1')).status).toBe(401)
  })

  test('the sixth registration within half an hour from one address is refused', async () => {
    const register = (n: number) => h.call('POST', '/api/auth/register/', { body: account(n), address: '192.0.2.4' })
    for (let n = 1; n <= 5; n += 1) expect((await register(n)).status).toBe(201)
    const refused = await register(6)
    expect([refused.status, refused.body.error]).toEqual([429, 'Too many signup attempts. Please try again later.'])
  })
})

describe('codes by mail, as limited in production', () => {
  let h: House
  beforeAll(async () => {
    h = await house({ env: { LIMITS_FACTOR: '1', REQUIRE_EMAIL_VERIFICATION: 'on' } })
    h.clock.set(new Date('2026-11-21T04:01:00Z'))
  })
  afterAll(() => h.close())
  const MINUTE = 60_000
  const reset = (email: string, address: string, token?: string) =>
    h.call('POST', '/api/auth/password/reset/request/', { body: { email }, address, ...(token ? { token } : {}) })
  const resend = (email: string, address: string) =>
    h.call('POST', '/api/auth/verify-email/resend/', { body: { email }, address })

  test('the sixth request within a minute from one address is refused, whatever it asks for and whoever asks', async () => {
    const body = account(50)
    await h.call('POST', '/api/auth/register/', { body, address: '192.0.2.50' })
    await sql`update users set email_verified_at = now() where email = ${body.email}`.execute(h.db)
    const { token } = (await h.call('POST', '/api/auth/login/', { body })).body
    const from = '198.51.100.20'
    const answers = await Promise.all([1, 2, 3].map((n) => reset(`q${n}@example.com`, from)))
    expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404])
    expect((await resend('q4@example.com', from)).status).toBe(200)
    expect((await reset('q5@example.com', from, token)).status).toBe(404)
    for (const refused of [await reset('q6@example.com', from), await reset('q6@example.com', from, token)]) {
      expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited'])
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    }
    expect((await reset('q6@example.com', '198.51.100.21')).status).toBe(404)
    h.clock.advance(MINUTE)
    expect((await reset('q6@example.com', from)).status).toBe(404)
  })

  test('the 21st within an hour from one address is refused, an IPv6 network counts as one', async () => {
    for (let n = 0; n < 20; n += 4) {
      h.clock.advance(MINUTE)
      const from = (k: number) => `2001:db8:1:2::${n + k}`
      const answers = await Promise.all([0, 1, 2, 3].map((k) => reset(`six${n + k}@example.com`, from(k))))
      expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404, 404])
    }
    h.clock.advance(MINUTE)
    const refused = await reset('six21@example.com', '2001:db8:1:2:ffff::1')
    expect([refused.status, refused.body.error]).toEqual([
      429,
      'Too many codes were asked for. Please try again later.',
    ])
    expect((await reset('six21@example.com', '2001:db8:1:3::1')).status).toBe(404)
  })

  test('the fourth within an hour for one mailbox is refused, resets and verifications together, known or not', async () => {
    h.clock.set(new Date('2026-11-21T06:01:00Z'))
    const body = { ...account(60), email: 'ma.ria@gmail.com' }
    expect((await h.call('POST', '/api/auth/register/', { body, address: '192.0.2.60' })).status).toBe(201)
    for (const [known, unknown] of [
      ['ma.ria@gmail.com', 'no.body@gmail.com'],
      ['Maria+x@gmail.com', 'nobody+x@gmail.com'],
    ] as const) {
      h.clock.advance(MINUTE)
      await reset(known, '203.0.113.60')
      await reset(unknown, '203.0.113.61')
    }
    h.clock.advance(MINUTE)
    const third = await Promise.all(['ma.ria@gmail.com', 'no.body@gmail.com'].map((one) => resend(one, '203.0.113.62')))
    expect(third.map((answer) => answer.status)).toEqual([200, 200])
    h.clock.advance(MINUTE)
    for (const email of ['ma.ria@gmail.com', 'no.body@gmail.com']) {
      const refused = await reset(email, '203.0.113.63')
      expect([refused.status, refused.body.error]).toEqual([
        429,
        'Too many codes were asked for. Please try again later.',
      ])
    }
    h.clock.advance(60 * MINUTE)
    expect((await reset('ma.ria@gmail.com', '203.0.113.64')).status).toBe(200)
  })

  test('the 26th code tried within 5 minutes from one address is refused', async () => {
    h.clock.set(new Date('2026-11-21T08:01:00Z'))
    const from = '203.0.113.80'
    for (let n = 0; n < 25; n += 1) {
      const body = { email: `t${n}@example.com`, code: '123456' }
      const path = n % 2 === 0 ? 'verify-email' : 'password/reset/verify'
      expect((await h.call('POST', `/api/auth/${path}/`, { body, address: from })).status).toBe(400)
    }
    const body = { token: 'x', new_password: 'Bagong-salita-9', confirm_password: 'Bagong-salita-9' }
    expect((await h.call('POST', '/api/auth/password/reset/confirm/', { body, address: from })).status).toBe(429)
  })

  test('logging in unverified mails no more codes than asking for them would', async () => {
    h.clock.set(new Date('2026-11-21T12:01:00Z'))
    const body = account(70)
    await h.call('POST', '/api/auth/register/', { body, address: '192.0.2.70' })
    for (let n = 0; n < 5; n += 1) {
      h.clock.advance(MINUTE)
      const address = `192.0.2.${71 + n}`
      for (let tries = 0; tries < 5; tries += 1) {
        await h.call('POST', '/api/auth/verify-email/', { body: { email: body.email, code: '000000' }, address })
      }
      const answer = await h.call('POST', '/api/auth/login/', { body, address })
      expect([answer.status, answer.body.code]).toEqual([403, 'email_not_verified'])
    }
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from outgoing_mails where recipient = ${body.email}`.execute(h.db)
    expect(rows[0]?.n).toBe(1 + 3)
  })

  test('many requests for addresses nobody has raise an alarm in the log', async () => {
    const alarmed: unknown[] = []
    const log = { ...h.deps.log, warn: (fields: unknown) => void alarmed.push(fields) } as unknown as typeof h.deps.log
    h.clock.set(new Date('2026-11-21T10:01:00Z'))
    const ask = (n: number) => {
      const request = { id: 'x', address: `10.0.${n}.1`, userAgent: '', device: null }
      return requestReset({ ...h.deps, log }, `sweep${n}@example.com`, request)
    }
    const outcomes = await Promise.allSettled(Array.from({ length: 32 }, (_, n) => ask(n)))
    expect(outcomes.every((outcome) => outcome.status === 'rejected')).toBe(true)
    expect(alarmed).toEqual([{ alarm: 'address-sweep' }, { alarm: 'address-sweep' }])
  })

  test('one mailbox opens five accounts a day, one address twenty', async () => {
    h.clock.set(new Date('2026-11-22T00:01:00Z'))
    const register = (n: number, email: string, address: string) =>
      h.call('POST', '/api/auth/register/', { body: { ...account(n), email }, address })
    for (let n = 0; n < 5; n += 1) {
      expect((await register(100 + n, `ju.an+${n}@gmail.com`, `192.0.2.${100 + n}`)).status).toBe(201)
    }
    const refused = await register(105, 'juan+5@gmail.com', '192.0.2.105')
    expect([refused.status, refused.body.error]).toEqual([429, 'Too many signup attempts. Please try again later.'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    for (let n = 0; n < 20; n += 1) {
      if (n % 5 === 0) h.clock.advance(30 * MINUTE)
      expect((await register(200 + n, `day${n}@example.com`, '192.0.2.200')).status).toBe(201)
    }
    h.clock.advance(30 * MINUTE)
    const late = await register(220, 'day20@example.com', '192.0.2.200')
    expect([late.status, late.body.error]).toEqual([429, 'Too many signup attempts. Please try again later.'])
  })
})
