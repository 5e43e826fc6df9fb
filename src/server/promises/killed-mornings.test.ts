import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import process from 'node:process'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sweepApplications } from '#features/applications/server/checks.ts'
import { sweep } from '#features/automation/server/sweeping.ts'
import type { Seeker } from '../testing/applying-house.ts'
import { at, type AutomationHouse, automationHouse } from '../testing/automation-house.ts'
import { eventually, runProgram } from '../testing/hanap-process.ts'

/** Kills of each process in an evening and in a morning; more before a release (`npm test -- --all`). */
const [EVENINGS, MORNINGS] = process.env['HANAP_TEST_ALL'] === undefined ? [1, 2] : [4, 12]
/** From its first word to its end a process takes about a second. */
const LONGEST_MS = 700
/** An application under way is looked up when its process must be gone. */
const DEAD_FOR_MS = 4 * 60_000
const PEOPLE = 2
const POSTINGS = 3

let h: AutomationHouse
beforeAll(async () => {
  h = await automationHouse()
})
afterAll(() => h.close())

const env = () => {
  const { OLJ_URL, OLJ_MESSAGES_URL, LINKEDIN_URL, DATA_DIR } = h.deps.config
  const boards = { OLJ_URL, OLJ_MESSAGES_URL, LINKEDIN_URL, OLJ_CRAWL_DELAY_SECONDS: '0' }
  return { ...boards, DATABASE_URL: h.databaseUrl, DATA_DIR, SANDBOX: 'off', AUTOMATION_PACE_SECONDS: '0' }
}

type Role = 'automation' | 'alerts'
const moments: string[] = []

/** A process at the clock's moment; `after` it began it is killed, else it lives to its end. */
async function live(role: Role, after?: number): Promise<void> {
  const child = runProgram(env(), ['testing/worker-at.ts', role, h.clock.now().toISOString()])
  if (after !== undefined) {
    await eventually(`${role} begins`, () => Promise.resolve(child.said().includes('begun')))
    await wait(after)
    child.kill()
    moments.push(`${role} after ${after} ms`)
  }
  const { code, said } = await child.ended
  if (after === undefined) expect(code, said).toBe(0)
}

/** Both processes at once, each killed at a moment of its own, or left to do what is left. */
async function round(isKilled: boolean): Promise<void> {
  const moment = () => (isKilled ? randomInt(LONGEST_MS) : undefined)
  await Promise.all([live('automation', moment()), live('alerts', moment())])
  h.clock.advance(DEAD_FOR_MS)
}

async function hearer(): Promise<number> {
  const { token, user } = await h.signUp()
  const search = { name: 'Shops', criteria: { search: 'shopify' } }
  const saved = await h.call('POST', '/api/saved-searches/', { token, body: search })
  const alert = await h.call('POST', '/api/alerts/', {
    token,
    body: { kind: 'search', saved_search_id: saved.body.id },
  })
  expect([saved.status, alert.status]).toEqual([201, 201])
  return user.id
}

/** Nothing that left is there twice, at any time. */
async function expectNothingTwice(people: readonly Seeker[]): Promise<void> {
  const said = `killed: ${moments.join(', ')}`
  for (const seeker of people) {
    const jobs = (await h.arrived(seeker)).map(({ jobId }) => jobId)
    expect(new Set(jobs).size, said).toBe(jobs.length)
  }
  const { rows } = await sql`
    select 'find' as what from alert_finds group by user_id, posting_id having count(*) > 1
    union all select 'mail' from outgoing_mails where key like 'digest%' group by recipient having count(*) > 1
    union all select 'run' from automation_runs group by user_id, run_date having count(*) > 1`.execute(h.db)
  expect(rows, said).toEqual([])
}

test('processes killed by SIGKILL at random moments send each application and each alert mail once or not at all', async () => {
  const hearers = await Promise.all([1, 2, 3].map(hearer))
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => h.automated({ max_jobs_per_day: POSTINGS })))
  await h.offer(...Array.from({ length: POSTINGS }, () => ({})))
  h.to('18:00')
  for (let one = 0; one < EVENINGS; one += 1) await round(true)
  await round(false)
  await expectNothingTwice(people)
  const plans = await Promise.all(people.map((one) => h.plan(one)))
  expect(plans.map(({ counts }) => counts.planned)).toEqual(people.map(() => POSTINGS))

  h.clock.set(at(h.tomorrow(), '08:00'))
  for (let one = 0; one < MORNINGS; one += 1) {
    await round(true)
    await expectNothingTwice(people)
  }
  await round(false)
  for (let look = 0; look < 8; look += 1) {
    h.clock.advance(11 * 60_000)
    await sweepApplications(h.deps, new AbortController().signal)
    await sweep(h.deps, new AbortController().signal)
  }
  await expectNothingTwice(people)
  const said = `killed: ${moments.join(', ')}`
  for (const seeker of people) {
    const run = await h.lastRun(seeker)
    const sent = run.items.filter(({ state }) => state === 'sent').map(({ job }) => job.title)
    expect(sent.toSorted(), said).toEqual((await h.arrived(seeker)).map(({ jobTitle }) => jobTitle).toSorted())
    expect(run.ended_at, said).not.toBeNull()
  }
  const { rows } = await sql<{ finds: number; mails: number }>`
    select (select count(*)::integer from alert_finds where user_id = any(${hearers}::bigint[])) as finds,
      (select count(*)::integer from outgoing_mails m join users u on u.email::text = m.recipient
        where u.id = any(${hearers}::bigint[]) and m.key like 'digest%') as mails`.execute(h.db)
  expect(rows, said).toEqual([{ finds: hearers.length * POSTINGS, mails: hearers.length }])
}, 120_000)
