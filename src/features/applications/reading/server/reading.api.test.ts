import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { applyingHouse, type ApplyingHouse } from '#server/testing/applying-house.ts'
import { PAGE, readerOf } from '#server/testing/board-reader.ts'
import { overtaken } from '#server/testing/overtaken.ts'
import { readBoardTask } from './service.ts'

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

describe('applications sent on the board itself', () => {
  test('appear with their date and points, with the posting where we have it and else as the board names it', async () => {
    const seeker = await h.newSeeker()
    const known = await h.newPosting({ title: 'Bookkeeper for a bakery' })
    const unknown = await r.unknownPosting('Night shift agent')
    await r.onBoard(seeker, known.source_id, { points: 7, sent_at: '2026-11-02T03:04:05Z' })
    await r.onBoard(seeker, unknown, { points: 3, sent_at: '2026-11-03T03:04:05Z' })
    await r.read(seeker)
    const rows = await r.list(seeker)
    expect(rows).toMatchObject([
      { job: null, job_title: 'Night shift agent', own: true, read_from: 'olj', source: 'olj', apply_points: 3 },
      { job: known.id, job_title: 'Bookkeeper for a bakery', own: true, read_from: 'olj', apply_points: 7 },
    ])
    expect(rows.map(({ applied_date, status }) => [applied_date, status])).toEqual([
      ['2026-11-03T03:04:05.000Z', 'applied'],
      ['2026-11-02T03:04:05.000Z', 'applied'],
    ])
    expect((await r.one(seeker, rows[0]?.['id'])).receipt).toMatchObject({
      apply_points: 3,
      content: '',
      evidence: 'Sent messages hold: Night shift agent',
    })
    expect(await r.state(seeker)).toMatchObject({ state: 'waiting', added: 2, failure: null })
    const { body: job } = await h.call('GET', `/api/jobs/${known.id}/`, { token: seeker.token })
    expect(job).toMatchObject({ applied: true })
  })

  test('are not doubled by another reading, nor by two at once; what the board says of them becomes history', async () => {
    const seeker = await h.newSeeker()
    const posting = await h.newPosting()
    await r.onBoard(seeker, posting.source_id)
    await r.read(seeker)
    const [{ id } = {}] = await r.list(seeker)
    const { body } = await h.call('PATCH', `/api/job-applications/${String(id)}/update_status/`, {
      token: seeker.token,
      body: { status: 'interview', notes: 'They called.' },
    })
    expect(body.status).toBe('interview')
    await r.shows(seeker, posting.source_id, 'Viewed')
    const answers = await Promise.all([r.ask(seeker), r.ask(seeker), r.ask(seeker)])
    expect(answers.map(({ body: told }) => told.state)).toEqual(['reading', 'reading', 'reading'])
    const own = await r.tasksOf(seeker)
    expect(own).toHaveLength(2)
    // The older one's right has ended: running it again keeps nothing.
    await Promise.all(own.map((task) => h.run(readBoardTask, task)))
    await r.shows(seeker, posting.source_id, 'Replied')
    await r.read(seeker)
    await r.read(seeker)
    expect(await r.list(seeker)).toMatchObject([{ id, status: 'interview', notes: 'They called.' }])
    expect(await r.words(seeker, id)).toEqual([
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
    await r.read(seeker)
    expect(await r.list(seeker)).toMatchObject([
      { job: lost.id, own: false, delivery: 'confirmed', apply_points: 4, applied_elsewhere: false },
      { job: sent.id, own: false, delivery: 'confirmed', apply_points: 2 },
    ])
    expect(await h.db.selectFrom('applications').select('id').where('user_id', '=', seeker.id).execute()).toHaveLength(
      2,
    )
  })

  test('what the person noted by hand stays theirs, found by posting or by link', async () => {
    const seeker = await h.newSeeker()
    const [known, unknown] = [await h.newPosting(), await r.unknownPosting('Data entry')]
    const note = (body: object) => h.call('POST', '/api/job-applications/own/', { token: seeker.token, body })
    const link = (id: string) => `${h.sandbox.olj.url}/jobseekers/job/some-words-${id}`
    expect((await note({ link: link(known.source_id), status: 'offer', applied_date: '2026-10-01' })).status).toBe(201)
    expect((await note({ link: link(unknown), job_title: 'My own words', status: 'rejected' })).status).toBe(201)
    const before = await r.list(seeker)
    await r.onBoard(seeker, known.source_id)
    await r.onBoard(seeker, unknown)
    await r.read(seeker)
    expect(await r.list(seeker)).toEqual(before)
    expect(await r.words(seeker, before[0]?.['id'])).toContain('read_known ')
  })

  test('one that was taken away does not come back', async () => {
    const seeker = await h.newSeeker()
    const posting = await h.newPosting()
    await r.onBoard(seeker, posting.source_id)
    await r.read(seeker)
    const [{ id } = {}] = await r.list(seeker)
    await h.call('DELETE', `/api/job-applications/${String(id)}/own/`, { token: seeker.token })
    await r.read(seeker)
    expect(await r.list(seeker)).toEqual([])
    // Gone for good a day later.
    await h.db.deleteFrom('applications').where('user_id', '=', seeker.id).execute()
    await r.read(seeker)
    expect(await r.list(seeker)).toEqual([])
  })

  test('a posting that comes in later is put to its entry', async () => {
    const seeker = await h.newSeeker()
    const posting = await h.newPosting()
    await h.db.updateTable('postings').set({ review_state: 'held' }).where('id', '=', posting.id).execute()
    await r.onBoard(seeker, posting.source_id)
    await r.read(seeker)
    expect(await r.list(seeker)).toMatchObject([{ job: null }])
    await h.db.updateTable('postings').set({ review_state: 'approved' }).where('id', '=', posting.id).execute()
    await r.read(seeker)
    expect(await r.list(seeker)).toMatchObject([{ job: posting.id }])
  })

  test('a posting that comes in later stays with what the person applies with in that moment', async () => {
    const seeker = await h.newSeeker()
    const posting = await h.newPosting()
    const review = (state: string) =>
      h.db.updateTable('postings').set({ review_state: state }).where('id', '=', posting.id).execute()
    await review('held')
    await r.onBoard(seeker, posting.source_id)
    await r.read(seeker)
    await review('approved')
    const now = h.clock.now()
    // What another room of the house writes down in that moment.
    const apply = (db: typeof h.db) =>
      sql`
        insert into applications (user_id, job_id, posting_snapshot, own_entry, applied_elsewhere, delivery, apply_points,
          board_email, sent_subject, sent_content, sending_since, created_at, updated_at)
        select user_id, ${posting.id}, posting_snapshot, true, true, delivery, 0, '', '', '', ${now}, ${now}, ${now}
        from applications where user_id = ${seeker.id}`.execute(db)
    await overtaken(h.db, apply, () => r.read(seeker))
    expect(await r.state(seeker)).toMatchObject({ failure: null })
    expect((await r.list(seeker)).map(({ job }) => job)).toEqual(expect.arrayContaining([null, posting.id]))
  })

  test('the first reading goes through older pages, later ones through the newest', async () => {
    const seeker = await h.newSeeker()
    for (let at = 0; at < 95; at += 1) {
      const id = await r.unknownPosting(`Job ${at}`)
      await r.onBoard(seeker, id, { sent_at: new Date(Date.UTC(2026, 9, 1, 0, at)).toISOString() })
    }
    const pages = async () => {
      const counts = await Promise.all(
        ['', '/30', '/60', '/90'].map((offset) => h.board.requests('GET', PAGE + offset)),
      )
      return counts
    }
    const before = await pages()
    await r.read(seeker)
    expect(await r.list(seeker)).toHaveLength(95)
    const first = await pages()
    expect(first.map((count, at) => count - (before[at] ?? 0))).toEqual([1, 1, 1, 1])
    await r.read(seeker)
    expect((await pages()).map((count, at) => count - (first[at] ?? 0))).toEqual([1, 1, 0, 0])
  })
})
