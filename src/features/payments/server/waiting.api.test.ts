import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { house, type House } from '#server/testing/house.ts'
import { MINUTE, Payer, type Person, PLAIN, SECURE } from '#server/testing/payer.ts'
import { lookTask } from './settle.ts'

let h: House
let p: Payer
beforeAll(async () => {
  h = await house({ sandbox: {}, env: { PAYMONGO_METHODS: 'card,gcash,qrph' } })
  p = new Payer(h)
})
afterAll(() => h.close())
beforeEach(() => h.sandbox.paymongo.control.reset())

const say = (person: Person, what: 'resume' | 'cancel', payment_id: unknown) =>
  h.call('POST', `/api/auth/subscription/payment/${what}/`, { token: person.token, body: { payment_id } })

function payWith(person: Person, method: 'gcash' | 'qrph', plan_id = 2) {
  const billing = { name: 'Luz Reyes', email: person.user.email }
  const body = { plan_id, method, payment_details: { billing } }
  return h.call('POST', '/api/auth/subscription/payment/create/', { token: person.token, body })
}

/** The page of the wallet, or of the app that scanned the code. */
function pageOf(intent: unknown): string {
  const known = h.sandbox.paymongo.control.state()['intents'] as { id: string; page: string | null }[]
  return `${h.sandbox.paymongo.url}${known.find(({ id }) => id === intent)?.page ?? ''}`
}

async function confirm(intent: unknown, answer = 'authorize'): Promise<void> {
  const url = pageOf(intent)
  const body = new URLSearchParams({ id: new URL(url).searchParams.get('id') ?? '', answer })
  await fetch(new URL('/sources', url), { method: 'POST', body, redirect: 'manual' })
}

describe('GCash and QR Ph', () => {
  test('pay like a card: confirmed at GCash there is the plan, one receipt that names it, and one mail', async () => {
    const person = await h.signUp()
    expect((await p.terms(person)) as unknown).toMatchObject({ methods: ['card', 'gcash', 'qrph'] })
    const { body } = await payWith(person, 'gcash')
    expect(body).toMatchObject({ success: true, requires_action: true, qr: null })
    expect(body.next_action_url).toBe(pageOf(body.payment_id))
    expect(await p.verify(person, body.payment_id as string)).toMatchObject({
      body: { status: 'awaiting_next_action' },
    })
    await confirm(body.payment_id)
    expect((await p.verify(person, body.payment_id as string, 2)).body).toEqual({ success: true, status: 'succeeded' })
    expect((await p.details(person, body.payment_id as string)).body).toMatchObject({
      method: 'gcash',
      card: null,
      card_last4: null,
    })
    expect([p.taken(), await p.receiptsMailed(person)]).toEqual([5000, 1])
  })

  test('a code comes as a picture with its end; scanned it pays, and asked for again it is the same one', async () => {
    const person = await h.signUp()
    const { body } = await payWith(person, 'qrph', 3)
    expect(body).toMatchObject({ success: true, requires_action: false, next_action_url: null })
    expect(body.qr.image_url).toMatch(/^data:image\/svg\+xml;base64,/)
    expect(new Date(body.qr.expires_at as string).getTime() - h.clock.now().getTime()).toBe(30 * MINUTE)
    expect((await say(person, 'resume', body.payment_id)).body).toEqual(body)
    await confirm(body.payment_id)
    const { id } = await p.stateOf(body.payment_id)
    await h.run(lookTask, { payment_id: id })
    expect((await p.details(person, body.payment_id as string)).body).toMatchObject({ method: 'qrph', amount: 100 })
  })

  test('a code nobody scanned ends by itself: nothing is charged, and a card can be used', async () => {
    const person = await h.signUp()
    const { body } = await payWith(person, 'qrph')
    h.clock.advance(31 * MINUTE)
    expect((await p.verify(person, body.payment_id as string)).body).toEqual({ success: false, status: 'failed' })
    expect((await p.create(person, 2, PLAIN)).body).toMatchObject({ success: true, payment_id: body.payment_id })
    expect((await p.details(person, body.payment_id as string)).body).toMatchObject({ method: 'card' })
    expect(p.taken()).toBe(5000)
  })

  test('without a name or an e-mail nothing is begun', async () => {
    const person = await h.signUp()
    const send = (billing: object) =>
      h.call('POST', '/api/auth/subscription/payment/create/', {
        token: person.token,
        body: { plan_id: 2, method: 'gcash', payment_details: { billing } },
      })
    expect(await send({ name: ' ', email: 'luz@home.test' })).toMatchObject({
      status: 400,
      body: { error: 'Name is required' },
    })
    expect(await send({ name: 'Luz', email: '' })).toMatchObject({ status: 400, body: { error: 'Email is required' } })
    expect(h.sandbox.paymongo.control.state()['intents']).toEqual([])
  })
})

describe('a payment that waits for the person', () => {
  test('can be taken back: then it can never be charged, and another one is begun', async () => {
    const person = await h.signUp()
    const { body } = await p.create(person, 2, SECURE)
    const bank = body.next_action_url as string
    expect((await say(person, 'resume', body.payment_id)).body).toMatchObject({ next_action_url: bank })
    const ends = await Promise.all([1, 2].map(() => say(person, 'cancel', body.payment_id)))
    expect(ends.map((end) => end.body)).toEqual([1, 2].map(() => ({ success: false, status: 'failed' })))
    expect((await fetch(bank)).status).toBe(404)
    expect((await p.terms(person)).under_way).toBeNull()
    const next = await p.create(person, 3, PLAIN)
    expect(next.body.payment_id).not.toBe(body.payment_id)
    expect(p.taken()).toBe(10_000)
  })

  test('that is paid in that moment stays paid', async () => {
    const person = await h.signUp()
    const { body } = await p.create(person, 2, SECURE)
    await p.atTheBank(body.next_action_url as string, 'authorize')
    expect((await say(person, 'cancel', body.payment_id)).body).toEqual({ success: true, status: 'succeeded' })
    expect([p.taken(), await p.receiptsMailed(person)]).toEqual([5000, 1])
  })

  test('stays as it is where the provider does not answer, or it is somebody else’s', async () => {
    const person = await h.signUp()
    const other = await h.signUp()
    const { body } = await p.create(person, 2, SECURE)
    for (const what of ['resume', 'cancel'] as const) {
      expect((await say(other, what, body.payment_id)).status).toBe(404)
      expect((await say(person, what, 7)).status).toBe(400)
      expect((await h.call('POST', `/api/auth/subscription/payment/${what}/`, { body: {} })).status).toBe(401)
    }
    h.sandbox.paymongo.control.misbehave({
      mode: '5xx',
      path: `/v1/payment_intents/${body.payment_id as string}/cancel`,
      times: 1,
    })
    expect((await say(person, 'cancel', body.payment_id)).status).toBe(502)
    expect(await p.stateOf(body.payment_id)).toMatchObject({ state: 'authenticating' })
  })
})
