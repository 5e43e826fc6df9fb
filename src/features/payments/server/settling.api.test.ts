import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { PayMongoError } from '#server/connectors/paymongo/paymongo.ts'
import type { Deps } from '#server/deps.ts'
import { house, type House } from '#server/testing/house.ts'
import { createPayment, lookAt } from './service.ts'
import { lookTask } from './settle.ts'
import { checkWebhook } from './webhook-check.ts'
import { sweepPaymentsTask } from './tasks.ts'
import { DAY, MINUTE, PLAIN, SECURE, Payer, type Person } from '#server/testing/payer.ts'

let h: House
let p: Payer
beforeAll(async () => {
  h = await house({ sandbox: {} })
  p = new Payer(h)
})
afterAll(() => h.close())
beforeEach(() => h.sandbox.paymongo.control.reset())

describe('a webhook', () => {
  test('that is forged, stale or of another body is refused; one of a stranger’s payment is taken and grants nothing', async () => {
    const person = await h.signUp()
    const { body } = await p.create(person, 3, SECURE)
    const event = p.eventBody('evt_forged', body.payment_id as string)
    expect((await p.webhook(event, { secret: 'whsk_another' })).statusCode).toBe(401)
    expect((await p.webhook(event, { signed: 'another body' })).statusCode).toBe(401)
    expect((await p.webhook(event, { at: new Date(h.clock.now().getTime() - 5 * 60 * MINUTE) })).statusCode).toBe(401)
    expect((await h.app.inject({ method: 'POST', url: '/api/webhooks/paymongo/', payload: event })).statusCode).toBe(
      401,
    )
    expect((await p.webhook(event, { at: new Date(h.clock.now().getTime() - 3 * 60 * MINUTE) })).statusCode).toBe(200)
    expect((await p.webhook(p.eventBody('evt_stranger', 'pi_nobody'))).statusCode).toBe(200)
    expect((await p.webhook('{"data":')).statusCode).toBe(200)
    // “Paid” in the body is not believed: the provider says that the bank still waits.
    await h.run(lookTask, { payment_id: (await p.stateOf(body.payment_id)).id })
    expect((await p.current(person)).plan.plan_type).toBe('free')
  })
})

describe('a provider that fails', () => {
  test('before the card is sent: said, nothing charged, and the next try works', async () => {
    const person = await h.signUp()
    h.sandbox.paymongo.control.misbehave({ mode: '5xx', path: '/v1/payment_intents', times: 1 })
    const answer = await p.create(person, 2, PLAIN)
    expect(answer).toMatchObject({ status: 502, body: { error: 'Failed to process payment. Please try again.' } })
    h.clock.advance(3 * MINUTE)
    expect((await p.create(person, 2, PLAIN)).body.success).toBe(true)
    expect(p.taken()).toBe(5000)
  })

  test('before the card is sent: a second try at once is a new one, and pays', async () => {
    const person = await h.signUp()
    h.sandbox.paymongo.control.misbehave({ mode: '5xx', path: '/v1/payment_intents', times: 1 })
    expect((await p.create(person, 2, PLAIN)).status).toBe(502)
    const second = await p.create(person, 2, PLAIN)
    expect(second.body).toMatchObject({ success: true, payment_id: expect.stringMatching(/^pi_/) as string })
    expect(p.taken()).toBe(5000)
  })

  test('slow: another tab that pays meanwhile is told that it is being checked, and of no success', async () => {
    const person = await h.signUp()
    h.sandbox.paymongo.control.misbehave({ mode: 'slow', delay_ms: 1500, path: '/v1/payment_intents', times: 1 })
    const first = p.create(person, 2, PLAIN)
    await expect
      .poll(async () => (await sql`select 1 from payments where user_id = ${person.user.id}`.execute(h.db)).rows)
      .toHaveLength(1)
    expect((await p.create(person, 2, PLAIN)).body).toMatchObject({
      success: false,
      payment_id: null,
      error_message: 'We are checking your last payment. Nothing is charged twice.',
    })
    expect((await first).body.success).toBe(true)
    expect(p.taken()).toBe(5000)
  })

  test.each(['lost-answer', '5xx', 'garbage'] as const)(
    'with %s once the card is sent: nobody is told that it failed, and what was taken is granted once',
    async (mode) => {
      const person = await h.signUp()
      h.sandbox.paymongo.control.misbehave({ mode, path: '/v1/payment_intents/*', method: 'POST', times: 1 })
      const answer = await p.create(person, 2, PLAIN)
      expect(answer.body).toMatchObject({ success: true, error_message: null })
      const intent = answer.body.payment_id as string
      const paid = p.taken() > 0
      // A second try while that is open does not begin another.
      const second = await p.create(person, 2, PLAIN, { request_key: `second-${mode}` })
      expect(second.body.payment_id).toBe(intent)
      expect((await p.verify(person, intent)).body).toEqual(
        paid ? { success: true, status: 'succeeded' } : { success: false, status: 'checking' },
      )
      h.clock.advance(3 * MINUTE)
      expect((await p.verify(person, intent)).body.status).toBe(paid ? 'succeeded' : 'failed')
      expect(p.taken()).toBe(paid ? 5000 : 0)
      expect(await p.receiptsMailed(person)).toBe(paid ? 1 : 0)
    },
  )

  test('that works on a payment is asked again in growing pauses; what nobody watches is found by the sweep', async () => {
    const person = await h.signUp()
    await fetch(`${h.sandbox.paymongo.url}/__control/processing`, {
      method: 'POST',
      body: JSON.stringify({ ms: 30 * MINUTE }),
      headers: { 'content-type': 'application/json' },
    })
    const { body } = await p.create(person, 2, PLAIN)
    const intent = body.payment_id as string
    expect((await p.verify(person, intent)).body).toEqual({ success: false, status: 'processing' })
    const row = await p.stateOf(intent)
    await h.run(lookTask, { payment_id: row.id })
    expect(await p.stateOf(intent)).toMatchObject({ state: 'processing', looks: 1 })
    h.clock.advance(2 * 60 * MINUTE)
    await h.run(sweepPaymentsTask, {})
    expect((await h.queued(lookTask)).some((one) => 'payment_id' in one && one.payment_id === row.id)).toBe(true)
    await h.run(lookTask, { payment_id: row.id })
    expect(await p.stateOf(intent)).toMatchObject({ state: 'paid' })
  })
})

test('a webhook that is switched off or leads elsewhere is told in the log every hour', async () => {
  const error = vi.spyOn(h.deps.log, 'error').mockImplementation(() => undefined)
  const told = () => error.mock.calls.map(([, said]) => said)
  await checkWebhook(h.deps)
  expect(told()).toEqual(['PayMongo has no webhook that leads here'])
  const url = `${h.deps.config.PUBLIC_URL}/api/webhooks/paymongo`
  await order('/webhooks', { url })
  await checkWebhook(h.deps)
  expect(told()).toHaveLength(1)
  await order('/webhooks', { url, enabled: false })
  await checkWebhook(h.deps)
  expect(told().at(-1)).toBe('PayMongo has switched the webhook off')
  error.mockRestore()
})

const order = (path: string, body: object) =>
  fetch(`${h.sandbox.paymongo.url}/__control${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

describe('an end that is told before the answer to the card', () => {
  const billing = { name: 'Luz Reyes', email: 'luz@home.test' }
  const card = { number: PLAIN, exp_month: '12', exp_year: '30', cvc: '123' }

  test.each(['down', 'declined', 'refused'] as const)('stays, whatever the answer says: %s', async (kind) => {
    const person = await h.signUp()
    const { payMongo } = h.deps
    if (payMongo === null) throw new Error('There is a stand-in.')
    const late: Deps['payMongo'] = {
      ...payMongo,
      async attach(given) {
        await payMongo.attach(given)
        await lookAt(h.deps, (await p.stateOf(given.intentId)).id)
        throw new PayMongoError(kind, 'Too late.')
      },
    }
    const body = { plan_id: 2, payment_details: { card, billing } }
    const told = await createPayment({ ...h.deps, payMongo: late }, person.user, body)
    expect(told).toMatchObject({ success: true, error_message: null })
    expect(await p.stateOf(told.payment_id)).toMatchObject({ state: 'paid' })
    expect([p.taken(), await p.receiptsMailed(person)]).toEqual([5000, 1])
  })
})

describe('plans', () => {
  test('from Basic to Premium begins at once with the rest counted on; Basic waits while Premium runs', async () => {
    const person = await h.signUp()
    h.clock.advance(15 * DAY)
    const again = await signedIn(person)
    expect((await p.terms(again)).quotes).toMatchObject([
      { plan_id: 2, kind: 'first' },
      { plan_id: 3, kind: 'first' },
    ])
    await p.create(again, 2, PLAIN)
    const promised = (await p.terms(again)).quotes.find(({ plan_id }) => plan_id === 3)
    expect(promised?.kind).toBe('upgrade')
    await p.create(again, 3, PLAIN)
    expect(await p.current(again)).toMatchObject({ plan: { plan_type: 'premium' }, end_date: promised?.ends_at })
    expect((await p.terms(again)).quotes.map(({ plan_id, kind }) => [plan_id, kind])).toEqual([[3, 'renewal']])
    expect(await p.create(again, 2, PLAIN)).toMatchObject({ status: 409, body: { code: 'plan_running' } })
    const before = new Date((await p.current(again)).end_date)
    await p.create(again, 3, PLAIN)
    expect((await p.current(again)).end_date).toBe(before.toISOString())
    h.clock.advance(3 * MINUTE)
    await p.create(again, 3, PLAIN)
    expect(new Date((await p.current(again)).end_date).getTime() - before.getTime()).toBeGreaterThanOrEqual(28 * DAY)
  })

  test('receipts of many at once have numbers without a gap', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => h.signUp()))
    await Promise.all(people.map((person) => p.create(person, 2, PLAIN)))
    const { rows } = await sql<{ numbers: number; last: number }>`
      select count(receipt_number)::integer as numbers, max(receipt_number)::integer as last from payments`.execute(
      h.db,
    )
    expect(rows[0]?.numbers).toBe(rows[0]?.last)
  })
})

async function signedIn(person: Person & { password: string }): Promise<Person> {
  const { body } = await h.call('POST', '/api/auth/login/', {
    body: { email: person.user.email, password: person.password },
  })
  return { token: body.token as string, user: person.user }
}

describe('somebody else’s payment', () => {
  test('is not there, and without a token nothing is', async () => {
    const person = await h.signUp()
    const other = await h.signUp()
    const { body } = await p.create(person, 2, PLAIN)
    const intent = body.payment_id as string
    expect([(await p.verify(other, intent)).status, (await p.details(other, intent)).status]).toEqual([404, 404])
    expect((await p.verify(person, intent, 3)).status).toBe(400)
    for (const path of ['create', 'verify', 'details']) {
      expect((await h.call('POST', `/api/auth/subscription/payment/${path}/`, { body: {} })).status).toBe(401)
    }
  })
})
