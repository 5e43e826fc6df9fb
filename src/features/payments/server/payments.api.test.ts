import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { house, type House } from '#server/testing/house.ts'
import { lookTask } from './settle.ts'
import { DAY, PLAIN, SECURE, Payer, type Person } from '#server/testing/payer.ts'

const RECEIPTS = '/api/auth/subscription/payment/receipts/'
let h: House
let p: Payer
beforeAll(async () => {
  h = await house({ sandbox: {} })
  p = new Payer(h)
})
afterAll(() => h.close())
beforeEach(() => h.sandbox.paymongo.control.reset())

describe('a plain card', () => {
  test('pays once: the plan, a receipt and one mail; the month comes after the trial', async () => {
    const person = await h.signUp()
    const trialEnd = new Date((await p.current(person)).end_date)
    const answer = await p.create(person, 2, '4343 4343 4343 4345')
    expect(answer).toMatchObject({
      status: 200,
      body: { success: true, requires_action: false, next_action_url: null, error_message: null },
    })
    const intent = answer.body.payment_id as string
    expect((await p.verify(person, intent, 2)).body).toEqual({ success: true, status: 'succeeded' })
    const now = await p.current(person)
    expect(now).toMatchObject({ status: 'active', plan: { plan_type: 'basic' } })
    expect(new Date(now.end_date).getTime() - trialEnd.getTime()).toBeGreaterThanOrEqual(28 * DAY)
    const receipt = (await p.details(person, intent)).body
    expect(receipt).toMatchObject({
      status: 'PAID',
      amount: 50,
      currency: 'PHP',
      card: 'visa',
      card_last4: '4345',
      billing: { name: 'Luz Reyes', email: person.user.email, phone: '+639175550101' },
      plan_type: 'basic',
      valid_until: now.end_date,
    })
    expect(receipt.receipt_number).toBeGreaterThan(0)
    expect([p.taken(), await p.receiptsMailed(person)]).toEqual([5000, 1])
    const listed = await h.call('GET', RECEIPTS, { token: person.token })
    expect(listed.body.results).toEqual([receipt])
    expect(receipt.issuer).toEqual({ name: 'Hanap', tin: null, address: null })
    const file = (who: Person) => {
      const url = `${RECEIPTS}${receipt.receipt_number as number}/pdf/`
      return h.app.inject({ method: 'GET', url, headers: { authorization: `Token ${who.token}` } })
    }
    const pdf = await file(person)
    expect(pdf.headers['content-type']).toBe('application/pdf')
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await file(await h.signUp())).statusCode).toBe(404)
  })

  test('sent twice at once, with one name of the try or with two, is one payment', async () => {
    const person = await h.signUp()
    const request_key = 'try-of-one-person'
    const answers = await Promise.all([
      ...[1, 2, 3].map(() => p.create(person, 3, PLAIN, { request_key })),
      p.create(person, 3, PLAIN, { request_key: 'another-try-1' }),
    ])
    expect(answers.map(({ status }) => status).every((status) => status === 200 || status === 409)).toBe(true)
    expect(p.taken()).toBe(10_000)
    expect(await p.receiptsMailed(person)).toBe(1)
    const again = await p.create(person, 3, PLAIN, { request_key })
    expect(again.body.success).toBe(true)
    expect(p.taken()).toBe(10_000)
  })

  test('that is refused says so, charges nothing, and another one pays on the same intent', async () => {
    const person = await h.signUp()
    const first = await p.create(person, 2, '5100000000000198')
    expect(first.body).toMatchObject({
      success: false,
      error_message: 'The card has insufficient funds to complete the purchase.',
    })
    expect([p.taken(), (await p.current(person)).plan.plan_type]).toEqual([0, 'free'])
    expect((await p.verify(person, first.body.payment_id as string)).body).toEqual({ success: false, status: 'failed' })
    // What a thief must not learn from is a plain refusal.
    const stolen = await p.create(person, 2, '5400000000000195')
    expect(stolen.body.error_message).toBe('Your card was declined. Please use another card or ask your bank.')
    const last = await p.create(person, 2, PLAIN)
    expect(last.body).toMatchObject({ success: true, payment_id: first.body.payment_id })
    expect(p.taken()).toBe(5000)
  })

  test.each([
    [1, PLAIN, {}, 'Invalid plan selection'],
    [7, PLAIN, {}, 'Invalid plan selection'],
    [2, '', {}, 'Card number is required'],
    [2, '4343434343434346', {}, 'This card number has a typo. Please check it.'],
    [2, 'abcd', {}, 'Card number should only contain digits'],
  ])('plan %s with “%s” is refused before anything is begun', async (plan, number, more, sentence) => {
    const person = await h.signUp()
    const answer = await p.create(person, plan, number, more)
    expect(answer).toMatchObject({ status: 400, body: { error: sentence } })
    expect(h.sandbox.paymongo.control.state()['intents']).toEqual([])
  })

  test('may come as a method the browser made itself', async () => {
    const person = await h.signUp()
    const made = await fetch(`${h.sandbox.paymongo.url}/v1/payment_methods`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from('pk_test_hanapdemoonly:').toString('base64')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        data: {
          attributes: {
            type: 'card',
            details: { card_number: PLAIN, exp_month: 12, exp_year: 30, cvc: '123' },
            billing: { name: 'Luz Reyes', email: 'luz@example.test' },
          },
        },
      }),
    })
    const { data } = (await made.json()) as { data: { id: string } }
    const answer = await h.call('POST', '/api/auth/subscription/payment/create/', {
      token: person.token,
      body: {
        plan_id: 2,
        payment_method_id: data.id,
        payment_details: { billing: { name: 'Luz Reyes', email: 'luz@example.test' } },
      },
    })
    expect(answer.body.success).toBe(true)
    expect(p.taken()).toBe(5000)
  })
})

describe('3-D Secure', () => {
  const begin = async (number = SECURE) => {
    const person = await h.signUp()
    const answer = await p.create(person, 3, number)
    expect(answer.body).toMatchObject({ success: true, requires_action: true })
    return { person, intent: answer.body.payment_id as string, url: answer.body.next_action_url as string }
  }

  test('authorised: the return proves nothing, the provider’s word does', async () => {
    const { person, intent, url } = await begin()
    expect((await p.verify(person, intent)).body).toEqual({ success: false, status: 'awaiting_next_action' })
    expect((await p.terms(person)).under_way).toEqual({
      payment_id: intent,
      plan_id: 3,
      status: 'awaiting_next_action',
      method: 'card',
    })
    const back = await p.atTheBank(url, 'authorize')
    expect(back).toBe(`${h.deps.config.PUBLIC_URL}/subscription/plans?payment_intent_id=${intent}`)
    expect((await p.verify(person, intent)).body).toEqual({ success: true, status: 'succeeded' })
    expect((await p.current(person)).plan.plan_type).toBe('premium')
  })

  test.each([
    ['refused on the page', SECURE, 'fail'],
    ['authorised, then declined', '5234000000000106', 'authorize'],
  ] as const)('%s: nothing is charged, and it can be tried again', async (_how, number, choice) => {
    const { person, intent, url } = await begin(number)
    await p.atTheBank(url, choice)
    expect((await p.verify(person, intent)).body).toEqual({ success: false, status: 'failed' })
    expect([p.taken(), (await p.current(person)).plan.plan_type]).toEqual([0, 'free'])
    expect((await p.create(person, 3, PLAIN)).body).toMatchObject({ success: true, payment_id: intent })
  })

  test('abandoned: a second try leads to the same page, and nothing is begun anew', async () => {
    const { person, intent, url } = await begin()
    const again = await p.create(person, 3, PLAIN)
    expect(again.body).toEqual({
      success: true,
      payment_id: intent,
      requires_action: true,
      next_action_url: url,
      qr: null,
      error_message: null,
    })
  })

  test('with the browser closed: the webhook settles it, however often and in whichever order it comes', async () => {
    const { person, intent, url } = await begin()
    await p.atTheBank(url, 'authorize')
    const body = p.eventBody('evt_closed1', intent)
    const replies = await Promise.all([p.webhook(body), p.webhook(body), p.webhook(p.eventBody('evt_closed2', intent))])
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    const row = await p.stateOf(intent)
    const waiting = (await h.queued(lookTask)).filter((one) => 'payment_id' in one && one.payment_id === row.id)
    expect(waiting.length).toBeGreaterThanOrEqual(2)
    await Promise.all([1, 2, 3].map(() => h.run(lookTask, { payment_id: row.id })))
    expect((await p.current(person)).plan.plan_type).toBe('premium')
    expect([await p.receiptsMailed(person), p.taken()]).toEqual([1, 10_000])
  })

  test('without any webhook: the look settles it', async () => {
    const { person, intent, url } = await begin()
    await p.atTheBank(url, 'authorize')
    const row = await p.stateOf(intent)
    await h.run(lookTask, { payment_id: row.id })
    expect((await p.current(person)).plan.plan_type).toBe('premium')
  })
})
