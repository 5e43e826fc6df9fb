import { setTimeout as delay } from 'node:timers/promises'
import { hashToken } from '../src/server/platform/secrets.ts'
import { administer } from './database.ts'
import { count, type Figure, mb, ms, quantile } from './figures.ts'
import { end, launch, startWeb } from './processes.ts'
import { memoryOf } from './processor.ts'
import type { Run } from './run.ts'

const PEOPLE = 100_000
const CHATTERS = 20
/** Between two words of the chat. */
const CHAT_MS = 40
const CHAT_BEFORE_MS = 5000
const MOST_ACCEPT_MS = 2000
const MOST_SECONDS = 60
const MOST_GROWTH = 100e6

const tokenOf = (name: string) => `bench-${name.padStart(37, '0')}`
const ADMIN = tokenOf('team')

/** A message to 100,000 people: until it is accepted, until the last one has it, and what a conversation notices of it. */
export async function blastFigures(run: Run): Promise<Figure[]> {
  const databaseUrl = await run.ground.withPostings(0)
  await fill(databaseUrl)
  const settings = { HANAP_MODE: 'demo', SANDBOX: 'off', TASKS: 'separate', SCHEDULES: 'off' }
  const web = await startWeb(databaseUrl, settings)
  try {
    const call = caller(web.url)
    await call('POST', '/api/messages/send-blast/', ADMIN, { user_ids: [2], message: 'warm' })
    const quiet = await chat(call, () => delay(CHAT_BEFORE_MS))
    const webBefore = memoryOf(web.pid)
    const accepted = await call('POST', '/api/messages/send-blast/', ADMIN, {
      all: true,
      search: 'bench.test',
      message: 'Magandang araw '.repeat(20),
    })
    const accepting = { took: accepted.took, grew: memoryOf(web.pid) - webBefore }
    let sent = { seconds: 0, grew: 0, most: 0 }
    const busy = await chat(call, async () => {
      sent = await sendAll(databaseUrl, { ...settings, DATABASE_URL: databaseUrl })
    })
    const { took: listing } = await call('GET', '/api/messages/blasts/', ADMIN)
    return figuresOf({ accepting, sent, quiet, busy, listing })
  } finally {
    await web.stop()
  }
}

async function fill(url: string): Promise<void> {
  const hashes = [ADMIN, ...Array.from({ length: CHATTERS }, (_, at) => tokenOf(`chat${at}`))].map(hashToken)
  await administer(
    url,
    `insert into users (username, email, first_name, last_name, account_type, created_at, updated_at)
     select 'person' || i, 'person' || i || '@bench.test', 'Person', i::text, case when i = 0 then 'admin' else 'jobseeker' end,
       now(), now() from generate_series(0, ${PEOPLE}) i`,
  )
  await administer(
    url,
    `insert into auth_tokens (user_id, token_hash, created_at, last_used_at, expires_at, remembered)
     select u.id, h.hash, now(), now() + interval '1 hour', now() + interval '1 day', false
     from unnest('{${hashes.join(',')}}'::text[]) with ordinality h(hash, place)
       join users u on u.username = ('person' || h.place - 1)::citext`,
  )
  await administer(url, 'vacuum (analyze)')
}

type Called = { took: number; body: { id: number } }
const caller =
  (url: string) =>
  async (method: string, path: string, token: string, body?: object): Promise<Called> => {
    const begun = performance.now()
    const headers = { authorization: `Token ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) }
    const answer = await fetch(`${url}${path}`, { method, headers, body: body ? JSON.stringify(body) : null })
    const told = (await answer.json()) as Called['body']
    if (!answer.ok) throw new Error(`${method} ${path} was answered with ${answer.status}: ${JSON.stringify(told)}`)
    return { took: performance.now() - begun, body: told }
  }

/** People write in their conversations, one word after the other, while something else goes on. @returns milliseconds each */
async function chat(call: ReturnType<typeof caller>, meanwhile: () => Promise<void>): Promise<number[]> {
  const times: number[] = []
  const threads: [number, string][] = []
  for (let at = 0; at < CHATTERS; at += 1) {
    const token = tokenOf(`chat${at}`)
    threads.push([(await call('POST', '/api/messages/threads/', token, {})).body.id, token])
  }
  const over = new AbortController()
  const talking = (async () => {
    for (let at = 0; !over.signal.aborted; at += 1) {
      const [id, token] = threads[at % CHATTERS] ?? [0, '']
      times.push((await call('POST', `/api/messages/threads/${id}/messages/`, token, { body: 'Kumusta po?' })).took)
      await delay(CHAT_MS)
    }
  })()
  try {
    await meanwhile()
  } finally {
    over.abort()
    await talking
  }
  return times
}

/** Lets one task process write to all of them. @throws Error when somebody has it twice or not at all */
async function sendAll(databaseUrl: string, env: Record<string, string>) {
  const worker = launch(['src/server/worker.ts'], env, 'ignore')
  const begun = performance.now()
  let [first, most, state] = [0, 0, '']
  while (state !== 'done') {
    await delay(100)
    if (worker.exitCode !== null) throw new Error('The task process ended.')
    const memory = memoryOf(worker.pid ?? 0)
    most = Math.max(most, memory)
    const [row] = await administer(databaseUrl, 'select state, sent from blasts order by id desc limit 1')
    state = String(row?.['state'])
    if (first === 0 && Number(row?.['sent']) > 0) first = memory
  }
  const seconds = (performance.now() - begun) / 1000
  await end(worker)
  const [row] = await administer(
    databaseUrl,
    `select count(*) as messages, count(distinct thread_id) as people from messages
     where blast_id = (select max(id) from blasts)`,
  )
  const told = [row?.['messages'], row?.['people']].map(Number)
  if (told.some((one) => one !== PEOPLE)) throw new Error(`Messages and people: ${told.join(', ')}.`)
  return { seconds, grew: most - first, most }
}

type Measured = {
  accepting: { took: number; grew: number }
  sent: { seconds: number; grew: number; most: number }
  quiet: number[]
  busy: number[]
  listing: number
}

function figuresOf({ accepting, sent, quiet, busy, listing }: Measured): Figure[] {
  const part = 'blasts'
  const p95 = (times: number[]) => ms(quantile(times, 0.95))
  return [
    {
      part,
      what: `a message to ${count(PEOPLE)} people until it is accepted`,
      budget: `≤ ${MOST_ACCEPT_MS / 1000} s`,
      figure: `${ms(accepting.took)}, the web process grew by ${mb(Math.max(0, accepting.grew))}`,
      good: accepting.took <= MOST_ACCEPT_MS,
    },
    {
      part,
      what: 'until the last of them has it, one task process started for it',
      budget: `≤ ${MOST_SECONDS} s, memory flat (≤ ${mb(MOST_GROWTH)} more than after the first thousand)`,
      figure: `${sent.seconds.toFixed(1)} s, each exactly once; ${mb(sent.grew)} more, ${mb(sent.most)} at most`,
      good: sent.seconds <= MOST_SECONDS && sent.grew <= MOST_GROWTH,
    },
    {
      part,
      what: 'a message in a conversation, before / during it, p95',
      figure: `${p95(quiet)} / ${p95(busy)} (p50 ${ms(quantile(quiet, 0.5))} / ${ms(quantile(busy, 0.5))})`,
      numbers: { quiet: quiet.length, busy: busy.length, most: Math.max(...busy) },
    },
    { part, what: 'the list of blasts after it, first time', figure: ms(listing) },
  ]
}
