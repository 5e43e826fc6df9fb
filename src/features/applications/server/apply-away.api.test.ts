import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { applyingHouse, type ApplyingHouse, type Posting, type Seeker } from '#server/testing/applying-house.ts'
import { answerIn, type InTime } from '#server/platform/answer-in.ts'
import { applyToJob } from './service.ts'

let h: ApplyingHouse
beforeAll(async () => {
  h = await applyingHouse()
})
afterEach(async () => {
  await h.board.behave()
  h.clock.advance(150_000)
})
afterAll(() => h.close())

const applicationsOf = (seeker: Seeker) =>
  h.db.selectFrom('applications').select('delivery').where('user_id', '=', seeker.id).execute()

async function expectNothingSent(seeker: Seeker, posting: Posting): Promise<void> {
  expect(await h.board.messages(posting)).toEqual([])
  expect((await applicationsOf(seeker)).filter(({ delivery }) => delivery !== 'failed')).toEqual([])
}

describe('the board is away before anything is sent', () => {
  test.each([
    ['5xx', 503],
    ['down', 503],
    ['challenge', 503],
    ['429', 503],
    ['garbage', 503],
  ])('%s: failed, told plainly, and applying again works', async (mode, expected) => {
    const seeker = await h.newSeeker()
    const posting = await h.newPosting()
    const page = new RegExp(`-${posting.source_id}$`)
    const postings = (await h.board.control('GET', '/postings?limit=1'))['postings'] as { id: number; path: string }[]
    const path = postings.find((each) => page.test(each.path))?.path ?? '/jobseekers/job/*'
    await h.board.misbehave({ mode, path })
    const { status, body, headers } = await h.apply(seeker, posting)
    expect([status, ['board_unavailable', 'board_slow'].includes(body.code)]).toEqual([expected, true])
    expect(body.details.suggestions).toEqual([
      'Nothing was sent and no points were spent. Please try again in a few minutes.',
    ])
    expect(headers['retry-after']).toBe('60')
    await expectNothingSent(seeker, posting)
    expect((await h.rowOf(seeker, posting)).delivery).toBe('failed')

    await h.board.behave()
    h.clock.advance(60_000)
    expect((await h.apply(seeker, posting)).body.application).toMatchObject({
      delivery: 'confirmed',
      delivery_error: null,
    })
    expect(await h.board.messages(posting)).toHaveLength(1)
    expect((await h.rowOf(seeker, posting)).attempts).toBe(2)
  })

  test('while the balance is read: nothing is written down, applying again works', async () => {
    const seeker = await h.newSeeker()
    const posting = await h.newPosting()
    h.clock.advance(150_000)
    await h.board.misbehave({ mode: '5xx', path: '/jobseekers/dashboard' })
    expect((await h.apply(seeker, posting)).body.code).toBe('board_unavailable')
    expect(await applicationsOf(seeker)).toEqual([])
    await h.board.behave()
    h.clock.advance(60_000)
    expect((await h.apply(seeker, posting)).status).toBe(200)
  })
})

describe('the board takes longer than a caller waits', () => {
  const wishOf = async (seeker: Seeker, posting: Posting) => ({
    job_post_id: posting.id,
    cover_letter_id: await h.letterFor(seeker, posting.id),
    apply_points: 1,
  })
  test('while it is sent: answered as sending, confirmed when the board is done, sent once', async () => {
    const [seeker, posting] = [await h.newSeeker(), await h.newPosting()]
    const wish = await wishOf(seeker, posting)
    await h.board.misbehaveOnSending({ mode: 'slow', delay_ms: 1500 })
    // All the time there is for what comes before, however busy the machine is, and none for the sending.
    const spans = [answerIn(), answerIn(0)]
    const inTime: InTime = (work, whenLate) => (spans.shift() ?? answerIn())(work, whenLate)
    const answer = await applyToJob(h.deps, { id: seeker.id }, wish, inTime)
    expect(answer.application).toMatchObject({ delivery: 'sending', status: 'sending' })
    expect(answer.message).toContain('We are checking whether it arrived')
    await expect.poll(async () => (await h.rowOf(seeker, posting)).delivery, { timeout: 10_000 }).toBe('confirmed')
    expect(await h.board.messages(posting)).toHaveLength(1)
  })

  test('before anything is sent: refused, and nothing goes out afterwards', async () => {
    const [seeker, posting] = [await h.newSeeker(), await h.newPosting()]
    const wish = await wishOf(seeker, posting)
    h.clock.advance(150_000)
    const before = await h.board.requests('GET', '/jobseekers/dashboard')
    await h.board.misbehave({ mode: 'slow', path: '/jobseekers/dashboard', delay_ms: 600 })
    await expect(applyToJob(h.deps, { id: seeker.id }, wish, answerIn(150))).rejects.toMatchObject({
      status: 503,
      code: 'board_slow',
    })
    const read = async () => {
      const rows = await h.db
        .selectFrom('board_accounts')
        .select('points_read_at')
        .where('user_id', '=', seeker.id)
        .execute()
      return rows[0]?.points_read_at?.getTime()
    }
    // The reading ends late, and is of no consequence.
    await expect.poll(read, { timeout: 10_000 }).toBe(h.clock.now().getTime())
    expect(await h.board.requests('GET', '/jobseekers/dashboard')).toBe(before + 1)
    await expectNothingSent(seeker, posting)
  })
})
