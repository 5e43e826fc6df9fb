import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type RunningServer, startServer } from '../http/server.ts'
import { createPayMongo } from './paymongo.ts'
import { DEMO_KEYS } from './requests.ts'

let moment = new Date('2026-11-23T02:00:00Z')
let standIn: ReturnType<typeof createPayMongo>
let server: RunningServer
beforeEach(async () => {
  moment = new Date('2026-11-23T02:00:00Z')
  standIn = createPayMongo({ now: () => moment })
  server = await startServer({ handler: standIn.handler, control: standIn.control, port: 0 })
})
afterEach(async () => {
  standIn.close()
  await server.close()
})

type Body = { data?: any; errors?: { code: string; detail: string; sub_code?: string }[] } // oxlint-disable-line typescript/no-explicit-any -- answers of every shape

async function call(method: string, path: string, attributes?: object, key: string | null = DEMO_KEYS.secret) {
  const answer = await fetch(`${server.url}/v1${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(key === null ? {} : { authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}` }),
    },
    body: attributes === undefined ? null : JSON.stringify({ data: { attributes } }),
  })
  return { status: answer.status, body: (await answer.json()) as Body, headers: answer.headers }
}

const INTENT = { amount: 5000, currency: 'PHP', payment_method_allowed: ['card'], metadata: { payment: '7' } }
const details = (card_number: string) => ({ card_number, exp_month: 12, exp_year: 2030, cvc: '123' })
const intentOf = async (more: object = {}) =>
  (await call('POST', '/payment_intents', { ...INTENT, ...more })).body.data.id as string
const read = async (id: string) => (await call('GET', `/payment_intents/${id}`)).body.data.attributes
async function attach(id: string, method: object) {
  const made = await call('POST', '/payment_methods', { billing: { name: 'Luz', email: 'luz@home.test' }, ...method })
  const attributes = { payment_method: made.body.data.id, return_url: 'http://shop.test/back?plan=2' }
  return call('POST', `/payment_intents/${id}/attach`, attributes)
}
const attachCard = (id: string, number: string) => attach(id, { type: 'card', details: details(number) })
const press = (url: string, answer: string) =>
  fetch(new URL('/sources', url), {
    method: 'POST',
    body: new URLSearchParams({ id: new URL(url).searchParams.get('id') ?? '', answer }),
    redirect: 'manual',
  })

describe('a call', () => {
  it('needs a key, the right one, and for what is secret the secret one', async () => {
    expect(await call('POST', '/payment_intents', INTENT, null)).toMatchObject({
      status: 401,
      body: { errors: [{ code: 'api_key_required' }] },
    })
    for (const key of ['sk_test_other', DEMO_KEYS.open]) {
      expect((await call('POST', '/payment_intents', INTENT, key)).body.errors?.[0]?.code).toBe('api_key_invalid')
    }
    const id = await intentOf()
    const { client_key } = await read(id)
    expect((await call('GET', `/payment_intents/${id}`, undefined, DEMO_KEYS.open)).status).toBe(404)
    expect(
      (await call('GET', `/payment_intents/${id}?client_key=${client_key}`, undefined, DEMO_KEYS.open)).status,
    ).toBe(200)
  })

  it.each([
    [undefined, 'parameter_required'],
    [{ ...INTENT, amount: '5000' }, 'parameter_data_type_invalid'],
    [{ ...INTENT, amount: 1999 }, 'parameter_below_minimum'],
    [{ ...INTENT, currency: 'USD' }, 'parameter_invalid'],
    [{ ...INTENT, payment_method_allowed: [] }, 'parameter_required'],
  ])('with a wrong field is 400: %j', async (attributes, code) => {
    expect(await call('POST', '/payment_intents', attributes)).toMatchObject({
      status: 400,
      body: { errors: [{ code }] },
    })
  })

  it.each([
    [{ card_number: '4343', exp_month: 12, exp_year: 2030, cvc: '123' }],
    [{ ...details('4343434343434345'), exp_month: 13 }],
    [{ ...details('4343434343434345'), exp_year: 2025 }],
    [{ ...details('4343434343434345'), cvc: '12' }],
  ])('for a card with a wrong field is 400: %j', async (given) => {
    const { status, body } = await call('POST', '/payment_methods', { type: 'card', details: given })
    expect([status, body.errors?.[0]?.code]).toEqual([400, 'parameter_format_invalid'])
  })

  it('of a browser on another site is allowed, and never gives a number or CVC back', async () => {
    const asked = await fetch(`${server.url}/v1/payment_methods`, { method: 'OPTIONS' })
    expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([204, '*'])
    const attributes = { type: 'card', details: details('4343434343434345'), billing: { name: 'Luz' } }
    const made = await call('POST', '/payment_methods', attributes, DEMO_KEYS.open)
    expect(made.headers.get('access-control-allow-origin')).toBe('*')
    expect(made.body.data.attributes.details).toEqual({ last4: '4345', exp_month: 12, exp_year: 2030 })
    expect(JSON.stringify(made.body)).not.toMatch(/4343434343434345|"cvc"/)
  })
})

describe('the test cards', () => {
  it.each([
    ['4343434343434345', 'visa'],
    ['4571736000000075', 'visa'],
    ['4009930000001421', 'visa'],
    ['4404520000001439', 'visa'],
    ['5555444444444457', 'mastercard'],
    ['5455590000000009', 'mastercard'],
    ['5339080000000003', 'mastercard'],
    ['5240050000001440', 'mastercard'],
    ['5577510000001446', 'mastercard'],
    ['5123000000000001', 'mastercard'],
    ['5123000000000002', 'mastercard'],
  ])('%s pays', async (number, brand) => {
    const { status, body } = await attachCard(await intentOf(), number)
    expect(status).toBe(200)
    expect(body.data.attributes).toMatchObject({ status: 'succeeded', last_payment_error: null })
    expect(body.data.attributes.payments[0].attributes).toMatchObject({
      amount: 5000,
      currency: 'PHP',
      status: 'paid',
      source: { type: 'card', brand, last4: number.slice(-4) },
    })
  })

  it.each([
    ['4200000000000018', 'card_expired'],
    ['4300000000000017', 'cvc_invalid'],
    ['4400000000000016', 'generic_decline'],
    ['4111111111111111', 'generic_decline'],
    ['4230000000000004', 'generic_decline'],
    ['4500000000000015', 'fraudulent'],
    ['5100000000000198', 'insufficient_funds'],
    ['5240460000001466', 'insufficient_funds'],
    ['5200000000000197', 'processor_blocked'],
    ['5300000000000196', 'lost_card'],
    ['5483530000001462', 'lost_card'],
    ['5400000000000195', 'stolen_card'],
    ['5500000000000194', 'processor_unavailable'],
    ['4600000000000014', 'blocked'],
  ])('%s is declined: %s, and another one pays on the same intent', async (number, sub_code) => {
    const id = await intentOf()
    expect(await attachCard(id, number)).toMatchObject({
      status: 400,
      body: { errors: [{ code: 'resource_failed_state', sub_code }] },
    })
    expect(await read(id)).toMatchObject({
      status: 'awaiting_payment_method',
      last_payment_error: { failed_code: sub_code },
      payments: [],
    })
    expect((await attachCard(id, '4343434343434345')).body.data.attributes.status).toBe('succeeded')
    // Once it is paid nothing more can be attached or cancelled.
    expect((await attachCard(id, '4343434343434345')).status).toBe(400)
    expect((await call('POST', `/payment_intents/${id}/cancel`, {})).status).toBe(400)
  })

  it.each([
    ['4120000000000007', 'authorize', 'succeeded', null],
    ['4120000000000007', 'fail', 'awaiting_payment_method', 'authentication_error'],
    ['5234000000000106', 'authorize', 'awaiting_payment_method', 'generic_decline'],
  ])('%s wants 3-D Secure; %s there ends as %s', async (number, answer, status, failed) => {
    const id = await intentOf()
    const { next_action } = (await attachCard(id, number)).body.data.attributes
    expect(next_action).toMatchObject({
      type: 'redirect',
      redirect: { return_url: `http://shop.test/back?plan=2&payment_intent_id=${id}` },
    })
    const page = await (await fetch(next_action.redirect.url)).text()
    expect(page).toContain('Authorize Test Payment')
    const back = await press(next_action.redirect.url, answer)
    expect([back.status, back.headers.get('location')]).toEqual([303, next_action.redirect.return_url])
    const after = await read(id)
    expect([after.status, after.last_payment_error?.failed_code ?? null]).toEqual([status, failed])
    expect((await press(next_action.redirect.url, answer)).status).toBe(404)
  })
})

describe('other ways', () => {
  it('a wallet only where the intent allows it; its page pays', async () => {
    const alone = await intentOf()
    expect((await attach(alone, { type: 'gcash' })).body.errors?.[0]?.code).toBe('parameter_invalid')
    const id = await intentOf({ payment_method_allowed: ['card', 'gcash'] })
    const { next_action } = (await attach(id, { type: 'gcash' })).body.data.attributes
    await press(next_action.redirect.url, 'authorize')
    const { payments } = await read(id)
    expect(payments[0].attributes.source).toMatchObject({ type: 'gcash' })
    expect(payments[0].attributes.source.last4).toBeUndefined()
  })

  it('a code is a picture that ends; nobody scanned it, so nothing is charged', async () => {
    const id = await intentOf({ payment_method_allowed: ['qrph'] })
    const { next_action } = (await attach(id, { type: 'qrph', expiry_seconds: 60 })).body.data.attributes
    expect(next_action).toMatchObject({
      type: 'consume_qr',
      code: {
        amount: 5000,
        expires_at: '2026-11-23T02:01:00.000Z',
        image_url: expect.stringMatching(/^data:image/) as string,
      },
    })
    moment = new Date('2026-11-23T02:01:00Z')
    expect(await read(id)).toMatchObject({ status: 'awaiting_payment_method', next_action: null, payments: [] })
  })

  it('a cancelled intent can never be paid', async () => {
    const id = await intentOf()
    const { next_action } = (await attachCard(id, '4120000000000007')).body.data.attributes
    expect((await call('POST', `/payment_intents/${id}/cancel`, {})).body.data.attributes.status).toBe('cancelled')
    expect((await press(next_action.redirect.url, 'authorize')).status).toBe(404)
    expect((await attachCard(id, '4343434343434345')).status).toBe(400)
  })

  it('a payment can be worked on for a while', async () => {
    await fetch(`${server.url}/__control/processing`, { method: 'POST', body: JSON.stringify({ ms: 2000 }) })
    const id = await intentOf()
    expect((await attachCard(id, '4343434343434345')).body.data.attributes.status).toBe('processing')
    moment = new Date(moment.getTime() + 2000)
    expect((await read(id)).status).toBe('succeeded')
  })
})

describe('events', () => {
  /** A shop that answers as it is told, and keeps what it got. */
  async function shop(statuses: number[] = []) {
    const got: { body: string; signature: string }[] = []
    const listening = createServer((request, response) => {
      let body = ''
      request.on('data', (part: Buffer) => (body += part.toString()))
      request.on('end', () => {
        got.push({ body, signature: String(request.headers['paymongo-signature']) })
        response.writeHead(statuses.shift() ?? 200).end()
      })
    }).listen(0, '127.0.0.1')
    await once(listening, 'listening')
    const url = `http://127.0.0.1:${(listening.address() as AddressInfo).port}/hook`
    return { got, url, close: () => listening.close() }
  }
  const order = (path: string, body: object) =>
    fetch(`${server.url}/__control${path}`, { method: 'POST', body: JSON.stringify(body) })

  it('are signed over time and body, come again until they are taken, twice when told so, and never when told so', async () => {
    const { got, url, close } = await shop([500, 200])
    await order('/webhooks', { url })
    await attachCard(await intentOf(), '4343434343434345')
    await vi.waitFor(() => expect(got).toHaveLength(2), 5000)
    expect(got[0]?.body).toBe(got[1]?.body)
    const { body = '', signature = '' } = got[0] ?? {}
    const [, time, test] = /^t=(\d+),te=(\w+),li=$/.exec(signature) ?? []
    expect(test).toBe(createHmac('sha256', DEMO_KEYS.webhook).update(`${time}.${body}`).digest('hex'))
    expect(JSON.parse(body)).toMatchObject({
      data: { type: 'event', attributes: { type: 'payment.paid', livemode: false } },
    })
    await order('/webhooks', { url, delivery: 'twice' })
    await attachCard(await intentOf(), '4343434343434345')
    await vi.waitFor(() => expect(got).toHaveLength(4), 5000)
    await order('/webhooks', { url, delivery: 'never' })
    await attachCard(await intentOf(), '5100000000000198')
    const { events } = standIn.control.state() as { events: { id: string; type: string; tries: number }[] }
    expect(events.map(({ type, tries }) => [type, tries])).toEqual([
      ['payment.paid', 2],
      ['payment.paid', 2],
      ['payment.failed', 0],
    ])
    await order('/events/again', { id: events[2]?.id })
    await vi.waitFor(() => expect(got).toHaveLength(5), 5000)
    close()
  })

  it('tell of refunds, which stand in the payment', async () => {
    const id = await intentOf()
    await attachCard(id, '4343434343434345')
    await order('/refunds', { intent: id, centavos: 2000 })
    expect((await read(id)).payments[0].attributes.refunds[0].attributes).toMatchObject({
      amount: 2000,
      status: 'succeeded',
    })
    const { events } = standIn.control.state() as { events: { type: string }[] }
    expect(events.map(({ type }) => type)).toEqual(['payment.paid', 'payment.refunded'])
    expect((await order('/refunds', { intent: 'pi_other' })).status).toBe(400)
  })
})
