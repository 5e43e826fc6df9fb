import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { house, type House } from '#server/testing/house.ts'
import {
  ingestNow,
  listRuns,
  listSources,
  markClosed,
  runIngest,
  runRecheck,
  setSource,
  sweepRawPages,
} from './service.ts'

const HOUR = 3_600_000

let h: House
beforeAll(async () => {
  h = await house({ sandbox: { olj: 70, linkedin: 25 } })
})
afterAll(() => h.close())

type BoardPosting = { id: number; title: string; state: string }
const control = async (
  board: 'olj' | 'linkedin',
  path: string,
  body?: object,
): Promise<{ id: number; postings: BoardPosting[] }> => {
  const answer = await fetch(`${h.sandbox[board].url}/__control${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json' },
    body: body ? JSON.stringify(body) : null,
  })
  expect(answer.status).toBeLessThan(300)
  return (await answer.json()) as { id: number; postings: BoardPosting[] }
}
const all = async () => {
  h.clock.advance(31_000)
  const answer = await h.call('GET', '/api/jobs/search/?per_page=100')
  expect(answer.status).toBe(200)
  return answer.body as {
    count: number
    results: { id: number; title: string; sources: { source: string; job_id: number }[] }[]
  }
}
const stored = async (sourceId: number) =>
  (
    await sql<{
      id: number
      title: string
      closed_at: Date | null
      close_reason: string | null
      repost_count: number
      failed_checks: number
      last_seen_open_at: Date
      description: string
    }>`
      select * from postings where source = 'olj' and source_id = ${String(sourceId)}`.execute(h.db)
  ).rows[0]
const scheduled = () => runIngest(h.deps, 'olj', { kind: 'scheduled' })

describe('reading the boards', () => {
  it('the first run brings every posting of the board in, open ones listed, closed ones not', async () => {
    const run = await ingestNow(h.deps, 'olj')
    const board = await control('olj', '/postings?limit=5000')
    const open = board.postings.filter((posting) => posting.state === 'open')
    expect(run).toMatchObject({ state: 'done', new: open.length, changed: 0, failed: 0 })
    const { results } = await all()
    expect(results.length).toBeGreaterThan(open.length * 0.8)
    expect(results.length).toBeLessThanOrEqual(open.length)
  })

  it('running again finds nothing new and changes nothing but last seen open', async () => {
    const before = await all()
    const run = await ingestNow(h.deps, 'olj')
    expect(run).toMatchObject({ state: 'done', new: 0, changed: 0, closed: 0 })
    expect(await all()).toEqual({
      ...before,
      results: before.results.map((job) => expect.objectContaining({ id: job.id, title: job.title })),
    })
  })

  it('a scheduled run stops after the pages it knows', async () => {
    const run = await scheduled()
    expect(run).toMatchObject({ state: 'done', new: 0 })
    expect(run?.pages).toBeLessThanOrEqual(3)
  })

  it('a job on both boards is one row with two chips, and the reason is kept', async () => {
    await ingestNow(h.deps, 'linkedin')
    const { results } = await all()
    const twins = (await control('linkedin', '/postings')).postings as unknown as {
      twin_of_olj: number | null
      state: string
    }[]
    expect(twins.some((posting) => posting.twin_of_olj !== null)).toBe(true)
    const both = results.filter((job) => job.sources.length > 1)
    expect(both.length).toBeGreaterThan(0)
    expect(both[0]?.sources.map(({ source }) => source).toSorted()).toEqual(['linkedin', 'olj'])
    const { rows } = await sql<{ cluster_reason: string; cluster_score: number }>`
      select cluster_reason, cluster_score from postings where cluster_reason is not null`.execute(h.db)
    expect(rows.length).toBeGreaterThan(0)
    for (const { cluster_reason, cluster_score } of rows) {
      expect(cluster_reason).toMatch(/same title, (text \d+% alike|\d+% of the same in other words)$/)
      expect(cluster_score).toBeGreaterThan(0)
    }
    expect(new Set(results.map((job) => job.id)).size).toBe(results.length)
  })

  it('when one of two boards closes the job, the other one stands for it', async () => {
    const [job] = (await all()).results.filter((one) => one.sources.length > 1)
    expect(job?.sources[0]).toMatchObject({ source: 'olj', job_id: job?.id })
    await markClosed(h.deps, job?.id ?? 0, 'The board said so.')
    const { results } = await all()
    expect(results.map(({ id }) => id)).not.toContain(job?.id)
    const left = results.find(({ id }) => id === job?.sources[1]?.job_id)
    expect(left?.sources.map(({ source }) => source)).toEqual(['linkedin'])
    const closed = await h.call('GET', `/api/jobs/${job?.id}/`)
    expect(closed.body).toMatchObject({ closed: true, closed_reason: 'The board said so.' })
  })

  it('a copy under another title and a recruiter is found by the rare words of its text', async () => {
    const work =
      'consolidated monthly accounts for eleven entities, lead half-year and year-end audits, own lease accounting under IFRS 16, reconcile intercompany balances in NetSuite, prepare transfer pricing files and improve the close from nine days to six. Chartered accountants from Iloilo or Bacolod with hedge accounting and treasury covenants behind them are welcome.'
    const { id } = await control('olj', '/postings', {
      title: 'Group Financial Accountant',
      employer: 'Brightmoor Orchards',
      description: `Brightmoor Orchards seeks a financial accountant for ${work}`,
    })
    expect(await scheduled()).toMatchObject({ new: 1 })
    await control('linkedin', '/postings', {
      title: 'Newly Qualified Group Accountant',
      company: 'Marlow Search',
      description_html: `<p>For Brightmoor Orchards, the employer on its own page, a financial accountant for ${work} Vacancy no: BM-20418.</p>`,
    })
    await ingestNow(h.deps, 'linkedin')
    const { results } = await all()
    const olj = await stored(id)
    const row = results.find((job) => job.sources.some(({ job_id }) => job_id === olj?.id))
    expect(row?.sources.map(({ source }) => source).toSorted()).toEqual(['linkedin', 'olj'])
  })

  it('a changed posting is read again', async () => {
    const posting = { title: 'Changing Bookkeeper', description: 'First text.', salary: '$500' }
    const { id } = await control('olj', '/postings', posting)
    expect(await scheduled()).toMatchObject({ new: 1 })
    await control('olj', '/postings', { ...posting, id, title: 'Changed Bookkeeper', salary: 'A$15/hr' })
    expect(await scheduled()).toMatchObject({ new: 0, changed: 1 })
    expect(await stored(id)).toMatchObject({ title: 'Changed Bookkeeper', pay_currency: 'AUD' })
  })

  it('the same id with a newer date is a re-post, not a new posting', async () => {
    const { id } = await control('olj', '/postings', { title: 'Posted Twice Person', description: 'Come and post.' })
    await scheduled()
    h.clock.advance(3 * HOUR)
    await control('olj', '/postings/repost', { id })
    expect(await scheduled()).toMatchObject({ new: 0, changed: 1 })
    const row = await stored(id)
    expect(row?.repost_count).toBe(1)
    expect((await h.call('GET', `/api/jobs/${row?.id}/`)).body.reposted).toBe(true)
  })
})

describe('looking again', () => {
  it('a posting the board closed or deleted is closed, with the reason', async () => {
    const closed = await control('olj', '/postings', { title: 'Closing Soon Person', description: 'Hurry up please.' })
    const deleted = await control('olj', '/postings', { title: 'Deleted Soon Person', description: 'Never mind then.' })
    await scheduled()
    await control('olj', '/postings/close', { id: closed.id })
    await control('olj', '/postings/delete', { id: deleted.id })
    expect(await runRecheck(h.deps, 'olj')).toBeUndefined()
    h.clock.advance(25 * HOUR)
    expect(await runRecheck(h.deps, 'olj')).toMatchObject({ kind: 'recheck', state: 'done' })
    expect((await stored(closed.id))?.close_reason).toBe('The employer closed this posting.')
    expect((await stored(deleted.id))?.close_reason).toBe('The board no longer has this posting.')
    const titles = (await all()).results.map((job) => job.title)
    expect(titles).not.toContain('Closing Soon Person')
    expect(titles).not.toContain('Deleted Soon Person')
  })

  it('a posting that cannot be read is closed after the second time, not the first', async () => {
    const { id } = await control('olj', '/postings', {
      title: 'Unreadable Person',
      description: 'You will not read this.',
    })
    await scheduled()
    const path = new URL(
      (await sql<{ url: string }>`select url from postings where source_id = ${String(id)}`.execute(h.db)).rows[0]
        ?.url ?? '',
    ).pathname
    h.clock.advance(25 * HOUR)
    h.sandbox.olj.control.misbehave({ mode: 'garbage', path })
    await runRecheck(h.deps, 'olj')
    expect(await stored(id)).toMatchObject({ failed_checks: 1, closed_at: null })
    h.clock.advance(25 * HOUR)
    await runRecheck(h.deps, 'olj')
    expect((await stored(id))?.close_reason).toBe('This posting could not be found on the board twice in a row.')
    h.sandbox.olj.control.behave()
  })

  it('a board that is down closes nothing', async () => {
    const before = (await all()).count
    h.sandbox.olj.control.misbehave({ mode: '5xx' })
    h.clock.advance(25 * HOUR)
    const first = await runRecheck(h.deps, 'olj')
    h.clock.advance(25 * HOUR)
    await runRecheck(h.deps, 'olj')
    h.sandbox.olj.control.behave()
    expect(first).toMatchObject({ state: 'failed', closed: 0 })
    expect((await all()).count).toBe(before)
  }, 120_000)
})

describe('when something is wrong', () => {
  it('unknown markup stops the board, keeps the page for seven days, and switching it on starts again', async () => {
    h.clock.advance(HOUR)
    const before = (await all()).count
    h.sandbox.olj.control.misbehave({ mode: 'garbage', path: '/jobseekers/jobsearch*' })
    expect(await scheduled()).toMatchObject({ state: 'stopped', new: 0 })
    h.sandbox.olj.control.behave()
    const olj = (await listSources(h.deps)).find((row) => row.source === 'olj')
    expect(olj?.stopped_reason).toBeTruthy()
    expect((await all()).count).toBe(before)
    expect(await scheduled()).toBeUndefined()
    const kept = await h.db.selectFrom('unparsed_pages').selectAll().where('source', '=', 'olj').execute()
    expect(kept.length).toBeGreaterThan(0)
    await setSource(h.deps, 'olj', true)
    expect(await scheduled()).toMatchObject({ state: 'done' })
    h.clock.advance(8 * 24 * HOUR)
    await sweepRawPages(h.deps)
    expect(await h.db.selectFrom('unparsed_pages').selectAll().execute()).toEqual([])
  })

  it('a challenge stops the board at once', async () => {
    h.sandbox.olj.control.misbehave({ mode: 'challenge' })
    expect(await scheduled()).toMatchObject({ state: 'stopped' })
    h.sandbox.olj.control.behave()
    await setSource(h.deps, 'olj', true)
  })

  it('a run that broke off is taken up where it was: nothing is missing, nothing is there twice', async () => {
    const other = await house({ sandbox: { olj: 95, linkedin: 1 } })
    try {
      const stop = new AbortController()
      const board = other.deps.boards.olj
      let pages = 0
      // The process dies while the second page's postings are being read.
      const dying = {
        ...board,
        searchPage: async (cursor: Parameters<typeof board.searchPage>[0]) => {
          pages += 1
          if (pages === 2) stop.abort(new Error('killed'))
          return board.searchPage(cursor)
        },
      }
      const deps = { ...other.deps, boards: { ...other.deps.boards, olj: dying } }
      await expect(runIngest(deps, 'olj', { kind: 'scheduled', signal: stop.signal })).rejects.toThrow('killed')
      const half = await other.db.selectFrom('postings').select('id').execute()
      expect(half.length).toBeGreaterThan(0)
      expect(half.length).toBeLessThan(80)
      expect(await runIngest(other.deps, 'olj', { kind: 'scheduled' })).toMatchObject({ state: 'done' })
      const { rows } = await sql<{ total: number; ids: number }>`
        select count(*)::int as total, count(distinct source_id)::int as ids from postings`.execute(other.db)
      const there = other.sandbox.market.olj.filter((posting) => posting.state !== 'deleted').length
      expect(rows[0]).toEqual({ total: there, ids: there })
      expect((await listRuns(other.deps)).map((run) => run.state)).toEqual(['done', 'failed'])
    } finally {
      await other.close()
    }
  })

  it('two runs of one board never overlap', async () => {
    const results = await Promise.all([scheduled(), scheduled()])
    expect(results.filter((run) => run !== undefined)).toHaveLength(1)
  })

  it('a board that is off is not read', async () => {
    await setSource(h.deps, 'linkedin', false)
    expect(await runIngest(h.deps, 'linkedin', { kind: 'scheduled' })).toBeUndefined()
    await expect(ingestNow(h.deps, 'linkedin')).rejects.toMatchObject({ status: 409, code: 'source_off' })
    await setSource(h.deps, 'linkedin', true)
  })
})
