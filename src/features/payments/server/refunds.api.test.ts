import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { house, type House } from '#server/testing/house.ts'
import { DAY, Payer, type Person, PLAIN, SECURE } from '#server/testing/payer.ts'
import { markRefund, paymentsOf, readPaymentAgain } from './operator.ts'
import { lookTask } from './settle.ts'
import { sweepPaymentsTask } from './tasks.ts'

let h: House
let p: Payer
beforeAll(async () => {
  h = await house({ sandbox: {} })
  p = new Payer(h)
})
afterAll(() => h.close())
beforeEach(() => h.sandbox.paymongo.control.reset())

const giveBack = (intent: unknown, centavos?: number) =>
  fetch(`${h.sandbox.paymongo.url}/__control/refunds`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ intent, centavos }),
  })

async function paid(person: Person, plan = 2): Promise<{ intent: string; id: number }> {
  const { body } = await p.create(person, plan, PLAIN)
  const { id } = await p.stateOf(body.payment_id)
  return { intent: body.payment_id as string, id }
}

async function mailsAbout({ user }: Person, what: string): Promise<number> {
  const { rows } = await sql<{ mails: number }>`
    select count(*)::integer as mails from outgoing_mails
    where recipient = ${user.email} and key like ${`${what}:%`}`.execute(h.db)
  return rows[0]?.mails ?? 0
}

describe('a refund made at the provider', () => {
  test('is told by a webhook that is read anew: the month is taken back once, the receipt says so, and a mail', async () => {
    const person = await h.signUp()
    const trialEnd = (await p.current(person)).end_date
    const { intent, id } = await paid(person)
    const event = p.eventBody('evt_refund_1', intent, 'payment.refunded')
    // Said by an event alone it is not believed.
    await p.webhook(event)
    await h.run(lookTask, { payment_id: id, refund: true })
    expect((await p.details(person, intent)).body.status).toBe('PAID')
    await giveBack(intent)
    for (const number of [2, 3]) {
      expect((await p.webhook(p.eventBody(`evt_refund_${number}`, intent, 'payment.refunded'))).statusCode).toBe(200)
      await h.run(lookTask, { payment_id: id, refund: true })
    }
    expect((await p.details(person, intent)).body.status).toBe('REFUNDED')
    expect(await p.current(person)).toMatchObject({ end_date: trialEnd })
    expect(await mailsAbout(person, 'payment-refund')).toBe(1)
    // What was given back is no reason to answer the next try with it.
    expect((await p.create(person, 2, PLAIN)).body.success).toBe(true)
    expect(p.taken()).toBe(10_000)
  })

  test('of one month of two leaves the other whole', async () => {
    const person = await h.signUp()
    const first = await paid(person, 3)
    h.clock.advance(3 * 60_000)
    await paid(person, 3)
    const before = new Date((await p.current(person)).end_date).getTime()
    await giveBack(first.intent)
    await markRefund(h.deps, first.id, 'paid twice by mistake')
    const after = new Date((await p.current(person)).end_date).getTime()
    expect(before - after).toBeGreaterThanOrEqual(28 * DAY)
    expect(before - after).toBeLessThanOrEqual(31 * DAY)
    expect((await p.current(person)).status).toBe('active')
  })

  test('in part changes nothing: a person decides', async () => {
    const person = await h.signUp()
    const { intent, id } = await paid(person, 3)
    await giveBack(intent, 4000)
    const before = await p.current(person)
    await expect(markRefund(h.deps, id, 'half of it')).rejects.toThrow('PayMongo shows no whole refund')
    expect(await p.current(person)).toEqual(before)
    expect((await p.details(person, intent)).body.status).toBe('PAID')
  })
})

describe('the operator', () => {
  test('marks only what is paid, given back, and not marked yet', async () => {
    const person = await h.signUp()
    const { intent, id } = await paid(person)
    await expect(markRefund(h.deps, id, 'asked for')).rejects.toThrow('PayMongo shows no whole refund')
    await giveBack(intent)
    expect((await markRefund(h.deps, id, 'asked for')).refunded_at).not.toBeNull()
    await expect(markRefund(h.deps, id, 'asked for')).rejects.toThrow('is marked as refunded already')
    await expect(markRefund(h.deps, 999_999, 'asked for')).rejects.toThrow('There is no payment 999999.')
    const { rows } = await sql<{ reason: string }>`
      select refund_reason as reason from payments where id = ${id}`.execute(h.db)
    expect(rows).toEqual([{ reason: 'asked for' }])
  })

  test('sees why a payment is held whose person is gone, and gives it back', async () => {
    const person = await h.signUp()
    const { body } = await p.create(person, 2, SECURE)
    const { id } = await p.stateOf(body.payment_id)
    const gone = { token: person.token, body: { password: person.password } }
    expect((await h.call('POST', '/api/auth/delete-account/', gone)).status).toBe(200)
    await p.atTheBank(body.next_action_url as string, 'authorize')
    await h.run(lookTask, { payment_id: id })
    const held = async () => (await paymentsOf(h.deps, { waiting: true })).filter((one) => one.id === id)
    expect(await held()).toMatchObject([
      { email: null, state: 'held', held_reason: 'paid after the account was deleted: give it back at PayMongo' },
    ])
    await expect(markRefund(h.deps, id, 'account deleted')).rejects.toThrow('PayMongo shows no whole refund')
    await giveBack(body.payment_id)
    expect((await markRefund(h.deps, id, 'account deleted')).refunded_at).not.toBeNull()
    expect(await held()).toEqual([])
  })

  test('lists payments by person and state, and reads one again', async () => {
    const person = await h.signUp()
    const { body } = await p.create(person, 3, SECURE)
    const waiting = await paymentsOf(h.deps, { email: person.user.email.toUpperCase(), waiting: true })
    expect(waiting).toMatchObject([{ email: person.user.email, state: 'authenticating', plan_type: 'premium' }])
    expect(await paymentsOf(h.deps, { email: person.user.email, state: 'paid' })).toEqual([])
    await p.atTheBank(body.next_action_url as string, 'authorize')
    const id = waiting[0]?.id ?? 0
    expect(await readPaymentAgain(h.deps, id)).toMatchObject({ state: 'paid' })
    await expect(markRefund(h.deps, id, 'asked for')).rejects.toThrow('PayMongo shows no whole refund')
  })

  test('is told in the log, every hour, of a payment that waits for longer than that', async () => {
    const person = await h.signUp()
    const { body } = await p.create(person, 2, SECURE)
    const { id } = await p.stateOf(body.payment_id)
    const warn = vi.spyOn(h.deps.log, 'warn').mockImplementation(() => undefined)
    const told = () =>
      warn.mock.calls.filter(
        ([given, said]) =>
          JSON.stringify(given).includes(`"payment":${id},`) && said === 'a payment waits for longer than an hour',
      ).length
    await h.run(sweepPaymentsTask, {})
    expect(told()).toBe(0)
    h.clock.advance(61 * 60_000)
    await h.run(sweepPaymentsTask, {})
    await h.run(sweepPaymentsTask, {})
    expect(told()).toBe(2)
    warn.mockRestore()
  })
})
