import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { applyingHouse, type ApplyingHouse, type Posting, type Seeker } from '#server/testing/applying-house.ts'
import { checkApplication, sweepTask } from './checks.ts'
import { claimApplication, sendApplication, type Letter } from './send.ts'
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

const later = (seconds: number) => h.clock.advance(seconds * 1000)

describe('the process dies', () => {
  async function outgoing(seeker: Seeker, posting: Posting): Promise<Letter> {
    const cover_letter_id = await h.letterFor(seeker, posting.id)
    const row = await h.db.selectFrom('postings').selectAll().where('id', '=', posting.id).executeTakeFirstOrThrow()
    const { title, url, source } = row
    const snapshot = { title, employer_name: '', description: '', salary: null, job_type: null, source, link: url }
    return {
      user_id: seeker.id,
      job_id: posting.id,
      source_id: posting.source_id,
      url,
      apply_points: 1,
      cover_letter_id,
      resume_id: null,
      board_email: seeker.board.olj_email,
      sent_subject: 'Application',
      sent_content: 'First letter.',
      sent_resume_name: null,
      posting_snapshot: { ...snapshot, date_posted: null },
      now: h.clock.now(),
    }
  }

  test('before the board was called: the sweep finds nothing on the board, failed after enough looks', async () => {
    const seeker = await h.newSeeker()
    const posting = await h.newPosting()
    const claim = await claimApplication(h.deps, await outgoing(seeker, posting))
    expect(await h.queued(checkTask)).toContainEqual({ application_id: claim?.id })
    expect((await h.apply(seeker, posting)).body.code).toBe('already_applying')
    await h.run(sweepTask, {})
    expect((await h.rowOf(seeker, posting)).delivery).toBe('sending')
    later(180)
    await h.run(sweepTask, {})
    expect(await h.rowOf(seeker, posting)).toMatchObject({ delivery: 'unconfirmed', misses: 1 })
    for (const seconds of [30, 120, 600]) {
      later(seconds)
      await h.run(sweepTask, {})
    }
    expect((await h.rowOf(seeker, posting)).delivery).toBe('failed')
    expect(await h.board.messages(posting)).toEqual([])
    expect((await h.apply(seeker, posting)).body.application.delivery).toBe('confirmed')
    expect(await h.board.messages(posting)).toHaveLength(1)
  })

  test('after the board accepted: the task left with the claim finds it, confirmed, one message', async () => {
    const seeker = await h.newSeeker()
    const posting = await h.newPosting()
    const letter = await outgoing(seeker, posting)
    const claim = await claimApplication(h.deps, letter)
    const session = await h.deps.boards.olj.signIn({
      email: seeker.board.olj_email,
      password: seeker.board.olj_password,
    })
    const { source_id, url } = letter
    await h.deps.boards.olj.apply(session, {
      source_id,
      url,
      subject: 'Application',
      message: 'First letter.',
      points: 1,
    })
    later(181)
    await h.run(checkTask, { application_id: claim?.id ?? 0 })
    later(30)
    await h.run(checkTask, { application_id: claim?.id ?? 0 })
    expect((await h.rowOf(seeker, posting)).delivery).toBe('confirmed')
    expect(await h.board.messages(posting)).toHaveLength(1)
  })

  test('only looks dead and wakes up after it was given up: it sends nothing any more', async () => {
    const seeker = await h.newSeeker()
    const posting = await h.newPosting()
    const letter = await outgoing(seeker, posting)
    const claim = await claimApplication(h.deps, letter)
    if (!claim) throw new Error('The claim was not given')
    later(180)
    await checkApplication(h.deps, claim.id, { now: true })
    await expect(sendApplication(h.deps, claim, letter)).rejects.toMatchObject({ code: 'already_applying' })
    expect(await h.board.messages(posting)).toEqual([])
  })
})
