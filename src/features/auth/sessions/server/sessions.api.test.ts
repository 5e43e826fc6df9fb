import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { house, type House } from '#server/testing/house.ts'

const HOUR = 3_600_000
const PHONE =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'

let h: House
beforeAll(async () => {
  h = await house()
})
afterAll(() => h.close())

type Listed = { id: number; device: string; current: boolean; created_at: string; last_used_at: string }
const list = async (token: string) => (await h.call('GET', '/api/auth/sessions/', { token })).body.results as Listed[]
const end = (id: number | string, token?: string) =>
  h.call('DELETE', `/api/auth/sessions/${id}/`, token === undefined ? {} : { token })
const endAll = (token: string | undefined, body?: unknown) =>
  h.call('POST', '/api/auth/logout/all/', { ...(token === undefined ? {} : { token }), body: body ?? {} })
const statusOf = async (token: string) => (await h.call('GET', '/api/auth/user/', { token })).status

async function person() {
  const { user, password, token } = await h.signUp()
  const signIn = async (userAgent = PHONE, remember_me = false) => {
    const body = { email: user.email, password, remember_me }
    return (await h.call('POST', '/api/auth/login/', { body, headers: { 'user-agent': userAgent } })).body
      .token as string
  }
  return { token, signIn }
}

describe('the list of sessions', () => {
  test('shows every device in words, this one first, and nothing of a token', async () => {
    const { token, signIn } = await person()
    const began = h.clock.now().toISOString()
    h.clock.advance(HOUR)
    const phone = await signIn(PHONE, true)
    const answer = await h.call('GET', '/api/auth/sessions/', { token: phone })
    expect(answer.status).toBe(200)
    const now = h.clock.now()
    expect(answer.body).toEqual({
      results: [
        {
          id: expect.any(Number) as number,
          device: 'Chrome on Android',
          created_at: now.toISOString(),
          last_used_at: now.toISOString(),
          expires_at: new Date(now.getTime() + 30 * 24 * HOUR).toISOString(),
          remembered: true,
          current: true,
        },
        {
          id: expect.any(Number) as number,
          device: 'Unknown device',
          created_at: began,
          last_used_at: began,
          expires_at: new Date(Date.parse(began) + 12 * HOUR).toISOString(),
          remembered: false,
          current: false,
        },
      ],
      count: 2,
      next: null,
      previous: null,
    })
    h.clock.advance(HOUR)
    expect((await list(token)).map((one) => [one.current, one.device])).toEqual([
      [true, 'Unknown device'],
      [false, 'Chrome on Android'],
    ])
    const [mine] = await list(token)
    expect(mine?.last_used_at).toBe(h.clock.now().toISOString())
  })

  test('leaves out what has run out, and what belongs to others', async () => {
    const { token, signIn } = await person()
    const kept = await signIn(PHONE, true)
    await person()
    expect(await list(token)).toHaveLength(2)
    h.clock.advance(12 * HOUR)
    expect(await list(kept)).toHaveLength(1)
  })
})

describe('ending one session', () => {
  test('signs that device out at once and no other', async () => {
    const { token, signIn } = await person()
    const [phone, tablet] = [await signIn(), await signIn()]
    const [, ...others] = await list(token)
    const before = await list(phone)
    const phoneId = before.find((one) => one.current)?.id ?? 0
    expect(others.map((one) => one.id)).toContain(phoneId)
    expect((await end(phoneId, token)).status).toBe(200)
    expect([await statusOf(phone), await statusOf(tablet), await statusOf(token)]).toEqual([401, 200, 200])
    expect((await end(phoneId, token)).status).toBe(404)
  })

  test('twice at once does it once', async () => {
    const { token, signIn } = await person()
    await signIn()
    const id = (await list(token)).find((one) => !one.current)?.id ?? 0
    const both = await Promise.all([end(id, token), end(id, token)])
    expect(both.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 404])
  })

  test('of somebody else, of nobody or of no number is a 404 and ends nothing', async () => {
    const [{ token }, other] = [await person(), await person()]
    const [theirs] = await list(other.token)
    for (const id of [theirs?.id ?? 0, 999_999_999, '0', '-1', 'abc', '1e3', '99999999999']) {
      expect((await end(id, token)).status).toBe(404)
    }
    expect(await statusOf(other.token)).toBe(200)
    expect((await end(theirs?.id ?? 0)).status).toBe(401)
    expect((await end(theirs?.id ?? 0, 'wrong')).status).toBe(401)
  })
})

describe('ending all sessions', () => {
  test('signs out every device of this person, this one included', async () => {
    const { token, signIn } = await person()
    const [phone, other] = [await signIn(), await person()]
    const answer = await endAll(token)
    expect([answer.status, answer.body]).toEqual([200, { ended: 2 }])
    expect([await statusOf(token), await statusOf(phone), await statusOf(other.token)]).toEqual([401, 401, 200])
    expect((await endAll(token)).status).toBe(401)
  })

  test('with keep_current leaves this one', async () => {
    const { token, signIn } = await person()
    const phone = await signIn()
    expect((await endAll(token, { keep_current: true, user_id: 1 })).body).toEqual({ ended: 1 })
    expect([await statusOf(token), await statusOf(phone)]).toEqual([200, 401])
    expect((await endAll(token, { keep_current: true })).body).toEqual({ ended: 0 })
  })

  test('needs a token and a plain yes or no', async () => {
    const { token } = await person()
    expect((await endAll(undefined)).status).toBe(401)
    const bad = await endAll(token, { keep_current: 'yes' })
    expect([bad.status, bad.body]).toEqual([400, { keep_current: ['Must be true or false.'] }])
    expect((await endAll(token, [1])).status).toBe(400)
    expect(await statusOf(token)).toBe(200)
  })
})
