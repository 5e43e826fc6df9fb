import { hashToken } from '../src/server/platform/secrets.ts'
import { administer } from './database.ts'
import { count, type Figure, ms, quantile } from './figures.ts'
import { processorOf, processorOfTree } from './processor.ts'
import { startWeb, type Running } from './processes.ts'
import { measured, warmUp, type Run } from './run.ts'

const PEOPLE = 10_000
const MESSAGES_EACH = 50
const TEAM = 10
const MOST_MS = 60
const CONNECTIONS = 10
const FIRST = ['Luz', 'Maria', 'Jose', 'Ana', 'Ramon', 'Grace', 'Noel', 'Liza', 'Carlo', 'Joy']
const LAST = ['Reyes', 'Santos', 'Cruz', 'Bautista', 'Ocampo', 'Garcia', 'Mendoza', 'Torres', 'Aquino', 'Navarro']

/** 43 signs, as every token; the team comes after the people. */
const tokenOf = (person: number) => `bench-${String(person).padStart(37, '0')}`
const tokens = (from: number, many: number, step = 1) =>
  Array.from({ length: many }, (_, at) => tokenOf(from + at * step))

/** The inbox of the team over ten thousand conversations: lists, searches, opening one and writing into it, ten at once. */
export async function inboxFigures(run: Run): Promise<Figure[]> {
  const databaseUrl = await run.ground.withPostings(0)
  await fill(databaseUrl)
  // In production the team would have to take a second step first, and without it see nothing.
  const web = await startWeb(databaseUrl, { HANAP_MODE: 'demo', SANDBOX: 'off', TASKS: 'separate', SCHEDULES: 'off' })
  const team = tokens(PEOPLE + 1, TEAM)
  const figures: Figure[] = []
  try {
    for (const [what, paths, who] of questions(team)) {
      await warmUp(web, paths, who)
      const load = await measured(run, web, { paths, tokens: who })
      if (load.failed > 0) throw new Error(`${load.failed} answers of "${what}" were bad.`)
      figures.push(figure(what, load, load.web + load.database))
    }
    await sendFor(web, 1)
    const before = processorOf(web.pid) + processorOfTree(run.ground.server)
    const times = await sendFor(web, run.options.seconds)
    const cost = (processorOf(web.pid) + processorOfTree(run.ground.server) - before) / times.length
    figures.push(figure('sending a message', { p50: quantile(times, 0.5), p99: quantile(times, 0.99) }, cost))
  } finally {
    await web.stop()
  }
  return figures
}

/** What is asked, and by whom. */
function questions(team: string[]): [what: string, paths: string[], who: string[]][] {
  const threads = '/api/messages/threads/'
  const lists = [
    '',
    '?filter=unread',
    '?filter=sent',
    '?filter=archive',
    '?page=7',
    '?page=100',
    '?filter=sent&page=40',
  ]
  const words = ['luz', 'Reyes', 'ana cru', 'person99', 'er', 'carlo nav', 'nobody-at-all', 'é']
  const some = Array.from({ length: 200 }, (_, at) => 1 + ((at * 7919) % PEOPLE))
  const opened = some.flatMap((id) => [
    `${threads}${id}/`,
    `${threads}${id}/messages/`,
    `${threads}${id}/messages/?before=${id + PEOPLE * 30}`,
  ])
  return [
    ['list of the team, every part', lists.map((query) => threads + query), team],
    ['search of the team', words.map((word) => `${threads}?search=${encodeURIComponent(word)}`), team],
    ['search of a job seeker', [`${threads}?search=salamat`, `${threads}?search=xyzzy`], tokens(1, 200, 37)],
    ['badge of a job seeker', [`${threads}?per_page=1`], tokens(1, 200, 37)],
    ['opening a conversation', opened, team],
  ]
}

const figure = (what: string, { p50, p99 }: { p50: number; p99: number }, cost: number): Figure => ({
  part: 'inbox',
  what: `${what}, ${count(PEOPLE)} conversations, ${count(PEOPLE * MESSAGES_EACH)} messages, 10 at once: p50 / p99`,
  budget: `p99 ≤ ${MOST_MS} ms`,
  figure: `${ms(p50)} / ${ms(p99)} (${ms(cost)} of processor time)`,
  good: p99 <= MOST_MS,
  numbers: { cost },
})

/** Ten people write one message after the other. @returns milliseconds until each answer */
async function sendFor(web: Running, seconds: number): Promise<number[]> {
  const times: number[] = []
  const until = performance.now() + seconds * 1000
  const write = async (person: number) => {
    for (let at = 0; performance.now() < until; at += 1) {
      const thread = 1 + ((person * 997 + at * 10) % PEOPLE)
      const begun = performance.now()
      const answer = await fetch(`${web.url}/api/messages/threads/${thread}/messages/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Token ${tokenOf(PEOPLE + person)}` },
        body: JSON.stringify({ body: 'Your resume is in good shape.', client_id: crypto.randomUUID() }),
      })
      await answer.arrayBuffer()
      times.push(performance.now() - begun)
      if (answer.status !== 201) throw new Error(`A message was answered with ${answer.status}.`)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, at) => write(1 + (at % TEAM))))
  return times
}

const listed = (words: string[]) => `(array['${words.join("','")}'])`

async function fill(url: string): Promise<void> {
  const everybody = PEOPLE + TEAM
  const hashes = Array.from({ length: everybody }, (_, at) => hashToken(tokenOf(at + 1)))
  await administer(
    url,
    `truncate users cascade;
     insert into users (id, username, email, first_name, last_name, account_type, created_at, updated_at)
     overriding system value
     select i, 'person' || i, 'person' || i || '@bench.test', ${listed(FIRST)}[1 + i % 10], ${listed(LAST)}[1 + (i / 10) % 10],
       case when i > ${PEOPLE} then 'admin' else 'jobseeker' end, now(), now()
     from generate_series(1, ${everybody}) i;
     select setval(pg_get_serial_sequence('users', 'id'), ${everybody});
     insert into auth_tokens (user_id, token_hash, created_at, last_used_at, expires_at, remembered)
     select place, hash, now(), now() + interval '1 hour', now() + interval '1 day', false
     from unnest('{${hashes.join(',')}}'::text[]) with ordinality h(hash, place);
     insert into message_threads (id, jobseeker_id, admin_id, created_at, last_message_at) overriding system value
     select i, i, ${PEOPLE} + 1 + i % ${TEAM}, now() - interval '1 year', now() - interval '1 year'
     from generate_series(1, ${PEOPLE}) i;
     select setval(pg_get_serial_sequence('message_threads', 'id'), ${PEOPLE});
     insert into messages (thread_id, sender_id, from_admin, body, sent_at)
     select i, case when (n + i) % 2 = 0 then i else ${PEOPLE} + 1 + i % ${TEAM} end, (n + i) % 2 = 1,
       'Message ' || n || ' of this conversation. Salamat po, I will look at it tonight and write again.',
       now() - interval '1 minute' * (${MESSAGES_EACH} - n) * 60 - interval '1 second' * i
     from generate_series(1, ${MESSAGES_EACH}) n, generate_series(1, ${PEOPLE}) i;
     update message_threads set admin_read_id = last_message_id where id % 3 > 0;
     update message_threads set is_archived_by_admin = true where id % 5 = 0`,
  )
  await administer(url, 'vacuum (analyze)')
}
