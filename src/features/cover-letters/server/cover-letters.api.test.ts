import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applyingHouse, type ApplyingHouse, type Posting, type Seeker } from '#server/testing/applying-house.ts'
import { overtaken } from '#server/testing/overtaken.ts'

let h: ApplyingHouse
let seeker: Seeker
let stranger: Seeker
let posting: Posting
/** One no writer has written to. */
let plain: Posting
beforeAll(async () => {
  h = await applyingHouse()
  seeker = await h.newSeeker({ connected: false })
  stranger = await h.newSeeker({ connected: false })
  posting = await h.newPosting()
  plain = await h.newPosting({ title: 'Data Entry' })
})
afterAll(() => h.close())

const post = (path: string, body: unknown, token = seeker.token) => h.call('POST', path, { token, body })
const resumeOf = async (token: string) => (await h.call('GET', '/api/resumes/', { token })).body.results[0].id as number
const GONE = 'Resource not found. The job or cover letter might have been removed.'

describe('POST /cover-letters/generate/', () => {
  const path = '/api/cover-letters/generate/'
  test('writes a letter of the profile and the posting that can be kept and sent', async () => {
    const body = { job_id: posting.id, resume_id: await resumeOf(seeker.token), custom_prompt: 'short please' }
    const written = await post(path, body)
    expect(written.status).toBe(200)
    expect(Object.keys(written.body).toSorted()).toEqual(['content', 'subject'])
    expect(written.body.subject).toBe('Application for Shopify Virtual Assistant - Luz Reyes')
    expect(written.body.content).toContain('Hello Control Desk Trading team,')
    expect(written.body.content).toContain('Shopify')
    expect(written.body.content).toMatch(/Luz Reyes$/)
    const kept = await post('/api/cover-letters/', { job_post_id: posting.id, ...written.body })
    expect(kept.status).toBe(201)
  })

  test('an unknown job, a stranger’s resume, no login', async () => {
    expect(await post(path, { job_id: 999_999 })).toMatchObject({ status: 404, body: { error: GONE } })
    const body = { job_id: posting.id, resume_id: await resumeOf(stranger.token) }
    expect(await post(path, body)).toMatchObject({ status: 400, body: { resume_id: ['Choose one of your resumes.'] } })
    expect((await h.call('POST', path, { body: {} })).status).toBe(401)
  })

  test.each([
    [{}, { job_id: ['This field is required.'] }],
    [
      { job_id: 1, custom_prompt: 'x'.repeat(2001) },
      { custom_prompt: ['Ensure this field has no more than 2000 characters.'] },
    ],
  ])('a bad body is told field by field (%#)', async (body, fields) => {
    expect(await post(path, body)).toMatchObject({ status: 400, body: fields })
  })
})

describe('POST /cover-letters/', () => {
  const path = '/api/cover-letters/'
  const letter = () => ({ job_post_id: plain.id, content: ' Dear team, ', subject: 'Hello\r\nBcc: x' })
  test('a resume that is removed in that moment cannot be chosen any more', async () => {
    const { token } = await h.newSeeker({ connected: false })
    const resume_id = await resumeOf(token)
    const answer = await overtaken(
      h.db,
      (db) => db.deleteFrom('resumes').where('id', '=', resume_id).execute(),
      () => post(path, { ...letter(), resume_id }, token),
    )
    expect([answer.status, answer.body]).toEqual([400, { resume_id: ['Choose one of your resumes.'] }])
  })

  test('keeps it as the person’s own, trimmed, the subject in one line, whatever user is named', async () => {
    const resume = await resumeOf(seeker.token)
    const { status, body } = await post(path, {
      ...letter(),
      resume_id: resume,
      user: stranger.id,
      user_id: stranger.id,
    })
    expect([status, body]).toEqual([
      201,
      {
        id: expect.any(Number),
        job_post_id: plain.id,
        resume_id: resume,
        subject: 'Hello Bcc: x',
        content: 'Dear team,',
        custom_prompt: '',
        version: 1,
        origin: 'own',
        confirmed_claims: [],
        created_at: h.clock.now().toISOString(),
      },
    ])
    const row = await h.db.selectFrom('cover_letters').select('user_id').where('id', '=', body.id).executeTakeFirst()
    expect(row?.user_id).toBe(seeker.id)
  })

  test('a hundred versions for one posting are kept, one more is refused with a sentence', async () => {
    const other = await h.newPosting()
    const one = { ...letter(), job_post_id: other.id }
    await post(path, one)
    await sql`insert into cover_letters (user_id, job_post_id, content, subject, custom_prompt, version, origin, created_at)
      select user_id, job_post_id, content, subject, custom_prompt, n, origin, created_at
      from cover_letters, generate_series(2, 99) n where job_post_id = ${other.id}`.execute(h.db)
    expect(await post(path, one)).toMatchObject({ status: 201, body: { version: 100 } })
    expect(await post(path, one)).toMatchObject({
      status: 400,
      body: {
        code: 'too_many_versions',
        error: 'You have kept 100 versions of this letter. Please apply with one of them.',
      },
    })
  })

  test('exactly 10,000 characters and a subject of 150 pass', async () => {
    const longest = { ...letter(), content: 'x'.repeat(10_000), subject: 's'.repeat(150) }
    expect((await post(path, longest)).status).toBe(201)
  })

  test.each([
    [{ content: ' \n ' }, { content: ['This field is required.'] }],
    [{ content: undefined }, { content: ['This field is required.'] }],
    [{ content: 'x'.repeat(10_001) }, { content: ['Ensure this field has no more than 10000 characters.'] }],
    [{ subject: '' }, { subject: ['This field is required.'] }],
    [{ subject: 's'.repeat(151) }, { subject: ['Ensure this field has no more than 150 characters.'] }],
    [{ job_post_id: '1' }, { job_post_id: ['This field is required.'] }],
  ])('a bad body is told field by field (%#)', async (change, fields) => {
    expect(await post(path, { ...letter(), ...change })).toMatchObject({ status: 400, body: fields })
  })

  test('an unknown job, a stranger’s resume, no login', async () => {
    expect(await post(path, { ...letter(), job_post_id: 999_999 })).toMatchObject({
      status: 404,
      body: { error: GONE },
    })
    const theirs = await resumeOf(stranger.token)
    expect((await post(path, { ...letter(), resume_id: theirs })).body).toEqual({
      resume_id: ['Choose one of your resumes.'],
    })
    expect((await h.call('POST', path, { body: letter() })).status).toBe(401)
  })
})

describe('/ai-instructions/', () => {
  const path = '/api/ai-instructions/'
  const read = async (token = seeker.token) => (await h.call('GET', path, { token })).body
  const patch = (id: number, body: unknown, token = seeker.token) => h.call('PATCH', `${path}${id}/`, { token, body })

  test('empty, created, saved over, changed; always the caller’s', async () => {
    expect(await read()).toEqual({ id: null, user: seeker.id, instructions: '', updated_at: null })
    const named = { user: stranger.id, user_id: stranger.id, instructions: 'Be brief.' }
    const made = await post(path, named)
    expect([made.status, made.body.user, made.body.instructions]).toEqual([201, seeker.id, 'Be brief.'])
    expect((await post(path, { instructions: 'Be kind.' })).body.id).toBe(made.body.id)
    expect((await patch(made.body.id, { id: 1, user: stranger.id, instructions: 'Be both.' })).body).toMatchObject({
      id: made.body.id,
      user: seeker.id,
      instructions: 'Be both.',
    })
    expect(await read()).toMatchObject({ instructions: 'Be both.' })
    expect(await read(stranger.token)).toMatchObject({ id: null, instructions: '' })
  })

  test('twice at once makes one record', async () => {
    const both = await Promise.all([
      post(path, { instructions: 'a' }, stranger.token),
      post(path, { instructions: 'b' }, stranger.token),
    ])
    expect(new Set(both.map(({ body }) => body.id)).size).toBe(1)
  })

  test('somebody else’s id is not found; no login; too long', async () => {
    const { id } = (await post(path, { instructions: 'mine' })).body
    expect((await patch(id, { instructions: 'theirs' }, stranger.token)).status).toBe(404)
    expect(await read()).toMatchObject({ instructions: 'mine' })
    for (const method of ['GET', 'POST'] as const) {
      expect((await h.call(method, path, method === 'POST' ? { body: {} } : {})).status).toBe(401)
    }
    expect((await h.call('PATCH', `${path}${id}/`, { body: {} })).status).toBe(401)
    expect((await post(path, { instructions: 'x'.repeat(5001) })).body).toEqual({
      instructions: ['Ensure this field has no more than 5000 characters.'],
    })
    expect((await post(path, { instructions: 5 })).body).toEqual({ instructions: ['Enter a text.'] })
  })
})
