import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applyingHouse, type ApplyingHouse, type Posting, type Seeker } from '#server/testing/applying-house.ts'
import { sweepResumeFiles } from './service.ts'
import { samplePdf } from './testing/sample-files.ts'

let h: ApplyingHouse
beforeAll(async () => {
  h = await applyingHouse()
})
afterAll(() => h.close())

async function upload(seeker: Seeker, name: string, bytes: Buffer): Promise<number> {
  const multipart = { file: { field: 'file', name, bytes }, fields: { filename: name } }
  return (await h.call('POST', '/api/resumes/', { token: seeker.token, multipart })).body.id as number
}

const letterWith = async (seeker: Seeker, posting: Posting, resume: number) => {
  const body = { job_post_id: posting.id, subject: 'Hi', content: 'I would like this job.', resume_id: resume }
  return (await h.call('POST', '/api/cover-letters/', { token: seeker.token, body })).body.id as number
}

const send = (seeker: Seeker, posting: Posting, letter: number) =>
  h.call('POST', '/api/job-applications/apply/', {
    token: seeker.token,
    body: { job_post_id: posting.id, cover_letter_id: letter, apply_points: 1 },
  })

/** Applies with a resume; gives the application's id. */
async function applied(seeker: Seeker, resume: number): Promise<number> {
  const posting = await h.newPosting()
  const answer = await send(seeker, posting, await letterWith(seeker, posting, resume))
  expect(answer.status).toBe(200)
  return answer.body.application.id as number
}

const remove = (seeker: Seeker, id: number) => h.call('DELETE', `/api/resumes/${id}/`, { token: seeker.token })
const sent = (seeker: Seeker, application: number) =>
  h.call('GET', `/api/job-applications/${application}/resume/`, { token: seeker.token })

async function filesOf(seeker: Seeker): Promise<number> {
  let count = 0
  for await (const key of h.deps.files.list()) if (key.startsWith(`resumes/${seeker.id}/`)) count += 1
  return count
}

const CV = samplePdf({ padTo: 2000 })

describe('the resume of an application', () => {
  test('stays as it was sent when it is renamed and removed', async () => {
    const seeker = await h.newSeeker()
    const resume = await upload(seeker, 'Luz CV.pdf', CV)
    const [first, second] = [await applied(seeker, resume), await applied(seeker, resume)]
    const body = { file_name: 'Another' }
    await h.call('PATCH', `/api/resumes/${resume}/`, { token: seeker.token, body })
    for (const after of ['renamed', 'removed']) {
      if (after === 'removed') expect((await remove(seeker, resume)).status).toBe(200)
      for (const application of [first, second]) {
        const answer = await sent(seeker, application)
        expect([after, answer.status, answer.bytes.equals(CV)]).toEqual([after, 200, true])
        expect(answer.headers).toMatchObject({
          'content-disposition': `attachment; filename="Luz CV.pdf"; filename*=UTF-8''Luz%20CV.pdf`,
          'content-security-policy': "sandbox; default-src 'none'",
          'cache-control': 'no-store',
        })
      }
    }
    expect((await h.call('GET', `/api/resumes/${resume}/download/`, { token: seeker.token })).status).toBe(404)
    h.clock.advance(3_600_001)
    await sweepResumeFiles(h.deps)
    seeker.token = await h.signIn(seeker)
    expect((await sent(seeker, first)).bytes.equals(CV)).toBe(true)
  })

  test('goes with the last application that shows it', async () => {
    const seeker = await h.newSeeker()
    const before = await filesOf(seeker)
    const resume = await upload(seeker, 'cv.pdf', CV)
    const application = await applied(seeker, resume)
    await remove(seeker, resume)
    expect(await filesOf(seeker)).toBe(before + 1)
    await sql`delete from applications where id = ${application}`.execute(h.db)
    h.clock.advance(3_600_001)
    await sweepResumeFiles(h.deps)
    expect(await filesOf(seeker)).toBe(before)
  })

  test('is kept for an attempt that failed: it may turn out to have arrived', async () => {
    const seeker = await h.newSeeker()
    const before = await filesOf(seeker)
    const [first, second] = [await upload(seeker, 'first.pdf', CV), await upload(seeker, 'second.pdf', samplePdf())]
    const posting = await h.newPosting()
    await h.board.misbehave({ mode: 'down', path: '/apply' })
    expect((await send(seeker, posting, await letterWith(seeker, posting, first))).status).toBe(503)
    await h.board.behave()
    h.clock.advance(60_000)
    expect((await send(seeker, posting, await letterWith(seeker, posting, second))).status).toBe(200)
    for (const id of [first, second]) expect((await remove(seeker, id)).status).toBe(200)
    h.clock.advance(3_600_001)
    await sweepResumeFiles(h.deps)
    expect(await filesOf(seeker)).toBe(before + 2)
  })

  test('needs a token', async () => {
    expect((await h.call('GET', '/api/job-applications/1/resume/')).status).toBe(401)
  })
})

describe('removed while somebody applies with it', () => {
  test('at the same time: it goes out all the same, and no file is lost or left', async () => {
    const seeker = await h.newSeeker()
    const before = await filesOf(seeker)
    for (let round = 0; round < 4; round += 1) {
      const resume = await upload(seeker, 'cv.pdf', CV)
      const posting = await h.newPosting()
      const letter = await letterWith(seeker, posting, resume)
      const [answer, removed] = await Promise.all([send(seeker, posting, letter), remove(seeker, resume)])
      expect([answer.status, removed.status]).toEqual([200, 200])
      const file = await sent(seeker, answer.body.application.id as number)
      expect([200, 404]).toContain(file.status)
      if (file.status === 200) expect(file.bytes.equals(CV)).toBe(true)
    }
    const { rows } = await sql<{ count: number }>`
      select count(distinct sent_resume_key)::int as count from applications where user_id = ${seeker.id}`.execute(h.db)
    expect((await filesOf(seeker)) - before).toBe(rows[0]?.count)
  })

  test('while another attempt of the same application begins: neither waits for the other', async () => {
    const seeker = await h.newSeeker()
    const resume = await upload(seeker, 'cv.pdf', CV)
    const posting = await h.newPosting()
    const letter = await letterWith(seeker, posting, resume)
    await h.board.misbehave({ mode: 'down', path: '/apply' })
    expect((await send(seeker, posting, letter)).status).toBe(503)
    await h.board.behave()
    h.clock.advance(60_000)
    const [again, removed] = await Promise.all([send(seeker, posting, letter), remove(seeker, resume)])
    expect([again.status, removed.status]).toEqual([200, 200])
  })
})
