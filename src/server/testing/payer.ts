import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { House } from './house.ts'

export const MINUTE = 60_000
export const DAY = 1440 * MINUTE
/** Cards of the payment stand-in: one that is taken at once, one that wants 3-D Secure. */
export const PLAIN = '4343434343434345'
export const SECURE = '4120000000000007'

export type Person = { token: string; user: { id: number; email: string } }
type Terms = {
  quotes: { plan_id: number; kind: string; ends_at: string }[]
  provider: unknown
  under_way: { payment_id: string; status: string } | null
}
type Current = { status: string; end_date: string; plan: { plan_type: string } }

const PAYMENT = '/api/auth/subscription/payment'

/** What the tests of payments do and look at, on a house with its stand-ins. */
export class Payer {
  readonly #h: House
  constructor(h: House) {
    this.#h = h
  }

  create(person: Person, plan_id: number, number: string, more: object = {}) {
    const card = { number, exp_month: '12', exp_year: '30', cvc: '123' }
    const billing = { name: 'Luz Reyes', email: person.user.email, phone: '+639175550101' }
    const body = { plan_id, payment_details: { card, billing }, ...more }
    return this.#h.call('POST', `${PAYMENT}/create/`, { token: person.token, body })
  }

  verify(person: Person, payment_intent_id: string, plan_id?: number) {
    const body = { payment_intent_id, plan_id }
    return this.#h.call('POST', `${PAYMENT}/verify/`, { token: person.token, body })
  }

  details(person: Person, payment_id: string) {
    return this.#h.call('POST', `${PAYMENT}/details/`, { token: person.token, body: { payment_id } })
  }

  async current({ token }: Person): Promise<Current> {
    return (await this.#h.call('GET', '/api/auth/subscription/current/', { token })).body as Current
  }

  async terms({ token }: Person): Promise<Terms> {
    return (await this.#h.call('GET', `${PAYMENT}/terms/`, { token })).body as Terms
  }

  /** Centavos the stand-in took. */
  taken(): number {
    return this.#h.sandbox.paymongo.control.state()['taken_centavos'] as number
  }

  async receiptsMailed({ user }: Person): Promise<number> {
    const { rows } = await sql<{ mails: number }>`
      select count(*)::integer as mails from outgoing_mails
      where recipient = ${user.email} and key like 'payment-receipt:%'`.execute(this.#h.db)
    return rows[0]?.mails ?? 0
  }

  async stateOf(intent: unknown) {
    const { rows } = await sql<{ id: number; state: string; looks: number }>`
      select id, state, looks from payments where intent_id = ${intent}`.execute(this.#h.db)
    if (!rows[0]) throw new Error(`There is no payment ${String(intent)}.`)
    return rows[0]
  }

  /** The 3-D Secure page, as the person answers it; gives where it leads. */
  async atTheBank(url: string, answer: 'authorize' | 'fail'): Promise<string> {
    const page = await (await fetch(url)).text()
    if (!page.includes('Authorize Test Payment')) throw new Error(`The bank shows something else: ${page}`)
    const body = new URLSearchParams({ id: new URL(url).searchParams.get('id') ?? '', answer })
    const reply = await fetch(new URL('/sources', url), { method: 'POST', body, redirect: 'manual' })
    return reply.headers.get('location') ?? ''
  }

  eventBody(id: string, intent: unknown, type = 'payment.paid'): string {
    const data = { id: 'pay_x', type: 'payment', attributes: { payment_intent_id: intent } }
    return JSON.stringify({ data: { id, type: 'event', attributes: { type, data } } })
  }

  webhook(body: string, given: { secret?: string; at?: Date; signed?: string } = {}) {
    const { secret = 'whsk_hanapdemoonly', at = this.#h.clock.now(), signed = body } = given
    const time = Math.floor(at.getTime() / 1000)
    const signature = createHmac('sha256', secret).update(`${time}.${signed}`).digest('hex')
    const headers = { 'content-type': 'application/json', 'paymongo-signature': `t=${time},te=${signature},li=` }
    return this.#h.app.inject({ method: 'POST', url: '/api/webhooks/paymongo/', payload: body, headers })
  }
}
