import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { applyingHouse, type ApplyingHouse, type Seeker } from '#server/testing/applying-house.ts'
import { readBoardsTask, readBoardTask } from './service.ts'

let h: ApplyingHouse
beforeAll(async () => {
  h = await applyingHouse()
})
afterEach(async () => {
  await h.board.behave()
  await h.db.deleteFrom('board_pauses').execute()
  h.clock.advance(60_000)
})
afterAll(() => h.close())

const PAGE = '/message/sent'
const state = async (seeker: Seeker) =>
  (await h.call('GET', '/api/olj/sent-applications/', { token: seeker.token })).body
const ask = (seeker: Seeker) => h.call('POST', '/api/olj/sent-applications/read/', { token: seeker.token })
const list = async (seeker: Seeker) =>
  (await h.call('GET', '/api/job-applications/list_applications/', { token: seeker.token })).body as Record<
    string,
    unknown
  >[]
const one = async (seeker: Seeker, id: unknown) =>
  (await h.call('GET', `/api/job-applications/${String(id)}/`, { token: seeker.token })).body
const words = async (seeker: Seeker, id: unknown) =>
  ((await one(seeker, id)).history as { kind: string; to: string | null }[]).map(
    ({ kind, to }) => `${kind} ${to ?? ''}`,
  )
const sync = (seeker: Seeker, on: boolean) =>
  h.call('PUT', '/api/settings/integrations/', { token: seeker.token, body: { olj_sync_applications: on } })
/** The person applies on the board's own page. */
const onBoard = (seeker: Seeker, job: string, given: object = {}) =>
  h.board.control('POST', '/applications', { email: seeker.board.olj_email, job_id: Number(job), ...given })
const shows = (seeker: Seeker, job: string, status: string) =>
  h.board.control('POST', '/applications/status', { email: seeker.board.olj_email, job_id: Number(job), status })
/** A posting the board has and we do not. */
const unknownPosting = async (title: string) =>
  String((await h.board.control('POST', '/postings', { title, description: 'Say hello.' }))['id'])

/** Asks for a reading and does it. */
async function read(seeker: Seeker): Promise<void> {
  const before = (await h.queued(readBoardTask)).length
  expect((await ask(seeker)).body).toMatchObject({ state: 'reading' })
  const tasks = await h.queued(readBoardTask)
  expect(tasks).toHaveLength(before + 1)
  await h.run(readBoardTask, tasks.at(-1) as NonNullable<typeof readBoardTask.payload>)
}

describe('applications sent on the board itself', () => {
  test('appear with their date and points, with the posting where we have it and else as the board names it', async () => {
    const seeker = await h.newSeeker()
    const known = await h.newPosting({ title: 'Bookkeeper for a bakery' })
    const unknown = await unknownPosting('Night shift agent')
    await onBoard(seeker, known.source_id, { points: 7, sent_at: '2026-11-02T03:04:05Z' })
    await onBoard(seeker, unknown, { points: 3, sent_at: '2026-11-03T03:04:05Z' })
    await read(seeker)
    const rows = await list(seeker)
    expect(rows).toMatchObject([
      { job: null, job_title: 'Night shift agent', own: true, read_from: 'olj', source: 'olj', apply_points: 3 },
      { job: known.id, job_title: 'Bookkeeper for a bakery', own: true, read_from: 'olj', apply_points: 7 },
    ])
    expect(rows.map(({ applied_date, status }) => [applied_date, status])).toEqual([
      ['2026-11-03T03:04:05.000Z', 'applied'],
      ['2026-11-02T03:04:05.000Z', 'applied'],
    ])
    expect((await one(seeker, rows[0]?.['id'])).receipt).toMatchObject({
      apply_points: 3,
      content: '',
      evidence: 'Sent messages hold: Night shift agent',
    })
    expect(await state(seeker)).toMatchObject({ state: 'waiting', added: 2, failure: null })
    const { body: job } = await h.call('GET', `/api/jobs/${known.id}/`, { token: seeker.token })
    expect(job).toMatchObject({ applied: true })
  })

  test('are not doubled by another reading, nor by two at once; what the board says of them becomes history', async () => {
    const seeker = await h.newSeeker()
    const posting = await h.newPosting()
    await onBoard(seeker, posting.source_id)
    await read(seeker)
    const [{ id } = {}] = await list(seeker)
    const { body } = await h.call('PATCH', `/api/job-applications/${String(id)}/update_status/`, {
      token: seeker.token,
      body: { status: 'interview', notes: 'They called.' },
    })
    expect(body.status).toBe('interview')
    await shows(seeker, posting.source_id, 'Viewed')
    const answers = await Promise.all([ask(seeker), ask(seeker), ask(seeker)])
    expect(answers.map(({ body: told }) => told.state)).toEqual(['reading', 'reading', 'reading'])
    const tasks = (await h.queued(readBoardTask)) as NonNullable<typeof readBoardTask.payload>[]
    const own = tasks.filter(({ claim }) => claim.user_id === seeker.id)
    expect(own).toHaveLength(2)
    // The older one's right has ended: running it again keeps nothing.
    await Promise.all(own.map((task) => h.run(readBoardTask, task)))
    await shows(seeker, posting.source_id, 'Replied')
    await read(seeker)
    await read(seeker)
    expect(await list(seeker)).toMatchObject([{ id, status: 'interview', notes: 'They called.' }])
    expect(await words(seeker, id)).toEqual([
      'read_added ',
      'status interview',
      'notes They called.',
      'board_status Viewed',
      'board_status Replied',
    ])
  })

  test('what went out through Hanap stays one, and what nobody knew of is settled', async () => {
    const seeker = await h.newSeeker()
    const [sent, lost] = [await h.newPosting(), await h.newPosting()]
    await h.apply(seeker, sent, { points: 2 })
    await h.board.misbehaveOnSending({ mode: 'lost-answer' })
    expect((await h.apply(seeker, lost, { points: 4 })).status).toBe(202)
    await h.board.behave()
    await read(seeker)
    expect(await list(seeker)).toMatchObject([
      { job: lost.id, own: false, delivery: 'confirmed', apply_points: 4, applied_elsewhere: false },
      { job: sent.id, own: false, delivery: 'confirmed', apply_points: 2 },
    ])
    expect(await h.db.selectFrom('applications').select('id').where('user_id', '=', seeker.id).execute()).toHaveLength(
      2,
    )
  })

  test('what the person noted by hand stays theirs, found by posting or by link', async () => {
    const seeker = await h.newSeeker()
    const [known, unknown] = [await h.newPosting(), await unknownPosting('Data entry')]
    const note = (body: object) => h.call('POST', '/api/job-applications/own/', { token: seeker.token, body })
    const link = (id: string) => `${h.sandbox.olj.url}/jobseekers/job/some-words-${id}`
    expect((await note({ link: link(known.source_id), status: 'offer', applied_date: '2026-10-01' })).status).toBe(201)
    expect((await note({ link: link(unknown), job_title: 'My own words', status: 'rejected' })).status).toBe(201)
    const before = await list(seeker)
    await onBoard(seeker, known.source_id)
    await onBoard(seeker, unknown)
    await read(seeker)
    expect(await list(seeker)).toEqual(before)
    expect(await words(seeker, before[0]?.['id'])).toContain('read_known ')
  })

  test('one that was taken away does not come back', async () => {
    const seeker = await h.newSeeker()
    const posting = await h.newPosting()
    await onBoard(seeker, posting.source_id)
    await read(seeker)
    const [{ id } = {}] = await list(seeker)
    await h.call('DELETE', `/api/job-applications/${String(id)}/own/`, { token: seeker.token })
    await read(seeker)
    expect(await list(seeker)).toEqual([])
    // Gone for good a day later.
    await h.db.deleteFrom('applications').where('user_id', '=', seeker.id).execute()
    await read(seeker)
    expect(await list(seeker)).toEqual([])
  })

  test('a posting that comes in later is put to its entry', async () => {
    const seeker = await h.newSeeker()
    const posting = await h.newPosting()
    await h.db.updateTable('postings').set({ review_state: 'held' }).where('id', '=', posting.id).execute()
    await onBoard(seeker, posting.source_id)
    await read(seeker)
    expect(await list(seeker)).toMatchObject([{ job: null }])
    await h.db.updateTable('postings').set({ review_state: 'approved' }).where('id', '=', posting.id).execute()
    await read(seeker)
    expect(await list(seeker)).toMatchObject([{ job: posting.id }])
  })

  test('the first reading goes through older pages, later ones through the newest', async () => {
    const seeker = await h.newSeeker()
    for (let at = 0; at < 95; at += 1) {
      const id = await unknownPosting(`Job ${at}`)
      await onBoard(seeker, id, { sent_at: new Date(Date.UTC(2026, 9, 1, 0, at)).toISOString() })
    }
    const pages = async () => {
      const counts = await Promise.all(
        ['', '/30', '/60', '/90'].map((offset) => h.board.requests('GET', PAGE + offset)),
      )
      return counts
    }
    const before = await pages()
    await read(seeker)
    expect(await list(seeker)).toHaveLength(95)
    const first = await pages()
    expect(first.map((count, at) => count - (before[at] ?? 0))).toEqual([1, 1, 1, 1])
    await read(seeker)
    expect((await pages()).map((count, at) => count - (first[at] ?? 0))).toEqual([1, 1, 0, 0])
  })
})

describe('switched off', () => {
  test('nothing is read, by hand or by the clock, and what was read stays', async () => {
    const seeker = await h.newSeeker()
    const posting = await h.newPosting()
    await onBoard(seeker, posting.source_id)
    await read(seeker)
    await sync(seeker, false)
    await onBoard(seeker, (await h.newPosting()).source_id)
    expect(await state(seeker)).toMatchObject({ state: 'off', next_read_at: null })
    expect(await ask(seeker)).toMatchObject({ status: 409, body: { code: 'reading_off' } })
    h.clock.advance(26 * 3_600_000)
    const token = await h.signIn(seeker)
    await h.run(readBoardsTask, {})
    expect(await list({ ...seeker, token })).toHaveLength(1)
    await sync({ ...seeker, token }, true)
    await h.run(readBoardsTask, {})
    expect(await list({ ...seeker, token })).toHaveLength(2)
  })

  test('while a reading is under way: it keeps nothing any more', async () => {
    const seeker = await h.newSeeker()
    await onBoard(seeker, (await h.newPosting()).source_id)
    await ask(seeker)
    await sync(seeker, false)
    const tasks = (await h.queued(readBoardTask)) as NonNullable<typeof readBoardTask.payload>[]
    const own = tasks.filter(({ claim }) => claim.user_id === seeker.id)
    for (const task of own) await h.run(readBoardTask, task)
    expect(await list(seeker)).toEqual([])
  })

  test('without an account, or without a token, nothing can be read', async () => {
    const seeker = await h.newSeeker({ connected: false })
    expect(await state(seeker)).toEqual({
      state: 'off',
      last_read_at: null,
      added: null,
      failure: null,
      next_read_at: null,
    })
    expect(await ask(seeker)).toMatchObject({ status: 400, body: { code: 'integration_required' } })
    expect((await h.call('GET', '/api/olj/sent-applications/')).status).toBe(401)
    expect((await h.call('POST', '/api/olj/sent-applications/read/')).status).toBe(401)
  })
})

describe('the clock', () => {
  test('reads whoever is due and again after four hours', async () => {
    const seeker = await h.newSeeker()
    await onBoard(seeker, (await h.newPosting()).source_id)
    await h.run(readBoardsTask, {})
    expect(await list(seeker)).toHaveLength(1)
    await onBoard(seeker, (await h.newPosting()).source_id)
    h.clock.advance(3 * 3_600_000)
    await h.run(readBoardsTask, {})
    expect(await list(seeker)).toHaveLength(1)
    h.clock.advance(2 * 3_600_000)
    await h.run(readBoardsTask, {})
    expect(await list(seeker)).toHaveLength(2)
  })

  test('a challenge stops it for everybody; nobody is asked again until the pause is over', async () => {
    const [first, second] = [await h.newSeeker(), await h.newSeeker()]
    await onBoard(first, (await h.newPosting()).source_id)
    await onBoard(second, (await h.newPosting()).source_id)
    await h.board.misbehave({ mode: 'challenge', path: PAGE })
    const before = await h.board.requests('GET', PAGE)
    await h.run(readBoardsTask, {})
    await h.run(readBoardsTask, {})
    expect((await h.board.requests('GET', PAGE)) - before).toBe(1)
    await h.board.behave()
    expect(await ask(second)).toMatchObject({ status: 503, body: { code: 'board_paused' } })
    expect(await state(second)).toMatchObject({ state: 'paused' })
    const states = await Promise.all([state(first), state(second)])
    expect(states.filter(({ failure }) => failure?.code === 'blocked')).toHaveLength(1)
    h.clock.advance(6 * 3_600_000 + 1000)
    const tokens = await Promise.all([h.signIn(first), h.signIn(second)])
    await h.run(readBoardsTask, {})
    for (const [at, seeker] of [first, second].entries()) {
      expect(await list({ ...seeker, token: tokens[at] ?? '' })).toHaveLength(1)
    }
  })

  test.each([
    ['5xx', 'down'],
    ['garbage', 'changed'],
    ['429', 'rate_limited'],
  ])('%s is said as %s, and the next reading brings what is there', async (mode, code) => {
    const seeker = await h.newSeeker()
    await onBoard(seeker, (await h.newPosting()).source_id)
    await h.board.misbehave({ mode, path: PAGE })
    await read(seeker)
    expect(await state(seeker)).toMatchObject({ failure: { code, sentence: expect.stringContaining('OLJ') } })
    expect(await list(seeker)).toEqual([])
    await h.board.behave()
    await h.db.deleteFrom('board_pauses').execute()
    // Past the breaker of the line.
    h.clock.advance(60_000)
    await read(seeker)
    expect(await list(seeker)).toHaveLength(1)
    expect(await state(seeker)).toMatchObject({ failure: null })
  })

  test('an ended session is opened again once; a refused password is used no more', async () => {
    const seeker = await h.newSeeker()
    await onBoard(seeker, (await h.newPosting()).source_id)
    const before = await h.board.requests('POST', '/authenticate')
    await h.board.misbehave({ mode: 'expired-session', path: PAGE, times: 1 })
    await read(seeker)
    expect(await list(seeker)).toHaveLength(1)
    expect((await h.board.requests('POST', '/authenticate')) - before).toBe(1)
    await h.board.putAccount({ email: seeker.board.olj_email, password: 'Another-1' })
    await h.board.endSessions(seeker)
    await read(seeker)
    const asked = await h.board.requests('POST', '/authenticate')
    expect(asked - before).toBe(2)
    expect(await state(seeker)).toMatchObject({ state: 'off', failure: { code: 'board_credentials_refused' } })
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
