import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeAdmin } from '#features/auth/server/service.ts'
import { house, type House } from '#server/testing/house.ts'
import { BATCH_SIZE, LATE_MS, STUCK_MS } from '../rules.ts'
import { sweepBlasts } from './sending.ts'
import { sendTask } from './service.ts'

type Person = { token: string; user: { id: number; email: string } }
let h: House
let admin: Person
let luz: Person
let keys = 0
beforeAll(async () => {
  // Without a raised limit: once a minute is what is promised.
  h = await house({ env: { LIMITS_FACTOR: '1' } })
})
afterAll(() => h.close())
beforeEach(async () => {
  for (const table of ['message_threads', 'blast_recipients', 'blasts', 'rate_limits']) {
    await sql`delete from ${sql.table(table)}`.execute(h.db)
  }
  await sql`delete from users where username::text not like 'crowd%'`.execute(h.db)
  await sql`delete from pgboss.job where name = ${sendTask.name}`.execute(h.db)
  admin = await h.signUp({ first_name: 'Tomas', last_name: 'Villanueva' })
  await makeAdmin(h.deps, admin.user.email)
  luz = await h.signUp()
})

/** So many more people, at once. */
async function people(name: string, many: number): Promise<void> {
  await sql`
    insert into users (username, email, first_name, last_name, created_at, updated_at)
    select ${name}::text || i, ${name}::text || i || '@many.test', 'Many', i::text, now(), now()
    from generate_series(1, ${many}::integer) i`.execute(h.db)
}
const newKey = () => `blast-key-${(keys += 1)}`
const send = (body: object, sender = admin) =>
  h.call('POST', '/api/messages/send-blast/', { token: sender.token, body: { request_key: newKey(), ...body } })
const list = async () => (await h.call('GET', '/api/messages/blasts/', { token: admin.token })).body.results
const change = (id: number, what: string) =>
  h.call('POST', `/api/messages/blasts/${id}/${what}/`, { token: admin.token })
const refuseContact = (person: Person) =>
  h.call('PUT', '/api/settings/privacy/', { token: person.token, body: { allow_recruiter_contact: false } })
/** Runs the tasks that wait, one batch or all of them. */
async function runBatches(most = Infinity): Promise<void> {
  for (let run = 0; run < most; run += 1) {
    const { rows } = await sql<{ id: string; data: { blast_id: number; after: number } }>`
      delete from pgboss.job where id = (
        select id from pgboss.job where name = ${sendTask.name} and state = 'created' order by created_on limit 1)
      returning id, data`.execute(h.db)
    if (!rows[0]) return
    await h.run(sendTask, rows[0].data)
  }
}
/** How many messages each person has; only those that have any. */
async function inboxes(): Promise<number[]> {
  const { rows } = await sql<{ many: number }>`
    select count(*)::integer as many from messages m join message_threads t on t.id = m.thread_id
    group by t.jobseeker_id`.execute(h.db)
  return rows.map(({ many }) => many)
}

describe('whom one can write to', () => {
  test('everybody but oneself, by name and found by name, username or address', async () => {
    const ask = async (query: string) =>
      (await h.call('GET', `/api/messages/all-users-for-blast/${query}`, { token: admin.token })).body
    expect(await ask('')).toEqual([
      { id: luz.user.id, name: 'Luz Reyes', email: luz.user.email, account_type: 'jobseeker' },
    ])
    await people('few', 12)
    const other = await h.signUp({ first_name: 'Ana', last_name: 'Cruz' })
    await makeAdmin(h.deps, other.user.email)
    const all = await ask('')
    expect(all).toHaveLength(14)
    expect(all[0]).toMatchObject({ name: 'Ana Cruz', account_type: 'admin' })
    expect(await ask('?search=FEW11%40many')).toMatchObject([{ name: 'Many 11' }])
    expect(await ask('?search=%25')).toEqual([])
    expect(await ask('?search=few&within=luz')).toEqual([])
    expect(await ask('?search=few&within=12')).toMatchObject([{ name: 'Many 12' }])
    const second = await ask('?search=few&per_page=5&page=3')
    expect(second).toHaveLength(2)
    const audience = await h.call('GET', '/api/messages/blasts/audience/?search=few', { token: admin.token })
    expect(audience.body).toEqual({ count: 12 })
  })

  test('job seekers without a conversation, with what is known of them', async () => {
    const ask = async () =>
      (await h.call('GET', '/api/messages/jobseekers-without-thread/', { token: admin.token })).body
    const [one] = await ask()
    expect(one).toEqual({
      id: luz.user.id,
      name: 'Luz Reyes',
      email: luz.user.email,
      onboarding_completed: false,
      date_joined: expect.stringMatching(/^20\d\d-.*Z$/),
    })
    await send({ user_ids: [luz.user.id], message: 'Kumusta?' })
    await runBatches()
    expect(await ask()).toEqual([])
  })

  test('is nobody else’s business', async () => {
    for (const path of ['jobseekers-without-thread', 'all-users-for-blast', 'blasts', 'blasts/audience']) {
      expect((await h.call('GET', `/api/messages/${path}/`)).status).toBe(401)
      expect((await h.call('GET', `/api/messages/${path}/`, { token: luz.token })).status).toBe(403)
    }
    expect((await send({ user_ids: [admin.user.id], message: 'Hi' }, luz)).status).toBe(403)
    expect((await h.call('POST', '/api/messages/blasts/1/cancel/', { token: luz.token })).status).toBe(403)
    expect((await change(999_999, 'cancel')).status).toBe(404)
  })
})

describe('a blast', () => {
  test('reaches the chosen people, and is listed with how far it came and who read it', async () => {
    const other = await h.signUp()
    const answer = await send({ user_ids: [luz.user.id, other.user.id, 999_999], message: '  Magandang araw!\n' })
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      message: 'Message blast sent successfully to 2 users!',
      details: { blast_id: expect.any(Number), total_users: 2, skipped_users: 0 },
    })
    expect(await list()).toMatchObject([{ state: 'queued', total: 2, sent: 0, left: 2 }])
    await runBatches()
    const { body: threads } = await h.call('GET', '/api/messages/threads/', { token: luz.token })
    expect(threads).toMatchObject({ unread: 1, results: [{ last_message: { body: 'Magandang araw!' } }] })
    await h.call('POST', `/api/messages/threads/${threads.results[0].id}/mark_read/`, { token: luz.token })
    expect(await list()).toMatchObject([
      {
        id: answer.body.details.blast_id,
        sender_name: 'Tomas Villanueva',
        message: 'Magandang araw!',
        state: 'done',
        total: 2,
        sent: 2,
        left: 0,
        read: 1,
        skipped: { not_wanted: 0, gone: 0 },
        ended_at: expect.any(String),
      },
    ])
    const { rows } = await sql<{ actor_id: number; details: object }>`
      select actor_id, details from audit_entries where action = 'blast.send' order by id desc limit 1`.execute(h.db)
    expect(rows).toEqual([{ actor_id: admin.user.id, details: { people: 2, left_out: 0, about_service: false } }])
  })

  test('without people or words, or with too many words, is refused and leaves nothing', async () => {
    const refused: [body: object, told: object][] = [
      [{ message: 'Hi' }, { user_ids: ['Please select at least one user.'] }],
      [{ user_ids: [], message: 'Hi' }, { user_ids: ['Please select at least one user.'] }],
      [{ user_ids: [999_999], message: 'Hi' }, { user_ids: ['Please select at least one user.'] }],
      [{ all: true, search: 'nobody at all', message: 'Hi' }, { user_ids: ['Please select at least one user.'] }],
      [{ user_ids: [1], message: ' \0 ' }, { message: ['Please enter a message.'] }],
      [{ user_ids: [1] }, { message: ['Please enter a message.'] }],
      [{ all: true, message: 'x'.repeat(10_001) }, { message: [expect.stringContaining('10000')] }],
    ]
    for (const [body, told] of refused) {
      const answer = await send(body)
      expect([answer.status, answer.body]).toEqual([400, told])
    }
    expect(await list()).toEqual([])
    expect((await send({ user_ids: [luz.user.id], message: 'Hi' })).status).toBe(200)
  })

  test('to all that a search finds leaves out whoever is excepted, and whoever comes later', async () => {
    await people('few', 3)
    const found = (await h.call('GET', '/api/messages/all-users-for-blast/?search=few', { token: admin.token })).body
    const answer = await send({ all: true, search: 'few', except_ids: [found[0].id], message: 'x'.repeat(10_000) })
    expect(answer.body.details.total_users).toBe(2)
    await h.signUp({ first_name: 'Few', last_name: 'Late' })
    await runBatches()
    expect(await inboxes()).toEqual([1, 1])
  })

  test('that is not about the service leaves out whoever wants no unasked messages, and says so', async () => {
    const [early, late, other] = [luz, await h.signUp(), await h.signUp()]
    await refuseContact(early)
    const nobody = await send({ user_ids: [early.user.id], message: 'Hi' })
    expect(nobody.body).toEqual({ user_ids: ['None of these people wants messages that are not about the service.'] })
    const user_ids = [early, late, other].map(({ user }) => user.id)
    const answer = await send({ user_ids, message: 'Hi' })
    expect(answer.body.details).toMatchObject({ total_users: 2, skipped_users: 1 })
    await refuseContact(late)
    await runBatches()
    expect(await list()).toMatchObject([{ total: 3, sent: 1, left: 0, skipped: { not_wanted: 2 } }])
    h.clock.advance(60_000)
    const service = await send({ user_ids, message: 'We are down on Sunday.', about_service: true })
    expect(service.body.details).toMatchObject({ total_users: 3, skipped_users: 0 })
    await runBatches()
    expect((await inboxes()).toSorted((a, b) => a - b)).toEqual([1, 1, 2])
  })

  test('is accepted once, however often it is sent, also at the same time', async () => {
    const body = { user_ids: [luz.user.id], message: 'Once', request_key: newKey() }
    const answers = await Promise.all([send(body), send(body), send(body)])
    expect(new Set(answers.map((answer) => JSON.stringify([answer.status, answer.body]))).size).toBe(1)
    await runBatches()
    expect((await send(body)).body).toEqual(answers[0]?.body)
    expect((await send({ ...body, message: 'Another' })).status).toBe(409)
    await runBatches()
    expect(await inboxes()).toEqual([1])
  })

  test('is one a minute for an admin, whatever others do', async () => {
    const body = { user_ids: [luz.user.id], message: 'Hi' }
    const both = await Promise.all([send(body), send(body)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429])
    expect(both.find(({ status }) => status === 429)?.headers['retry-after']).toBe('60')
    const other = await h.signUp()
    await makeAdmin(h.deps, other.user.email)
    expect((await send(body, other)).status).toBe(200)
    h.clock.advance(59_000)
    expect((await send(body)).headers['retry-after']).toBe('1')
    h.clock.advance(1000)
    expect((await send(body)).status).toBe(200)
  })
})

describe('a blast of many batches', () => {
  const many = BATCH_SIZE * 2 + 500
  let id: number
  // Kept for all of them: deleting thousands takes longer than everything else here.
  beforeAll(() => people('crowd', many))
  beforeEach(async () => {
    id = (await send({ all: true, search: 'crowd', message: 'Hi' })).body.details.blast_id
  })

  test('has a task for each thousand, and a batch that is begun twice, or at the same time, is written once', async () => {
    await Promise.all([1, 2, 3].map(() => h.run(sendTask, { blast_id: id, after: 0 })))
    expect(await list()).toMatchObject([{ state: 'sending', sent: BATCH_SIZE, left: many - BATCH_SIZE }])
    await h.run(sendTask, { blast_id: id, after: 0 })
    await runBatches()
    expect(await list()).toMatchObject([{ state: 'done', sent: many, left: 0 }])
    expect(await inboxes()).toEqual(Array.from({ length: many }, () => 1))
  })

  test('leaves out who was deleted meanwhile, a whole batch of them too', async () => {
    await change(id, 'cancel')
    h.clock.advance(60_000)
    const leaving = BATCH_SIZE + 600
    await people('leaver', leaving)
    await send({ all: true, search: 'many.test', message: 'Hi' })
    await sql`delete from users where username::text like 'leaver%'`.execute(h.db)
    await runBatches()
    const [blast] = await list()
    expect(blast).toMatchObject({ state: 'done', sent: many, left: 0, skipped: { gone: leaving } })
    expect(await inboxes()).toHaveLength(many)
  })

  test('goes on when its sender is deleted', async () => {
    await runBatches(1)
    await sql`delete from users where id = ${admin.user.id}`.execute(h.db)
    await runBatches()
    expect(await inboxes()).toHaveLength(many)
  })

  test('is paused, resumed and cancelled, each noted; what was written stays', async () => {
    await runBatches(1)
    expect((await change(id, 'pause')).body).toMatchObject({ state: 'paused', paused_for: 'asked', sent: BATCH_SIZE })
    await runBatches()
    expect(await inboxes()).toHaveLength(BATCH_SIZE)
    expect((await change(id, 'pause')).status).toBe(409)
    expect((await change(id, 'resume')).body).toMatchObject({ state: 'sending', paused_for: null })
    await runBatches(1)
    expect((await change(id, 'cancel')).body).toMatchObject({ state: 'cancelled', left: 500 })
    await runBatches()
    expect(await inboxes()).toHaveLength(BATCH_SIZE * 2)
    expect((await change(id, 'resume')).status).toBe(409)
    const { rows } = await sql<{ action: string }>`
      select action from audit_entries where subject_kind = 'blast' and subject_id = ${id} order by id`.execute(h.db)
    expect(rows.map(({ action }) => action)).toEqual(['blast.send', 'blast.pause', 'blast.resume', 'blast.cancel'])
  })

  test('gets a new task when its own is lost, and waits for an admin when that was long ago', async () => {
    await runBatches(1)
    await sql`delete from pgboss.job where name = ${sendTask.name}`.execute(h.db)
    h.clock.advance(STUCK_MS)
    await sweepBlasts(h.deps)
    expect(await h.queued(sendTask)).toEqual([])
    h.clock.advance(1)
    await sweepBlasts(h.deps)
    expect(await h.queued(sendTask)).toHaveLength(1)
    h.clock.advance(LATE_MS)
    await runBatches()
    expect(await list()).toMatchObject([{ state: 'paused', paused_for: 'late', sent: BATCH_SIZE }])
    await change(id, 'resume')
    await runBatches()
    expect(await list()).toMatchObject([{ state: 'done', sent: many }])
  })
})
