import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyRoom } from '#server/app.ts'
import { googleHouse, newcomer, SECRET } from '#server/testing/google-house.ts'
import { mailbox } from '#server/testing/mailbox.ts'
import { secondStep } from '#server/testing/second-step.ts'
import { resetFactors } from './reset.ts'

let g: Awaited<ReturnType<typeof googleHouse>>
let s: ReturnType<typeof secondStep>
let box: ReturnType<typeof mailbox>
beforeAll(async () => {
  g = await googleHouse()
  s = secondStep(g.h)
  box = mailbox(g.h)
})
afterAll(() => g.h.close())

type Person = Awaited<ReturnType<typeof g.h.signUp>>
type Opened = { status: number; body: Record<string, unknown> }
const PASSWORD = 'Kamote-and-7-rivers'

/** Somebody who comes with a Google account, asked by a door that is already open. */
const throughGoogle = async () => {
  const choice = newcomer()
  const { token, user } = (await g.signIn(choice)).body
  return { choice, person: { token, user, password: '' } }
}
const firstPassword = async (person: Person) => {
  await s.post('/password/change/code/', {}, { token: person.token })
  const code = await box.codeFor(person.user.email)
  const body = { code, new_password1: PASSWORD, new_password2: PASSWORD }
  expect((await s.post('/password/change/', body, { token: person.token })).status).toBe(200)
  return { ...person, password: PASSWORD }
}

/** Every door: how somebody comes to stand before it, and how it is opened. */
const DOORS: Record<string, () => Promise<{ person: Person; open: () => Promise<Opened> }>> = {
  password: async () => {
    const person = await g.h.signUp()
    return { person, open: () => s.logIn(person) }
  },
  'a reset password': async () => {
    const person = await g.h.signUp()
    const open = async () => {
      const { email } = person.user
      g.h.clock.advance(60_000)
      await s.post('/password/reset/request/', { email })
      const { token } = (await s.post('/password/reset/verify/', { email, code: await box.codeFor(email) })).body
      const confirmed = await s.post('/password/reset/confirm/', {
        token,
        new_password: 'Another-8-river',
        confirm_password: 'Another-8-river',
      })
      expect(confirmed.body).not.toHaveProperty('token')
      return s.logIn({ ...person, password: 'Another-8-river' })
    }
    return { person, open }
  },
  'a proved address': async () => {
    const person = await g.h.signUp()
    const open = async () => {
      const { email } = person.user
      await sql`update users set email_verified_at = null where id = ${person.user.id}`.execute(g.h.db)
      g.h.clock.advance(60_000)
      await s.post('/verify-email/resend/', { email })
      return s.post('/verify-email/', { email, code: await box.codeFor(email) })
    }
    return { person, open }
  },
  Google: async () => {
    const { choice, person } = await throughGoogle()
    return { person: await firstPassword(person), open: () => g.signIn(choice) }
  },
  'the login landing': async () => {
    const { choice, person } = await throughGoogle()
    const open = async () => {
      const { code, state } = await g.returned(choice)
      const back = await g.h.app.inject({ url: `/auth/google/callback?code=${code}&state=${state}` })
      const landing = /#code=(.+)$/.exec(String(back.headers.location))?.[1]
      return s.post('/login-landing/', { code: landing, browser_secret: SECRET })
    }
    return { person: await firstPassword(person), open }
  },
  'connecting Google': async () => {
    const choice = newcomer()
    const person = await g.h.signUp({ email: choice.other.email, password: PASSWORD })
    const open = async () => {
      await sql`delete from google_identities where user_id = ${person.user.id}`.execute(g.h.db)
      const { ticket } = (await g.signIn(choice)).body
      return s.post('/google/link/', { ticket, password: PASSWORD })
    }
    return { person, open }
  },
}

describe.each(Object.entries(DOORS))('%s', (_, before) => {
  test('opens a session without a factor, and with one only the second step, whichever it is', async () => {
    const { person, open } = await before()
    expect((await open()).body).toMatchObject({ token: expect.any(String) as string })
    const again = (await s.logIn({ ...person, password: await passwordNow(person) })).body.token as string
    const owner = { ...person, token: again, password: await passwordNow(person) }
    const { secret, codes } = await s.withApp(owner)
    const factors = {
      authenticator: async () => ({ code: await s.codeOf(secret) }),
      recovery_code: async () => ({ recovery_code: codes?.[0] }),
      passkey: async (pending: string) => {
        const { options } = (await s.post('/second-factor/passkey-options/', { pending })).body
        return { passkey: key.sign(options) }
      },
    }
    const { key } = await s.withKey(owner, { recovery_code: codes?.[9] })
    for (const factor of ['authenticator', 'recovery_code', 'passkey'] as const) {
      const { status, body } = await open()
      expect([status, Object.keys(body)]).toEqual([200, ['requires_second_factor', 'pending', 'methods']])
      expect(body.methods).toEqual(['authenticator', 'passkey', 'recovery_code'])
      const pending = String(body.pending)
      const opened = await s.post('/second-factor/', { pending, ...(await factors[factor](pending)) })
      expect([factor, opened.status, opened.body.user?.id]).toEqual([factor, 200, person.user.id])
      expect(await g.statusOf(opened.body.token)).toBe(200)
    }
  })
})

/** The door of a reset password changes it. */
async function passwordNow(person: Person): Promise<string> {
  const first = (await s.logIn(person)).status
  return first === 200 ? person.password : 'Another-8-river'
}

test('somebody without a password proves it with a mailed code, and then with the factor alone', async () => {
  const { person } = await throughGoogle()
  const { token } = person
  const begin = (proof: object) => s.post('/second-factor/totp/', proof, { token })
  expect(Object.keys((await begin({})).body)).toEqual(['mail_code'])
  expect((await s.post('/second-factor/mail-code/', {}, { token })).status).toBe(200)
  const mail_code = await box.codeFor(person.user.email)
  const wrong = await begin({ mail_code: mail_code === '000000' ? '000001' : '000000' })
  expect(wrong.body).toEqual({ mail_code: ['Invalid verification code'] })
  const { secret } = await s.withApp(person, { mail_code })
  expect((await begin({ mail_code })).status).toBe(400)
  expect((await s.post('/second-factor/mail-code/', {}, { token })).body.code).toBe('other_proof')
  expect((await begin({ code: await s.codeOf(secret) })).status).toBe(200)
})

describe('an admin', () => {
  const admins = () =>
    Object.values(everyRoom(g.h.deps))
      .flatMap(({ contract }) => Object.values(contract))
      .filter(({ access }) => access === 'admin')
  const appointed = async () => {
    const person = await g.h.signUp()
    await sql`update users set account_type = 'admin' where id = ${person.user.id}`.execute(g.h.db)
    return person
  }
  const answers = (token: string) =>
    Promise.all(
      admins().map(({ method, path }) =>
        g.h.call(method, `/api${path.replace(/\{\w+\}/g, '999999')}`, {
          token,
          ...(method === 'GET' ? {} : { body: {} }),
        }),
      ),
    )
  const within = async (mode: 'demo' | 'production', work: () => Promise<void>) => {
    const before = g.h.deps.config.HANAP_MODE
    Object.assign(g.h.deps.config, { HANAP_MODE: mode })
    await work().finally(() => Object.assign(g.h.deps.config, { HANAP_MODE: before }))
  }

  test('in production does nothing of the team’s before a second step is set up, and everything after', async () => {
    const person = await appointed()
    await within('production', async () => {
      const { body } = await s.logIn(person)
      expect([body.redirect_url, body.user.second_factor_required]).toEqual(['/settings?section=password', true])
      const shut = await answers(body.token)
      expect(shut.length).toBeGreaterThan(1)
      for (const answer of shut)
        expect(answer).toMatchObject({
          status: 403,
          body: { second_factor_required: true, code: 'second_factor_required' },
        })
      const owner = { ...person, token: body.token as string }
      const { secret } = await s.withApp(owner)
      expect((await answers(owner.token)).every(({ status }) => status !== 403 && status !== 401)).toBe(true)
      const user = await g.h.call('GET', '/api/auth/user/', { token: owner.token })
      expect(user.body).not.toHaveProperty('second_factor_required')
      await s.post('/second-factor/totp/remove/', { code: await s.codeOf(secret) }, { token: owner.token })
      expect((await answers(owner.token)).every(({ status }) => status === 403)).toBe(true)
      const seeker = await g.h.signUp()
      expect((await s.logIn(seeker)).body.user).not.toHaveProperty('second_factor_required')
    })
  })

  test('of the demo looks around without one', async () => {
    const person = await appointed()
    await within('demo', async () => {
      expect((await answers(person.token)).every(({ status }) => status !== 403)).toBe(true)
    })
  })
})

test('the operator’s reset takes every factor, ends every session, and leaves an entry and a mail', async () => {
  const person = await g.h.signUp()
  await s.withApp(person)
  const { pending } = (await s.logIn(person)).body
  await resetFactors(g.h.deps, person.user.email, 'Showed an ID in a call')
  expect(await g.statusOf(person.token)).toBe(401)
  expect((await s.post('/second-factor/', { pending, code: '123456' })).body.code).toBe('sign_in_over')
  expect((await s.logIn(person)).body).toHaveProperty('token')
  const entry = await g.h.db
    .selectFrom('audit_entries')
    .select(['action', 'subject_id', 'reason', 'details'])
    .orderBy('id', 'desc')
    .executeTakeFirst()
  expect(entry).toMatchObject({
    action: 'factor.reset',
    subject_id: person.user.id,
    reason: 'Showed an ID in a call',
    details: { authenticator: true, passkeys: 0, recovery_codes_left: 10 },
  })
  const letters = await box.lettersTo(person.user.email)
  expect(letters.at(-1)?.subject).toBe('Two-step sign-in of your Hanap account was reset')
  await expect(resetFactors(g.h.deps, 'nobody@example.test', 'x')).rejects.toThrow('No account has the address')
})
