import { setTimeout as delay } from 'node:timers/promises'
import { startSandbox } from '../sandbox/main.ts'
import { findNews } from '../src/features/alerts/server/finding.ts'
import { ingestNow, listSources } from '../src/features/jobs/server/service.ts'
import { buildDeps } from '../src/server/build-deps.ts'
import type { Deps } from '../src/server/deps.ts'
import { readConfig } from '../src/server/platform/config.ts'
import { createLog } from '../src/server/platform/log.ts'
import { administer } from './database.ts'
import { count, type Figure, ms } from './figures.ts'
import { arrivals, leftOf, makeDigests } from './notices.ts'
import { end, launch } from './processes.ts'
import { processorOfTree } from './processor.ts'
import type { Run } from './run.ts'

const [POSTINGS, FINDS_EACH] = [100, 5]
const MOST_POSTING_MS = 2000
const MOST_MINUTES = 15
const BUSY_HOUR = 100_000
/** As long as the whole of it may take, and half as much again. */
const PATIENCE_MS = 23 * 60_000

/**
 * New postings against everybody's alerts: as many saved searches as people, as many profiles, and as many follows. Then the
 * morning's mail to all of them by two task processes. `--people` says how many.
 */
export async function alertFigures(run: Run): Promise<Figure[]> {
  const { people } = run.options
  const databaseUrl = await run.ground.withPostings(0)
  const sandbox = await startSandbox({ olj: POSTINGS, linkedin: 0, linkedinBurst: null })
  const env = {
    HANAP_MODE: 'demo',
    SANDBOX: 'off',
    TASKS: 'separate',
    SCHEDULES: 'off',
    OLJ_URL: sandbox.olj.url,
    OLJ_CRAWL_DELAY_SECONDS: '0',
    SMTP_URL: `smtp://127.0.0.1:${sandbox.mail.smtpPort}`,
    DATABASE_URL: databaseUrl,
  }
  try {
    const found = await finding(run, databaseUrl, env, people)
    await withFinds(databaseUrl, people)
    return [found, await morning(databaseUrl, env, sandbox.mail.url, people)]
  } finally {
    await sandbox.close()
  }
}

async function finding(run: Run, databaseUrl: string, env: Record<string, string>, people: number): Promise<Figure> {
  const log = createLog('silent')
  const { deps, close } = await buildDeps(readConfig(env), { databaseUrl, log, worker: true })
  try {
    await withPostings(deps)
    await withAlerts(databaseUrl, people)
    const signal = new AbortController().signal
    // Profiles are read once, when they were changed; that is not what a posting costs.
    await findNews(deps, signal)
    const again = `insert into alert_arrivals (cluster_id, posting_id, arrived_at)
      select c.id, c.representative_id, now() from posting_clusters c join posting_search s on s.posting_id = c.representative_id`
    await administer(databaseUrl, `delete from alert_finds; delete from alert_arrivals; ${again}`)
    const [wall, own] = [performance.now(), process.cpuUsage()]
    const database = processorOfTree(run.ground.server)
    await findNews(deps, signal)
    const used = process.cpuUsage(own)
    const spent = (used.user + used.system) / 1000 + processorOfTree(run.ground.server) - database
    const [row] = await administer(
      databaseUrl,
      `select (select count(*) from alert_finds) as finds, (select count(*) from alert_arrivals) as postings`,
    )
    const postings = Number(row?.['postings'])
    const each = spent / postings
    return {
      part: 'alerts',
      what: `a new posting against ${count(people)} saved searches, ${count(people)} profiles and ${count(people)} followed employers, processor time`,
      budget: `≤ ${MOST_POSTING_MS / 1000} s`,
      figure: `${ms(each)} (${ms((performance.now() - wall) / postings)} until it is written down; ${count(Number(row?.['finds']))} finds of ${postings} postings)`,
      good: each <= MOST_POSTING_MS,
      numbers: { each, finds: Number(row?.['finds']) },
    }
  } finally {
    await close()
  }
}

async function withPostings(deps: Deps): Promise<void> {
  await listSources(deps)
  await administer(String(deps.config.DATABASE_URL), `update sources set enabled = source = 'olj'`)
  await ingestNow(deps, 'olj')
  await administer(
    String(deps.config.DATABASE_URL),
    `insert into search_words select word, ndoc from ts_stat('select brief from posting_search')
       where word ~ '^[a-z]{3,}$' on conflict do nothing; analyze`,
  )
}

/**
 * Two words of the postings' titles for each search, a title and seven skills of theirs for each profile: people look for
 * what there is.
 */
const withAlerts = (databaseUrl: string, people: number) =>
  administer(
    databaseUrl,
    `insert into users (username, email, first_name, last_name, created_at, updated_at)
       select 'hearer' || i, 'hearer' || i || '@bench.test', 'Hearer', i::text, now(), now()
       from generate_series(1, ${people}) i;
     create temporary table vocabulary as select row_number() over (order by word) - 1 as at, word, postings from search_words;
     create temporary table people as select id, row_number() over (order by id) as n from users where username like 'hearer%';
     create temporary table wanted as
       select p.id as user_id, least(a.word, b.word) as one, greatest(a.word, b.word) as other,
         case when a.postings <= b.postings then a.word else b.word end as rarest
       from people p
       join vocabulary a on a.at = (p.n * 7919) % (select count(*) from vocabulary)
       join vocabulary b on b.at = (p.n * 104729 / 3) % (select count(*) from vocabulary);
     insert into saved_searches (user_id, name, name_key, criteria, created_at, updated_at)
       select user_id, 'Mine', 'mine', jsonb_build_object('search', one || ' ' || other), now(), now() from wanted;
     insert into alert_questions (criteria_key, criteria, question, advanced, compiled_at)
       select distinct one || ' ' || other, jsonb_build_object('search', one || ' ' || other),
         (quote_literal(one) || '&' || quote_literal(other))::tsquery, false, now() from wanted;
     insert into alert_keys (lexeme, question_id)
       select distinct w.rarest, q.id from wanted w join alert_questions q on q.criteria_key = w.one || ' ' || w.other;
     insert into alerts (user_id, kind, saved_search_id, question_id, started_at, created_at)
       select w.user_id, 'search', s.id, q.id, '2000-01-01', now() from wanted w
       join saved_searches s on s.user_id = w.user_id
       join alert_questions q on q.criteria_key = w.one || ' ' || w.other;
     insert into alerts (user_id, kind, least_score, started_at, created_at)
       select id, 'matches', 70, '2000-01-01', now() from people;
     insert into alerts (user_id, kind, employer_id, started_at, created_at)
       select p.id, 'employer', e.id, '2000-01-01', now() from people p
       join (select id, row_number() over (order by id) - 1 as at from employers) e
         on e.at = p.n % (select count(*) from employers);
     create temporary table titles as select row_number() over (order by id) - 1 as at, title from postings;
     create temporary table skills as select row_number() over (order by id) - 1 as at, name from tags;
     insert into profiles (user_id, title, skills, updated_at)
       select p.id, t.title, array(select s.name from skills s
         where s.at in (select (p.n * k * 31) % (select count(*) from skills) from generate_series(1, 7) k)), now()
       from people p join titles t on t.at = p.n % (select count(*) from titles);
     analyze`,
  )

/** Five finds each, found ten minutes ago. */
const withFinds = (databaseUrl: string, people: number) =>
  administer(
    databaseUrl,
    `delete from notices; delete from alert_finds;
     insert into alert_finds (user_id, posting_id, kind, alert_ids, found_at)
       select a.user_id, s.posting_id, 'job', array[a.id], now() - interval '10 minutes'
       from (select *, row_number() over (order by id) as n from alerts where kind = 'search') a
       join (select posting_id, row_number() over (order by posting_id) - 1 as at, count(*) over () as all_of_them
         from posting_search) s on (s.at - a.n) % s.all_of_them between 1 - s.all_of_them and ${FINDS_EACH - 1} - s.all_of_them
           or (s.at - a.n) % s.all_of_them between 0 and ${FINDS_EACH - 1}
       where a.n <= ${people};
     insert into notices (user_id, topic, subject_id, happened_at)
       select user_id, 'job_alerts', id, found_at from alert_finds;
     analyze`,
  )

/** @throws Error when somebody got two mails, or one is missing */
async function morning(
  databaseUrl: string,
  env: Record<string, string>,
  mailUrl: string,
  people: number,
): Promise<Figure> {
  const madeIn = await makeDigests(databaseUrl, env)
  const begun = performance.now()
  const workers = [1, 2].map(() => launch(['src/server/worker.ts'], env, 'ignore'))
  const arrived = arrivals(mailUrl)
  for (let open = people; open > 0; await delay(500)) {
    if (performance.now() - begun > PATIENCE_MS) throw new Error(`${open} mails are still waiting.`)
    await arrived.look()
    const left = await leftOf(databaseUrl)
    open = left.digests + left.mails
  }
  await Promise.all(workers.map(end))
  await arrived.look()
  const twice = [...arrived.times.values()].filter((times) => times > 1).length
  if (twice > 0 || arrived.times.size !== people) {
    throw new Error(`${arrived.times.size} of ${people} mails arrived, ${twice} twice.`)
  }
  const seconds = arrived.secondsUntil(people, begun)
  const whole = ((seconds + madeIn) * BUSY_HOUR) / people / 60
  return {
    part: 'alerts',
    what: `the digest at 8 AM to ${count(people)} people, ${count(people * FINDS_EACH)} finds, two task processes`,
    budget: `${count(BUSY_HOUR)} in ≤ ${MOST_MINUTES} min`,
    figure: `each exactly once in ${seconds.toFixed(0)} s, planned in ${madeIn.toFixed(1)} s: ${(people / seconds).toFixed(0)} a second, ${whole.toFixed(1)} min for ${count(BUSY_HOUR)}`,
    good: whole <= MOST_MINUTES,
    numbers: { seconds, madeIn, whole },
  }
}
