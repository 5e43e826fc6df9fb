import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { applyingHouse, type ApplyingHouse, type Posting, type Seeker } from '#server/testing/applying-house.ts'
import { sweepTask } from './checks.ts'
import { checkTask } from './settle.ts'

let h: ApplyingHouse
beforeAll(async () => {
  h = await applyingHouse()
})
afterEach(async () => {
  await h.board.behave()
  h.clock.advance(60_000)
})
afterAll(() => h.close())

const detail = async (seeker: Seeker, posting: Posting) =>
  (await h.call('GET', `/api/job-applications/${(await h.rowOf(seeker, posting)).id}/`, { token: seeker.token })).body
const check = async (seeker: Seeker, posting: Posting) =>
  h.run(checkTask, { application_id: (await h.rowOf(seeker, posting)).id })
const shownAsApplied = async (seeker: Seeker, posting: Posting) => {
  const { body } = await h.call('GET', `/api/jobs/${posting.id}/`, { token: seeker.token })
  return body.applied as boolean
}

/** Calls of the two-step form so far: the stand-in refuses a second message, so that its messages alone prove little. */
const steps = () => h.board.requests('POST', '/apply')

/** Applies while the board keeps the message but loses its answer. */
async function applyAndLose(seeker: Seeker, posting: Posting) {
  await h.board.misbehaveOnSending({ mode: 'lost-answer' })
  const answer = await h.apply(seeker, posting, { content: 'First letter.' })
  await h.board.behave()
  return answer
}
/** Applies while the board drops the message without keeping it. */
async function applyAndDrop(seeker: Seeker, posting: Posting) {
  await h.board.misbehaveOnSending({ mode: 'down' })
  const answer = await h.apply(seeker, posting, { content: 'First letter.' })
  await h.board.behave()
  return answer
}
const later = (seconds: number) => h.clock.advance(seconds * 1000)

describe('at the same time', () => {
  test.each([[2], [20]])('%i clicks at once: one message on the board, one application', async (clicks) => {
    const seeker = await h.newSeeker()
    const posting = await h.newPosting()
    const letter = await h.letterFor(seeker, posting.id)
    const body = { job_post_id: posting.id, cover_letter_id: letter }
    const before = await steps()
    const answers = await Promise.all(
      Array.from({ length: clicks }, () =>
        h.call('POST', '/api/job-applications/apply/', { token: seeker.token, body }),
      ),
    )
    expect(await h.board.messages(posting)).toHaveLength(1)
    expect((await steps()) - before).toBe(2)
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1)
    const others = answers.filter(({ status }) => status !== 200)
    expect(others.map(({ status, body: { code } }) => [status, code])).toEqual(
      others.map(() => [409, 'already_applying']),
    )
    expect(await h.rowOf(seeker, posting)).toMatchObject({ delivery: 'confirmed', attempts: 1 })
    const ids = new Set(answers.flatMap(({ body: { application } }) => (application ? [application.id] : [])))
    expect(ids.size).toBe(1)
  })

  test('two people may apply to the same posting', async () => {
    const posting = await h.newPosting()
    const people = [await h.newSeeker(), await h.newSeeker()]
    const answers = await Promise.all(people.map((person) => h.apply(person, posting)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await h.board.messages(posting)).toHaveLength(2)
  })

  test('retrying a failed one from two tabs sends one message', async () => {
    const seeker = await h.newSeeker()
    const posting = await h.newPosting()
    await h.board.misbehave({ mode: '5xx', path: '/apply', times: 1 })
    expect((await h.apply(seeker, posting)).status).toBe(503)
    later(60)
    const before = await steps()
    await Promise.all([h.apply(seeker, posting), h.apply(seeker, posting), h.apply(seeker, posting)])
    expect(await h.board.messages(posting)).toHaveLength(1)
    expect((await steps()) - before).toBe(2)
    expect(await h.rowOf(seeker, posting)).toMatchObject({ delivery: 'confirmed', attempts: 2 })
  })
})

test('applying again to a confirmed one answers the same receipt and sends nothing', async () => {
  const seeker = await h.newSeeker({ points: 5 })
  const posting = await h.newPosting()
  const first = await h.apply(seeker, posting, { points: 5, content: 'First letter.' })
  const second = await h.apply(seeker, posting, { points: 5, content: 'Second letter.' })
  expect([second.status, second.body.message]).toEqual([200, 'You already applied to this job. OLJ confirmed it.'])
  expect(second.body.receipt).toEqual(first.body.receipt)
  expect(await h.board.messages(posting)).toMatchObject([{ message: 'First letter.' }])
})

describe('the answer is lost after the board accepted', () => {
  test('unconfirmed, not shown as applied; the check finds it: confirmed, one message', async () => {
    const seeker = await h.newSeeker()
    const posting = await h.newPosting()
    const { status, body } = await applyAndLose(seeker, posting)
    expect([status, body.application.delivery, body.application.applied_date]).toEqual([202, 'unconfirmed', null])
    expect(body.message).toBe(
      'OLJ did not confirm your application in time. We are checking whether it arrived and will not send it twice.',
    )
    expect(await shownAsApplied(seeker, posting)).toBe(false)
    expect(await h.queued(checkTask)).toContainEqual({ application_id: body.application.id })
    later(30)
    await check(seeker, posting)
    await check(seeker, posting)
    const { application, receipt, history } = await detail(seeker, posting)
    expect(application.delivery).toBe('confirmed')
    expect(receipt.evidence).toMatch(/\w/)
    expect(await shownAsApplied(seeker, posting)).toBe(true)
    expect(history.filter(({ kind }: { kind: string }) => kind === 'delivery')).toMatchObject([
      { from: 'sending', to: 'unconfirmed', actor: 'hanap' },
      { from: 'unconfirmed', to: 'confirmed', actor: 'board' },
    ])
    expect(await h.board.messages(posting)).toHaveLength(1)
  })

  test('applying again looks it up first and answers the receipt', async () => {
    const seeker = await h.newSeeker()
    const posting = await h.newPosting()
    await applyAndLose(seeker, posting)
    const before = await steps()
    const again = await h.apply(seeker, posting, { content: 'Second letter.' })
    expect([again.status, again.body.application.delivery]).toEqual([200, 'confirmed'])
    expect(again.body.receipt.content).toBe('First letter.')
    expect(await steps()).toBe(before)
    expect(await h.board.messages(posting)).toHaveLength(1)
  })

  test('the board cannot be asked: refused with an explanation, nothing sent; found later', async () => {
    const seeker = await h.newSeeker()
    const posting = await h.newPosting()
    await applyAndLose(seeker, posting)
    const before = await steps()
    await h.board.misbehave({ mode: '5xx' })
    // Points were read moments ago, so that only the look-up meets the dead board.
    const { status, body } = await h.apply(seeker, posting)
    expect([status, body.code, body.error]).toEqual([
      409,
      'unconfirmed',
      'Your earlier application to this job is still being checked with OLJ. To avoid sending it twice, please wait until the check is done.',
    ])
    later(40)
    await h.board.behave()
    later(120)
    await check(seeker, posting)
    expect((await detail(seeker, posting)).application.delivery).toBe('confirmed')
    expect(await steps()).toBe(before)
    expect(await h.board.messages(posting)).toHaveLength(1)
  })

  test('a session that expired meanwhile: the check signs in again', async () => {
    const seeker = await h.newSeeker()
    const posting = await h.newPosting()
    await applyAndLose(seeker, posting)
    await h.board.endSessions(seeker)
    later(30)
    await check(seeker, posting)
    expect((await h.rowOf(seeker, posting)).delivery).toBe('confirmed')
  })

  test('another board account was connected meanwhile: its inbox proves nothing', async () => {
    const seeker = await h.newSeeker()
    const posting = await h.newPosting()
    await applyAndLose(seeker, posting)
    const other = await h.newSeeker({ connected: false })
    await h.call('POST', '/api/olj/', { token: seeker.token, body: other.board })
    for (const seconds of [30, 150, 750, 5000]) {
      later(seconds)
      await check(seeker, posting)
    }
    expect(await h.rowOf(seeker, posting)).toMatchObject({ delivery: 'unconfirmed', misses: 0 })
    expect((await h.apply({ ...seeker, board: other.board }, posting)).body.code).toBe('unconfirmed')
    expect(await h.board.messages(posting)).toHaveLength(1)
  })
})

describe('the message is lost before the board kept it', () => {
  test('unconfirmed; surely not there after three looks over ten minutes: failed, and applying again works', async () => {
    const seeker = await h.newSeeker()
    const posting = await h.newPosting()
    expect((await applyAndDrop(seeker, posting)).body.application.delivery).toBe('unconfirmed')
    for (const seconds of [30, 120]) {
      later(seconds)
      await check(seeker, posting)
      expect((await h.rowOf(seeker, posting)).delivery).toBe('unconfirmed')
    }
    // Not due yet: no look is counted.
    await check(seeker, posting)
    expect((await h.rowOf(seeker, posting)).checks).toBe(2)
    later(600)
    await h.run(sweepTask, {})
    const { application } = await detail(seeker, posting)
    expect([application.delivery, application.delivery_error]).toEqual([
      'failed',
      'Your application did not reach OLJ. We checked several times. You can apply again.',
    ])
    expect(await h.board.messages(posting)).toEqual([])
    const again = await h.apply(seeker, posting, { content: 'Second letter.' })
    expect(again.body.application.delivery).toBe('confirmed')
    expect(await h.board.messages(posting)).toMatchObject([{ message: 'Second letter.' }])
  })

  test('looking often does not make it sure sooner', async () => {
    const seeker = await h.newSeeker()
    const posting = await h.newPosting()
    await applyAndDrop(seeker, posting)
    for (let click = 0; click < 6; click += 1) {
      later(60)
      expect((await h.apply(seeker, posting)).body.code).toBe('unconfirmed')
    }
    expect(await h.rowOf(seeker, posting)).toMatchObject({ delivery: 'unconfirmed', misses: 6 })
    later(300)
    expect((await h.apply(seeker, posting)).body.application.delivery).toBe('confirmed')
    expect(await h.board.messages(posting)).toHaveLength(1)
  })

  test('a board that never answers makes nothing sure, and its looks come to an end', async () => {
    const seeker = await h.newSeeker()
    const posting = await h.newPosting()
    await applyAndDrop(seeker, posting)
    await h.db
      .updateTable('board_accounts')
      .set({ state: 'credentials_refused' })
      .where('user_id', '=', seeker.id)
      .execute()
    let looks = 0
    for (;;) {
      const { next_check_at: next } = await h.rowOf(seeker, posting)
      if (next === null) break
      h.clock.set(next)
      await h.run(sweepTask, {})
      looks += 1
    }
    expect(looks).toBe(8)
    expect(await h.rowOf(seeker, posting)).toMatchObject({ delivery: 'unconfirmed', checks: 8, misses: 0 })
  })

  test('it arrives after all, after it was given up: the next attempt is told so and nothing is sent twice', async () => {
    const seeker = await h.newSeeker()
    const posting = await h.newPosting()
    await applyAndLose(seeker, posting)
    const { id } = await h.rowOf(seeker, posting)
    // Looks that came too early, as a board with a slow outbox would cause them.
    await h.db
      .updateTable('applications')
      .set({ delivery: 'failed', failure: '{"code":"not_arrived","error":"x","details":null}' })
      .where('id', '=', id)
      .execute()
    const { status, body } = await h.apply(seeker, posting, { content: 'Second letter.' })
    expect([status, body.application.delivery, body.application.applied_elsewhere]).toEqual([200, 'confirmed', false])
    expect(body.receipt.content).toBe('First letter.')
    expect(await h.board.messages(posting)).toMatchObject([{ message: 'First letter.' }])
  })
})

test('applied on the board itself before: confirmed as made elsewhere, nothing sent, no letter claimed', async () => {
  const seeker = await h.newSeeker()
  const posting = await h.newPosting()
  await h.apply(seeker, posting, { content: 'Sent by another way.' })
  const { id } = await h.rowOf(seeker, posting)
  await h.db.deleteFrom('applications').where('id', '=', id).execute()
  const { status, body } = await h.apply(seeker, posting, { content: 'Second letter.' })
  expect([status, body.message]).toEqual([
    200,
    'You had already applied to this job on OLJ, so nothing was sent again.',
  ])
  expect(body.application).toMatchObject({ delivery: 'confirmed', applied_elsewhere: true, cover_letter_content: '' })
  expect(body.receipt).toMatchObject({ content: '', apply_points: 0 })
  expect(await h.board.messages(posting)).toHaveLength(1)
})
