import { randomInt } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import process from 'node:process'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isUnderWay } from '#features/payments/rules.ts'
import { paymentsOf } from '#features/payments/server/operator.ts'
import { lookAt } from '#features/payments/server/service.ts'
import { beside } from '../testing/beside.ts'
import { freshDatabase } from '../testing/database.ts'
import { freePort, type HanapProcess, runProgram } from '../testing/hanap-process.ts'
import { processWorld, type ProcessWorld } from '../testing/process-world.ts'
import { cardLeaks, TEST_CVC } from '../testing/card-leaks.ts'
import { control, readySeeker } from '../testing/ready-seeker.ts'

/** Three kills every day, twenty before a release (`npm test -- --all`). */
const ROUNDS = process.env['HANAP_TEST_ALL'] === undefined ? 3 : 20
/** Everything the processes said, those that were killed too. */
const logs: Promise<string>[] = []
const answers: string[] = []

const CARDS = ['4343434343434345', '4120000000000007', '5100000000000198']
/** Of what happens between the tap on Pay and the mail, nearly all is over by then. */
const LONGEST_MS = 500

/** A server of its own: with the embedded one the web process would hold it, and the task process could not live on. */
let database: Awaited<ReturnType<typeof freshDatabase>>
let world: ProcessWorld
let hanap: HanapProcess
let worker: ReturnType<typeof runProgram> | undefined
let provider: string

beforeAll(async () => {
  const port = await freePort()
  database = await freshDatabase()
  const settings = {
    DATABASE_URL: database.url,
    PORT: String(port),
    TASKS: 'separate',
    SCHEDULES: 'off',
    LOG_LEVEL: 'debug',
  }
  world = await processWorld({ olj: 0, linkedin: 0 }, settings)
  const { url } = world.sandbox.paymongo
  provider = url
  Object.assign(world.env, {
    PAYMONGO_URL: `${url}/v1`,
    PAYMONGO_SECRET_KEY: 'sk_test_hanapdemoonly',
    PAYMONGO_WEBHOOK_SECRET: 'whsk_hanapdemoonly',
  })
  await startWeb()
  startWorker()
  await control(provider, 'POST', '/webhooks', { url: `${hanap.url}/api/webhooks/paymongo/` })
})
afterAll(async () => {
  worker?.kill()
  await worker?.ended
  await world.close()
  await database.drop()
})

async function startWeb(): Promise<void> {
  const started = await world.start()
  hanap = started
  logs.push(started.ended.then(started.said))
}

function startWorker(): void {
  worker = runProgram(world.env, ['worker.ts'])
  logs.push(worker.ended.then(({ said }) => said))
}

type Payer = { token: string; id: number; email: string; card: string; plan: number; key: string }

async function newPayer(at: number): Promise<Payer> {
  const wish = { onboarded: false, connected: false }
  const { token, user, email } = await readySeeker(hanap.call, world.sandbox.olj.url, wish)
  return {
    token,
    id: Number(user['id']),
    email,
    card: CARDS[at % CARDS.length] ?? '',
    plan: 2 + (at % 2),
    key: `try-of-${Number(user['id'])}-one`,
  }
}

/** Pays, and confirms at the bank where it asks; whatever the server says or does not say. */
async function pay({ token, email, card, plan, key }: Payer): Promise<void> {
  const details = { number: card, exp_month: '12', exp_year: '30', cvc: TEST_CVC }
  const billing = { name: 'Luz Reyes', email }
  const body = { plan_id: plan, payment_details: { card: details, billing }, request_key: key }
  const answer = await hanap
    .call('POST', '/api/auth/subscription/payment/create/', { token, body })
    .catch(() => undefined)
  answers.push(JSON.stringify(answer?.body ?? null))
  const next = answer?.body as { next_action_url?: string | null; payment_id?: string | null } | undefined
  if (next?.next_action_url) {
    const form = new URLSearchParams({
      id: new URL(next.next_action_url).searchParams.get('id') ?? '',
      answer: 'authorize',
    })
    await fetch(new URL('/sources', next.next_action_url), { method: 'POST', body: form, redirect: 'manual' })
  }
  if (next?.payment_id) {
    const asked = { payment_intent_id: next.payment_id, plan_id: plan }
    await hanap.call('POST', '/api/auth/subscription/payment/verify/', { token, body: asked }).catch(() => undefined)
  }
}

/** What the stand-in took, by our number of the payment. */
async function takenByPayment(): Promise<Map<number, number>> {
  const { intents } = (await control(provider, 'GET', '/state')) as {
    intents: { metadata: { payment?: string }; payments: { status: string }[] }[]
  }
  const counted = intents.map(({ metadata, payments }): [number, number] => [
    Number(metadata.payment),
    payments.filter(({ status }) => status === 'paid').length,
  ])
  return new Map(counted.filter(([, paid]) => paid > 0))
}

async function kill(round: number): Promise<void> {
  const [web, tasks] = [round % 3 !== 1, round % 3 !== 0]
  if (web) await hanap.end('SIGKILL')
  if (tasks) {
    worker?.kill()
    await worker?.ended
  }
  if (web) await startWeb()
  if (tasks) startWorker()
}

test(`kill -9 of web and worker, ${ROUNDS} times at random moments of a payment: money taken is a plan, a receipt and a mail, once`, async () => {
  const moments: number[] = []
  const everybody: Payer[] = []
  await control(provider, 'POST', '/misbehave', { mode: 'slow', delay_ms: 60, path: '/v1/*', method: 'POST' })
  for (let round = 0; round < ROUNDS; round += 1) {
    const people = await Promise.all([0, 1, 2, 3].map((at) => newPayer(at)))
    everybody.push(...people)
    const paying = people.map((person) => pay(person))
    const moment = randomInt(LONGEST_MS)
    moments.push(moment)
    await wait(moment)
    await kill(round)
    await Promise.all(paying)
    // All but the second come back and press again. The cards of two of those are good, so they have paid in the end,
    // whenever the kill came.
    await Promise.all(people.filter((_, at) => at !== 1).map((person) => pay(person)))
  }
  await control(provider, 'DELETE', '/misbehave')
  const rows = await beside(world.env, 5 * 60_000, async (deps) => {
    for (const row of await paymentsOf(deps, {})) if (isUnderWay(row.state)) await lookAt(deps, row.id)
    return paymentsOf(deps, {})
  })
  const at = `killed after ${moments.join(', ')} ms`
  const taken = await takenByPayment()
  const paid = rows.filter(({ state }) => state === 'paid')
  expect(
    paid.map(({ id }) => id).toSorted((a, b) => a - b),
    at,
  ).toEqual([...taken.keys()].toSorted((a, b) => a - b))
  expect(
    [...taken.values()].every((times) => times === 1),
    at,
  ).toBe(true)
  expect(new Set(paid.map(({ user_id }) => user_id)).size, at).toBe(paid.length)
  // Whoever never heard where the bank is may still be asked there: nothing is taken, and a look would tell.
  const waiting = rows.filter(({ state }) => isUnderWay(state) && state !== 'authenticating')
  expect(waiting, at).toEqual([])
  const numbers = paid.map(({ receipt_number }) => Number(receipt_number)).toSorted((a, b) => a - b)
  expect(numbers, at).toEqual(numbers.map((_, index) => index + 1))
  expect(paid.length, at).toBeGreaterThan(ROUNDS)
  const { plans, mails } = await beside(world.env, 0, async ({ db }) => ({
    plans: await db.selectFrom('subscriptions').select(['user_id', 'plan_type']).execute(),
    mails: (await sql<{ key: string }>`select key from outgoing_mails where key like 'payment-receipt:%'`.execute(db))
      .rows,
  }))
  for (const { id, plan } of everybody) {
    const bought = paid.find(({ user_id }) => user_id === id)
    const has = plans.find(({ user_id }) => user_id === id)?.plan_type
    expect(has, at).toBe(bought === undefined ? 'free' : plan === 2 ? 'basic' : 'premium')
  }
  expect(mails.map(({ key }) => key).toSorted(), at).toEqual(paid.map(({ id }) => `payment-receipt:${id}`).toSorted())
}, 300_000)

const SECRETS = { cards: [...CARDS, '4343434343434346'], keys: ['sk_test_hanapdemoonly', 'whsk_hanapdemoonly'] }

test('no number of a card, no CVC and no key is in the database, a file, a log or an answer after all of that', async () => {
  const person = await newPayer(0)
  const card = { number: CARDS[0], exp_month: '12', exp_year: '30', cvc: TEST_CVC }
  const billing = { name: 'Luz Reyes', email: person.email }
  const create = async (body: unknown) => {
    const answer = await hanap.call('POST', '/api/auth/subscription/payment/create/', { token: person.token, body })
    answers.push(JSON.stringify(answer.body))
  }
  for (const mode of ['5xx', 'garbage', '429', 'down', 'lost-answer']) {
    await control(provider, 'POST', '/misbehave', { mode, path: '/v1/payment_methods', times: 1 })
    await create({ plan_id: 2, payment_details: { card, billing } })
  }
  await create({ plan_id: 'two', payment_details: { card, billing } })
  await create({ plan_id: 2, payment_details: { card: { ...card, number: '4343 4343 4343 4346' }, billing } })
  await create({
    plan_id: 2,
    payment_details: { card: { ...card, exp_year: '20' }, billing: { ...billing, name: 'x'.repeat(201) } },
  })
  await create({ plan_id: 2, card, payment_details: { card: [card], billing } })
  await control(provider, 'POST', '/misbehave', { mode: 'lost-answer', path: '/v1/payment_intents/*', times: 1 })
  await create({ plan_id: 3, payment_details: { card, billing } })
  const body = { data: { id: 'evt_x', attributes: { type: 'payment.paid', data: { id: 'x', attributes: card } } } }
  answers.push(JSON.stringify((await hanap.call('POST', '/api/webhooks/paymongo/', { body })).body))
  await hanap.end('SIGTERM')
  worker?.kill()
  const said = (await Promise.all(logs)).join('\n')
  expect(said).toContain('/api/auth/subscription/payment/create/')
  const rows = await everyRow()
  expect(rows).toContain(person.email)
  const files = await everyFile(world.env['DATA_DIR'] ?? '')
  for (const [where, text] of Object.entries({ logs: said, answers: answers.join('\n'), database: rows, files })) {
    expect(cardLeaks(text, SECRETS), where).toEqual([])
  }
  // What is looked for would be found.
  const planted = `${said} {"card_number":"4343 4343 4343 4345","cvc":"${TEST_CVC}"} sk_test_hanapdemoonly`
  expect(cardLeaks(planted, SECRETS)).toEqual(['card ending in 4345', 'key beginning with sk_te', 'a CVC'])
}, 120_000)

/** Every row of every table, the queue's too, as text. */
function everyRow(): Promise<string> {
  return beside(world.env, 0, async ({ db }) => {
    const { rows: tables } = await sql<{ name: string }>`
      select table_schema || '.' || table_name as name from information_schema.tables
      where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`.execute(db)
    const texts = await Promise.all(
      tables.map(async ({ name }) => {
        const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(db)
        return rows.map(({ row }) => row).join('\n')
      }),
    )
    return texts.join('\n')
  })
}

async function everyFile(folder: string): Promise<string> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const texts = await Promise.all(
    found.filter((one) => one.isFile()).map((one) => readFile(path.join(one.parentPath, one.name), 'latin1')),
  )
  return texts.join('\n')
}
