import { sql } from 'kysely'
import { startSandbox } from '../sandbox/main.ts'
import { manilaDate } from '../src/contract/time.ts'
import { sweepApplications } from '../src/features/applications/server/checks.ts'
import { vetoItem } from '../src/features/automation/server/plan-changes.ts'
import { readPoints } from '../src/features/automation/server/points.ts'
import { planRun } from '../src/features/automation/server/planning.ts'
import { advanceRun, sweep } from '../src/features/automation/server/sweeping.ts'
import { saveSettings } from '../src/features/automation/server/settings.ts'
import { connectBoardAccount } from '../src/features/board-account/server/service.ts'
import { ingestNow, setSource } from '../src/features/jobs/server/service.ts'
import { buildDeps } from '../src/server/build-deps.ts'
import type { Deps } from '../src/server/deps.ts'
import { isDatabaseDown } from '../src/server/platform/db/database.ts'
import { readConfig } from '../src/server/platform/config.ts'
import { createLog } from '../src/server/platform/log.ts'
import { chooser, Market } from './automation-market.ts'
import { count, type Figure, round } from './figures.ts'
import type { Run } from './run.ts'

const DAY_MS = 86_400_000
const FIRST_DAY = '2026-03-02'
const MAX_JOBS = 3
const SIDE_BY_SIDE = 4
const signal = new AbortController().signal

type World = { deps: Deps; market: Market; people: Person[]; to: (day: string, time: string) => void }
type Person = { id: number; email: string; reserve: number }
type Tally = { days: number; planSeconds: number; runSeconds: number }

/**
 * People who let Hanap apply for them, day after day, on a board whose postings close, change and turn hostile, and that
 * fails and asks for humans at random. Counts what was sent against what may be sent; the board's own record is the judge.
 */
export async function automationFigures({ options, ground }: Run): Promise<Figure[]> {
  const databaseUrl = await ground.withPostings(0)
  let now = new Date(`${FIRST_DAY}T04:00:00Z`)
  const clock = { now: () => now }
  const sandbox = await startSandbox({ olj: 0, linkedin: 0, linkedinBurst: null, now: clock.now })
  const config = readConfig({
    SANDBOX: 'off',
    SCHEDULES: 'off',
    OLJ_URL: sandbox.olj.url,
    OLJ_MESSAGES_URL: sandbox.olj.url,
    OLJ_CRAWL_DELAY_SECONDS: '0',
    AUTOMATION_PACE_SECONDS: '60',
    LIMITS_FACTOR: '1000000',
  })
  const { deps, close } = await buildDeps(config, { databaseUrl, log: createLog('silent'), worker: false, clock })
  try {
    await setSource(deps, 'olj', true)
    const market = new Market(sandbox.olj.url, clock, chooser(11))
    const people = await settle(deps, market, options.seekers)
    const to = (day: string, time: string) => void (now = new Date(`${day}T${time}:00+08:00`))
    const tally = await live({ deps, market, people, to }, options.days)
    return [await verdictOf({ deps, market, people, to }, tally)]
  } finally {
    await close()
    await sandbox.close()
  }
}

/** People on a paid plan with a profile, a resume and an account on the board, who switched it on. */
async function settle(deps: Deps, market: Market, number: number): Promise<Person[]> {
  const at = deps.clock.now()
  const { rows } = await sql<{ id: number; email: string }>`
    with people as (
      insert into users (username, email, first_name, last_name, email_verified_at, created_at, updated_at)
      select 'auto' || i, 'auto' || i || '@bench.test', 'Luz', 'Reyes', ${at}, ${at}, ${at}
      from generate_series(1, ${number}::integer) i returning id, email
    ), plans as (
      insert into subscriptions (user_id, plan_type, started_at, ends_at, updated_at)
      select id, 'premium', ${at}, ${at}::timestamptz + interval '1 year', ${at} from people
    ), files as (
      insert into resumes (user_id, file_name, file_key, content_type, bytes, sha256, is_default, uploaded_at)
      select id, 'resume.pdf', 'bench/' || id, 'application/pdf', 7, 'x', true, ${at} from people
    ), told as (
      insert into profiles (user_id, title, skills, years_of_experience, location, open_to_remote, job_types, updated_at)
      select id, 'Virtual Assistant', '{Shopify,Customer Support}', '3-5', 'Iloilo City', true, '{full-time}', ${at} from people
    )
    select id, email::text as email from people order by id`.execute(deps.db)
  const people: Person[] = []
  for (const { id, email } of rows) {
    await market.openAccount(email)
    await connectBoardAccount(deps, { id }, { olj_email: email, olj_password: 'Board-pass-1' })
    const limits = { max_jobs_per_day: MAX_JOBS, skill_match_threshold: 60, apply_points: 1 + (id % 5) }
    await saveSettings(deps, { id }, { enabled: true, ...limits })
    const reserve = (id % 4) * 5
    await sql`update automation_settings set point_reserve = ${reserve} where user_id = ${id}`.execute(deps.db)
    people.push({ id, email, reserve })
  }
  return people
}

async function live(world: World, days: number): Promise<Tally> {
  const { deps, market, people, to } = world
  const tally: Tally = { days, planSeconds: 0, runSeconds: 0 }
  for (let day = 0; day < days; day += 1) {
    const [today, next] = [dayAfter(day), dayAfter(day + 1)]
    to(today, '12:00')
    await market.postNew(Math.max(4, Math.round(people.length / 8)))
    await ingestNow(deps, 'olj')
    to(today, '18:00')
    tally.planSeconds += await timed(() => inTurn(people, ({ id }) => planRun(deps, id, next)))
    await refuseSome(world)
    to(today, '23:00')
    await market.changeOvernight()
    to(next, '08:00')
    await market.misbehave()
    tally.runSeconds += await timed(() => morning(world, next))
    await market.behave()
    await restOfDay(world, next)
  }
  return tally
}

const dayAfter = (days: number): string =>
  manilaDate(new Date(new Date(`${FIRST_DAY}T04:00:00Z`).getTime() + days * DAY_MS))

async function timed(work: () => Promise<void>): Promise<number> {
  const begun = performance.now()
  await work()
  return (performance.now() - begun) / 1000
}

/** As the task queue does: what fails because the database is busy is asked for again by the clock. */
async function inTurn<T>(all: readonly T[], work: (one: T) => Promise<unknown>): Promise<void> {
  const waiting = [...all]
  const unlessBusy = (error: unknown) => {
    if (!isDatabaseDown(error)) throw error
  }
  const lane = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await work(one).catch(unlessBusy)
  }
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, lane))
}

/** Some refuse one, and some apply themselves to what is planned for them. */
async function refuseSome({ deps, market }: World): Promise<void> {
  const { rows } = await sql<{ id: number; user_id: number; source_id: string; email: string }>`
    select i.id, i.user_id, p.source_id, u.email::text as email from automation_items i
    join automation_runs r on r.id = i.run_id and r.ended_at is null
    join postings p on p.id = i.job_id join users u on u.id = i.user_id
    where i.state = 'planned' order by i.id`.execute(deps.db)
  for (const { id, user_id, source_id, email } of rows) {
    if (market.chance(0.08)) await vetoItem(deps, { id: user_id }, id)
    else if (market.chance(0.04)) await market.applyByHand(email, source_id)
  }
}

/** Two hours of the clock, five minutes at a time. */
async function morning({ deps, market, to }: World, day: string): Promise<void> {
  for (let minute = 0; minute <= 125; minute += 5) {
    const hour = String(8 + Math.floor(minute / 60)).padStart(2, '0')
    to(day, `${hour}:${String(minute % 60).padStart(2, '0')}`)
    await sweep(deps, signal)
    const { rows } = await sql<{ id: number }>`
      select id from automation_runs where ended_at is null and run_date = ${day}::date`.execute(deps.db)
    if (rows.length === 0) return
    await inTurn(rows, ({ id }) => advanceRun(deps, id, signal))
    if (minute % 30 === 25) await sweepApplications(deps, signal)
    if (market.chance(0.15)) await market.behave()
  }
}

/** Whatever is in doubt is looked up until it is not. */
async function restOfDay({ deps, to }: World, day: string): Promise<void> {
  for (const time of ['10:30', '10:45', '11:00', '11:15', '11:30']) {
    to(day, time)
    await sweepApplications(deps, signal)
    await sweep(deps, signal)
  }
}

const AGAINST_A_RULE = (reserve: string) => sql<{ what: string; count: number }>`
  with sent as (
    select i.*, r.run_date, p.employer_id from automation_items i join automation_runs r on r.id = i.run_id
    join postings p on p.id = i.job_id where i.state in ('sent', 'unconfirmed')
  )
  select 'a second one to an employer' as what, count(*)::integer as count from sent a join sent b on b.user_id = a.user_id
    and b.employer_id = a.employer_id and b.id > a.id and b.run_date - a.run_date < 30
  union all select 'more than wanted a day', count(*)::integer from (
    select from sent group by user_id, run_date having count(*) > ${MAX_JOBS}) d
  union all select 'under the threshold', count(*)::integer from sent where (match ->> 'score')::integer < 60
  union all select 'more points than allowed', count(*)::integer
    from sent join automation_settings s using (user_id) where points > s.apply_points and not points_chosen
  union all select ${reserve}, count(*)::integer from point_entries e join automation_settings s using (user_id)
    where e.kind = 'reserved' and e.free_after < s.point_reserve
  union all select 'nothing known of', count(*)::integer from automation_items i join automation_runs r on r.id = i.run_id
    where r.ended_at is not null and i.state in ('planned', 'sending')
  union all select 'still in doubt', count(*)::integer from automation_items where state = 'unconfirmed'
  union all select 'planned without a word in the record', count(*)::integer from automation_items i
    where not exists (select from automation_events e where e.item_id = i.id)`

async function verdictOf({ deps, market, people }: World, tally: Tally): Promise<Figure> {
  const arrived = await market.arrived()
  const twice = arrived.length - new Set(arrived.map(({ email, jobId }) => `${email} ${jobId}`)).size
  const { rows: rules } = await AGAINST_A_RULE('points the person keeps').execute(deps.db)
  const { rows: sent } = await sql<{ source_id: string; email: string; sent_at: Date }>`
    select p.source_id, u.email::text as email, i.sending_since as sent_at from automation_items i
    join postings p on p.id = i.job_id join users u on u.id = i.user_id where i.state = 'sent'`.execute(deps.db)
  const hostile = sent.filter((one) => market.wasHostile(Number(one.source_id), one.sent_at)).length
  const unknown = sent.filter(
    (one) => !arrived.some((told) => told.email === one.email && told.jobId === Number(one.source_id)),
  )
  const wrong = await unbalanced(deps, market, people)
  const { rows: ended } = await sql<{ state: string; count: number }>`
    select state, count(*)::integer as count from automation_items group by state order by state`.execute(deps.db)
  const { rows: runs } = await sql<{ state: string; count: number }>`
    select state, count(*)::integer as count from automation_runs group by state order by state`.execute(deps.db)
  const broken = rules.filter((rule) => rule.count > 0).map((rule) => `${rule.count} × ${rule.what}`)
  const bad = twice + hostile + unknown.length + wrong + broken.length
  const words = (rows: { state: string; count: number }[]) =>
    rows.map((row) => `${count(row.count)} ${row.state}`).join(', ')
  return {
    part: 'automation',
    what: `${people.length} people × ${tally.days} days of automatic applications: ${words(ended)}; runs ${words(runs)}`,
    budget: 'none sent twice, none against a rule, each accounted for, points balanced',
    figure: `${twice} twice, ${hostile} to what had turned hostile, ${unknown.length} the board does not know, ${wrong} of ${people.length} balances off${broken.length > 0 ? `, ${broken.join(', ')}` : ''}; ${round((1000 * tally.planSeconds) / (people.length * tally.days), 0)} ms a plan, ${round((1000 * tally.runSeconds) / Math.max(1, sent.length), 0)} ms a send`,
    good: bad === 0 && sent.length > 0,
    numbers: { ...tally, twice, hostile, unknown: unknown.length, wrong, rules, ended, runs },
  }
}

/** Balances of which the entries do not add up, something is still set aside, or the board says something else. */
async function unbalanced(deps: Deps, market: Market, people: readonly Person[]): Promise<number> {
  await inTurn(people, ({ id }) => readPoints(deps, id))
  const board = await market.balances()
  const { rows } = await sql<{ user_id: number; free: number; reserved: number; moved: number; held: number }>`
    select b.user_id, b.free, b.reserved, coalesce(sum(e.free_change), 0)::integer as moved,
      coalesce(sum(e.reserved_change), 0)::integer as held
    from point_balances b left join point_entries e using (user_id) group by b.user_id`.execute(deps.db)
  const off = rows.filter(({ user_id, free, reserved, moved, held }) => {
    const email = people.find(({ id }) => id === user_id)?.email ?? ''
    return moved !== free || held !== reserved || reserved !== 0 || board.get(email) !== free
  })
  return off.length
}
