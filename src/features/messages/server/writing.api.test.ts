import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeAdmin } from '#features/auth/server/service.ts'
import { house, type House } from '#server/testing/house.ts'

type Person = { token: string; user: { id: number; email: string } }
type Told = { id: number; body: string; [field: string]: unknown }

let h: House
let admin: Person
let colleague: Person
let luz: Person
let stranger: Person
beforeAll(async () => {
  h = await house()
  admin = await h.signUp({ first_name: 'Tomas', last_name: 'Villanueva' })
  colleague = await h.signUp()
  for (const one of [admin, colleague]) await makeAdmin(h.deps, one.user.email)
})
afterAll(() => h.close())
beforeEach(async () => {
  luz = await h.signUp()
  stranger = await h.signUp()
})

const begin = (by: Person, body: object = {}) => h.call('POST', '/api/messages/threads/', { token: by.token, body })
const beginFor = async (person: Person) => (await begin(person)).body.id as number
const send = (by: Person, thread: number, body: object) =>
  h.call('POST', `/api/messages/threads/${thread}/messages/`, { token: by.token, body })
const sent = async (by: Person, thread: number, body: string, more: object = {}): Promise<Told> =>
  (await send(by, thread, { body, ...more })).body
const read = async (by: Person, thread: number, query = ''): Promise<Told[]> =>
  (await h.call('GET', `/api/messages/threads/${thread}/messages/${query}`, { token: by.token })).body.results
const list = async (by: Person, query = '') =>
  (await h.call('GET', `/api/messages/threads/${query}`, { token: by.token })).body
const edit = (by: Person, id: number, body: string) =>
  h.call('PATCH', `/api/messages/messages/${id}/`, { token: by.token, body: { body } })
const unsend = (by: Person, id: number) => h.call('DELETE', `/api/messages/messages/${id}/`, { token: by.token })
const archive = (by: Person, thread: number, body: object = {}) =>
  h.call('POST', `/api/messages/threads/${thread}/archive/`, { token: by.token, body })
const idsOf = (answer: { results: { id: number }[] }) => answer.results.map(({ id }) => id)

describe('beginning a conversation', () => {
  test('a job seeker writes to the team first, whatever ids they claim, and finds the same one again', async () => {
    const first = await begin(luz, { admin: 1, jobseeker: stranger.user.id, first_message: ' Kumusta po? ' })
    expect([first.status, first.body]).toMatchObject([
      201,
      { jobseeker: luz.user.id, last_message: { body: 'Kumusta po?' } },
    ])
    const again = await begin(luz)
    expect([again.status, again.body.id]).toEqual([200, first.body.id])
    expect((await list(stranger)).count).toBe(0)
  })

  test('the team begins one with a job seeker alone, and once when two do at the same time', async () => {
    const both = await Promise.all([admin, colleague].map((by) => begin(by, { jobseeker: luz.user.id })))
    expect(new Set(both.map(({ body }) => body.id)).size).toBe(1)
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 201])
    expect((await begin(admin)).body).toEqual({ jobseeker: ['Choose a job seeker.'] })
    for (const jobseeker of [colleague.user.id, 999_999_999]) {
      expect(await begin(admin, { jobseeker })).toMatchObject({ status: 404 })
    }
    expect((await h.call('POST', '/api/messages/threads/', { body: {} })).status).toBe(401)
  })

  test('nobody hears from the team who does not want to, until they write themselves', async () => {
    await h.call('PUT', '/api/settings/privacy/', { token: luz.token, body: { allow_recruiter_contact: false } })
    expect(await begin(admin, { jobseeker: luz.user.id })).toMatchObject({ status: 403, body: { code: 'not_wanted' } })
    expect((await list(luz)).count).toBe(0)
    const thread = await beginFor(luz)
    const { id } = await sent(luz, thread, 'Hello')
    expect((await send(admin, thread, { body: 'Hi' })).status).toBe(201)
    await unsend(luz, id)
    expect((await send(admin, thread, { body: 'Still there?' })).status).toBe(403)
  })
})

describe('sending', () => {
  test('a retry after a lost answer sends no second copy, also when both are under way at once', async () => {
    const thread = await beginFor(luz)
    const body = { body: 'Once', client_id: crypto.randomUUID() }
    const answers = await Promise.all([1, 2, 3].map(() => send(luz, thread, body)))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 200, 201])
    expect(new Set(answers.map((one) => one.body.id)).size).toBe(1)
    expect(await read(luz, thread)).toMatchObject([{ body: 'Once', client_id: body.client_id }])
    expect((await read(admin, thread))[0]).not.toHaveProperty('client_id')
    // The same name from another browser is another message.
    expect((await send(admin, thread, { ...body, body: 'Mine' })).status).toBe(201)
    await unsend(luz, answers[0]?.body.id)
    expect(await send(luz, thread, body)).toMatchObject({ status: 409, body: { code: 'unsent' } })
  })

  test('takes 10,000 characters, an emoji as one, and says so under the field otherwise', async () => {
    const thread = await beginFor(luz)
    expect((await send(luz, thread, { body: '🙂'.repeat(10_000) })).status).toBe(201)
    for (const body of ['🙂'.repeat(10_001), ' \n ', '', 5]) {
      expect(await send(luz, thread, { body })).toMatchObject({
        status: 400,
        body: { body: ['A message needs 1 to 10000 characters.'] },
      })
    }
    expect((await send(luz, thread, { body: 'x', client_id: 'mine' })).status).toBe(400)
  })

  test('a reply carries the beginning of what it answers, and stays in its conversation', async () => {
    const [own, other] = [await beginFor(luz), await beginFor(stranger)]
    const question = await sent(admin, own, `Q${'x'.repeat(400)}`)
    const answer = await sent(luz, own, 'Yes', { reply_to: question.id })
    expect(answer).toMatchObject({
      reply_to: question.id,
      quote: { sender_name: 'Admin', body: `Q${'x'.repeat(299)}` },
    })
    expect((await send(stranger, other, { body: 'Hm', reply_to: question.id })).status).toBe(404)
  })

  test('words of the other side that should make careful come with advice, one’s own do not', async () => {
    const thread = await beginFor(luz)
    const { id } = await sent(admin, thread, 'A small training fee of ₱1,500 is needed before you start.')
    expect((await read(luz, thread))[0]).toMatchObject({ id, notes: [{ kind: 'fee', advice: expect.any(String) }] })
    expect((await read(admin, thread))[0]).not.toHaveProperty('notes')
  })
})

describe('a message of one’s own', () => {
  test('is edited by its sender alone; blank words are refused, the same words are no edit', async () => {
    const thread = await beginFor(luz)
    const { id } = await sent(luz, thread, 'Frist')
    h.clock.advance(1000)
    for (const by of [admin, stranger]) expect((await edit(by, id, 'Mine')).status).toBe(404)
    expect((await edit(luz, id, '  ')).status).toBe(400)
    expect((await edit(luz, id, 'Frist')).body.edited_at).toBeNull()
    const answer = await edit(luz, id, 'First')
    expect([answer.status, answer.body]).toMatchObject([200, { body: 'First', edited_at: h.clock.now().toISOString() }])
    expect((await list(admin, '?per_page=1')).results[0].last_message.body).toBe('First')
  })

  test('once unsent is nowhere any more: message, quote, preview, search, database', async () => {
    const thread = await beginFor(luz)
    const first = await sent(luz, thread, 'Before')
    const { id } = await sent(luz, thread, 'Kalabasa-42', { reply_to: first.id })
    await sent(admin, thread, 'About that', { reply_to: id })
    await edit(luz, id, 'Kalabasa-43')
    for (const by of [admin, stranger]) expect((await unsend(by, id)).status).toBe(404)
    expect((await Promise.all([unsend(luz, id), unsend(luz, id)])).map(({ status }) => status)).toEqual([200, 200])
    expect((await edit(luz, id, 'Back')).status).toBe(404)
    const seen = await Promise.all([luz, admin].map((by) => read(by, thread)))
    expect(seen.map((messages) => messages.map(({ body, quote }) => [body, quote]))).toEqual([
      [
        ['Before', undefined],
        ['About that', null],
      ],
      [
        ['Before', undefined],
        ['About that', null],
      ],
    ])
    expect((await list(luz, '?search=kalabasa')).count).toBe(0)
    const { rows } = await sql<{ found: number }>`
      select count(*)::integer as found from messages m where m::text ilike '%kalabasa%'`.execute(h.db)
    expect(rows[0]?.found).toBe(0)
  })

  test('that was the last one gives its place to the one before, and what nobody needs to read is not counted', async () => {
    const thread = await beginFor(luz)
    await sent(luz, thread, 'Hello')
    await h.call('POST', `/api/messages/threads/${thread}/mark_read/`, { token: admin.token })
    const { id } = await sent(luz, thread, 'Oops')
    const before = (await list(admin)).unread
    await unsend(luz, id)
    const after = await list(admin, `?per_page=100`)
    expect([after.unread, after.results.find((one: { id: number }) => one.id === thread).last_message.body]).toEqual([
      before - 1,
      'Hello',
    ])
  })

  test('of the team leaves its change in the trail', async () => {
    const thread = await beginFor(luz)
    const { id } = await sent(admin, thread, 'You have the job')
    await edit(admin, id, 'You have an interview')
    await unsend(admin, id)
    const { rows } = await sql`
      select action, actor_id, details from audit_entries where subject_id = ${luz.user.id} order by id`.execute(h.db)
    expect(rows).toEqual([
      { action: 'message.edit', actor_id: admin.user.id, details: { message: id } },
      { action: 'message.unsend', actor_id: admin.user.id, details: { message: id } },
    ])
  })
})

describe('the parts of the inbox', () => {
  test('archive is each side’s own, and a word of the other side brings it back', async () => {
    const thread = await beginFor(luz)
    await sent(luz, thread, 'Hello')
    expect((await archive(luz, thread)).body).toMatchObject({
      is_archived_by_jobseeker: true,
      is_archived_by_admin: false,
    })
    expect([idsOf(await list(luz)), idsOf(await list(luz, '?filter=archive'))]).toEqual([[], [thread]])
    await sent(luz, thread, 'One more thing')
    expect(idsOf(await list(luz, '?filter=archive'))).toEqual([thread])
    await sent(admin, thread, 'Yes?')
    expect([idsOf(await list(luz)), idsOf(await list(luz, '?filter=archive'))]).toEqual([[thread], []])
    // Said in full, twice at once is once.
    await Promise.all([1, 2].map(() => archive(luz, thread, { archived: true })))
    expect(idsOf(await list(luz, '?filter=archive'))).toEqual([thread])
    expect((await archive(luz, thread)).body.is_archived_by_jobseeker).toBe(false)
    expect((await archive(stranger, thread)).status).toBe(404)
  })

  test('unread and sent are those of one’s own side', async () => {
    const thread = await beginFor(luz)
    await sent(admin, thread, 'Hello')
    const parts = async (by: Person) =>
      Promise.all(['unread', 'sent'].map(async (part) => idsOf(await list(by, `?filter=${part}`)).includes(thread)))
    expect([await parts(luz), await parts(admin)]).toEqual([
      [true, false],
      [false, true],
    ])
    await sent(luz, thread, 'Hi')
    expect([await parts(luz), await parts(colleague)]).toEqual([
      [false, true],
      [true, true],
    ])
    expect((await h.call('GET', '/api/messages/threads/?filter=all-of-it', { token: luz.token })).status).toBe(400)
  })

  test('the team searches people, a person searches words; neither finds more than is theirs', async () => {
    const maria = await h.signUp({ first_name: 'María', last_name: 'Ñañez', username: 'mar_100' })
    const thread = await beginFor(maria)
    await sent(maria, thread, 'Saan po ang Résumé ko?')
    const found = async (by: Person, words: string) =>
      idsOf(await list(by, `?search=${encodeURIComponent(words)}`)).includes(thread)
    for (const words of ['maria', 'nanez', 'MAR_100', 'ña'])
      expect([words, await found(admin, words)]).toEqual([words, true])
    for (const words of ['resume', 'mar__00', 'mar%0'])
      expect([words, await found(admin, words)]).toEqual([words, false])
    for (const words of ['resume', 'RÉSUMÉ KO', 'maría'])
      expect([words, await found(maria, words)]).toEqual([words, true])
    expect(await found(maria, 'Admin')).toBe(false)
    expect(await found(luz, 'resume')).toBe(false)
    expect((await h.call('GET', `/api/messages/threads/?search=${'x'.repeat(101)}`, { token: luz.token })).status).toBe(
      400,
    )
  })
})

test('what was seen never becomes unseen, and what lands meanwhile stays unseen', async () => {
  const thread = await beginFor(luz)
  const [one, two] = [await sent(admin, thread, 'One'), await sent(admin, thread, 'Two')]
  const mark = (body: object) =>
    h.call('POST', `/api/messages/threads/${thread}/mark_read/`, { token: luz.token, body })
  const unread = async () => (await read(luz, thread)).filter((message) => !message['is_read']).map(({ id }) => id)
  await mark({ up_to: one.id })
  expect(await unread()).toEqual([two.id])
  await mark({ up_to: 999_999 })
  const three = await sent(admin, thread, 'Three')
  await mark({ up_to: one.id })
  expect(await unread()).toEqual([three.id])
})

test('older messages come from before a message, and an edit anywhere is told by the revision', async () => {
  const thread = await beginFor(luz)
  const all: Told[] = []
  for (const body of ['a', 'b', 'c', 'd', 'e']) all.push(await sent(luz, thread, body))
  const page = async (query: string) =>
    (await h.call('GET', `/api/messages/threads/${thread}/messages/?per_page=2${query}`, { token: luz.token })).body
  const newest = await page('')
  expect(newest.results.map((one: Told) => one.body)).toEqual(['d', 'e'])
  const older = await page(`&before=${newest.results[0].id}`)
  expect([older.results.map((one: Told) => one.body), older.next === null]).toEqual([['b', 'c'], false])
  const oldest = await page(`&before=${older.results[0].id}`)
  expect([oldest.results.map((one: Told) => one.body), oldest.next]).toEqual([['a'], null])
  await edit(luz, all[0]?.id ?? 0, 'A')
  expect((await page('')).revision).toBe(newest.revision + 1)
})
