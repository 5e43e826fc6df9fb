import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { applyingHouse, type ApplyingHouse, type Posting, type Seeker } from '#server/testing/applying-house.ts'

let h: ApplyingHouse
beforeAll(async () => {
  h = await applyingHouse()
})
afterEach(() => h.board.behave())
afterAll(() => h.close())

const get = async (seeker: Seeker, path: string) => (await h.call('GET', `/api${path}`, { token: seeker.token })).body
const applicationsOf = (seeker: Seeker) => get(seeker, '/job-applications/list_applications/')

/** The posting as the person finds it: on its page and among the saved ones. */
async function seenBy(seeker: Seeker, posting: Posting) {
  const detail = await get(seeker, `/jobs/${posting.id}/`)
  await h.call('POST', '/api/saved-jobs/', { token: seeker.token, body: { job_id: posting.id } })
  const [saved] = (await get(seeker, '/saved-jobs/')).results
  return [detail, saved.job_details]
}

test('a posting says why applying to it failed until another try succeeds', async () => {
  const seeker = await h.newSeeker({ id_proof: 30 })
  const posting = await h.newPosting({ min_id_proof: 60, known_min_id_proof: null })
  for (const job of await seenBy(seeker, posting)) expect(job).not.toHaveProperty('applicationError')
  const { body } = await h.apply(seeker, posting)
  const { message, ...details } = body.details
  for (const job of await seenBy(seeker, posting)) {
    expect(job).toMatchObject({ applied: false, userHasApplied: false, application_state: 'failed' })
    expect(job.applicationError).toEqual({ message, details })
  }
  const stranger = await h.newSeeker({ connected: false })
  for (const job of await seenBy(stranger, posting)) expect(job).not.toHaveProperty('applicationError')

  await h.board.putAccount({ email: seeker.board.olj_email, id_proof: 90 })
  expect((await h.apply(seeker, posting)).status).toBe(200)
  for (const job of await seenBy(seeker, posting)) expect(job).not.toHaveProperty('applicationError')
})

test('one that never arrived says so in the same shape', async () => {
  const seeker = await h.newSeeker()
  const posting = await h.newPosting()
  await h.apply(seeker, posting)
  const failure = { code: 'not_arrived', error: 'It did not arrive.', details: null }
  await h.db
    .updateTable('applications')
    .set({ delivery: 'failed', failure: JSON.stringify(failure), confirmed_at: null, evidence: null })
    .where('user_id', '=', seeker.id)
    .execute()
  const { applicationError } = await get(seeker, `/jobs/${posting.id}/`)
  expect(applicationError).toEqual({
    message: 'It did not arrive.',
    details: { reason: 'It did not arrive.', possible_causes: [], suggestions: [] },
  })
})

test('what the board did not confirm is not called applied, and the person’s notes on it are kept', async () => {
  const seeker = await h.newSeeker()
  const posting = await h.newPosting()
  await h.board.misbehaveOnSending({ mode: 'lost-answer' })
  const { status, body } = await h.apply(seeker, posting)
  expect([status, body.application.delivery, body.application.status]).toEqual([202, 'unconfirmed', 'unconfirmed'])
  expect(await applicationsOf(seeker)).toMatchObject([{ status: 'unconfirmed' }])
  const noted = await h.call('PATCH', `/api/job-applications/${body.application.id}/update_status/`, {
    token: seeker.token,
    body: { status: 'applied', notes: 'Ask again' },
  })
  expect(noted.body).toMatchObject({ status: 'unconfirmed', notes: 'Ask again' })
  await h.db.updateTable('applications').set({ delivery: 'failed' }).where('user_id', '=', seeker.id).execute()
  expect(await applicationsOf(seeker)).toMatchObject([{ status: 'failed' }])
})
