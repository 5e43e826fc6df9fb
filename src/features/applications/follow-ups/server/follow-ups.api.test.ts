import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applyingHouse, type ApplyingHouse, type Seeker } from '#server/testing/applying-house.ts'
import { MAX_FOLLOW_UPS } from '../rules.ts'

const DAY_MS = 86_400_000
let h: ApplyingHouse
let seeker: Seeker
let stranger: Seeker
let id: number
let base: string
beforeAll(async () => {
  h = await applyingHouse()
  seeker = await h.newSeeker()
  stranger = await h.newSeeker({ connected: false, onboarded: false })
  id = (await h.apply(seeker, await h.newPosting())).body.application.id as number
  base = `/api/job-applications/${id}`
})
afterAll(() => h.close())

type Body = Record<string, unknown>
const add = (body: Body, token = seeker.token) => h.call('POST', `${base}/follow-ups/`, { token, body })
const change = (followUp: number, body: Body, token = seeker.token) =>
  h.call('PATCH', `${base}/follow-ups/${followUp}/`, { token, body })
const remove = (followUp: number, token = seeker.token) =>
  h.call('DELETE', `${base}/follow-ups/${followUp}/`, { token })
const sent = (body: Body, token = seeker.token) => h.call('POST', `${base}/follow-up-sent/`, { token, body })
const read = async () => (await h.call('GET', `${base}/`, { token: seeker.token })).body
const listed = async () =>
  (await h.call('GET', '/api/job-applications/list_applications/', { token: seeker.token })).body[0]
const clear = async () => {
  for (const { id: followUp } of (await read()).follow_ups) await remove(followUp)
}

describe('a follow-up of the person', () => {
  test('is set, changed, done once, reopened and removed, and the history has it all', async () => {
    const later = (await add({ due_on: '2026-12-20', text: 'Ask again' })).body
    const added = await add({ due_on: '2026-12-05', text: '  Send the portfolio ' })
    expect([added.status, added.body]).toEqual([
      201,
      { id: added.body.id, due_on: '2026-12-05', text: 'Send the portfolio', done_at: null },
    ])
    expect((await listed()).next_follow_up).toEqual({
      id: added.body.id,
      due_on: '2026-12-05',
      text: 'Send the portfolio',
    })
    const done = (await change(added.body.id, { done: true })).body
    expect(done.done_at).toBe(h.clock.now().toISOString())
    h.clock.advance(1000)
    expect((await change(added.body.id, { done: true })).body.done_at).toBe(done.done_at)
    expect((await listed()).next_follow_up).toEqual({ id: later.id, due_on: '2026-12-20', text: 'Ask again' })
    expect((await read()).follow_ups.map((each: Body) => each.id)).toEqual([later.id, added.body.id])
    await change(added.body.id, { done: false, due_on: '2026-12-06' })
    await remove(added.body.id)
    expect((await remove(added.body.id)).status).toBe(404)
    const kinds = (await read()).history.map((event: Body) => event.kind).filter((kind: string) => /follow/.test(kind))
    expect(kinds).toEqual([
      'follow_up_set',
      'follow_up_set',
      'follow_up_done',
      'follow_up_reopened',
      'follow_up_removed',
    ])
    await clear()
    expect((await listed()).next_follow_up).toBeNull()
  })

  test('at most 50, also when they come at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: MAX_FOLLOW_UPS + 3 }, (_, n) => add({ due_on: '2026-12-05', text: `Step ${n}` })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(MAX_FOLLOW_UPS)
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(3)
    await clear()
  })

  test('is nobody else’s', async () => {
    const { body } = await add({ due_on: '2026-12-05', text: 'Mine' })
    const answers = await Promise.all([
      add({ due_on: '2026-12-05', text: 'x' }, stranger.token),
      change(body.id, { done: true }, stranger.token),
      remove(body.id, stranger.token),
      sent({ text: 'x' }, stranger.token),
      change(999_999, { done: true }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    expect((await read()).follow_ups).toMatchObject([{ text: 'Mine', done_at: null }])
    await clear()
  })

  test.each([
    [{}, ['due_on', 'text']],
    [{ due_on: '2026-13-01', text: 'x' }, ['due_on']],
    [{ due_on: '2026-02-30', text: 'x' }, ['due_on']],
    [{ due_on: '2026-12-01T10:00', text: 'x' }, ['due_on']],
    [{ due_on: '2026-12-01', text: '  ' }, ['text']],
    [{ due_on: '2026-12-01', text: 'x'.repeat(501) }, ['text']],
    [{ due_on: 5, text: 5 }, ['due_on', 'text']],
  ])('a bad body, field by field: %j', async (body, fields) => {
    const answer = await add(body)
    expect([answer.status, Object.keys(answer.body)]).toEqual([400, fields])
  })
})

describe('no reply', () => {
  test('is a hint after 14 quiet days and no status; the prepared follow-up is noted once', async () => {
    expect(await listed()).toMatchObject({ status: 'applied', quiet_days: null })
    h.clock.advance(14 * DAY_MS)
    seeker.token = await h.signIn(seeker)
    expect(await listed()).toMatchObject({ status: 'applied', quiet_days: 14, follow_up_sent_at: null })
    const [first, second] = await Promise.all([sent({ text: 'Hello, any news?' }), sent({ text: 'Hello again?' })])
    h.clock.advance(1000)
    const third = await sent({ text: 'And again?' })
    expect([first.status, second.status, third.status]).toEqual([200, 200, 200])
    expect(new Set([first, second, third].map(({ body }) => body.follow_up_sent_at)).size).toBe(1)
    const { history, application } = await read()
    const noted = history.filter((event: Body) => event.kind === 'follow_up_sent')
    expect(noted).toHaveLength(1)
    expect(['Hello, any news?', 'Hello again?']).toContain(noted[0].note)
    expect(application).toMatchObject({ quiet_days: 14, follow_up_sent_at: first.body.follow_up_sent_at })
    expect((await sent({ text: ' ' })).status).toBe(400)
  })

  test('ends when the person tells that the employer moved; their own notes do not end it', async () => {
    const update = (body: Body) => h.call('PATCH', `${base}/update_status/`, { token: seeker.token, body })
    await update({ status: 'applied', notes: 'Still waiting' })
    expect((await listed()).quiet_days).toBe(14)
    await update({ status: 'reviewing' })
    expect((await listed()).quiet_days).toBeNull()
  })
})
