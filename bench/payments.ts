import { createHmac } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { startSandbox } from '../sandbox/main.ts'
import { createPayMongo, type PayMongo } from '../src/server/connectors/paymongo/paymongo.ts'
import { systemClock } from '../src/server/platform/clock.ts'
import { administer } from './database.ts'
import { count, type Figure, mb, ms, quantile } from './figures.ts'
import { memoryOf } from './processor.ts'
import { end, launch, startWeb } from './processes.ts'
import type { Run } from './run.ts'

const PAYMENTS = 10_000
const PER_SECOND = 200
const MOST_MS = 50
const AT_ONCE = 20
const WARM_UP = 600
const SECRET_KEY = 'sk_test_hanapdemoonly'
const WEBHOOK_SECRET = 'whsk_hanapdemoonly'

/**
 * Webhooks at a steady 200 a second, each of another payment that waits, and then what they set off: every payment read at
 * the provider, its plan given, its receipt and its mail written, by one task process.
 */
export async function paymentFigures(run: Run): Promise<Figure[]> {
  const databaseUrl = await run.ground.withPostings(0)
  const sandbox = await startSandbox({ olj: 0, linkedin: 0, linkedinBurst: null })
  const settings = {
    HANAP_MODE: 'demo',
    SANDBOX: 'off',
    TASKS: 'separate',
    SCHEDULES: 'off',
    PAYMONGO_URL: `${sandbox.paymongo.url}/v1`,
    PAYMONGO_SECRET_KEY: SECRET_KEY,
    PAYMONGO_WEBHOOK_SECRET: WEBHOOK_SECRET,
    SMTP_URL: `smtp://127.0.0.1:${sandbox.mail.smtpPort}`,
  }
  const web = await startWeb(databaseUrl, settings)
  try {
    const intents = await withPaid(databaseUrl, sandbox.paymongo.url)
    const hook = `${web.url}/api/webhooks/paymongo/`
    // Of payments that are not ours: the code is warm when it counts.
    await sendEvents(
      hook,
      Array.from({ length: WARM_UP }, (_, at) => `pi_warm${at}`),
      'warm',
    )
    const times = await sendEvents(hook, intents)
    return [webhookFigure(times), await reconciled(databaseUrl, { ...settings, DATABASE_URL: databaseUrl })]
  } finally {
    await web.stop()
    await sandbox.close()
  }
}

/** People whose payments are paid at the provider, and nobody here has heard of it. @returns the intents */
async function withPaid(databaseUrl: string, url: string): Promise<string[]> {
  await administer(
    databaseUrl,
    `insert into users (username, email, first_name, last_name, created_at, updated_at)
     select 'payer' || i, 'payer' || i || '@bench.test', 'Payer', i::text, now(), now() from generate_series(1, ${PAYMENTS}) i;
     insert into payments (user_id, plan_type, amount_centavos, state, created_at, updated_at)
     select id, 'basic', 5000, 'processing', now(), now() from users where username like 'payer%'`,
  )
  const rows = await administer(databaseUrl, `select id from payments where state = 'processing' order by id`)
  const payMongo = createPayMongo({ url: `${url}/v1`, secretKey: SECRET_KEY, clock: systemClock })
  const made: { id: number; intent: string }[] = []
  const left = rows.map(({ id }) => Number(id))
  const one = async () => {
    for (let id = left.pop(); id !== undefined; id = left.pop()) made.push({ id, intent: await pay(payMongo, id) })
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
  await administer(
    databaseUrl,
    `update payments set intent_id = given.intent
     from json_to_recordset('${JSON.stringify(made)}') as given(id bigint, intent text) where payments.id = given.id`,
  )
  return made.map(({ intent }) => intent)
}

async function pay(payMongo: PayMongo, payment: number): Promise<string> {
  const metadata = { payment: String(payment) }
  const { id } = await payMongo.createIntent({ amount: 5000, description: 'Basic', metadata })
  const card = { number: '4343434343434345', expMonth: 12, expYear: 2035, cvc: '123' }
  const billing = { name: 'Payer', email: 'payer@bench.test', phone: '' }
  const method = await payMongo.createMethod({ type: 'card', card, billing })
  await payMongo.attach({ intentId: id, methodId: method.id, returnUrl: 'http://bench.test/' })
  return id
}

/** Sends one event of each intent, so many a second whatever the answers take. @returns milliseconds until each answer */
async function sendEvents(url: string, intents: string[], name = 'bench'): Promise<number[]> {
  const times: number[] = []
  const begun = performance.now()
  const sent: Promise<void>[] = []
  for (const [at, intent] of intents.entries()) {
    const due = begun + (at * 1000) / PER_SECOND
    if (due > performance.now()) await delay(due - performance.now())
    sent.push(sendEvent(url, `evt_${name}${at}`, intent).then(() => void times.push(performance.now() - due)))
  }
  await Promise.all(sent)
  return times
}

async function sendEvent(url: string, id: string, intent: string): Promise<void> {
  const data = { id: `pay_${id}`, type: 'payment', attributes: { payment_intent_id: intent } }
  const body = JSON.stringify({ data: { id, type: 'event', attributes: { type: 'payment.paid', data } } })
  const time = Math.floor(Date.now() / 1000)
  const signature = createHmac('sha256', WEBHOOK_SECRET).update(`${time}.${body}`).digest('hex')
  const headers = { 'content-type': 'application/json', 'paymongo-signature': `t=${time},te=${signature},li=` }
  const answer = await fetch(url, { method: 'POST', body, headers })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`A webhook was answered with ${answer.status}.`)
}

function webhookFigure(times: number[]): Figure {
  const p99 = quantile(times, 0.99)
  return {
    part: 'payments',
    what: `${count(times.length)} webhooks at ${PER_SECOND} a second, p50 / p99`,
    budget: `p99 ≤ ${MOST_MS} ms`,
    figure: `${ms(quantile(times, 0.5))} / ${ms(p99)}`,
    good: p99 <= MOST_MS,
    numbers: { most: Math.max(...times) },
  }
}

/** Lets one task process settle all of them. @throws Error when one was settled twice or not at all */
async function reconciled(databaseUrl: string, env: Record<string, string>): Promise<Figure> {
  const begun = performance.now()
  const worker = launch(['src/server/worker.ts'], env, 'ignore')
  let most = 0
  let paid = 0
  while (paid < PAYMENTS) {
    await delay(250)
    if (worker.exitCode !== null) throw new Error('The task process ended.')
    most = Math.max(most, memoryOf(worker.pid ?? 0))
    const [row] = await administer(databaseUrl, `select count(*) as paid from payments where state = 'paid'`)
    paid = Number(row?.['paid'])
  }
  const seconds = (performance.now() - begun) / 1000
  await end(worker)
  const [row] = await administer(
    databaseUrl,
    `select (select last from receipt_counter) as receipts,
       (select count(*) from outgoing_mails where key like 'payment-receipt:%') as mails,
       (select count(*) from subscriptions where plan_type = 'basic') as plans`,
  )
  const told = [row?.['receipts'], row?.['mails'], row?.['plans']].map(Number)
  if (told.some((one) => one !== PAYMENTS)) throw new Error(`Receipts, mails and plans: ${told.join(', ')}.`)
  return {
    part: 'payments',
    what: `${count(PAYMENTS)} payments read at the provider and settled by one task process`,
    figure: `${count(PAYMENTS / seconds)} a second, ${mb(most)}; receipts, mails and plans ${count(PAYMENTS)} each`,
    numbers: { seconds },
  }
}
