import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applyingHouse, type ApplyingHouse, type Posting, type Seeker } from '#server/testing/applying-house.ts'
import { forgetRemovedEntries } from './service.ts'

let h: ApplyingHouse
let seeker: Seeker
let stranger: Seeker
beforeAll(async () => {
  h = await applyingHouse()
  h.clock.set(new Date('2026-11-22T02:00:00Z'))
  seeker = await h.newSeeker()
  stranger = await h.newSeeker({ connected: false, onboarded: false })
})
afterAll(() => h.close())

type Body = Record<string, unknown>
const add = (body: Body, token = seeker.token) => h.call('POST', '/api/job-applications/own/', { token, body })
const change = (id: number, body: Body, token = seeker.token) =>
  h.call('PATCH', `/api/job-applications/${id}/own/`, { token, body })
const remove = (id: number, token = seeker.token) => h.call('DELETE', `/api/job-applications/${id}/own/`, { token })
const restore = (id: number, token = seeker.token) =>
  h.call('POST', `/api/job-applications/${id}/own/restore/`, { token, body: {} })
const read = (id: number, token = seeker.token) => h.call('GET', `/api/job-applications/${id}/`, { token })
const list = async () =>
  (await h.call('GET', '/api/job-applications/list_applications/', { token: seeker.token })).body as Body[]
const jobState = async (posting: Posting) =>
  (await h.call('GET', `/api/jobs/${posting.id}/`, { token: seeker.token })).body as Body
const linkTo = ({ source_id }: Posting) => `https://www.onlinejobs.ph/jobseekers/job/Some-Slug-${source_id}?utm=1`

describe('an application made elsewhere', () => {
  test('is noted by hand, in the person’s own words', async () => {
    const { status, body } = await add({
      job_title: ' Night Shift Agent ',
      employer_name: 'Acme',
      link: 'https://www.jobstreet.com.ph/job/9',
      applied_date: '2026-11-20',
      status: 'reviewing',
      notes: 'Through a friend',
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      job: null,
      own: true,
      job_title: 'Night Shift Agent',
      employer_name: 'Acme',
      link: 'https://www.jobstreet.com.ph/job/9',
      source: 'jobstreet.com.ph',
      status: 'reviewing',
      notes: 'Through a friend',
      delivery: 'confirmed',
      applied_date: '2026-11-19T16:00:00.000Z',
      apply_points: 0,
      job_closed: false,
    })
    expect((await list())[0]).toEqual(body)
    const { receipt, history } = (await read(body.id)).body
    expect(receipt).toMatchObject({ evidence: null, confirmed_at: null, content: '', resume_kept: false })
    expect(history).toMatchObject([{ kind: 'own_added', actor: 'person', to: 'reviewing' }])
    expect((await h.call('GET', `/api/job-applications/${body.id}/resume/`, { token: seeker.token })).status).toBe(404)
  })

  test('the link of a posting we know attaches it, once, and the job counts as applied', async () => {
    const posting = await h.newPosting({ title: 'Data Encoder', description: 'Type fast.' })
    const answers = await Promise.all([add({ link: linkTo(posting) }), add({ link: linkTo(posting) })])
    const [made, refused] = answers.toSorted((a, b) => a.status - b.status)
    expect(made).toMatchObject({
      status: 201,
      body: {
        job: posting.id,
        own: true,
        job_title: 'Data Encoder',
        employer_name: 'Control Desk Trading',
        source: 'olj',
      },
    })
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'already_tracked',
        application_id: made?.body.id,
        detail: 'You already have an application to this job.',
      },
    })
    expect(await jobState(posting)).toMatchObject({
      applied: true,
      application_state: 'confirmed',
      application: { id: made?.body.id, own: true },
    })
    expect((await read(made?.body.id)).body.receipt.posting.description).toBe('Type fast.')
    const points = await h.apply(seeker, posting)
    expect(points).toMatchObject({
      status: 200,
      body: { message: 'You noted that you applied to this job elsewhere, so nothing was sent.' },
    })
    expect(await h.board.messages(posting)).toEqual([])
  })

  test('sent again under its key, also at the same time, is noted once, of each person', async () => {
    const body = { job_title: 'Sent twice', request_key: crypto.randomUUID() }
    const answers = await Promise.all([add(body), add(body), add(body)])
    const [first] = answers
    expect(answers.map(({ status, body: made }) => [status, made.id])).toEqual(answers.map(() => [201, first?.body.id]))
    expect((await list()).filter(({ job_title }) => job_title === 'Sent twice')).toHaveLength(1)
    expect((await add(body, stranger.token)).body.id).not.toBe(first?.body.id)
    await remove(first?.body.id)
    const anew = await add(body)
    expect(anew.status).toBe(201)
    expect(anew.body.id).not.toBe(first?.body.id)
    expect((await restore(first?.body.id)).status).toBe(200)
  })

  test('stands where its day belongs in the list, not where it was noted', async () => {
    const job_title = 'Noted late'
    const notes = ['2026-03-02', '2026-11-21', '2026-03-01'].map((day) => ({ job_title, applied_date: day }))
    for (const note of notes) expect((await add(note)).status).toBe(201)
    const days = (await list()).map((row) => String(row.applied_date))
    expect(days).toEqual(days.toSorted().toReversed())
    expect(days.slice(-2)).toEqual(['2026-03-01T16:00:00.000Z', '2026-02-28T16:00:00.000Z'])
  })

  test('one sent through Hanap is not noted a second time', async () => {
    const posting = await h.newPosting()
    const { id } = (await h.apply(seeker, posting)).body.application
    expect(await add({ link: linkTo(posting) })).toMatchObject({ status: 409, body: { application_id: id } })
    expect((await remove(id)).status).toBe(404)
    expect((await change(id, { job_title: 'x' })).status).toBe(404)
  })

  test('a posting under review is as good as unknown', async () => {
    const posting = await h.newPosting({ held: true })
    expect(await add({ link: linkTo(posting) })).toMatchObject({
      status: 400,
      body: { job_title: ['We do not know this posting yet. Please enter the job title.'] },
    })
    expect((await add({ link: linkTo(posting), job_title: 'Held' })).body).toMatchObject({
      job: null,
      source: 'onlinejobs.ph',
    })
  })
})

describe('a change', () => {
  test('is kept word by word; a link found later attaches the posting', async () => {
    const { id } = (await add({ job_title: 'Encoder', link: 'https://indeed.test/1' })).body
    const changed = await change(id, {
      job_title: 'Data Encoder',
      link: 'https://indeed.test/2',
      applied_date: '2026-11-01',
    })
    expect(changed.body).toMatchObject({ job_title: 'Data Encoder', source: 'indeed.test', employer_name: '' })
    const kinds = (await read(id)).body.history.map(({ kind, from, to }: Body) => [kind, from, to])
    expect(kinds).toContainEqual(['own_job_title', 'Encoder', 'Data Encoder'])
    expect(kinds).toContainEqual(['own_link', 'https://indeed.test/1', 'https://indeed.test/2'])
    const before = kinds.length
    await change(id, { job_title: 'Data Encoder' })
    expect((await read(id)).body.history).toHaveLength(before)
    const posting = await h.newPosting({ title: 'The Real Title' })
    expect((await change(id, { link: linkTo(posting) })).body).toMatchObject({
      job: posting.id,
      job_title: 'The Real Title',
    })
    const fixed = await change(id, { job_title: 'Mine', applied_date: '2026-11-02' })
    expect(fixed.body).toMatchObject({ job_title: 'The Real Title', applied_date: '2026-11-01T16:00:00.000Z' })
    const other = (await add({ job_title: 'Another' })).body.id
    expect((await change(other, { link: linkTo(posting) })).status).toBe(409)
    expect((await change(other, { job_title: ' ' })).body).toEqual({ job_title: ['Please enter the job title.'] })
  })
})

describe('taking one away', () => {
  test('hides it everywhere and frees the posting; for a day it comes back whole', async () => {
    const posting = await h.newPosting()
    const { id } = (await add({ link: linkTo(posting), notes: 'Mine' })).body
    await h.call('POST', `/api/job-applications/${id}/follow-ups/`, {
      token: seeker.token,
      body: { due_on: '2026-12-01', text: 'Ask' },
    })
    const both = await Promise.all([remove(id), remove(id)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
    expect((await list()).some((row) => row.id === id)).toBe(false)
    expect(await jobState(posting)).toMatchObject({ applied: false, application_state: null })
    const paths = ['', 'update_status/', 'follow-ups/', 'interviews/', 'follow-up-sent/', 'own/']
    for (const path of paths) {
      const method = path === '' ? 'GET' : path === 'own/' || path === 'update_status/' ? 'PATCH' : 'POST'
      const body = { status: 'hired', due_on: '2026-12-01', text: 'x', starts_at: '2026-12-01T10:00' }
      const answer = await h.call(method, `/api/job-applications/${id}/${path}`, {
        token: seeker.token,
        ...(method === 'GET' ? {} : { body }),
      })
      expect([path, answer.status]).toEqual([path, 404])
    }
    const back = await restore(id)
    expect(back).toMatchObject({
      status: 200,
      body: { id, job: posting.id, notes: 'Mine', next_follow_up: { text: 'Ask' } },
    })
    expect((await restore(id)).status).toBe(404)
    const kinds = (await read(id)).body.history.map(({ kind }: Body) => kind)
    expect(kinds.slice(-2)).toEqual(['own_removed', 'own_restored'])
  })

  test('the posting was applied to meanwhile: it stays away', async () => {
    const posting = await h.newPosting()
    const { id } = (await add({ link: linkTo(posting) })).body
    await remove(id)
    expect((await h.apply(seeker, posting)).body.message).toBe('Your application was sent. OLJ confirmed it.')
    expect(await restore(id)).toMatchObject({ status: 409, body: { code: 'already_tracked' } })
  })

  test('after a day it is forgotten for good', async () => {
    const { id } = (await add({ job_title: 'Short lived' })).body
    await remove(id)
    h.clock.advance(24 * 3_600_000 - 1000)
    await forgetRemovedEntries(h.deps)
    seeker.token = await h.signIn(seeker)
    stranger.token = await h.signIn(stranger)
    expect((await restore(id)).status).toBe(200)
    await remove(id)
    h.clock.advance(24 * 3_600_000)
    await forgetRemovedEntries(h.deps)
    seeker.token = await h.signIn(seeker)
    stranger.token = await h.signIn(stranger)
    const gone = await restore(id)
    expect([gone.status, gone.body.detail]).toEqual([404, 'This entry can no longer be put back.'])
    expect(await h.db.selectFrom('application_events').select('id').where('application_id', '=', id).execute()).toEqual(
      [],
    )
  })
})

describe('what is refused', () => {
  test('somebody else’s entry', async () => {
    const { id } = (await add({ job_title: 'Mine' })).body
    const answers = await Promise.all([
      change(id, { job_title: 'x' }, stranger.token),
      remove(id, stranger.token),
      read(id, stranger.token),
    ])
    await remove(id)
    answers.push(await restore(id, stranger.token))
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect((await restore(id)).body.job_title).toBe('Mine')
  })

  test.each([
    [{}, { job_title: ['Please enter the job title.'] }],
    [{ job_title: 7 }, { job_title: ['Enter a text.'] }],
    [{ job_title: 'x'.repeat(201) }, { job_title: ['Ensure this field has no more than 200 characters.'] }],
    [{ job_title: 'x', link: 'javascript:alert(1)' }, { link: ['Enter a link that begins with http.'] }],
    [{ job_title: 'x', applied_date: '2099-01-01' }, { applied_date: ['Enter a date that is not in the future.'] }],
    [{ job_title: 'x', applied_date: '2026-02-30' }, { applied_date: ['Enter a valid date.'] }],
    [{ job_title: 'x', request_key: 'again' }, { request_key: ['Must be a UUID.'] }],
    [{ job_title: 'x', status: 'fired' }, { status: ['Choose one of the statuses.'] }],
    [{ job_title: 'x', notes: 'n'.repeat(5001) }, { notes: ['Ensure this field has no more than 5000 characters.'] }],
  ])('a bad body, field by field (%#)', async (body, fields) => {
    expect(await add(body)).toMatchObject({ status: 400, body: fields })
  })

  test('fields that are not the person’s to say are ignored', async () => {
    const { body } = await add({
      job_title: 'x',
      delivery: 'failed',
      own: false,
      apply_points: 60,
      user_id: stranger.id,
    })
    expect(body).toMatchObject({ own: true, delivery: 'confirmed', apply_points: 0 })
    expect((await list())[0]?.id).toBe(body.id)
  })
})
