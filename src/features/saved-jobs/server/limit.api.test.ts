import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { applyingHouse, type ApplyingHouse, type Posting } from '#server/testing/applying-house.ts'

let h: ApplyingHouse
let postings: Posting[]
let me: { token: string; user: { id: number } }
beforeAll(async () => {
  h = await applyingHouse()
  postings = []
  for (let n = 1; n <= 26; n += 1) postings.push(await h.newPosting({ title: `Helper ${n}` }))
})
afterAll(() => h.close())
beforeEach(async () => {
  me = await h.signUp()
})

const idOf = (index: number) => postings[index]?.id ?? 0
const save = (job: unknown, more: object = {}, token = me.token) =>
  h.call('POST', '/api/saved-jobs/', { token, body: { job_id: job, ...more } })
const remove = (id: unknown, by = '', token = me.token) =>
  h.call('DELETE', `/api/saved-jobs/${String(id)}/${by === '' ? '' : `?by=${by}`}`, { token })
const list = async (token = me.token) => (await h.call('GET', '/api/saved-jobs/', { token })).body
const annotate = (id: unknown, body: unknown, token = me.token) =>
  h.call('PATCH', `/api/saved-jobs/${String(id)}/`, { token, body })
const limit = async () =>
  (await h.call('GET', '/api/auth/subscription/saved-jobs/check-limit/', { token: me.token })).body
const setPlan = (plan: string, userId = me.user.id) =>
  sql`update subscriptions set plan_type = ${plan} where user_id = ${userId}`.execute(h.db)
const endPlan = () =>
  sql`update subscriptions set ends_at = ${h.clock.now()} where user_id = ${me.user.id}`.execute(h.db)

describe('the cap', () => {
  test.each([
    ['free', 5],
    ['basic', 25],
  ])('of %s is %i: one more is refused with what the screen has to say', async (plan, max) => {
    await setPlan(plan)
    for (let n = 0; n < max; n += 1) expect((await save(idOf(n))).status).toBe(201)
    expect(await limit()).toEqual({
      max_saved_jobs: max,
      current_count: max,
      can_save: false,
      subscription_expired: false,
    })
    expect(await save(idOf(max))).toMatchObject({
      status: 403,
      body: {
        subscription_upgrade_required: true,
        current_count: max,
        max_allowed: max,
        detail: 'You have reached your saved jobs limit',
        error: 'You have reached your saved jobs limit',
        code: 'saved_jobs_limit',
      },
    })
    expect(await save(idOf(0))).toMatchObject({ status: 200, body: { detail: 'Job already saved' } })
    const [newest] = (await list()).results
    expect((await remove(newest.id)).status).toBe(200)
    expect((await save(idOf(max))).status).toBe(201)
  })

  test('of premium is 100', async () => {
    await setPlan('premium')
    await sql`
      insert into saved_jobs (user_id, job_id, saved_at, updated_at)
      select ${me.user.id}, id, now(), now() from postings where id <> ${idOf(25)} order by id limit 20`.execute(h.db)
    const many = await sql<{ id: number }>`
      insert into postings (source, source_id, url, title, title_key, date_posted, first_seen_at, last_seen_open_at,
        checked_at, card_hash, content_hash, cluster_id)
      select 'olj', 'many-' || n, 'https://board.test/' || n, 'Many', 'many', now(), now(), now(), now(), 'x', 'x',
        (select cluster_id from postings where id = ${idOf(0)})
      from generate_series(1, 79) n returning id`.execute(h.db)
    for (const { id } of many.rows) {
      await sql`insert into saved_jobs (user_id, job_id, saved_at, updated_at) values (${me.user.id}, ${id}, now(), now())`.execute(
        h.db,
      )
    }
    expect(await limit()).toMatchObject({ max_saved_jobs: 100, current_count: 99, can_save: true })
    expect((await save(idOf(25))).status).toBe(201)
    expect(await save(idOf(24))).toMatchObject({ status: 403, body: { current_count: 100, max_allowed: 100 } })
    expect((await list()).count).toBe(100)
    await sql`delete from postings where source_id like 'many-%'`.execute(h.db)
  })

  test('holds when twenty different jobs are saved at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => save(idOf(n))))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
    const refused = answers.filter(({ status }) => status === 403)
    expect(refused).toHaveLength(15)
    for (const { body } of refused) expect(body).toMatchObject({ current_count: 5, max_allowed: 5 })
    expect((await list()).count).toBe(5)
  })

  test('of a smaller plan takes nothing away', async () => {
    await setPlan('basic')
    for (let n = 0; n < 8; n += 1) await save(idOf(n))
    await setPlan('free')
    expect((await list()).count).toBe(8)
    expect(await limit()).toMatchObject({ max_saved_jobs: 5, current_count: 8, can_save: false })
    expect(await save(idOf(9))).toMatchObject({ status: 403, body: { current_count: 8, max_allowed: 5 } })
    expect((await save(idOf(0))).status).toBe(200)
  })

  test('of one person is not another’s', async () => {
    for (let n = 0; n < 5; n += 1) await save(idOf(n))
    const other = await h.signUp()
    expect((await save(idOf(6), {}, other.token)).status).toBe(201)
  })
})

describe('without a running plan', () => {
  test('nothing is saved, also nothing again, and what is there can be read, changed and removed', async () => {
    const { body: saved } = await save(idOf(0))
    await endPlan()
    for (const index of [0, 1]) {
      expect(await save(idOf(index))).toMatchObject({
        status: 403,
        body: {
          subscription_expired: true,
          code: 'subscription_expired',
          detail: 'Your subscription has expired. Please upgrade to continue using this feature.',
        },
      })
    }
    expect(await limit()).toEqual({
      max_saved_jobs: 5,
      current_count: 1,
      can_save: false,
      subscription_expired: true,
    })
    expect((await list()).count).toBe(1)
    expect((await annotate(saved.id, { notes: 'Later' })).status).toBe(200)
    expect((await remove(saved.id)).status).toBe(200)
  })
})
