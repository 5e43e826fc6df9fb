import http from 'node:http'
import { hashToken } from '../src/server/platform/secrets.ts'
import { administer } from './database.ts'
import { count, type Figure, mb, ms, quantile } from './figures.ts'
import { memoryOf } from './processor.ts'
import { startWeb } from './processes.ts'
import type { Run } from './run.ts'

const STREAMS = 2000
const AT_ONCE = 50
const MOST = 400e6
const NEWS = 20

const tokenOf = (person: number) => `bench-${String(person).padStart(37, '0')}`

/** Two thousand people with the inbox open: what one process holds for them, and until the last one hears of a message. */
export async function streamFigures(run: Run): Promise<Figure[]> {
  const databaseUrl = await run.ground.withPostings(0)
  await fill(databaseUrl)
  const web = await startWeb(databaseUrl)
  const atStart = memoryOf(web.pid)
  const streams: Stream[] = []
  try {
    for (let first = 1; first <= STREAMS; first += AT_ONCE) {
      const some = Array.from({ length: AT_ONCE }, (_, at) => openStream(`${web.url}/api/events/`, tokenOf(first + at)))
      streams.push(...(await Promise.all(some)))
    }
    const open = memoryOf(web.pid)
    const heard: number[] = []
    let most = open
    for (let news = 1; news <= NEWS; news += 1) {
      heard.push(await untilHeard(databaseUrl, streams))
      most = Math.max(most, memoryOf(web.pid))
    }
    return [
      {
        part: 'streams',
        what: `${count(STREAMS)} open event streams on one process: memory`,
        budget: '≤ 400 MB',
        figure: `${mb(most)} (${mb(atStart)} at start, ${mb(open)} when the last was open)`,
        good: most <= MOST,
      },
      {
        part: 'streams',
        what: `one word to ${count(STREAMS)} people, until the last stream has it: p50 / slowest of ${NEWS}`,
        figure: `${ms(quantile(heard, 0.5))} / ${ms(Math.max(...heard))}`,
      },
    ]
  } finally {
    streams.forEach(({ close }) => close())
    await web.stop()
  }
}

type Stream = { hear: () => Promise<void>; close: () => void }

/** Opens a stream and gives it once its first bytes are there; `hear` waits for the next event. */
function openStream(url: string, token: string): Promise<Stream> {
  return new Promise((resolve, reject) => {
    let told: () => void = () => undefined
    const request = http.get(url, { agent: false, headers: { authorization: `Token ${token}` } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`A stream was answered with ${answer.statusCode}.`))
      answer.setEncoding('utf8')
      answer.on('data', (text: string) => {
        if (text.includes('event: ')) told()
        else resolve({ hear: () => new Promise((done) => (told = done)), close: () => request.destroy() })
      })
    })
    request.on('error', reject)
  })
}

/** Tells everybody something at once. @returns milliseconds until the last of them has heard it */
async function untilHeard(url: string, streams: Stream[]): Promise<number> {
  const all = Promise.all(streams.map(({ hear }) => hear()))
  const begun = performance.now()
  await administer(
    url,
    `select pg_notify('hanap_events', json_build_object('users', array_agg(id), 'admins', false, 'event', 'refresh', 'id', 0)::text)
     from users group by id / 1000`,
  )
  await all
  return performance.now() - begun
}

async function fill(url: string): Promise<void> {
  const hashes = Array.from({ length: STREAMS }, (_, at) => hashToken(tokenOf(at + 1)))
  await administer(
    url,
    `truncate users cascade;
     insert into users (id, username, email, first_name, last_name, account_type, created_at, updated_at)
     overriding system value
     select i, 'person' || i, 'person' || i || '@bench.test', 'Person', i::text, 'jobseeker', now(), now()
     from generate_series(1, ${STREAMS}) i;
     insert into auth_tokens (user_id, token_hash, created_at, last_used_at, expires_at, remembered)
     select place, hash, now(), now() + interval '1 hour', now() + interval '1 day', false
     from unnest('{${hashes.join(',')}}'::text[]) with ordinality h(hash, place)`,
  )
}
