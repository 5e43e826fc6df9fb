import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DEVICE_HEADER } from '#contract/browser-secret.ts'
import { createHolds } from '#server/platform/limits/holds.ts'
import { randomToken } from '#server/platform/secrets.ts'
import { house, type House } from '#server/testing/house.ts'
import { mailbox } from '#server/testing/mailbox.ts'
import { sweepTokens } from './service.ts'

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000]
const TOO_MANY = 'Too many login attempts. Please try again later.'
const WARNING = 'Somebody is trying passwords for your Hanap account'
const GENUINE = 'Kamote-and-7-rivers'
const NEW = 'Bagong-salita-9'

let h: House
let box: ReturnType<typeof mailbox>
/** What callers were made to wait, in ms. */
let waited: number[] = []
let people = 0
let addresses = 0
beforeAll(async () => {
  const env = { LIMITS_FACTOR: '1', REQUIRE_EMAIL_VERIFICATION: 'on' }
  h = await house({ sandbox: { olj: 1, linkedin: 1 }, env })
  box = mailbox(h)
})
afterAll(() => h.close())
beforeEach(() => {
  waited = []
  const wait = (ms: number) => Promise.resolve(void waited.push(ms))
  h.deps.holds = createHolds({ most: 200, mostPerKey: 2, wait })
  // Early in a window of its own, so that no try falls into the next one.
  const days = Math.ceil(h.clock.now().getTime() / DAY)
  h.clock.set(new Date((days + 1) * DAY + MINUTE))
})

const newAddress = () => `10.${(addresses += 1) >> 8}.${addresses & 255}.1`

/** A caller with an address, and a browser that names itself, unless told otherwise. */
function caller({ address = newAddress(), device = randomToken() }: { address?: string; device?: string | null } = {}) {
  const headers: Record<string, string> = device === null ? {} : { [DEVICE_HEADER]: device }
  const post = (path: string, body: unknown) => h.call('POST', `/api/auth/${path}/`, { body, address, headers })
  return {
    address,
    post,
    logIn: (email: string, password = GENUINE) => post('login', { email, password }),
    askReset: (email: string) => post('password/reset/request', { email }),
    tryReset: (email: string, code: string) => post('password/reset/verify', { email, code }),
    verify: (email: string, code: string) => post('verify-email', { email, code }),
  }
}

/** Somebody who opened an account with this browser, its address proved unless told otherwise. */
async function person({ proved = true }: { proved?: boolean } = {}) {
  people += 1
  const home = caller()
  const email = `guessed${people}@example.com`
  const body = { username: `guessed_${people}`, email, first_name: 'Ana', last_name: 'Reyes' }
  const opened = await home.post('register', { ...body, password: GENUINE, confirm_password: GENUINE })
  expect(opened.status).toBe(201)
  if (proved) expect((await home.verify(email, await box.codeFor(email))).status).toBe(200)
  return { email, home }
}

/** Wrong passwords, each from an address of its own. */
async function guess(email: string, times: number): Promise<number[]> {
  const statuses: number[] = []
  for (let n = 0; n < times; n += 1) statuses.push((await caller().logIn(email, `wrong-${n}-guess`)).status)
  return statuses
}

const warnings = async (email: string) => (await box.lettersTo(email)).filter((one) => one.subject === WARNING)

describe('wrong passwords from many addresses', () => {
  test('are answered more and more slowly, and lock nobody out', async () => {
    const { email, home } = await person()
    expect(new Set(await guess(email, 25))).toEqual(new Set([401]))
    expect(waited).toEqual([1000, 2000, 4000, 8000, 16_000, ...Array.from({ length: 10 }, () => 20_000)])
    expect((await caller().logIn(email)).status).toBe(200)
    expect(waited).toHaveLength(16)
    expect((await home.logIn(email)).status).toBe(200)
    expect(waited).toHaveLength(16)
  })

  test('slow down no other person, and an address nobody has like any other', async () => {
    const { email } = await person()
    await guess(email, 12)
    const before = waited.length
    expect((await caller().logIn((await person()).email)).status).toBe(200)
    expect(waited).toHaveLength(before)
    expect(new Set(await guess('nobody@example.com', 12))).toEqual(new Set([401]))
    expect(waited.slice(before)).toEqual(waited.slice(0, before))
    expect(await box.lettersTo('nobody@example.com')).toEqual([])
  })

  test('from one address are answered at once, and refused beyond 25', async () => {
    const { email } = await person()
    const forgetful = caller()
    for (let n = 0; n < 25; n += 1) {
      if (n === 12) h.clock.advance(5 * MINUTE)
      expect((await forgetful.logIn(email, 'which-one-1')).status).toBe(401)
    }
    h.clock.advance(5 * MINUTE)
    const refused = await forgetful.logIn(email)
    expect([refused.status, refused.body.error]).toEqual([429, TOO_MANY])
    expect(waited).toEqual([])
  })

  test('right ones do not count', async () => {
    const { email } = await person()
    for (let n = 0; n < 20; n += 1) expect((await caller({ device: null }).logIn(email)).status).toBe(200)
    expect(waited).toEqual([])
  })

  test('are told to the person by one mail a day, which says what to do', async () => {
    const { email } = await person()
    await guess(email, 9)
    expect(await warnings(email)).toEqual([])
    await guess(email, 1)
    const [letter] = await warnings(email)
    expect(letter?.text).toContain('your account is not locked')
    expect(letter?.text).toContain('/forgot-password')
    await guess(email, 15)
    h.clock.advance(HOUR)
    await guess(email, 15)
    expect(await warnings(email)).toHaveLength(1)
    h.clock.advance(DAY)
    await guess(email, 15)
    expect(await warnings(email)).toHaveLength(2)
  })

  test('wait at two places for a person: a third at once is refused, others are not', async () => {
    const [{ email }, other] = [await person(), await person()]
    await guess(email, 10)
    let letGo = (): void => undefined
    const gate = new Promise<void>((resolve) => (letGo = resolve))
    let held = 0
    const wait = () => {
      held += 1
      return gate
    }
    h.deps.holds = createHolds({ most: 200, mostPerKey: 2, wait })
    const slow = [caller().logIn(email), caller().logIn(email, 'wrong-again-1')]
    await expect.poll(() => held).toBe(2)
    const refused = await caller().logIn(email)
    expect([refused.status, refused.body.error]).toEqual([429, TOO_MANY])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await caller().logIn(other.email)).status).toBe(200)
    letGo()
    expect((await Promise.all(slow)).map((answer) => answer.status)).toEqual([200, 401])
  })
})

describe('a device one signed in with', () => {
  test('is let through where somebody else at the same address has used up the tries', async () => {
    const { email, home } = await person()
    const neighbour = caller({ address: home.address })
    // 25 within an hour for one person, no more than 25 within five minutes at all.
    for (let n = 0; n < 25; n += 1) {
      if (n % 12 === 0) h.clock.advance(5 * MINUTE)
      expect((await neighbour.logIn(email, 'not-it-4-sure')).status).toBe(401)
    }
    h.clock.advance(5 * MINUTE)
    expect((await neighbour.logIn(email)).status).toBe(429)
    expect((await home.logIn(email)).status).toBe(200)
  })

  test('has 25 tries an hour of its own, from whatever address', async () => {
    const { email } = await person()
    const device = randomToken()
    const roaming = (password?: string) => caller({ device }).logIn(email, password)
    expect((await roaming()).status).toBe(200)
    for (let n = 0; n < 25; n += 1) expect((await roaming('wrong-here-1')).status).toBe(401)
    const refused = await roaming()
    expect([refused.status, refused.body.error]).toEqual([429, TOO_MANY])
    expect((await caller().logIn(email)).status).toBe(200)
    expect(await warnings(email)).toEqual([])
  })

  test('is known to its person only, and forgotten after 400 days', async () => {
    const [{ email, home }, other] = [await person(), await person()]
    await guess(other.email, 10)
    expect((await home.logIn(other.email)).status).toBe(200)
    expect(waited).toEqual([1000])
    h.clock.advance(401 * DAY)
    await sweepTokens(h.deps)
    await guess(email, 10)
    await home.logIn(email)
    expect(waited).toEqual([1000, 1000])
  })

  test('is one of twenty at the most', async () => {
    const { email } = await person()
    for (let n = 0; n < 22; n += 1) {
      h.clock.advance(MINUTE)
      await caller().logIn(email)
    }
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from known_devices d join users u on u.id = d.user_id where u.email = ${email}`.execute(h.db)
    expect(rows[0]?.n).toBe(20)
  })

  test('that names itself in another way is no device', async () => {
    const { email } = await person()
    for (const device of ['x', 'a'.repeat(44), 'ü'.repeat(43)]) {
      const odd = caller({ device: encodeURI(device) })
      expect((await odd.logIn(email)).status).toBe(200)
    }
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from known_devices d join users u on u.id = d.user_id where u.email = ${email}`.execute(h.db)
    expect(rows[0]?.n).toBe(1)
  })
})

describe('a finished reset', () => {
  test('frees the account, also where its tries are used up, and makes this browser the only known one', async () => {
    const { email, home } = await person()
    await guess(email, 25)
    const elsewhere = caller()
    for (let n = 0; n < 24; n += 1) await elsewhere.logIn(email, 'forgot-it-9')
    h.clock.advance(5 * MINUTE)
    expect((await elsewhere.logIn(email)).status).toBe(200)
    expect((await elsewhere.askReset(email)).status).toBe(200)
    const { token } = (await elsewhere.tryReset(email, await box.codeFor(email))).body
    const done = await elsewhere.post('password/reset/confirm', { token, new_password: NEW, confirm_password: NEW })
    expect(done.status).toBe(200)
    waited = []
    expect((await caller({ address: elsewhere.address, device: null }).logIn(email, NEW)).status).toBe(200)
    expect(waited).toEqual([])
    await guess(email, 12)
    expect((await elsewhere.logIn(email, NEW)).status).toBe(200)
    expect(waited).toEqual([1000, 2000])
    expect((await home.logIn(email, NEW)).status).toBe(200)
    expect(waited).toEqual([1000, 2000, 4000])
  })
})

describe('codes by mail', () => {
  const burn = async (attempt: (who: ReturnType<typeof caller>) => Promise<{ status: number }>) => {
    for (let n = 0; n < 5; n += 1) expect((await attempt(caller())).status).toBe(400)
    expect((await attempt(caller())).status).toBe(429)
  }

  test('for a new password: strangers use up neither the codes nor the tries of a known device', async () => {
    const { email, home } = await person()
    for (let n = 0; n < 3; n += 1) {
      h.clock.advance(MINUTE)
      expect((await caller().askReset(email)).status).toBe(200)
      await burn((who) => who.tryReset(email, '000000'))
    }
    h.clock.advance(MINUTE)
    expect((await caller().askReset(email)).status).toBe(429)
    expect((await home.askReset(email)).status).toBe(200)
    await burn((who) => who.tryReset(email, '000000'))
    expect((await home.tryReset(email, await box.codeFor(email))).status).toBe(200)
  })

  test('to prove an address: the browser that opened the account has tries of its own, five', async () => {
    const { email, home } = await person({ proved: false })
    await burn((who) => who.verify(email, '000000'))
    for (let n = 0; n < 4; n += 1) expect((await home.verify(email, '000000')).status).toBe(400)
    expect((await home.verify(email, await box.codeFor(email))).status).toBe(200)
    const second = await person({ proved: false })
    for (let n = 0; n < 5; n += 1) expect((await second.home.verify(second.email, '000000')).status).toBe(400)
    const burnt = await second.home.verify(second.email, await box.codeFor(second.email))
    expect([burnt.status, burnt.body.code]).toEqual([429, 'code_burnt'])
  })
})
