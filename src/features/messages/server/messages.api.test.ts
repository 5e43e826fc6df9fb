import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeAdmin } from '#features/auth/server/service.ts'
import { house, type House } from '#server/testing/house.ts'
import { overtaken } from '#server/testing/overtaken.ts'
import { deliverMessage } from './service.ts'

type Person = { token: string; user: { id: number; email: string } }
let h: House
let admin: Person
let otherAdmin: Person
let luz: Person
let stranger: Person
beforeAll(async () => {
  h = await house()
  admin = await h.signUp({ first_name: 'Tomas', last_name: 'Villanueva' })
  otherAdmin = await h.signUp()
  for (const one of [admin, otherAdmin]) await makeAdmin(h.deps, one.user.email)
})
afterAll(() => h.close())
beforeEach(async () => {
  luz = await h.signUp()
  stranger = await h.signUp()
})

const fromTeam = (to: Person, body = 'Kumusta?', sender = admin) =>
  deliverMessage(h.db, {
    jobseekerId: to.user.id,
    sender: { id: sender.user.id, is_admin: true },
    body,
    now: h.clock.now(),
  })
const fromPerson = (person: Person, body = 'Mabuti naman.', replyTo?: number) =>
  deliverMessage(h.db, {
    jobseekerId: person.user.id,
    sender: { id: person.user.id, is_admin: false },
    body,
    now: h.clock.now(),
    ...(replyTo === undefined ? {} : { replyTo }),
  })
const threads = async (person: Person, query = '') =>
  (await h.call('GET', `/api/messages/threads/${query}`, { token: person.token })).body

describe('the list of conversations', () => {
  test('is empty for somebody nobody wrote to', async () => {
    expect(await threads(luz)).toEqual({
      results: [],
      count: 0,
      count_is_capped: false,
      next: null,
      previous: null,
      unread: 0,
    })
  })

  test('shows the person their conversation with the last message, and the team as Admin', async () => {
    const { id, thread_id: thread } = await fromTeam(luz)
    expect(await threads(luz)).toMatchObject({
      count: 1,
      unread: 1,
      results: [
        {
          id: thread,
          jobseeker: luz.user.id,
          jobseeker_name: 'Luz Reyes',
          admin: admin.user.id,
          admin_name: 'Admin',
          is_archived_by_jobseeker: false,
          is_archived_by_admin: false,
          last_message: {
            id,
            body: 'Kumusta?',
            sender: admin.user.id,
            sender_name: 'Admin',
            sender_account_type: 'admin',
            sent_at: h.clock.now().toISOString(),
            edited_at: null,
            is_read: false,
            reply_to: null,
          },
        },
      ],
    })
  })

  test('is the person’s own, and everybody’s for the team, newest first', async () => {
    await fromPerson(luz, 'first')
    h.clock.advance(1000)
    await fromPerson(stranger, 'second')
    expect((await threads(luz)).results.map((one: { jobseeker: number }) => one.jobseeker)).toEqual([luz.user.id])
    const seen = (await threads(admin)).results.map((one: { jobseeker: number }) => one.jobseeker)
    expect(seen.slice(0, 2)).toEqual([stranger.user.id, luz.user.id])
    expect((await threads(admin, '?per_page=1')).next).toBe('/api/messages/threads/?per_page=1&page=2')
  })

  test('has the name of the team member for the team', async () => {
    await fromTeam(luz)
    const [own] = (await threads(otherAdmin)).results.filter(
      (one: { jobseeker: number }) => one.jobseeker === luz.user.id,
    )
    expect([own.admin_name, own.last_message.sender_name]).toEqual(['Tomas Villanueva', 'Tomas Villanueva'])
  })
})

describe('unread', () => {
  test('counts a conversation whose last message is from the other side and unread, once', async () => {
    await fromTeam(luz, 'one')
    await fromTeam(luz, 'two')
    expect((await threads(luz)).unread).toBe(1)
  })

  test('is none for what the own side sent, also when a colleague sent it', async () => {
    const before = (await threads(otherAdmin)).unread
    await fromTeam(luz)
    expect((await threads(otherAdmin)).unread).toBe(before)
    expect((await threads(admin)).unread).toBe(before)
    await fromPerson(luz)
    expect((await threads(luz)).unread).toBe(0)
    expect((await threads(otherAdmin)).unread).toBe(before + 1)
  })

  test('is over once the conversation was opened; a second time changes nothing; colleagues see it read too', async () => {
    const { thread_id: thread } = await fromPerson(luz)
    const before = (await threads(otherAdmin)).unread
    for (const _ of [1, 2]) {
      const answer = await h.call('POST', `/api/messages/threads/${thread}/mark_read/`, { token: admin.token })
      expect([answer.status, answer.body]).toEqual([200, {}])
    }
    expect((await threads(otherAdmin)).unread).toBe(before - 1)
  })

  test('marking as read touches only what the other side wrote', async () => {
    const { thread_id: thread } = await fromTeam(luz)
    await h.call('POST', `/api/messages/threads/${thread}/mark_read/`, { token: admin.token })
    expect((await threads(luz)).unread).toBe(1)
  })
})

describe('a conversation', () => {
  test('reads from old to new, the newest page first', async () => {
    const { thread_id: thread } = await fromTeam(luz, 'a')
    await fromPerson(luz, 'b')
    await fromTeam(luz, 'c')
    const bodies = async (page: number) =>
      (
        await h.call('GET', `/api/messages/threads/${thread}/messages/?per_page=2&page=${page}`, { token: luz.token })
      ).body.results.map((one: { body: string }) => one.body)
    expect([await bodies(1), await bodies(2)]).toEqual([['b', 'c'], ['a']])
  })

  test('of somebody else is not there', async () => {
    const { thread_id: thread } = await fromTeam(luz)
    for (const [method, part] of [
      ['GET', ''],
      ['GET', 'messages/'],
      ['POST', 'mark_read/'],
    ] as const) {
      const answer = await h.call(method, `/api/messages/threads/${thread}/${part}`, { token: stranger.token })
      expect([answer.status, answer.body.detail]).toEqual([404, 'This conversation does not exist.'])
    }
    expect((await threads(luz)).unread).toBe(1)
  })

  test('opens for the person and for each of the team', async () => {
    const { thread_id: thread } = await fromTeam(luz)
    for (const person of [luz, admin, otherAdmin]) {
      const answer = await h.call('GET', `/api/messages/threads/${thread}/`, { token: person.token })
      expect([answer.status, answer.body.jobseeker]).toEqual([200, luz.user.id])
    }
  })
})

describe('delivering', () => {
  test('begins one conversation per person, also when two come at once', async () => {
    const sent = await Promise.all([fromTeam(luz, 'x'), fromTeam(luz, 'y', otherAdmin), fromPerson(luz, 'z')])
    expect(new Set(sent.map((one) => one.thread_id)).size).toBe(1)
    expect((await threads(luz)).count).toBe(1)
  })

  test('brings a conversation back out of the archive of the side it is for, and only of that one', async () => {
    const { thread_id: thread } = await fromTeam(luz)
    await h.db
      .updateTable('message_threads')
      .set({ is_archived_by_jobseeker: true, is_archived_by_admin: true })
      .where('id', '=', thread)
      .execute()
    await fromTeam(luz)
    expect((await threads(luz)).results[0]).toMatchObject({
      is_archived_by_jobseeker: false,
      is_archived_by_admin: true,
    })
  })

  test('a reply stays inside its conversation', async () => {
    const own = await fromTeam(luz)
    const foreign = await fromTeam(stranger)
    await expect(fromPerson(luz, 'hm', foreign.id)).rejects.toMatchObject({ status: 404 })
    await fromPerson(luz, 'yes', own.id)
    expect((await threads(luz)).results[0].last_message).toMatchObject({ body: 'yes', reply_to: own.id })
  })

  test('refuses a stranger and an empty or endless message, and leaves nothing behind', async () => {
    const before = (await threads(admin)).count
    const sender = { id: stranger.user.id, is_admin: false }
    const given = { jobseekerId: luz.user.id, sender, now: h.clock.now() }
    expect(() => deliverMessage(h.db, { ...given, body: 'x' })).toThrow('You can only write in your own conversation.')
    for (const body of ['', '  \n', '\0', 'x'.repeat(10_001)]) {
      expect(() => fromTeam(luz, body)).toThrow('A message needs 1 to 10000 characters.')
    }
    expect((await threads(admin)).count).toBe(before)
  })

  test('goes back with its transaction', async () => {
    const whole = h.db.transaction().execute(async (inside) => {
      await deliverMessage(inside, {
        jobseekerId: luz.user.id,
        sender: { id: admin.user.id, is_admin: true },
        body: 'never',
        now: h.clock.now(),
      })
      throw new Error('changed my mind')
    })
    await expect(whole).rejects.toThrow('changed my mind')
    expect((await threads(luz)).count).toBe(0)
  })
})

test('pages that cannot be are refused', async () => {
  for (const query of ['?page=0', '?per_page=101', '?page=x']) {
    const answer = await h.call('GET', `/api/messages/threads/${query}`, { token: luz.token })
    expect([answer.status, Object.keys(answer.body).length]).toEqual([400, 1])
  }
  expect((await h.call('GET', '/api/messages/threads/')).status).toBe(401)
})

test('somebody whose account is deleted while they are written to: the team hears that, and stays signed in', async () => {
  const body = { jobseeker: luz.user.id, first_message: 'Kumusta?' }
  const answer = await overtaken(
    h.db,
    (db) => sql`delete from users where id = ${luz.user.id}`.execute(db),
    () => h.call('POST', '/api/messages/threads/', { token: admin.token, body }),
  )
  expect([answer.status, answer.body.code]).toEqual([409, 'person_gone'])
})
