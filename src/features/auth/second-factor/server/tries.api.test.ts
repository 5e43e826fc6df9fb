import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { house, type House } from '#server/testing/house.ts'
import { secondStep } from '#server/testing/second-step.ts'

const HOUR = 3_600_000
let h: House
let s: ReturnType<typeof secondStep>
beforeAll(async () => {
  h = await house({ env: { LIMITS_FACTOR: '1' } })
  s = secondStep(h)
})
afterAll(() => h.close())

let callers = 0
/** Each time from another address, so that only what belongs to the account is counted. */
const from = () => {
  callers += 1
  return { address: `198.51.100.${callers % 250}` }
}
type Person = Awaited<ReturnType<House['signUp']>>
const begin = async (person: Person, device?: string) => {
  const body = { email: person.user.email, password: person.password }
  return (await s.post('/login/', body, { ...from(), ...(device === undefined ? {} : { device }) })).body
    .pending as string
}
const step = (pending: string, given: object, device?: string) =>
  s.post('/second-factor/', { pending, ...given }, { ...from(), ...(device === undefined ? {} : { device }) })
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000')
const codes = (answers: { status: number; body: { code?: unknown } }[]) =>
  answers.map(({ status, body }) => (status === 429 ? 'later' : body.code === 'sign_in_over' ? 'over' : status))

test('five wrong tries kill a pending sign-in, also at once; the account waits, whatever its password says', async () => {
  const person = await h.signUp()
  const { secret, codes: recovery } = await s.withApp(person)
  const right = await s.codeOf(secret)
  const wrong = { code: otherThan(right) }
  const first = await begin(person)
  const atOnce = await Promise.all(Array.from({ length: 8 }, () => step(first, wrong)))
  expect(codes(atOnce).filter((one) => one === 'over')).toHaveLength(4)
  expect(codes([await step(first, { code: right })])).toEqual(['over'])
  for (let n = 0; n < 2; n += 1) {
    const pending = await begin(person)
    for (let at = 0; at < 5; at += 1) await step(pending, wrong)
  }
  const late = await begin(person)
  expect(late).toEqual(expect.any(String))
  const refused = await step(late, { code: right })
  expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
  const remove = await s.post('/second-factor/totp/remove/', { recovery_code: recovery?.[0] }, { token: person.token })
  expect(remove.status).toBe(429)
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from outgoing_mails
    where recipient = ${person.user.email} and key like 'second-factor-guesses:%'`.execute(h.db)
  expect(rows[0]?.n).toBe(1)
  h.clock.advance(HOUR)
  const after = await begin(person)
  expect((await step(after, { code: await s.codeOf(secret) })).status).toBe(200)
})

test('what strangers try does not keep a known device waiting', async () => {
  h.clock.advance(HOUR)
  const person = await h.signUp()
  const mine = 'k'.repeat(43)
  const { secret } = await s.withApp(person)
  const known = await begin(person, mine)
  expect((await step(known, { code: await s.codeOf(secret) }, mine)).status).toBe(200)
  h.clock.advance(30_000)
  for (let n = 0; n < 3; n += 1) {
    const pending = await begin(person)
    for (let at = 0; at < 5; at += 1) await step(pending, { code: otherThan(await s.codeOf(secret)) })
  }
  expect((await step(await begin(person), { code: await s.codeOf(secret) })).status).toBe(429)
  const own = await begin(person, mine)
  expect((await step(own, { code: await s.codeOf(secret) }, mine)).status).toBe(200)
})

test('removing and new codes count with the same tries', async () => {
  h.clock.advance(HOUR)
  const person = await h.signUp()
  const { secret } = await s.withApp(person)
  const { token } = person
  const wrong = { code: otherThan(await s.codeOf(secret)) }
  for (let n = 0; n < 8; n += 1) await s.post('/second-factor/totp/remove/', wrong, { token, ...from() })
  for (let n = 0; n < 7; n += 1) await s.post('/second-factor/recovery-codes/', wrong, { token, ...from() })
  const right = { code: await s.codeOf(secret) }
  expect((await s.post('/second-factor/totp/remove/', right, { token, ...from() })).status).toBe(429)
  expect((await step(await begin(person), right)).status).toBe(429)
})

test('as many at once as there are connections do not wait for each other', async () => {
  const small = await house({ env: { DATABASE_POOL: '2' } })
  const own = secondStep(small)
  const waiting = []
  for (let n = 0; n < 6; n += 1) {
    const person = await small.signUp()
    waiting.push({
      secret: (await own.withApp(person)).secret,
      pending: (await own.logIn(person)).body.pending as string,
    })
  }
  const answers = await Promise.all(
    waiting.map(async ({ secret, pending }) =>
      own.post('/second-factor/', { pending, code: await own.codeOf(secret) }),
    ),
  )
  await small.close()
  expect(answers.map(({ status }) => status)).toEqual(waiting.map(() => 200))
})
