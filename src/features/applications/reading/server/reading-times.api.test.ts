import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { applyingHouse, type ApplyingHouse } from '#server/testing/applying-house.ts'
import { PAGE, readerOf } from '#server/testing/board-reader.ts'
import { sweepTask } from '../../server/checks.ts'
import { checkTask } from '../../server/settle.ts'
import { readBoardsTask, readBoardTask } from './service.ts'

let h: ApplyingHouse
let r: ReturnType<typeof readerOf>
beforeAll(async () => {
  h = await applyingHouse()
  r = readerOf(h)
})
afterEach(async () => {
  await h.board.behave()
  await h.db.deleteFrom('board_pauses').execute()
  h.clock.advance(60_000)
})
afterAll(() => h.close())

describe('switched off', () => {
  test('nothing is read, by hand or by the clock, and what was read stays', async () => {
    const seeker = await h.newSeeker()
    const posting = await h.newPosting()
    await r.onBoard(seeker, posting.source_id)
    await r.read(seeker)
    await r.sync(seeker, false)
    await r.onBoard(seeker, (await h.newPosting()).source_id)
    expect(await r.state(seeker)).toMatchObject({ state: 'off', next_read_at: null })
    expect(await r.ask(seeker)).toMatchObject({ status: 409, body: { code: 'reading_off' } })
    h.clock.advance(26 * 3_600_000)
    const token = await h.signIn(seeker)
    await h.run(readBoardsTask, {})
    expect(await r.list({ ...seeker, token })).toHaveLength(1)
    await r.sync({ ...seeker, token }, true)
    await h.run(readBoardsTask, {})
    expect(await r.list({ ...seeker, token })).toHaveLength(2)
  })

  test('while a reading is under way: it keeps nothing any more', async () => {
    const seeker = await h.newSeeker()
    await r.onBoard(seeker, (await h.newPosting()).source_id)
    await r.ask(seeker)
    await r.sync(seeker, false)
    const own = await r.tasksOf(seeker)
    for (const task of own) await h.run(readBoardTask, task)
    expect(await r.list(seeker)).toEqual([])
  })

  test('without an account, or without a token, nothing can be read', async () => {
    const seeker = await h.newSeeker({ connected: false })
    expect(await r.state(seeker)).toEqual({
      state: 'off',
      last_read_at: null,
      added: null,
      failure: null,
      next_read_at: null,
    })
    expect(await r.ask(seeker)).toMatchObject({ status: 400, body: { code: 'integration_required' } })
    expect((await h.call('GET', '/api/olj/sent-applications/')).status).toBe(401)
    expect((await h.call('POST', '/api/olj/sent-applications/read/')).status).toBe(401)
  })
})

describe('somebody the team keeps out', () => {
  const keepOut = (seeker: { id: number }, at: Date | null) =>
    h.db
      .updateTable('users')
      .set({ disabled_at: at, disabled_reason: at && 'Spam.' })
      .where('id', '=', seeker.id)
      .execute()
  const asked = async () => [await h.board.requests('GET', PAGE), await h.board.requests('POST', '/authenticate')]

  test('is not asked for at the board, not by a task that was begun before either; let in again they are read', async () => {
    await h.db.updateTable('board_accounts').set({ sync_applications: false }).execute()
    const seeker = await h.newSeeker()
    await r.onBoard(seeker, (await h.newPosting()).source_id)
    await r.ask(seeker)
    const [begun] = await r.tasksOf(seeker)
    await keepOut(seeker, h.clock.now())
    const before = await asked()
    if (begun) await h.run(readBoardTask, begun)
    h.clock.advance(26 * 3_600_000)
    await h.run(readBoardsTask, {})
    expect([begun !== undefined, await asked()]).toEqual([true, before])
    await keepOut(seeker, null)
    h.clock.advance(26 * 3_600_000)
    const token = await h.signIn(seeker)
    await h.run(readBoardsTask, {})
    expect(await r.list({ ...seeker, token })).toHaveLength(1)
  })

  test('has a lost answer looked up once they are let in again', async () => {
    const [seeker, posting] = [await h.newSeeker(), await h.newPosting()]
    await h.board.misbehaveOnSending({ mode: 'lost-answer' })
    await h.apply(seeker, posting)
    await h.board.behave()
    const { id, delivery, checks } = await h.rowOf(seeker, posting)
    expect(delivery).toBe('unconfirmed')
    await keepOut(seeker, h.clock.now())
    h.clock.advance(600_000)
    await h.run(sweepTask, {})
    await h.run(checkTask, { application_id: id })
    expect(await h.rowOf(seeker, posting)).toMatchObject({ delivery: 'unconfirmed', checks })
    await keepOut(seeker, null)
    await h.run(sweepTask, {})
    expect((await h.rowOf(seeker, posting)).delivery).toBe('confirmed')
  })
})

describe('the clock', () => {
  test('reads whoever is due and again after four hours', async () => {
    const seeker = await h.newSeeker()
    await r.onBoard(seeker, (await h.newPosting()).source_id)
    await h.run(readBoardsTask, {})
    expect(await r.list(seeker)).toHaveLength(1)
    await r.onBoard(seeker, (await h.newPosting()).source_id)
    h.clock.advance(3 * 3_600_000)
    await h.run(readBoardsTask, {})
    expect(await r.list(seeker)).toHaveLength(1)
    h.clock.advance(2 * 3_600_000)
    await h.run(readBoardsTask, {})
    expect(await r.list(seeker)).toHaveLength(2)
  })

  test('a challenge stops it for everybody; nobody is asked again until the pause is over', async () => {
    const [first, second] = [await h.newSeeker(), await h.newSeeker()]
    await r.onBoard(first, (await h.newPosting()).source_id)
    await r.onBoard(second, (await h.newPosting()).source_id)
    await h.board.misbehave({ mode: 'challenge', path: PAGE })
    const before = await h.board.requests('GET', PAGE)
    await h.run(readBoardsTask, {})
    await h.run(readBoardsTask, {})
    expect((await h.board.requests('GET', PAGE)) - before).toBe(1)
    await h.board.behave()
    expect(await r.ask(second)).toMatchObject({ status: 503, body: { code: 'board_paused' } })
    expect(await r.state(second)).toMatchObject({ state: 'paused' })
    const states = await Promise.all([r.state(first), r.state(second)])
    expect(states.filter(({ failure }) => failure?.cause === 'blocked')).toHaveLength(1)
    h.clock.advance(6 * 3_600_000 + 1000)
    const tokens = await Promise.all([h.signIn(first), h.signIn(second)])
    await h.run(readBoardsTask, {})
    for (const [at, seeker] of [first, second].entries()) {
      expect(await r.list({ ...seeker, token: tokens[at] ?? '' })).toHaveLength(1)
    }
  })

  test.each([
    ['5xx', 'down'],
    ['garbage', 'changed'],
    ['429', 'rate_limited'],
  ])('%s is said as %s, and the next reading brings what is there', async (mode, code) => {
    const seeker = await h.newSeeker()
    await r.onBoard(seeker, (await h.newPosting()).source_id)
    await h.board.misbehave({ mode, path: PAGE })
    await r.read(seeker)
    expect(await r.state(seeker)).toMatchObject({ failure: { cause: code, sentence: expect.stringContaining('OLJ') } })
    expect(await r.list(seeker)).toEqual([])
    await h.board.behave()
    await h.db.deleteFrom('board_pauses').execute()
    // Past the breaker of the line.
    h.clock.advance(60_000)
    await r.read(seeker)
    expect(await r.list(seeker)).toHaveLength(1)
    expect(await r.state(seeker)).toMatchObject({ failure: null })
  })

  test('an ended session is opened again once; a refused password is used no more', async () => {
    const seeker = await h.newSeeker()
    await r.onBoard(seeker, (await h.newPosting()).source_id)
    const before = await h.board.requests('POST', '/authenticate')
    await h.board.misbehave({ mode: 'expired-session', path: PAGE, times: 1 })
    await r.read(seeker)
    expect(await r.list(seeker)).toHaveLength(1)
    expect((await h.board.requests('POST', '/authenticate')) - before).toBe(1)
    await h.board.putAccount({ email: seeker.board.olj_email, password: 'Another-1' })
    await h.board.endSessions(seeker)
    await r.read(seeker)
    const asked = await h.board.requests('POST', '/authenticate')
    expect(asked - before).toBe(2)
    expect(await r.state(seeker)).toMatchObject({ state: 'off', failure: { cause: 'board_credentials_refused' } })
    h.clock.advance(26 * 3_600_000)
    await h.run(readBoardsTask, {})
    expect(await h.board.requests('POST', '/authenticate')).toBe(asked)
  })

  test('three accounts in a row that cannot be read end a round', async () => {
    await h.db.updateTable('board_accounts').set({ sync_applications: false }).execute()
    await Promise.all(Array.from({ length: 5 }, () => h.newSeeker()))
    await h.board.misbehave({ mode: 'garbage', path: PAGE })
    const before = await h.board.requests('GET', PAGE)
    await h.run(readBoardsTask, {})
    expect((await h.board.requests('GET', PAGE)) - before).toBe(3)
  })
})
