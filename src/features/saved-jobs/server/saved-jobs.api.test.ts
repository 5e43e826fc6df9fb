import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findPostingsToCheck } from '#features/jobs/ingest/server/queries.ts'
import { applyingHouse, type ApplyingHouse, type Posting } from '#server/testing/applying-house.ts'

const DAY = 86_400_000

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

describe('saving', () => {
  test('answers 201 with the record, and the list has it with its job', async () => {
    const answer = await save(idOf(0))
    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject({
      job: idOf(0),
      job_id: idOf(0),
      date_saved: h.clock.now().toISOString(),
      notes: '',
      tags: [],
      under_review: false,
      detail: 'Job saved',
      job_details: {
        id: idOf(0),
        title: 'Helper 1',
        employer: { name: 'Control Desk Trading' },
        closed: false,
        userHasApplied: false,
      },
    })
    const mine = await list()
    expect(mine).toMatchObject({ count: 1, next: null, previous: null })
    expect(mine.results).toEqual([expect.objectContaining({ id: answer.body.id, job: idOf(0) })])
  })

  test('the newest stands first', async () => {
    for (const index of [0, 1, 2]) {
      await save(idOf(index))
      h.clock.advance(1000)
    }
    expect((await list()).results.map((each: { job: number }) => each.job)).toEqual([idOf(2), idOf(1), idOf(0)])
  })

  test('again answers 200 with “Job already saved” and the same record', async () => {
    const first = await save(idOf(0))
    const again = await save(idOf(0), { notes: 'other' })
    expect([again.status, again.body.detail, again.body.id]).toEqual([200, 'Job already saved', first.body.id])
    expect(again.body.notes).toBe('')
    expect((await list()).count).toBe(1)
  })

  test('the same job twenty times at once is saved once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => save(idOf(0))))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      ...Array.from({ length: 19 }, () => 200),
      201,
    ])
    expect((await list()).count).toBe(1)
  })

  test('the same real job on another board is already saved, unless that one has closed', async () => {
    const twin = await h.newPosting({ title: 'Twin', source: 'linkedin' })
    await sql`update postings set cluster_id = (select cluster_id from postings where id = ${idOf(3)}) where id = ${twin.id}`.execute(
      h.db,
    )
    const first = await save(idOf(3))
    const other = await save(twin.id)
    expect([other.status, other.body.id]).toEqual([200, first.body.id])
    await sql`update postings set closed_at = now() where id = ${idOf(3)}`.execute(h.db)
    expect((await save(twin.id)).status).toBe(201)
    await sql`update postings set closed_at = null where id = ${idOf(3)}`.execute(h.db)
  })

  test('a job that is not there, or that is held back, is not found', async () => {
    const held = await h.newPosting({ title: 'Held', held: true })
    for (const id of [999_999, held.id]) {
      expect(await save(id)).toMatchObject({ status: 404, body: { code: 'job_not_found', detail: 'Job not found.' } })
    }
  })

  test.each([
    [{}, 'job_id'],
    [{ job_id: '1' }, 'job_id'],
    [{ job_id: 1.5 }, 'job_id'],
    [{ job_id: 0 }, 'job_id'],
    [{ job_id: 1e10 }, 'job_id'],
    [{ job_id: null }, 'job_id'],
    [{ job_id: 1, notes: 5 }, 'notes'],
    [{ job_id: 1, notes: 'x'.repeat(2001) }, 'notes'],
    [{ job_id: 1, tags: 'one' }, 'tags'],
    [{ job_id: 1, tags: Array.from({ length: 11 }, (_, n) => `t${n}`) }, 'tags'],
    [{ job_id: 1, tags: ['x'.repeat(31)] }, 'tags.0'],
    [{ job_id: 1, date_saved: 'soon' }, 'date_saved'],
    [{ job_id: 1, date_saved: '2026-13-40T00:00:00Z' }, 'date_saved'],
  ])('a bad body is told field by field (%#)', async (body, field) => {
    const answer = await h.call('POST', '/api/saved-jobs/', { token: me.token, body })
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body)).toEqual([field])
  })

  test('nobody saves for somebody else', async () => {
    const other = await h.signUp()
    await save(idOf(0), { user_id: other.user.id, id: 1 })
    expect((await list(other.token)).count).toBe(0)
    expect((await list()).count).toBe(1)
  })
})

describe('removing', () => {
  test('takes it away; a second time, or both at once, it is not found', async () => {
    const { body: saved } = await save(idOf(0))
    const both = await Promise.all([remove(saved.id), remove(saved.id)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
    expect((await remove(saved.id)).body).toMatchObject({ code: 'saved_job_not_found' })
    expect((await list()).count).toBe(0)
  })

  test('goes by the job as well, and the two kinds of id are not mixed up', async () => {
    const { body: saved } = await save(idOf(5))
    expect((await remove(saved.id, 'job')).status).toBe(404)
    expect((await remove(idOf(5), 'job')).status).toBe(200)
    expect((await list()).count).toBe(0)
    expect((await remove(idOf(5), 'nonsense')).status).toBe(400)
  })

  test('undone has its notes, tags and date again; a date to come counts as now', async () => {
    const before = new Date(h.clock.now().getTime() - DAY).toISOString()
    const again = await save(idOf(0), { notes: ' Ask about hours ', tags: ['USD', 'usd'], date_saved: before })
    expect(again.body).toMatchObject({ notes: 'Ask about hours', tags: ['USD'], date_saved: before })
    const future = await save(idOf(1), { date_saved: '2999-01-01T00:00:00.000Z' })
    expect(future.body.date_saved).toBe(h.clock.now().toISOString())
  })

  test('somebody else’s is not found and stays', async () => {
    const { body: saved } = await save(idOf(0))
    const stranger = await h.signUp()
    expect((await remove(saved.id, '', stranger.token)).status).toBe(404)
    expect((await remove(idOf(0), 'job', stranger.token)).status).toBe(404)
    expect((await annotate(saved.id, { notes: 'mine' }, stranger.token)).status).toBe(404)
    expect((await list()).results[0]).toMatchObject({ id: saved.id, notes: '' })
    expect((await list(stranger.token)).count).toBe(0)
  })

  test('an id that is none is not found', async () => {
    for (const id of ['x', '-1', '0', '99999999999']) expect((await remove(id)).status).toBe(404)
  })
})

describe('notes and tags', () => {
  test('are changed one without the other, and kept', async () => {
    const { body: saved } = await save(idOf(0))
    const noted = await annotate(saved.id, { notes: 'Ask about\nhours \0' })
    expect(noted.body).toMatchObject({ notes: 'Ask about\nhours', tags: [] })
    const tagged = await annotate(saved.id, { tags: [' Night ', 'night', 'USD'] })
    expect(tagged.body).toMatchObject({ notes: 'Ask about\nhours', tags: ['Night', 'USD'] })
    expect((await annotate(saved.id, {})).body).toMatchObject({ tags: ['Night', 'USD'] })
    expect((await annotate(saved.id, { notes: '', tags: [] })).body).toMatchObject({ notes: '', tags: [] })
    expect((await list()).results[0]).toMatchObject({ notes: '', tags: [] })
  })

  test('too long or of another kind are refused', async () => {
    const { body: saved } = await save(idOf(0))
    expect((await annotate(saved.id, { notes: 'x'.repeat(2001) })).body).toEqual({
      notes: ['Ensure this field has no more than 2000 characters.'],
    })
    expect((await annotate(saved.id, { notes: 'x'.repeat(2000) })).status).toBe(200)
    expect((await annotate(saved.id, { tags: [5] })).status).toBe(400)
    expect((await annotate(saved.id, { tags: null })).status).toBe(400)
    expect((await annotate(999_999, { notes: 'x' })).status).toBe(404)
  })
})

describe('what became of a saved job', () => {
  test('closed and applied are told', async () => {
    const seeker = await h.newSeeker()
    const [open, gone] = [await h.newPosting({ title: 'Open' }), await h.newPosting({ title: 'Gone' })]
    await save(open.id, {}, seeker.token)
    await save(gone.id, {}, seeker.token)
    await h.apply(seeker, open)
    await sql`update postings set closed_at = ${h.clock.now()}, close_reason = 'The employer closed this posting.' where id = ${gone.id}`.execute(
      h.db,
    )
    const { results } = await list(seeker.token)
    const byJob = new Map(results.map((each: { job: number; job_details: object }) => [each.job, each.job_details]))
    expect(byJob.get(open.id)).toMatchObject({ applied: true, userHasApplied: true, closed: false })
    expect(byJob.get(gone.id)).toMatchObject({
      applied: false,
      closed: true,
      closed_reason: 'The employer closed this posting.',
    })
  })

  test('one that is held back keeps its place and its title, and says nothing else', async () => {
    const posting = await h.newPosting({ title: 'Pay first', description: 'Send money.' })
    await save(posting.id)
    await sql`update postings set review_state = 'held' where id = ${posting.id}`.execute(h.db)
    const [kept] = (await list()).results
    expect(kept).toMatchObject({
      under_review: true,
      job_details: { id: posting.id, title: 'Pay first', description: '', link: '', employer: null, sources: [] },
    })
    expect(await save(posting.id)).toMatchObject({ status: 200, body: { under_review: true } })
    expect((await remove(kept.id)).status).toBe(200)
    expect((await save(posting.id)).status).toBe(404)
  })

  test('a posting somebody saved is looked at again first, and after six hours', async () => {
    const [kept, other] = [await h.newPosting({ title: 'Kept' }), await h.newPosting({ title: 'Other' })]
    const due = async (hours: number) => {
      const at = new Date(h.clock.now().getTime() + hours * 3_600_000)
      return (await findPostingsToCheck(h.db, 'olj', at, 200)).map(({ id }) => id)
    }
    expect(await due(7)).not.toContain(kept.id)
    await save(kept.id)
    expect(await due(5)).not.toContain(kept.id)
    expect(await due(7)).toContain(kept.id)
    expect(await due(7)).not.toContain(other.id)
    const tomorrow = await due(25)
    expect(tomorrow).toContain(other.id)
    expect(tomorrow.indexOf(kept.id)).toBeLessThan(tomorrow.indexOf(other.id))
  })
})

test.each([
  ['GET', '/api/saved-jobs/'],
  ['POST', '/api/saved-jobs/'],
  ['PATCH', '/api/saved-jobs/1/'],
  ['DELETE', '/api/saved-jobs/1/'],
  ['GET', '/api/auth/subscription/saved-jobs/check-limit/'],
] as const)('%s %s needs a login', async (method, path) => {
  const given = method === 'GET' ? {} : { body: {} }
  expect((await h.call(method, path, given)).status).toBe(401)
  expect((await h.call(method, path, { token: 'nonsense', ...given })).status).toBe(401)
})
