import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listSources } from '#features/jobs/ingest/server/service.ts'
import { house, type House } from '#server/testing/house.ts'
import { arrive } from '#server/testing/sample-postings.ts'
import type { Figures } from '../contract.ts'

let h: House
let olj: number[]
let linkedin: number[]
beforeAll(async () => {
  h = await house()
  await listSources(h.deps)
  const list = (source: 'olj' | 'linkedin', count: number) =>
    Array.from({ length: count }, (_, at) => ({ title: `Clerk ${at}`, employer: `Office ${source} ${at}`, source }))
  await arrive(h, [...list('olj', 25), ...list('linkedin', 8)])
  const ids = async (source: string) =>
    (await h.db.selectFrom('postings').select('id').where('source', '=', source).orderBy('id').execute()).map(
      ({ id }) => id,
    )
  olj = await ids('olj')
  linkedin = await ids('linkedin')
})
afterAll(() => h.close())

/** A Monday, 09:00 in Manila. */
const MONDAY = new Date('2026-11-16T01:00:00Z')
type Wish = { at: string; delivery?: string; status?: string; became?: [string, string][]; source?: 'olj' | 'linkedin' }
type Person = {
  token: string
  user: { id: number; email: string }
  password: string
  used: { olj: number; linkedin: number }
}

async function person(): Promise<Person> {
  h.clock.set(MONDAY)
  return { ...(await h.signUp()), used: { olj: 0, linkedin: 0 } }
}

/** Time goes on, and whoever comes back logs in again. */
async function later(who: Person, at: string): Promise<void> {
  h.clock.set(new Date(at))
  const body = { email: who.user.email, password: who.password }
  who.token = (await h.call('POST', '/api/auth/login/', { body })).body.token as string
}

const POSTING = { title: 'Clerk', employer_name: '', description: '', salary: null, job_type: null, source: 'olj' }
const SNAPSHOT = JSON.stringify({ ...POSTING, link: '', date_posted: null })

/** An application as it stands once it was sent, with the changes the person made since. */
async function sent(who: Person, { at, delivery = 'confirmed', became = [], source = 'olj', status }: Wish) {
  const job = (source === 'olj' ? olj : linkedin)[who.used[source]++] as number
  const now = new Date(at)
  const values = { user_id: who.user.id, job_id: job, delivery, apply_points: 1, board_email: 'x@board.test' }
  const { id } = await h.db
    .insertInto('applications')
    .values({
      ...values,
      status: status ?? became.at(-1)?.[0] ?? 'applied',
      sent_subject: 'S',
      sent_content: 'C',
      posting_snapshot: SNAPSHOT,
      created_at: now,
      sending_since: now,
      updated_at: now,
      confirmed_at: delivery === 'confirmed' ? now : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  let before = 'applied'
  for (const [to, when] of became) {
    const event = { application_id: id, kind: 'status', actor: 'person', from_value: before, to_value: to }
    await h.db
      .insertInto('application_events')
      .values({ ...event, happened_at: new Date(when) })
      .execute()
    before = to
  }
}

async function figuresOf({ token }: { token: string }): Promise<Figures> {
  const answer = await h.call('GET', '/api/job-applications/figures/', { token })
  expect(answer.status).toBe(200)
  return answer.body as Figures
}
const weeksOf = async (who: Person) => (await figuresOf(who)).weeks
const sentIn = async (who: Person) =>
  Object.fromEntries((await weeksOf(who)).filter((week) => week.sent > 0).map((week) => [week.starts_on, week.sent]))

test('needs a login', async () => {
  expect((await h.call('GET', '/api/job-applications/figures/')).status).toBe(401)
})

test('without applications everything is none, and all twelve weeks are there', async () => {
  const figures = await figuresOf(await person())
  expect(figures.totals).toEqual({ sent: 0, replies: 0, interviews: 0, offers: 0 })
  expect(figures.sources).toEqual([])
  expect(figures.first_answer).toEqual({
    answered: 0,
    shortest: null,
    quarter: null,
    median: null,
    three_quarters: null,
    longest: null,
  })
  expect(figures.weeks).toHaveLength(12)
  expect(figures.weeks[0]?.starts_on).toBe('2026-08-31')
  expect(figures.weeks.at(-1)).toEqual({ starts_on: '2026-11-16', sent: 0, replies: 0, interviews: 0, offers: 0 })
})

describe('weeks', () => {
  test('begin on Monday at midnight in Manila, not in UTC', async () => {
    const who = await person()
    await sent(who, { at: '2026-11-08T15:59:59.999Z' })
    await sent(who, { at: '2026-11-08T16:00:00Z' })
    await sent(who, { at: '2026-11-15T15:59:59.999Z' })
    await sent(who, { at: '2026-11-15T16:00:00Z' })
    expect(await sentIn(who)).toEqual({ '2026-11-02': 1, '2026-11-09': 2, '2026-11-16': 1 })
  })

  test('move on with the clock at midnight of Sunday in Manila, and the oldest one goes', async () => {
    const who = await person()
    await sent(who, { at: '2026-08-30T16:00:00Z' })
    await sent(who, { at: '2026-08-30T15:59:59Z' })
    await later(who, '2026-11-22T15:59:59Z')
    expect((await weeksOf(who)).at(-1)?.starts_on).toBe('2026-11-16')
    expect(await sentIn(who)).toEqual({ '2026-08-31': 1 })
    await later(who, '2026-11-22T16:00:00Z')
    expect((await weeksOf(who)).at(-1)?.starts_on).toBe('2026-11-23')
    expect(await sentIn(who)).toEqual({})
    expect((await figuresOf(who)).totals.sent).toBe(2)
  })

  test('go over the turn of the year', async () => {
    const who = await person()
    await sent(who, { at: '2026-12-31T16:30:00Z' })
    await later(who, '2027-01-06T00:00:00Z')
    expect(await sentIn(who)).toEqual({ '2026-12-28': 1 })
  })
})

describe('what counts', () => {
  test('as sent: what the board confirmed, and nothing else', async () => {
    const who = await person()
    for (const delivery of ['sending', 'failed', 'unconfirmed', 'confirmed']) {
      await sent(who, { at: '2026-11-12T01:00:00Z', delivery })
    }
    expect((await figuresOf(who)).totals.sent).toBe(1)
  })

  test('as reply, interview and offer: also what was followed by something else', async () => {
    const who = await person()
    const at = '2026-11-02T01:00:00Z'
    await sent(who, { at })
    await sent(who, { at, became: [['reviewing', '2026-11-03T01:00:00Z']] })
    await sent(who, { at, became: [['rejected', '2026-11-05T01:00:00Z']] })
    await sent(who, {
      at,
      became: [
        ['interview', '2026-11-04T01:00:00Z'],
        ['rejected', '2026-11-09T01:00:00Z'],
      ],
    })
    await sent(who, {
      at,
      became: [
        ['interview', '2026-11-04T13:00:00Z'],
        ['offer', '2026-11-09T01:00:00Z'],
        ['hired', '2026-11-10T01:00:00Z'],
      ],
    })
    const { totals, weeks, first_answer: first } = await figuresOf(who)
    expect(totals).toEqual({ sent: 5, replies: 4, interviews: 2, offers: 1 })
    expect(weeks.find(({ starts_on }) => starts_on === '2026-11-02')).toMatchObject(totals)
    expect(first).toEqual({ answered: 4, shortest: 1, quarter: 1.75, median: 2.25, three_quarters: 2.63, longest: 3 })
  })

  test('put back to Applied: nothing came of it, and a later answer is the first one', async () => {
    const who = await person()
    const at = '2026-11-02T01:00:00Z'
    await sent(who, {
      at,
      became: [
        ['offer', '2026-11-02T02:00:00Z'],
        ['applied', '2026-11-02T02:01:00Z'],
      ],
    })
    await sent(who, {
      at,
      became: [
        ['hired', '2026-11-02T02:00:00Z'],
        ['applied', '2026-11-02T02:01:00Z'],
        ['interview', '2026-11-12T01:00:00Z'],
      ],
    })
    const { totals, first_answer: first } = await figuresOf(who)
    expect(totals).toEqual({ sent: 2, replies: 1, interviews: 1, offers: 0 })
    expect(first).toMatchObject({ answered: 1, median: 10 })
  })

  test('an answer written down as older than the application took no time, never less', async () => {
    const who = await person()
    await sent(who, { at: '2026-11-05T01:00:00Z', became: [['interview', '2026-11-01T01:00:00Z']] })
    expect((await figuresOf(who)).first_answer.median).toBe(0)
  })

  test('an interview that is planned is an answer, and of when it came nothing is said', async () => {
    const who = await person()
    await sent(who, { at: '2026-11-02T01:00:00Z' })
    await sent(who, { at: '2026-11-02T01:00:00Z', became: [['reviewing', '2026-11-06T01:00:00Z']] })
    const [row] = await h.db
      .selectFrom('applications')
      .select('id')
      .where('user_id', '=', who.user.id)
      .orderBy('id')
      .execute()
    const now = new Date('2026-11-05T01:00:00Z')
    const values = { application_id: row?.id ?? 0, starts_at: now, created_at: now, updated_at: now }
    await h.db.insertInto('application_interviews').values(values).execute()
    const { totals, first_answer: first } = await figuresOf(who)
    expect(totals).toMatchObject({ replies: 2, interviews: 1 })
    expect(first).toMatchObject({ answered: 1, shortest: 4, median: 4 })
  })

  test('an interview the person changed through the API', async () => {
    const who = await person()
    await sent(who, { at: '2026-11-12T01:00:00Z' })
    const [row] = (await h.call('GET', '/api/job-applications/list_applications/', { token: who.token })).body
    await later(who, '2026-11-18T13:00:00Z')
    const body = { status: 'interview', interview_date: '2026-11-20T10:00' }
    await h.call('PATCH', `/api/job-applications/${row.id}/update_status/`, { token: who.token, body })
    const { totals, first_answer: first } = await figuresOf(who)
    expect(totals).toEqual({ sent: 1, replies: 1, interviews: 1, offers: 0 })
    expect(first.median).toBe(6.5)
  })

  test('sources are told apart, the busiest first, and add up to the whole', async () => {
    const who = await person()
    const at = '2026-11-02T01:00:00Z'
    await sent(who, { at, source: 'linkedin', became: [['interview', '2026-11-03T01:00:00Z']] })
    await sent(who, { at })
    await sent(who, { at, became: [['offer', '2026-11-03T01:00:00Z']] })
    const { sources } = await figuresOf(who)
    expect(sources).toEqual([
      { source: 'olj', sent: 2, replies: 1, interviews: 0, offers: 1 },
      { source: 'linkedin', sent: 1, replies: 1, interviews: 1, offers: 0 },
    ])
  })

  test('nothing of anybody else', async () => {
    const who = await person()
    await sent(who, { at: '2026-11-12T01:00:00Z' })
    expect((await figuresOf(await person())).totals.sent).toBe(0)
  })
})

test('thousands of applications are counted by the database in a moment', async () => {
  const who = await person()
  await sql`
    with more as (
      insert into postings (source, source_id, url, title, title_key, description, date_posted, first_seen_at,
        last_seen_open_at, checked_at, card_hash, content_hash, cluster_id, review_state)
      select 'olj', 'many-' || n, 'https://board.test/' || n, 'T', 't', '', now(), now(), now(), now(), 'x', 'x',
        (select min(id) from posting_clusters), 'approved'
      from generate_series(1, 3000) n returning id),
    mine as (
      insert into applications (user_id, job_id, delivery, status, apply_points, board_email, sent_subject, sent_content,
        posting_snapshot, created_at, sending_since, updated_at)
      select ${who.user.id}, id, 'confirmed', 'interview', 1, 'x', '', '', '{}', ${MONDAY}, ${MONDAY}, ${MONDAY} from more
      returning id)
    insert into application_events (application_id, kind, actor, from_value, to_value, happened_at)
    select id, 'status', 'person', 'applied', 'interview', ${MONDAY} from mine`.execute(h.db)
  const begun = performance.now()
  expect((await figuresOf(who)).totals).toEqual({ sent: 3000, replies: 3000, interviews: 3000, offers: 0 })
  expect(performance.now() - begun).toBeLessThan(2000)
})
