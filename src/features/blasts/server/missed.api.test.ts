import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAdmin } from '#features/auth/server/service.ts'
import { house, type House } from '#server/testing/house.ts'
import { sendTask } from './service.ts'

type Person = Awaited<ReturnType<House['signUp']>>
let h: House
let admin: Person
beforeAll(async () => {
  h = await house()
  admin = await h.signUp()
  await makeAdmin(h.deps, admin.user.email)
})
afterAll(() => h.close())

const post = (path: string, body: object = {}) => h.call('POST', `/api/${path}`, { token: admin.token, body })
const get = async (path: string) => (await h.call('GET', `/api/${path}`, { token: admin.token })).body
const missed = (id: number, after = 0) => get(`messages/blasts/${id}/missed/?after=${after}`)
const listed = async (id: number) =>
  (await get('messages/blasts/')).results.find((one: { id: number }) => one.id === id)
const write = async (id: number) => h.run(sendTask, { blast_id: id, after: 0 })
const willing = (person: Person, allow: boolean) =>
  h.call('PUT', '/api/settings/privacy/', { token: person.token, body: { allow_recruiter_contact: allow } })
const inboxOf = async ({ user }: Person) =>
  (
    await sql<{ body: string }>`select m.body from messages m join message_threads t on t.id = m.thread_id
      where t.jobseeker_id = ${user.id}`.execute(h.db)
  ).rows.map(({ body }) => body)

/** While it lasts the database takes no message of this person. */
async function withTrouble(person: Person, work: () => Promise<void>): Promise<void> {
  await sql`
    create function no_message() returns trigger language plpgsql as $$ begin
      if exists (select from message_threads where id = new.thread_id and jobseeker_id = ${sql.lit(person.user.id)}) then
        raise exception 'no';
      end if;
      return new;
    end $$`.execute(h.db)
  await sql`create trigger no_message before insert on messages for each row execute function no_message()`.execute(
    h.db,
  )
  try {
    await work()
  } finally {
    await sql`drop function no_message cascade`.execute(h.db)
  }
}

async function blastTo(people: Person[], body: object = {}): Promise<number> {
  // One a minute for an admin.
  h.clock.advance(60_000)
  const answer = await post('messages/send-blast/', {
    user_ids: people.map(({ user }) => user.id),
    message: 'Magandang araw!',
    ...body,
  })
  expect(answer.status).toBe(200)
  return answer.body.details.blast_id
}

test('somebody the database refuses keeps nobody else from it, and gets it when it is sent again, once', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => h.signUp()))
  const [, , troubled] = people as [Person, Person, Person]
  const id = await blastTo(people)
  await withTrouble(troubled, async () => {
    await write(id)
    expect(await listed(id)).toMatchObject({ state: 'done', total: 5, sent: 4, left: 0, skipped: { failed: 1 } })
    expect(await missed(id)).toEqual({
      results: [{ id: troubled.user.id, name: 'Luz Reyes', reason: 'failed', reachable: true }],
      next: null,
      reachable: 1,
    })
    expect((await post(`messages/blasts/${id}/again/`)).body).toMatchObject({ state: 'sending', left: 1 })
    await write(id)
    expect(await listed(id)).toMatchObject({ state: 'done', sent: 4, skipped: { failed: 1 } })
  })
  const answers = await Promise.all([1, 2, 3].map(() => post(`messages/blasts/${id}/again/`)))
  expect(answers.map(({ status }) => status).toSorted((less, more) => less - more)).toEqual([200, 409, 409])
  await Promise.all([write(id), write(id)])
  await write(id)
  expect(await listed(id)).toMatchObject({ state: 'done', sent: 5, left: 0, skipped: { failed: 0 } })
  for (const person of people) expect(await inboxOf(person)).toEqual(['Magandang araw!'])
  expect((await post(`messages/blasts/${id}/again/`)).body.code).toBe('nobody_left')
  const trail = await h.db
    .selectFrom('audit_entries')
    .select('details')
    .where('action', '=', 'blast.again')
    .where('subject_id', '=', id)
    .execute()
  expect(trail.map(({ details }) => details)).toEqual([
    { people: 1, sent: 4 },
    { people: 1, sent: 4 },
  ])
})

test('who is unwilling, disabled or gone is told apart; only whom it reaches now gets it', async () => {
  // One after the other: they are listed in the order of their ids.
  const [got, unwilling, disabled, gone] = [await h.signUp(), await h.signUp(), await h.signUp(), await h.signUp()]
  const id = await blastTo([got, unwilling, disabled, gone])
  await willing(unwilling, false)
  await post(`admin/people/${disabled.user.id}/disable/`, { reason: 'Spam.' })
  await sql`delete from users where id = ${gone.user.id}`.execute(h.db)
  await write(id)
  const reasons = async () =>
    (await missed(id)).results.map((one: { reason: string; reachable: boolean }) => [one.reason, one.reachable])
  expect(await reasons()).toEqual([
    ['not_wanted', false],
    ['disabled', false],
    ['gone', false],
  ])
  expect((await missed(id, disabled.user.id)).results).toMatchObject([{ id: gone.user.id, name: null }])
  expect((await post(`messages/blasts/${id}/again/`)).status).toBe(409)
  await willing(unwilling, true)
  await post(`admin/people/${disabled.user.id}/enable/`, { reason: 'A mistake.' })
  expect(await missed(id)).toMatchObject({ reachable: 2 })
  await post(`messages/blasts/${id}/again/`)
  await write(id)
  expect(await listed(id)).toMatchObject({
    sent: 3,
    left: 0,
    skipped: { not_wanted: 0, disabled: 0, gone: 1, failed: 0 },
  })
  expect(await Promise.all([got, unwilling, disabled].map(inboxOf))).toEqual(
    Array.from({ length: 3 }, () => ['Magandang araw!']),
  )
})

test('of a cancelled one those who waited are told too, and stay without it', async () => {
  const [luz, ana] = await Promise.all([h.signUp(), h.signUp()])
  const id = await blastTo([luz, ana])
  await post(`messages/blasts/${id}/cancel/`)
  expect((await missed(id)).results).toMatchObject([
    { reason: 'cancelled', reachable: false },
    { reason: 'cancelled', reachable: false },
  ])
  expect((await post(`messages/blasts/${id}/again/`)).status).toBe(409)
  expect((await post('messages/blasts/999999/again/')).status).toBe(404)
  expect((await h.call('GET', '/api/messages/blasts/999999/missed/', { token: admin.token })).status).toBe(404)
})
