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
