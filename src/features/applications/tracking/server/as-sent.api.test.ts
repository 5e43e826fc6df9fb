import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyingHouse, type ApplyingHouse } from '#server/testing/applying-house.ts'
import { simplePdf } from '#server/demo-pdf.ts'
import { sweepResumeFiles } from '#features/resumes/server/service.ts'

let h: ApplyingHouse
beforeAll(async () => {
  h = await applyingHouse()
})
afterAll(() => h.close())

test('posting, letter and resume stay as they were when it was sent', async () => {
  const seeker = await h.newSeeker()
  const posting = await h.newPosting({ title: 'Shop Manager', description: 'Run our shop well.' })
  const bytes = simplePdf(['Luz Reyes, as sent'])
  const { token } = seeker
  const uploaded = await h.call('POST', '/api/resumes/', {
    token,
    multipart: { fields: {}, file: { field: 'file', name: 'Luz as sent.pdf', bytes } },
  })
  const letter = { job_post_id: posting.id, resume_id: uploaded.body.id, subject: 'Shop', content: 'I run shops.' }
  const { body: made } = await h.call('POST', '/api/cover-letters/', { token, body: letter })
  const body = { job_post_id: posting.id, cover_letter_id: made.id }
  const applied = await h.call('POST', '/api/job-applications/apply/', { token, body })
  const path = `/api/job-applications/${applied.body.application.id}/`

  await h.call('DELETE', `/api/resumes/${uploaded.body.id}/`, { token })
  await h.db.updateTable('postings').set({ description: 'Gone.' }).where('id', '=', posting.id).execute()
  // The sweep finds files nobody refers to; this one is still referred to, two hours later too.
  h.clock.advance(2 * 3_600_000)
  await sweepResumeFiles(h.deps)

  const { receipt } = (await h.call('GET', path, { token })).body
  expect(receipt).toMatchObject({
    subject: 'Shop',
    content: 'I run shops.',
    resume_name: 'Luz as sent.pdf',
    resume_kept: true,
    posting: { title: 'Shop Manager', description: 'Run our shop well.' },
  })
  const file = await h.call('GET', `${path}resume/`, { token })
  expect(file.status).toBe(200)
  expect(file.bytes.equals(bytes)).toBe(true)
  expect(file.headers['content-type']).toBe('application/pdf')
  expect(file.headers['content-disposition']).toContain('attachment; filename="Luz as sent.pdf"')
  const stranger = await h.newSeeker({ connected: false, onboarded: false })
  expect((await h.call('GET', `${path}resume/`, { token: stranger.token })).status).toBe(404)
})

test.each([
  ['550', '$550 a month (as posted: 550)'],
  ['$5-8/hour to start', '$5–$8 an hour (as posted: $5-8/hour to start)'],
  ['$600 a month', '$600 a month'],
  ['Negotiable', 'Negotiable'],
  [null, null],
])('the receipt says the pay of a posting with the salary %j as the list did', async (salary, said) => {
  const seeker = await h.newSeeker()
  const posting = await h.newPosting()
  await h.db.updateTable('postings').set({ salary_text: salary }).where('id', '=', posting.id).execute()
  const { body } = await h.apply(seeker, posting)
  expect(body.receipt.posting.salary).toBe(said)
  const read = await h.call('GET', `/api/job-applications/${body.application.id}/`, { token: seeker.token })
  expect(read.body.receipt.posting.salary).toBe(said)
})

test('a resume nobody sent goes with its file', async () => {
  const seeker = await h.newSeeker({ connected: false })
  const [resume] = (await h.call('GET', '/api/resumes/', { token: seeker.token })).body.results
  const row = await h.db.selectFrom('resumes').select('file_key').where('id', '=', resume.id).executeTakeFirstOrThrow()
  await h.call('DELETE', `/api/resumes/${resume.id}/`, { token: seeker.token })
  await expect(h.deps.files.get(row.file_key)).rejects.toThrow()
})

test('a resume removed before sending does not go along', async () => {
  const seeker = await h.newSeeker()
  const posting = await h.newPosting()
  const { token } = seeker
  const file = { field: 'file', name: 'Second.pdf', bytes: simplePdf(['Second']) }
  const second = await h.call('POST', '/api/resumes/', { token, multipart: { fields: {}, file } })
  const letter = { job_post_id: posting.id, resume_id: second.body.id, subject: 'S', content: 'C' }
  const { body: made } = await h.call('POST', '/api/cover-letters/', { token, body: letter })
  await h.call('DELETE', `/api/resumes/${second.body.id}/`, { token })
  const body = { job_post_id: posting.id, cover_letter_id: made.id }
  const applied = await h.call('POST', '/api/job-applications/apply/', { token, body })
  expect(applied.status).toBe(200)
  expect(applied.body.receipt).toMatchObject({ resume_name: null, resume_kept: false })
  const none = await h.call('GET', `/api/job-applications/${applied.body.application.id}/resume/`, { token })
  expect(none.status).toBe(404)
})

test('what changes is counted, so that figures know when to count again', async () => {
  const seeker = await h.newSeeker()
  const { body } = await h.apply(seeker, await h.newPosting())
  const revision = async () =>
    (
      await h.db
        .selectFrom('application_revisions')
        .select('revision')
        .where('user_id', '=', seeker.id)
        .executeTakeFirstOrThrow()
    ).revision
  const before = await revision()
  const update = (status: string) =>
    h.call('PATCH', `/api/job-applications/${body.application.id}/update_status/`, {
      token: seeker.token,
      body: { status },
    })
  await update('hired')
  expect(await revision()).toBeGreaterThan(before)
  const after = await revision()
  await update('hired')
  expect(await revision()).toBe(after)
})
