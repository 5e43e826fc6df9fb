import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Client } from 'pg'
import { hashToken } from '../src/server/platform/secrets.ts'
import { administer } from './database.ts'
import { count, type Figure, median, ms, round } from './figures.ts'
import { startWeb } from './processes.ts'
import { measured, warmUp, type Run } from './run.ts'

const MANY = 1_000_000
const PEOPLE = 100_000
const EMPLOYERS = 50_000
/** One in so many postings is of one employer, which makes five thousand. */
const LARGEST_EVERY = 199
const MOST_EMPLOYER_MS = 100
const MOST_DASHBOARD_MS = 50
const MOST_TRAIL_MS = 100
/** Rows written for the cost of counting them, and how often with and without. */
const COUNTED = 2000
const TURNS = 5

const ADMIN = 'bench-'.padEnd(43, '0')

/** What the team's screens answer over a million postings, applications and entries, and what counting costs who writes. */
export async function adminFigures(run: Run): Promise<Figure[]> {
  const databaseUrl = await run.ground.withPostings(0)
  await fill(databaseUrl)
  await countAll(databaseUrl)
  const web = await startWeb(databaseUrl, { HANAP_MODE: 'demo', SANDBOX: 'off', TASKS: 'separate', SCHEDULES: 'off' })
  const figures: Figure[] = []
  try {
    for (const [what, asked, most] of questions()) {
      await warmUp(web, [asked], [ADMIN], 1)
      const load = await measured(run, web, { paths: [asked], tokens: [ADMIN] })
      if (load.failed > 0) throw new Error(`${load.failed} answers of "${what}" were bad.`)
      const cost = load.web + load.database
      figures.push({
        part: 'admin',
        what: `${what}, ten at once: p50 / p99`,
        budget: `p99 ≤ ${most} ms`,
        figure: `${ms(load.p50)} / ${ms(load.p99)} (${ms(cost)} of processor time)`,
        good: load.p99 <= most,
        numbers: { cost },
      })
    }
  } finally {
    await web.stop()
  }
  return [...figures, ...(await countingFigures(databaseUrl))]
}

function questions(): [what: string, path: string, most: number][] {
  const dashboard = ['user-metrics', 'job-metrics'].concat(
    ['user-registration', 'jobs', 'job-applications'].flatMap((chart) =>
      ['day', 'week', 'monthly'].map((span) => `${chart}-${span}`),
    ),
  )
  const trail = {
    'the latest': '',
    'a rare action': '?action=plan.give',
    'one kind': '?subject_kind=mail',
    'what was done to one person': '?subject_kind=person&subject_id=77',
    'a day': '?from=2026-03-01&until=2026-03-01',
    'an action of a day': '?action=person.disable&from=2026-03-01&until=2026-03-01',
    'far back': `?before=${MANY / 2}`,
    'an action, far back': `?action=person.disable&before=${MANY / 2}`,
  }
  return [
    ...dashboard.map((name): [string, string, number] => [
      `dashboard, ${name}, ${count(MANY)} postings and applications`,
      `/api/admin-dashboard/${name}/`,
      MOST_DASHBOARD_MS,
    ]),
    [`page of an employer with ${count(MANY / LARGEST_EVERY)} postings`, '/api/employers/1/', MOST_EMPLOYER_MS],
    ...Object.entries(trail).map(([what, query]): [string, string, number] => [
      `audit trail of ${count(MANY)} entries, ${what}`,
      `/api/admin/audit/${query}`,
      MOST_TRAIL_MS,
    ]),
  ]
}

/** Rows alone: nothing is counted while they are written, which would take longer than everything else here. */
async function fill(url: string): Promise<void> {
  await administer(
    url,
    `set session_replication_role = replica;
     insert into users (id, username, email, first_name, last_name, account_type, created_at, updated_at)
     overriding system value
     select i, 'person' || i, 'person' || i || '@bench.test', 'Person', i::text, case when i = 1 then 'admin' else 'jobseeker' end,
       now() - interval '400 days' * i / ${PEOPLE}, now() from generate_series(1, ${PEOPLE}) i;
     insert into subscriptions (user_id, plan_type, started_at, ends_at, updated_at)
     select id, case when id % 7 = 0 then 'basic' else 'free' end, created_at, created_at + interval '30 days',
       created_at from users;
     insert into auth_tokens (user_id, token_hash, created_at, last_used_at, expires_at, remembered)
     values (1, '${hashToken(ADMIN)}', now(), now() + interval '1 hour', now() + interval '1 day', false);
     insert into employers (id, name, name_key, total_posts, first_seen_at, last_seen_at) overriding system value
     select i, 'Employer ' || i, 'employer ' || i, 20, now(), now() from generate_series(1, ${EMPLOYERS}) i;
     insert into posting_clusters (id, representative_id, created_at) overriding system value values (1, 1, now());
     insert into postings (id, source, source_id, url, title, title_key, employer_id, description, job_types, review_state,
       date_posted, first_seen_at, last_seen_open_at, checked_at, card_hash, content_hash, cluster_id)
     overriding system value
     select i, case when i % 5 = 0 then 'linkedin' else 'olj' end, i::text, 'https://board.test/' || i, 'Bookkeeper', 'bookkeeper',
       case when i % ${LARGEST_EVERY} = 0 then 1 else 2 + i % (${EMPLOYERS} - 1) end, repeat('some words of it ', 20), '{Full-time}',
       case when i % 100 = 0 then 'held' else 'approved' end, at, at, now(), now(), '', '', i
     from generate_series(1, ${MANY}) i, lateral (select now() - interval '400 days' * i / ${MANY} as at) a;
     ${applications(1, MANY, 'confirmed')};
     insert into audit_entries (happened_at, actor_kind, actor_id, action, subject_kind, subject_id)
     select now() - interval '400 days' * (${MANY} - i) / ${MANY}, 'admin', 1,
       case when i % 5000 = 0 then 'plan.give' else (array['person.disable', 'message.edit', 'posting.hold'])[1 + i % 3] end,
       case when i % 20000 = 0 then 'mail' else (array['person', 'person', 'posting'])[1 + i % 3] end, 1 + i % ${PEOPLE}
     from generate_series(1, ${MANY}) i`,
  )
  // Rows with numbers of ours: the next ones come behind them.
  for (const table of ['users', 'employers', 'postings', 'posting_clusters']) {
    await administer(url, `select setval(pg_get_serial_sequence('${table}', 'id'), ${MANY} + 1)`)
  }
  await administer(url, 'vacuum (analyze)')
}

/** Each of a hundred thousand people applied to ten postings. */
const applications = (first: number, last: number, delivery: 'sending' | 'confirmed') => `
  insert into applications (user_id, job_id, posting_snapshot, created_at, sending_since, updated_at, apply_points, delivery,
    confirmed_at, sent_content, board_email, sent_subject)
  select 1 + i % ${PEOPLE}, i, '{}', at, at, at, 1, '${delivery}', ${delivery === 'confirmed' ? 'at' : 'null'}, '', '', ''
  from generate_series(${first}, ${last}) i, lateral (select now() - interval '400 days' * i / ${MANY} as at) a`

/** Counts what is there as the migration did. @throws Error when that does not agree with counting afresh */
async function countAll(url: string): Promise<void> {
  const file = path.resolve(import.meta.dirname, '../migrations/0028-admin.sql')
  const all = await readFile(file, 'utf8')
  const statements = all.split(';').filter((one) => one.includes('insert into figure_counts'))
  await administer(url, `truncate figure_counts; ${statements.join(';')}`)
  await administer(url, 'vacuum (analyze) figure_counts')
  const [row] = await administer(
    url,
    `select (select sum(n) from figure_counts where figure in ('jobs.olj', 'jobs.linkedin')) = (select count(*) from postings)
       and (select sum(n) from figure_counts where figure = 'jobs.approved')
         = (select count(*) from postings where review_state = 'approved')
       and (select sum(n) from figure_counts where figure like 'users.%') = (select count(*) from users)
       and (select sum(n) from figure_counts where figure = 'applications') = ${MANY}
       and (select sum(n) from figure_counts where figure = 'applicants.month') = (
         select count(*) from (select distinct user_id, date_trunc('month', confirmed_at at time zone 'Asia/Manila')
           from applications) a) as agrees`,
  )
  if (row?.['agrees'] !== true) throw new Error('The counted figures do not agree with what is there.')
}

type Counting = { what: string; table: string; triggers: string[]; before?: string; write: string }

const COUNTINGS: Counting[] = [
  {
    what: 'a posting that comes in',
    table: 'postings',
    triggers: ['postings_counted'],
    write: `insert into postings (source, source_id, url, title, title_key, employer_id, description, job_types,
        date_posted, first_seen_at, last_seen_open_at, checked_at, card_hash, content_hash, cluster_id)
      values ('olj', 'new' || i, 'https://board.test/', 'Bookkeeper', 'bookkeeper', 1, '', '{}', now(), now(), now(), now(), '', '', 1)`,
  },
  {
    what: 'an application that is confirmed',
    table: 'applications',
    triggers: ['applications_settled'],
    before: `delete from applications where job_id between 1 and ${COUNTED}; ${applications(1, COUNTED, 'sending')}`,
    write: `update applications set delivery = 'confirmed', confirmed_at = now() 
      where user_id = 1 + i % ${PEOPLE} and job_id = i`,
  },
]

/** The same writing with the counting triggers and without, in turns, each undone; in milliseconds of the database. */
async function countingFigures(url: string): Promise<Figure[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const figures: Figure[] = []
    for (const counting of COUNTINGS) {
      const took: Record<'with' | 'without', number[]> = { with: [], without: [] }
      for (let turn = 0; turn < TURNS; turn += 1) {
        for (const how of ['with', 'without'] as const) took[how].push(await timed(client, counting, how))
      }
      const [counted, bare] = [median(took.with), median(took.without)]
      figures.push({
        part: 'admin',
        what: `${counting.what}: with the counting / without`,
        figure: `${round(counted, 3)} / ${round(bare, 3)} ms of the database, ${round(counted - bare, 3)} ms for counting`,
        numbers: took,
      })
    }
    return figures
  } finally {
    await client.end()
  }
}

async function timed(client: Client, { table, triggers, before, write }: Counting, how: 'with' | 'without') {
  await client.query('begin; set local session_replication_role = replica')
  if (before !== undefined) await client.query(before)
  await client.query('set local session_replication_role = origin')
  for (const trigger of how === 'with' ? [] : triggers) {
    await client.query(`alter table ${table} disable trigger ${trigger}`)
  }
  const begun = performance.now()
  await client.query(`do $$ begin for i in 1..${COUNTED} loop ${write}; end loop; end $$`)
  const took = (performance.now() - begun) / COUNTED
  await client.query('rollback')
  return took
}
