import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { onboard } from '#server/testing/applying-house.ts'
import { listSources } from '#features/jobs/ingest/server/service.ts'
import { makeAdmin } from '#features/auth/server/service.ts'
import { house, type House } from '#server/testing/house.ts'
import { arrive } from '#server/testing/sample-postings.ts'
import { foldFiguresTask } from './service.ts'

let h: House
let admin: string
/** A Tuesday, 00:30 in Manila; in UTC it is Monday still. */
const NOW = new Date('2026-11-23T16:30:00Z')
beforeAll(async () => {
  h = await house()
  h.clock.set(NOW)
  await listSources(h.deps)
  const team = await h.signUp()
  await makeAdmin(h.deps, team.user.email)
  admin = team.token
})
afterAll(() => h.close())

const read = async (path: string) => {
  const answer = await h.call('GET', `/api/admin-dashboard/${path}/`, { token: admin })
  expect(answer.status).toBe(200)
  return answer.body
}
const SPANS = [
  ['day', 'day', 30],
  ['week', 'week', 12],
  ['month', 'monthly', 12],
] as const

const EMPTY = JSON.stringify({ title: '', employer_name: '', source: 'olj', link: '' })
type Wish = { user: number; job: number; at?: string | null; delivery?: string }
const apply = ({ user, job, at = null, delivery = at === null ? 'sending' : 'confirmed' }: Wish) =>
  sql<{ id: number }>`
    insert into applications (user_id, job_id, delivery, apply_points, board_email, sent_subject, sent_content,
      posting_snapshot, created_at, sending_since, confirmed_at, updated_at)
    values (${user}, ${job}, ${delivery}, 1, 'x@board.test', '', '', ${EMPTY}, ${NOW}, ${NOW}, ${at}, ${NOW}) returning id`
    .execute(h.db)
    .then(({ rows }) => rows[0]?.id as number)
const confirm = (id: number, at: string) =>
  sql`update applications set delivery = 'confirmed', confirmed_at = ${at} where id = ${id}`.execute(h.db)

/** What the figures have to be, counted from the rows themselves. */
async function counted(span: string) {
  const { rows } = await sql<Record<string, number>>`
    select date_trunc(${span}, confirmed_at at time zone 'Asia/Manila')::date as bucket, count(*) as total,
      count(distinct user_id) as people, count(distinct job_id) as jobs
    from applications where delivery = 'confirmed' and not own_entry group by 1 order by 1`.execute(h.db)
  return rows.map(({ total, people, jobs }) => [total, people, jobs])
}
async function shown(path: string) {
  const {
    labels,
    total_applications: total,
    unique_applicants: people,
    jobs_applied_to: jobs,
  } = await read(`job-applications-${path}`)
  return (labels as string[]).map((_, at) => [total[at], people[at], jobs[at]]).filter(([some]) => some !== 0)
}
async function expectExact() {
  for (const [span, path] of SPANS) expect([span, await shown(path)]).toEqual([span, await counted(span)])
}

describe('applications', () => {
  let people: number[]
  let jobs: number[]
  beforeAll(async () => {
    await arrive(
      h,
      Array.from({ length: 6 }, (_, at) => ({ title: `Clerk ${at}`, employer: `Office ${at}` })),
    )
    jobs = (await h.db.selectFrom('postings').select('id').execute()).map(({ id }) => id)
    people = (await Promise.all(Array.from({ length: 5 }, () => h.signUp()))).map(({ user }) => user.id)
  })
  const [p, j] = [(at: number) => people[at] as number, (at: number) => jobs[at] as number]

  test('count once the board confirmed, and people and postings once in each day, week and month', async () => {
    const waiting = await apply({ user: p(0), job: j(0) })
    expect(await shown('day')).toEqual([])
    await confirm(waiting, '2026-11-22T15:59:59.999Z')
    await apply({ user: p(0), job: j(1), at: '2026-11-22T16:00:00Z' })
    await apply({ user: p(0), job: j(2), at: '2026-11-23T15:59:00Z' })
    await apply({ user: p(1), job: j(2), at: '2026-11-23T16:10:00Z' })
    await apply({ user: p(2), job: j(3), at: '2026-11-23T16:10:00Z', delivery: 'unconfirmed' })
    // Sunday, Monday and today in Manila; the Monday begins a week.
    expect(await shown('day')).toEqual([
      [1, 1, 1],
      [2, 1, 2],
      [1, 1, 1],
    ])
    expect(await shown('week')).toEqual([
      [1, 1, 1],
      [3, 2, 2],
    ])
    expect(await shown('monthly')).toEqual([[4, 2, 3]])
    await expectExact()
  })

  test('are exact also when many are confirmed at the same moment', async () => {
    const wishes = people.flatMap((user, at) => [j(4), j(5)].map((job) => ({ user, job, at })))
    const ids = await Promise.all(wishes.map(({ user, job }) => apply({ user, job })))
    await Promise.all(ids.map((id) => confirm(id, '2026-11-10T03:00:00Z')))
    await expectExact()
    await sql`update applications set delivery = 'confirmed' where delivery = 'confirmed'`.execute(h.db)
    await expectExact()
  })

  test('go with their person, and what others did stays', async () => {
    await Promise.all([p(0), p(3)].map((id) => sql`delete from users where id = ${id}`.execute(h.db)))
    await expectExact()
    await sql`update applications set delivery = 'failed' where user_id = ${p(1)}`.execute(h.db)
    await expectExact()
  })

  test('are the same after folding, also while somebody writes', async () => {
    await Promise.all([
      h.run(foldFiguresTask, {}),
      h.run(foldFiguresTask, {}),
      apply({ user: p(2), job: j(0), at: '2026-11-24T01:00:00Z' }),
    ])
    await expectExact()
    await h.run(foldFiguresTask, {})
    const { rows } = await sql`select 1 from figure_counts group by figure, bucket having count(*) > 1`.execute(h.db)
    expect(rows).toEqual([])
    await expectExact()
  })

  test('in large numbers at once count like any others', async () => {
    await sql`delete from applications`.execute(h.db)
    await sql`
      insert into applications (user_id, job_id, delivery, apply_points, board_email, sent_subject, sent_content,
        posting_snapshot, created_at, sending_since, confirmed_at, updated_at)
      select u.id, p.id, 'confirmed', 1, '', '', '', '{}', ${NOW}, ${NOW}, t.at, ${NOW}
      from users u cross join postings p cross join lateral (
        select ${NOW}::timestamptz - (u.id * 7 + p.id * 13) % 25 * interval '1 day' as at) t`.execute(h.db)
    await expectExact()
  })
})

describe('postings', () => {
  const metrics = () => read('job-metrics')
  test('count by the day they came in and by their board; held ones are not approved', async () => {
    const before = await metrics()
    await arrive(h, [{ title: 'Nurse', source: 'linkedin' }, { title: 'Cook' }], 5000)
    await sql`update postings set first_seen_at = first_seen_at`.execute(h.db)
    expect(await metrics()).toEqual({ total_jobs: before.total_jobs + 2, approved_jobs: before.approved_jobs + 2 })
    await sql`update postings set review_state = 'held' where title in ('Nurse', 'Cook')`.execute(h.db)
    await sql`update postings set review_state = 'hidden' where title = 'Nurse'`.execute(h.db)
    expect(await metrics()).toEqual({ total_jobs: before.total_jobs + 2, approved_jobs: before.approved_jobs })
    // Read once more, a posting is no new one.
    await arrive(
      h,
      [
        { title: 'Nurse', source: 'linkedin' },
        { title: 'Cook', text: 'New words' },
      ],
      5000,
    )
    expect((await metrics()).total_jobs).toBe(before.total_jobs + 2)
    const { labels, linkedin_jobs: linkedin, olj_jobs: olj } = await read('jobs-monthly')
    expect([labels.at(-1), linkedin.at(-1), olj.at(-1)]).toEqual(['Nov 2026', 1, before.total_jobs + 1])
  })
})

describe('people', () => {
  test('count by their kind, this week, their plans and whether they are ready', async () => {
    const before = await read('user-metrics')
    const [one, other] = await Promise.all([h.signUp(), h.signUp()])
    await sql`update users set account_type = 'employer' where id = ${other.user.id}`.execute(h.db)
    await sql`update subscriptions set plan_type = 'basic', ends_at = ${NOW}::timestamptz + interval '1 second'
      where user_id = ${other.user.id}`.execute(h.db)
    await onboard(h, one.token)
    const after = await read('user-metrics')
    expect(after).toEqual({
      total_users: before.total_users + 2,
      user_growth_7_days: before.user_growth_7_days + 2,
      trial_users: before.trial_users + 1,
      paid_subscribers: before.paid_subscribers + 1,
      onboarding_completed: before.onboarding_completed + 1,
    })
    const { jobseekers, employers } = await read('user-registration-day')
    expect([jobseekers.at(-1), employers.at(-1)]).toEqual([after.total_users - 2, 1])
    await sql`update profiles set title = ' ' where user_id = ${one.user.id}`.execute(h.db)
    expect((await read('user-metrics')).onboarding_completed).toBe(before.onboarding_completed)
    await sql`delete from users where id in (${one.user.id}, ${other.user.id})`.execute(h.db)
    expect(await read('user-metrics')).toEqual(before)
  })

  test('who save a profile and a first resume at the same moment are ready once', async () => {
    const before = (await read('user-metrics')).onboarding_completed
    const { token, user } = await h.signUp()
    await onboard(h, token)
    const file = { file_key: 'k', content_type: 'application/pdf', bytes: 1, sha256: '' }
    await sql`delete from resumes where user_id = ${user.id}`.execute(h.db)
    await sql`update profiles set title = '' where user_id = ${user.id}`.execute(h.db)
    const add = (key: string) =>
      h.db
        .insertInto('resumes')
        .values({ ...file, user_id: user.id, file_name: key, file_key: key, uploaded_at: NOW })
        .execute()
    await Promise.all([
      add('a'),
      add('b'),
      sql`update profiles set title = 'Clerk' where user_id = ${user.id}`.execute(h.db),
    ])
    expect((await read('user-metrics')).onboarding_completed).toBe(before + 1)
    await sql`delete from resumes where user_id = ${user.id}`.execute(h.db)
    expect((await read('user-metrics')).onboarding_completed).toBe(before)
  })
})

test('every chart has a label and a number for each of its points', async () => {
  for (const [, path, points] of SPANS) {
    for (const name of ['user-registration', 'jobs', 'job-applications']) {
      const lists = Object.values<unknown[]>(await read(`${name}-${path}`))
      expect(lists.map((list) => list.length)).toEqual(lists.map(() => points))
    }
  }
})
