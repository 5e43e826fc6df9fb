import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { inspect } from 'node:util'
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'
import { startServer } from '../../../../sandbox/http/server.ts'
import { createPayMongo as createStandIn } from '../../../../sandbox/paymongo/paymongo.ts'
import { systemClock } from '../../platform/clock.ts'
import { type Card, createPayMongo, type PayMongo, PayMongoError, verifySignature } from './paymongo.ts'

const KEY = 'sk_test_hanapdemoonly'
const PLAIN = '4343434343434345'
const billing = { name: 'Luz Reyes', email: 'luz@home.test', phone: '' }
const cardOf = (number: string): Card => ({ number, expMonth: 12, expYear: 2030, cvc: '987' })

let standIn: ReturnType<typeof createStandIn>
let url: string
let close: () => Promise<void>
let payMongo: PayMongo
beforeEach(async () => {
  standIn = createStandIn()
  const server = await startServer({ handler: standIn.handler, control: standIn.control, port: 0 })
  url = `${server.url}/v1`
  close = async () => {
    standIn.close()
    await server.close()
  }
  payMongo = connect()
})
afterEach(() => close())

const connect = (more: Partial<Parameters<typeof createPayMongo>[0]> = {}) =>
  createPayMongo({
    url,
    secretKey: KEY,
    clock: systemClock,
    totalMs: 3000,
    methods: ['card', 'gcash', 'qrph'],
    ...more,
  })

const begin = (of = payMongo) => of.createIntent({ amount: 5000, description: 'Basic', metadata: { payment: '7' } })
async function pay(number: string, of = payMongo) {
  const { id } = await begin(of)
  const method = await of.createMethod({ type: 'card', card: cardOf(number), billing })
  return of.attach({ intentId: id, methodId: method.id, returnUrl: 'http://shop.test/back' })
}
const failureOf = (run: Promise<unknown>): Promise<PayMongoError> =>
  run.then(
    () => Promise.reject(new Error('It went well.')),
    (error: unknown) => (error instanceof PayMongoError ? error : Promise.reject(error as Error)),
  )

describe('an intent', () => {
  it('that is paid tells its payment, and what it was for', async () => {
    expect(await pay(PLAIN)).toMatchObject({
      status: 'succeeded',
      amount: 5000,
      currency: 'PHP',
      livemode: false,
      nextActionUrl: null,
      qr: null,
      lastError: null,
      payment: {
        status: 'paid',
        type: 'card',
        brand: 'visa',
        last4: '4345',
        refunded: 0,
        paidAt: expect.any(Date) as Date,
      },
      metadata: { payment: '7' },
    })
  })

  it('with 3-D Secure tells where the person goes; a wallet too, and a code is a picture with its end', async () => {
    const secure = await pay('4120000000000007')
    expect(secure).toMatchObject({ status: 'awaiting_next_action', payment: null })
    expect(secure.nextActionUrl).toContain(new URL(url).origin)
    const { id } = await begin()
    const wallet = await payMongo.createMethod({ type: 'gcash', card: null, billing })
    const at = { intentId: id, returnUrl: 'http://shop.test/back' }
    expect((await payMongo.attach({ ...at, methodId: wallet.id })).nextActionUrl).not.toBeNull()
    const code = await payMongo.createMethod({ type: 'qrph', card: null, billing })
    const { qr, nextActionUrl } = await payMongo.attach({ ...at, methodId: code.id })
    expect([nextActionUrl, qr?.imageUrl.slice(0, 11)]).toEqual([null, 'data:image/'])
    expect((qr?.expiresAt?.getTime() ?? 0) - Date.now()).toBeGreaterThan(29 * 60_000)
    expect((await payMongo.cancelIntent(id)).status).toBe('cancelled')
    expect((await failureOf(payMongo.cancelIntent(id))).kind).toBe('refused')
  })

  it('that was refused tells why, in the provider’s words or, of a stolen card, in none of them', async () => {
    const declined = await failureOf(pay('5100000000000198'))
    expect(declined).toMatchObject({
      kind: 'declined',
      code: 'insufficient_funds',
      message: 'The card has insufficient funds to complete the purchase.',
    })
    for (const number of [
      '4500000000000015',
      '5300000000000196',
      '5400000000000195',
      '4600000000000014',
      '5200000000000197',
    ]) {
      expect(await failureOf(pay(number))).toMatchObject({
        kind: 'declined',
        message: 'Your card was declined. Please use another card or ask your bank.',
      })
    }
  })

  it('is told to its own key alone', async () => {
    const { id } = await begin()
    expect((await failureOf(connect({ secretKey: 'sk_test_other' }).readIntent(id))).kind).toBe('refused')
    expect((await failureOf(payMongo.readIntent('pi_none'))).kind).toBe('refused')
  })

  it('with a wrong field of a card says which', async () => {
    const wrong = payMongo.createMethod({ type: 'card', card: { ...cardOf(PLAIN), expMonth: 13 }, billing })
    expect(await failureOf(wrong)).toMatchObject({ kind: 'invalid', code: 'parameter_format_invalid' })
  })
})

describe('a provider that misbehaves', () => {
  it.each([
    ['5xx', 'down'],
    ['garbage', 'down'],
    ['429', 'busy'],
    ['lost-answer', 'down'],
    ['down', 'down'],
  ] as const)('%s is %s, and nothing is sent a second time', async (mode, kind) => {
    const { id } = await begin()
    const { id: methodId } = await payMongo.createMethod({ type: 'card', card: cardOf(PLAIN), billing })
    const path = `/v1/payment_intents/${id}/attach`
    standIn.control.misbehave({ mode, path, times: 5 })
    const error = await failureOf(payMongo.attach({ intentId: id, methodId, returnUrl: 'http://shop.test/back' }))
    expect(error.kind).toBe(kind)
    expect(standIn.control.traffic.report(0).by_path[`POST ${path}`]).toBe(1)
  })

  it('slow is given up after its time', async () => {
    standIn.control.misbehave({ mode: 'slow', delay_ms: 5000, path: '/v1/payment_intents', times: 1 })
    expect((await failureOf(begin(connect({ totalMs: 200 })))).kind).toBe('down')
  })

  it('is not asked for a while after eight failures in a row', async () => {
    standIn.control.misbehave({ mode: '5xx', path: '/v1/payment_intents', times: 8 })
    for (let n = 0; n < 8; n += 1) await failureOf(begin())
    expect((await failureOf(begin())).message).toContain('several times in a row')
  })

  it('never has a card in an error, whatever went wrong', async () => {
    const card = cardOf(PLAIN)
    for (const mode of ['5xx', 'garbage', '429', 'lost-answer', 'down'] as const) {
      standIn.control.misbehave({ mode, path: '/v1/payment_methods', times: 1 })
      const said = inspect(await failureOf(payMongo.createMethod({ type: 'card', card, billing })), { depth: 9 })
      expect(said).not.toMatch(/4343434343434345|\b987\b|hanapdemoonly/)
    }
  })

  it.each([
    ['an address of another host', { redirect: { url: 'https://paymongo.com.evil.test/x' } }],
    ['a script', { redirect: { url: 'javascript:alert(1)' } }],
    ['a picture from elsewhere', { code: { image_url: 'https://evil.test/x.png' } }],
    ['a picture with more in it', { code: { image_url: 'data:text/html;base64,PGI+' } }],
  ])('leads nobody to %s', async (_, next_action) => {
    const attributes = { amount: 5000, currency: 'PHP', status: 'awaiting_next_action', livemode: false, next_action }
    const liar = createServer((_request, response) =>
      response.end(JSON.stringify({ data: { id: 'pi_x', attributes } })),
    )
    liar.listen(0, '127.0.0.1')
    await once(liar, 'listening')
    const of = connect({ url: `http://127.0.0.1:${(liar.address() as AddressInfo).port}/v1` })
    expect(await of.readIntent('pi_x')).toMatchObject({ nextActionUrl: null, qr: null })
    liar.close()
  })
})

test('a refund stands in the payment', async () => {
  const { id } = await pay(PLAIN)
  await fetch(new URL('/__control/refunds', url), {
    method: 'POST',
    body: JSON.stringify({ intent: id, centavos: 1500 }),
  })
  expect((await payMongo.readIntent(id)).payment?.refunded).toBe(1500)
})

test('webhooks are listed with whether they are on', async () => {
  expect(await payMongo.listWebhooks()).toEqual([])
  const order = { url: 'http://shop.test/hook', enabled: false }
  await fetch(new URL('/__control/webhooks', url), { method: 'POST', body: JSON.stringify(order) })
  expect(await payMongo.listWebhooks()).toMatchObject([{ url: 'http://shop.test/hook', status: 'disabled' }])
})

describe('a signature', () => {
  const now = new Date('2026-11-23T02:00:00Z')
  const secret = 'whsk_of_a_test'
  const body = Buffer.from('{"data":{"id":"evt_1"}}')
  const header = (over: Buffer, at = now, mode: 'te' | 'li' = 'te', of = secret) => {
    const time = Math.floor(at.getTime() / 1000)
    const sum = createHmac('sha256', of).update(`${time}.`).update(over).digest('hex')
    return mode === 'te' ? `t=${time},te=${sum},li=` : `t=${time},te=,li=${sum}`
  }

  it('of these very bytes is good, in test and in live mode, also of a repeat hours later', () => {
    expect(verifySignature(body, header(body), secret, now)).toBe(true)
    expect(verifySignature(body, header(body, now, 'li'), secret, now)).toBe(true)
    expect(verifySignature(body, header(body, new Date(now.getTime() - 3 * 3_600_000)), secret, now)).toBe(true)
  })

  it.each([
    ['other bytes', header(Buffer.from('{"data":{"id":"evt_2"}}'))],
    ['another secret', header(body, now, 'te', 'whsk_other')],
    ['long ago', header(body, new Date(now.getTime() - 5 * 3_600_000))],
    ['the future', header(body, new Date(now.getTime() + 3_600_000))],
    ['nothing', ''],
    ['garbage', 't=,te=zz,li='],
    ['no time', header(body).replace(/t=\d+/, 't=abc')],
    ['half a sum', header(body).slice(0, 40)],
  ])('of %s is not', (_, given) => {
    expect(verifySignature(body, given, secret, now)).toBe(false)
  })
})
