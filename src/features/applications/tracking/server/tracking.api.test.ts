import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applyingHouse, type ApplyingHouse, type Posting, type Seeker } from '#server/testing/applying-house.ts'
import { STATUSES } from '../../rules.ts'

let h: ApplyingHouse
let seeker: Seeker
let posting: Posting
let id: number
beforeAll(async () => {
  h = await applyingHouse()
  seeker = await h.newSeeker()
  posting = await h.newPosting()
  id = (await h.apply(seeker, posting)).body.application.id as number
})
afterAll(() => h.close())

const update = (body: unknown, token = seeker.token, of: number | string = id) =>
  h.call('PATCH', `/api/job-applications/${of}/update_status/`, { token, body })
const list = async (token = seeker.token) =>
  (await h.call('GET', '/api/job-applications/list_applications/', { token })).body
const get = (token = seeker.token, of: number | string = id) => h.call('GET', `/api/job-applications/${of}/`, { token })
type Entry = { kind: string; from: string | null; to: string | null; actor: string; happened_at: string }
const history = async () => (await get()).body.history as Entry[]

describe('the list', () => {
  test('is a plain array, newest first, only of the person', async () => {
    const second = await h.newPosting({ title: 'Bookkeeper' })
    h.clock.advance(1000)
    await h.apply(seeker, second)
    const mine = await list()
    expect(mine.map((each: { job: number }) => each.job)).toEqual([second.id, posting.id])
    expect(mine[0]).toMatchObject({ job_title: 'Bookkeeper', employer_name: 'Control Desk Trading', status: 'applied' })
    const stranger = await h.newSeeker({ connected: false, onboarded: false })
    expect(await list(stranger.token)).toEqual([])
  })

  test('tells that a posting closed since, and the receipt still tells how it read', async () => {
    await h.db
      .updateTable('postings')
      .set({ closed_at: h.clock.now(), title: 'Gone' })
      .where('id', '=', posting.id)
      .execute()
    const row = (await list()).find((each: { id: number }) => each.id === id)
    expect(row).toMatchObject({ job_closed: true, job_title: 'Shopify Virtual Assistant' })
    expect((await get()).body.receipt.posting.title).toBe('Shopify Virtual Assistant')
  })

  test.each([
    ['GET', '/api/job-applications/list_applications/'],
    ['GET', '/api/job-applications/1/'],
    ['PATCH', '/api/job-applications/1/update_status/'],
  ] as const)('%s %s needs a login', async (method, path) => {
    expect((await h.call(method, path, method === 'PATCH' ? { body: {} } : {})).status).toBe(401)
  })
})

describe('the status', () => {
  test('any can follow any, and every change is kept', async () => {
    const before = (await history()).length
    const walk = STATUSES.flatMap((from) => STATUSES.filter((to) => to !== from).flatMap((to) => [from, to]))
    let last = 'applied'
    let changes = 0
    for (const status of walk) {
      const { status: code, body } = await update({ status })
      expect([code, body.status]).toEqual([200, status])
      if (status !== last) changes += 1
      last = status
    }
    const kept = (await history()).slice(before)
    expect(kept).toHaveLength(changes)
    for (const entry of kept) expect(entry).toMatchObject({ kind: 'status', actor: 'person' })
    expect(kept.slice(1).map(({ from }) => from)).toEqual(kept.slice(0, -1).map(({ to }) => to))
  })

  test('notes and dates come along; what is not mentioned stays, null clears', async () => {
    const first = await update({ status: 'interview', notes: 'Ask about hours', interview_date: '2026-12-01T09:30' })
    expect(first.body).toMatchObject({
      notes: 'Ask about hours',
      interview_date: '2026-12-01T01:30:00.000Z',
      offer_date: null,
    })
    const second = await update({ status: 'offer', offer_date: '2026-12-05' })
    expect(second.body).toMatchObject({
      notes: 'Ask about hours',
      interview_date: '2026-12-01T01:30:00.000Z',
      offer_date: '2026-12-04T16:00:00.000Z',
    })
    const third = await update({ status: 'offer', interview_date: null, offer_date: '' })
    expect(third.body).toMatchObject({ interview_date: null, offer_date: null })
    const kinds = (await history()).map(({ kind, from, to }) => [kind, from, to])
    expect(kinds).toContainEqual(['notes', '', 'Ask about hours'])
    expect(kinds).toContainEqual(['interview_date', null, '2026-12-01T01:30:00.000Z'])
    expect(kinds).toContainEqual(['interview_date', '2026-12-01T01:30:00.000Z', null])
  })

  test('two changes at once: the last one stands, none is lost in the history', async () => {
    await update({ status: 'applied' })
    const before = (await history()).length
    const wanted = ['reviewing', 'interview', 'offer', 'hired', 'rejected']
    await Promise.all(wanted.map((status) => update({ status })))
    const kept = (await history()).slice(before)
    expect(new Set(kept.map(({ to }) => to))).toEqual(new Set(wanted))
    expect(kept.map(({ from }) => from)).toEqual(['applied', ...kept.slice(0, -1).map(({ to }) => to)])
    expect((await get()).body.application.status).toBe(kept.at(-1)?.to)
  })

  test("somebody else's or an unknown one is not found and stays as it was", async () => {
    const stranger = await h.newSeeker({ connected: false, onboarded: false })
    const { status } = (await get()).body.application
    expect((await update({ status: 'hired' }, stranger.token)).status).toBe(404)
    expect((await get(stranger.token)).status).toBe(404)
    expect((await update({ status: 'hired' }, seeker.token, 999_999)).status).toBe(404)
    expect((await update({ status: 'hired' }, seeker.token, 'x')).status).toBe(404)
    expect((await get()).body.application.status).toBe(status)
  })

  test.each([
    [{}, { status: ['Choose one of the statuses.'] }],
    [{ status: 'fired' }, { status: ['Choose one of the statuses.'] }],
    [{ status: 'applied', notes: 7 }, { notes: ['Enter a text.'] }],
    [
      { status: 'applied', notes: 'x'.repeat(5001) },
      { notes: ['Ensure this field has no more than 5000 characters.'] },
    ],
    [{ status: 'applied', interview_date: 'soon' }, { interview_date: ['Enter a valid date.'] }],
    [{ status: 'applied', offer_date: '2026-02-30' }, { offer_date: ['Enter a valid date.'] }],
    [{ status: 'applied', offer_date: 5 }, { offer_date: ['Enter a valid date.'] }],
  ])('a bad body is told field by field (%#)', async (body, fields) => {
    expect(await update(body)).toMatchObject({ status: 400, body: fields })
  })

  test('fields that are not the person’s to change are ignored', async () => {
    const { body } = await update({ status: 'hired', delivery: 'failed', user_id: 1, apply_points: 60 })
    expect(body).toMatchObject({ status: 'hired', delivery: 'confirmed', apply_points: 1 })
  })
})
