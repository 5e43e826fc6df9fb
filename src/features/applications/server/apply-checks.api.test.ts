import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { applyingHouse, type ApplyingHouse, type Posting, type Seeker } from '#server/testing/applying-house.ts'

let h: ApplyingHouse
beforeAll(async () => {
  h = await applyingHouse()
})
afterEach(async () => {
  await h.board.behave()
  h.clock.advance(150_000)
})
afterAll(() => h.close())

const URL = '/api/job-applications/apply/'
const post = (seeker: Seeker, body: unknown) => h.call('POST', URL, { token: seeker.token, body })
const applicationsOf = (seeker: Seeker) =>
  h.db.selectFrom('applications').select('delivery').where('user_id', '=', seeker.id).execute()

async function expectNothingSent(seeker: Seeker, posting: Posting): Promise<void> {
  expect(await h.board.messages(posting)).toEqual([])
  expect((await applicationsOf(seeker)).filter(({ delivery }) => delivery !== 'failed')).toEqual([])
}

test('applies: one message on the board, as written, with a receipt', async () => {
  const seeker = await h.newSeeker({ points: 30 })
  const posting = await h.newPosting()
  const { status, body } = await h.apply(seeker, posting, { points: 7, content: 'Dear shop,\n\nñ & "me" <b>.' })
  expect([status, body.message]).toEqual([200, 'Your application was sent. OLJ confirmed it.'])
  expect(body.application).toMatchObject({
    job: posting.id,
    job_title: 'Shopify Virtual Assistant',
    employer_name: 'Control Desk Trading',
    status: 'applied',
    delivery: 'confirmed',
    delivery_error: null,
    applied_elsewhere: false,
    applied_date: h.clock.now().toISOString(),
    cover_letter_subject: 'Application',
    cover_letter_content: 'Dear shop,\n\nñ & "me" <b>.',
    apply_points: 7,
    job_closed: false,
    source: 'olj',
  })
  expect(body.receipt).toMatchObject({
    subject: 'Application',
    apply_points: 7,
    sent_at: h.clock.now().toISOString(),
    confirmed_at: h.clock.now().toISOString(),
    evidence: expect.stringMatching(/\w/),
    posting: { title: 'Shopify Virtual Assistant', description: 'Run our shop.', source: 'olj' },
  })
  const [message, ...more] = await h.board.messages(posting)
  expect(more).toEqual([])
  expect(message).toMatchObject({ email: seeker.board.olj_email, subject: 'Application', points: 7 })
  expect(message?.message.replaceAll('\r\n', '\n')).toBe('Dear shop,\n\nñ & "me" <b>.')
  const balance = await h.call('GET', `/api/olj/apply-points/${posting.id}/`, { token: seeker.token })
  expect(balance.body).toEqual({ points: 23, error: null })
})

test('points left out count as 1', async () => {
  const seeker = await h.newSeeker()
  const posting = await h.newPosting()
  const letter = await h.letterFor(seeker, posting.id)
  const { body } = await post(seeker, { job_post_id: posting.id, cover_letter_id: letter })
  expect(body.application).toMatchObject({ delivery: 'confirmed', apply_points: 1 })
})

describe('the server checks in the order of the screen', () => {
  test('needs a login', async () => {
    expect((await h.call('POST', URL, { body: { job_post_id: 1 } })).status).toBe(401)
  })

  test('each refusal has its status, code and sentence, and hides those behind it', async () => {
    const seeker = await h.newSeeker({ connected: false, onboarded: false, points: 3, id_proof: 20 })
    const posting = await h.newPosting({ closed: true, min_id_proof: 50 })
    const wish = { job_post_id: posting.id, cover_letter_id: null as number | null, apply_points: 0 }
    const refused = async () => {
      const { status, body } = await post(seeker, wish)
      return [status, body.code, body.error, body.detail === body.error]
    }
    const update = (table: 'subscriptions', set: { ends_at: Date }) =>
      h.db.updateTable(table).set(set).where('user_id', '=', seeker.id).execute()

    await update('subscriptions', { ends_at: h.clock.now() })
    const expired = 'Your subscription has expired. Please upgrade to continue using this feature.'
    expect(await refused()).toEqual([403, 'subscription_expired', expired, true])
    expect((await post(seeker, wish)).body.subscription_expired).toBe(true)
    await update('subscriptions', { ends_at: new Date(h.clock.now().getTime() + 86_400_000) })

    const onboarding = 'Please complete your profile before applying for jobs.'
    expect(await refused()).toEqual([403, 'onboarding_required', onboarding, true])
    const ready = await h.newSeeker({ connected: false, points: 3, id_proof: 20 })
    Object.assign(seeker, ready)

    expect(await refused()).toEqual([400, 'cover_letter_required', 'Please add a cover letter before applying.', true])
    wish.cover_letter_id = 999_999
    expect(await refused()).toEqual([
      400,
      'integration_required',
      'Please connect your OLJ account in Settings to apply for jobs.',
      true,
    ])
    await h.call('POST', '/api/olj/', { token: seeker.token, body: seeker.board })

    const gone = 'Resource not found. The job or cover letter might have been removed.'
    expect(await refused()).toEqual([404, 'cover_letter_not_found', gone, true])
    wish.cover_letter_id = await h.letterFor(seeker, posting.id)

    const closed = 'This job is closed and no longer accepts applications.'
    expect(await refused()).toEqual([400, 'posting_closed', closed, true])
    await h.db.updateTable('postings').set({ closed_at: null }).where('id', '=', posting.id).execute()

    const range = 'Apply points must be a whole number from 1 to 60.'
    for (const points of [0, 61, -1, 1.5]) {
      wish.apply_points = points
      expect(await refused()).toEqual([400, 'points_out_of_range', range, true])
    }
    wish.apply_points = 4
    const few = 'You have 3 apply points left, but this application uses 4.'
    expect(await refused()).toEqual([400, 'not_enough_points', few, true])
    wish.apply_points = 3
    const proof = 'This employer asks for an ID proof of at least 50. Yours is 20.'
    expect(await refused()).toEqual([400, 'id_proof_too_low', proof, true])
    await expectNothingSent(seeker, posting)
    expect(await applicationsOf(seeker)).toEqual([])

    await h.board.putAccount({ email: seeker.board.olj_email, id_proof: 50 })
    expect((await post(seeker, wish)).body.application.delivery).toBe('confirmed')
  })

  test('refusals of the board come with reason, causes and suggestions', async () => {
    const seeker = await h.newSeeker({ points: 2 })
    const posting = await h.newPosting()
    const { body } = await h.apply(seeker, posting, { points: 50 })
    expect(body.details).toEqual({
      message: body.error,
      reason: expect.stringMatching(/\.$/),
      possible_causes: [expect.any(String)],
      suggestions: [expect.any(String), expect.any(String)],
    })
  })

  test("somebody else's letter is none, and a letter for another job does not go out", async () => {
    const seeker = await h.newSeeker()
    const stranger = await h.newSeeker()
    const [posting, other] = [await h.newPosting(), await h.newPosting()]
    const theirs = await h.letterFor(stranger, posting.id)
    expect(await post(seeker, { job_post_id: posting.id, cover_letter_id: theirs })).toMatchObject({
      status: 404,
      body: { code: 'cover_letter_not_found' },
    })
    const letter = await h.letterFor(seeker, other.id)
    expect(await post(seeker, { job_post_id: posting.id, cover_letter_id: letter })).toMatchObject({
      status: 400,
      body: { code: 'cover_letter_for_other_job', error: 'This cover letter was written for another job.' },
    })
    await expectNothingSent(seeker, posting)
  })

  test('a posting that is unknown, held for review or on the other site', async () => {
    const seeker = await h.newSeeker()
    const linkedin = await h.newPosting({ source: 'linkedin' })
    expect((await h.apply(seeker, linkedin)).body).toMatchObject({
      code: 'not_appliable',
      error: 'This job cannot be applied to here. Please use the link of the job.',
    })
    const held = await h.newPosting()
    const letter = await h.letterFor(seeker, held.id)
    await h.db.updateTable('postings').set({ review_state: 'held' }).where('id', '=', held.id).execute()
    expect(await post(seeker, { job_post_id: held.id, cover_letter_id: letter })).toMatchObject({
      status: 404,
      body: { code: 'posting_not_found' },
    })
    await expectNothingSent(seeker, held)
  })

  test.each([
    [{}, { job_post_id: ['This field is required.'] }],
    [{ job_post_id: 'x' }, { job_post_id: ['This field is required.'] }],
    [{ job_post_id: 0 }, { job_post_id: ['Enter a valid id.'] }],
    [{ job_post_id: 1, apply_points: 'many' }, { apply_points: ['Enter a whole number.'] }],
  ])('a bad body %j is told field by field', async (body, fields) => {
    const seeker = await h.newSeeker({ connected: false, onboarded: false })
    expect(await post(seeker, body)).toMatchObject({ status: 400, body: fields })
  })
})

describe('the board refuses', () => {
  test('an ID proof only the board knows to be too low', async () => {
    const seeker = await h.newSeeker({ id_proof: 30 })
    const posting = await h.newPosting({ min_id_proof: 60, known_min_id_proof: null })
    const { status, body } = await h.apply(seeker, posting)
    expect([status, body.code]).toEqual([400, 'id_proof_too_low'])
    expect(body.details.suggestions).toHaveLength(2)
    await expectNothingSent(seeker, posting)
    const { body: list } = await h.call('GET', '/api/job-applications/list_applications/', { token: seeker.token })
    expect(list).toMatchObject([
      { delivery: 'failed', status: 'failed', delivery_error: body.error, applied_date: null },
    ])
  })

  test('points spent on the board itself since they were read', async () => {
    const seeker = await h.newSeeker({ points: 9 })
    const posting = await h.newPosting()
    await h.board.putAccount({ email: seeker.board.olj_email, points: 2 })
    const { status, body } = await h.apply(seeker, posting, { points: 5 })
    expect([status, body.code]).toEqual([400, 'not_enough_points'])
    await expectNothingSent(seeker, posting)
  })

  test('a balance that grew since it was read is read again before anybody is refused', async () => {
    const seeker = await h.newSeeker({ points: 2 })
    const posting = await h.newPosting()
    await h.board.putAccount({ email: seeker.board.olj_email, points: 20 })
    expect((await h.apply(seeker, posting, { points: 15 })).body.application.delivery).toBe('confirmed')
  })

  test('a posting closed on the board is closed here too', async () => {
    const seeker = await h.newSeeker()
    const posting = await h.newPosting()
    await h.board.closePosting(posting)
    const { status, body } = await h.apply(seeker, posting)
    expect([status, body.code]).toEqual([400, 'posting_closed'])
    const row = await h.db.selectFrom('postings').select('closed_at').where('id', '=', posting.id).executeTakeFirst()
    expect(row?.closed_at).toEqual(h.clock.now())
    await expectNothingSent(seeker, posting)
  })

  test('a session that expired: signs in again, once, and applies', async () => {
    const seeker = await h.newSeeker()
    const posting = await h.newPosting()
    await h.board.endSessions(seeker)
    const before = await h.board.requests('POST', '/authenticate')
    expect((await h.apply(seeker, posting)).body.application.delivery).toBe('confirmed')
    expect((await h.board.requests('POST', '/authenticate')) - before).toBe(1)
    expect(await h.board.messages(posting)).toHaveLength(1)
  })

  test('a session that expires between the two steps: signs in again and applies, once', async () => {
    const seeker = await h.newSeeker()
    const posting = await h.newPosting()
    await h.board.misbehaveOnSending({ mode: 'expired-session' })
    expect((await h.apply(seeker, posting)).body.application.delivery).toBe('confirmed')
    expect(await h.board.messages(posting)).toHaveLength(1)
  })

  test('a password changed since: nothing is sent, and the person is told to connect again', async () => {
    const seeker = await h.newSeeker()
    const posting = await h.newPosting()
    await h.board.putAccount({ email: seeker.board.olj_email, password: 'Another-1' })
    await h.board.endSessions(seeker)
    const first = await h.apply(seeker, posting)
    expect([first.status, first.body.code]).toEqual([400, 'board_credentials_refused'])
    await expectNothingSent(seeker, posting)
    await h.call('POST', '/api/olj/', { token: seeker.token, body: { ...seeker.board, olj_password: 'Another-1' } })
    expect((await h.apply(seeker, posting)).body.application.delivery).toBe('confirmed')
    expect(await h.board.messages(posting)).toHaveLength(1)
  })
})
