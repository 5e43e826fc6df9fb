import { hashToken } from '../src/server/platform/secrets.ts'
import { administer } from './database.ts'
import { count, median, type Figure } from './figures.ts'
import { startWeb } from './processes.ts'
import { measured, warmUp, type Run } from './run.ts'

const POSTINGS = 10_000
const FEW = 1000
const MANY = 10_000
const ROUNDS = 3

/** 43 signs, as every token. */
const tokenOf = (user: number) => `bench-${String(user).padStart(37, '0')}`

/** What a signed-in person's list costs, with few people and with ten times as many. */
export async function userFigures(run: Run): Promise<Figure[]> {
  const databaseUrl = await run.ground.withPostings(POSTINGS)
  const crowds = [FEW, MANY]
  const servers = await Promise.all(crowds.map(async (people) => startWeb(await withPeople(databaseUrl, people))))
  const costs: number[][] = crowds.map(() => [])
  const paths = Array.from({ length: 20 }, (_, i) => `/api/jobs/?page=${i + 1}`)
  try {
    for (const server of servers) await warmUp(server, paths)
    for (let turn = 0; turn < ROUNDS; turn += 1) {
      for (const [index, server] of servers.entries()) {
        const tokens = Array.from({ length: 500 }, (_, i) => tokenOf(1 + ((i * 613) % (crowds[index] ?? FEW))))
        const cost = await measured(run, server, { paths, tokens })
        if (cost.failed > 0) throw new Error(`${cost.failed} signed-in lists were bad.`)
        costs[index]?.push(cost.web + cost.database)
      }
    }
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
  const [few = 0, many = 0] = costs.map(median)
  return [
    {
      part: 'users',
      what: `processor time of a signed-in list, ${count(FEW)} → ${count(MANY)} people with 20 applications each`,
      budget: '10× users ≤ 1.1×',
      figure: `${(many / few).toFixed(2)}× (${few.toFixed(2)} → ${many.toFixed(2)} ms)`,
      good: many / few <= 1.1,
      numbers: { costs },
    },
  ]
}

/** A copy of the database with so many people in it, each signed in, with twenty confirmed applications. */
async function withPeople(databaseUrl: string, people: number): Promise<string> {
  const url = new URL(databaseUrl)
  const template = url.pathname.slice(1)
  const name = `${template}_people_${people}`
  await administer(databaseUrl.replace(url.pathname, '/postgres'), `drop database if exists ${name} with (force)`)
  await administer(databaseUrl.replace(url.pathname, '/postgres'), `create database ${name} template ${template}`)
  url.pathname = `/${name}`
  const hashes = Array.from({ length: people }, (_, i) => hashToken(tokenOf(i + 1)))
  await administer(
    url.href,
    `insert into users (username, email, first_name, last_name, created_at, updated_at)
     select 'person' || i, 'person' || i || '@bench.test', 'Person', i::text, now(), now() from generate_series(1, ${people}) i`,
  )
  await administer(
    url.href,
    `insert into auth_tokens (user_id, token_hash, created_at, last_used_at, expires_at, remembered)
     select u.id, h.hash, now(), now() + interval '1 hour', now() + interval '1 day', false
     from unnest('{${hashes.join(',')}}'::text[]) with ordinality h(hash, place) join users u on u.username = ('person' || h.place)::citext`,
  )
  await administer(
    url.href,
    `insert into applications (user_id, job_id, delivery, apply_points, board_email, sent_subject, sent_content,
       posting_snapshot, created_at, sending_since, confirmed_at, updated_at)
     select u.id, p.id, 'confirmed', 1, 'person@board.test', 'Application', 'Text', '{}', now(), now(), now(), now()
     from users u cross join lateral (select id from postings where id % (${POSTINGS} / 20) = u.id % (${POSTINGS} / 20) limit 20) p`,
  )
  await administer(url.href, 'vacuum (analyze)')
  return url.href
}
