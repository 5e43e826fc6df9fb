import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startSandbox } from '../../../../../sandbox/main.ts'
import type { Sandbox } from '../../../../../sandbox/main.ts'
import { errorOf } from '../../../platform/http-client/http-client-setup.ts'
import { createMovingTime } from '../../../platform/http-client/moving-time.ts'
import type { Board, FoundPosting, SearchCursor } from '../board.ts'
import { createLinkedinBoard } from './linkedin-board.ts'

let sandbox: Sandbox
let board: Board

beforeAll(async () => {
  sandbox = await startSandbox({ olj: 5, linkedin: 130, linkedinBurst: null })
})
afterEach(async () => {
  await board.close()
  await control('POST', '/reset')
})
afterAll(() => sandbox.close())

async function control(method: string, path: string, body?: unknown): Promise<Record<string, unknown>> {
  const answer = await fetch(`${sandbox.linkedin.url}/__control${path}`, {
    method,
    ...(method !== 'GET' && { body: JSON.stringify(body ?? {}), headers: { 'content-type': 'application/json' } }),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Record<string, unknown>
}

const totalMs = 20_000

/** A connector whose pauses take no time and whose deadlines never come. */
function connect(more: { location?: string } = {}): Board {
  const time = createMovingTime(new Date(), (ms) => ms !== totalMs && ms !== 3000)
  const { sleep, clock } = time
  board = createLinkedinBoard({
    origin: sandbox.linkedin.url,
    userAgent: 'Hanap test',
    totalMs,
    sleep,
    clock,
    crawlDelayMs: 1,
    // A pause that happened to be as long as a deadline would never end.
    random: () => 0.5,
    ...more,
  })
  return board
}

async function readAll(): Promise<Map<string, FoundPosting>> {
  const found = new Map<string, FoundPosting>()
  let cursor: SearchCursor | null = { query: '', offset: 0 }
  while (cursor) {
    const page = await board.searchPage(cursor)
    expect(page.skipped).toEqual([])
    for (const posting of page.found) found.set(posting.source_id, posting)
    cursor = page.next
  }
  return found
}

const ref = (id: number) => ({ source_id: String(id), url: `${sandbox.linkedin.url}/jobs/view/${id}` })

describe('reading', () => {
  it.each(['own', 'country'])('reads every listed posting once, with %s links', async (links) => {
    await control('POST', '/pages', { links })
    connect()
    const found = await readAll()
    const open = sandbox.market.linkedin.filter(({ state }) => state === 'open')
    expect(open.length).toBeGreaterThan(100)
    for (const posting of open) {
      expect(found.get(String(posting.id))).toMatchObject({
        posted_at: new Date(`${posting.postedOn}T00:00:00Z`),
        url: `${sandbox.linkedin.url}/jobs/view/${posting.slug}-${posting.id}`,
      })
    }
  })

  it('understands every posting of the market', async () => {
    connect()
    for (const posting of sandbox.market.linkedin) {
      const page = await board.posting(ref(posting.id))
      expect(page.state).toBe(posting.state === 'deleted' ? 'gone' : posting.state)
      const types = page.state === 'gone' ? posting.employmentTypes : page.posting?.job_types
      expect(types).toEqual(expect.arrayContaining(posting.employmentTypes))
    }
  })

  it('tells closed and deleted postings', async () => {
    connect()
    const open = sandbox.market.linkedin.find(({ state }) => state === 'open')
    const id = open?.id ?? 0
    await control('POST', '/postings/state', { id, state: 'closed' })
    expect((await board.posting(ref(id))).state).toBe('closed')
    await control('POST', '/postings/state', { id, state: 'deleted' })
    expect(await board.posting(ref(id))).toMatchObject({ state: 'gone', reason: 'unknown' })
  })

  it('finds nothing for a word nobody uses, although the site shows unrelated postings', async () => {
    const page = await connect().searchPage({ query: 'qwxzzkpt', offset: 0 })
    expect([page.found, page.next]).toEqual([[], null])
    expect(page.raw).toContain('data-entity-urn')
  })

  it('finds postings that hold the word only in their description', async () => {
    const id = (
      await control('POST', '/postings', { title: 'Clerk', company: 'Sari', description_html: '<p>Qwxzzkpt</p>' })
    )['id']
    const { found } = await connect().searchPage({ query: 'qwxzzkpt', offset: 0 })
    expect(found.map(({ source_id }) => source_id)).toEqual([String(id)])
  })

  it('does not ask beyond the last offset the site answers', async () => {
    connect()
    expect(await board.searchPage({ query: '', offset: 1000 })).toMatchObject({ found: [], next: null })
    const { by_path } = (await control('GET', '/state'))['requests'] as { by_path: Record<string, number> }
    expect(Object.keys(by_path).filter((path) => path.includes('search'))).toEqual([])
  })
})

describe('turned away', () => {
  it.each(['denied', 'authwall', 'soft'])('%s: challenged, blocked, and not tried again', async (kind) => {
    await control('POST', '/block', { kind })
    const error = await errorOf(connect().searchPage({ query: '', offset: 0 }))
    expect([error.kind, error.reason]).toEqual(['challenged', 'blocked'])
    const { total } = (await control('GET', '/state'))['requests'] as { total: number }
    expect(total).toBe(1)
  })

  it('an ended list later on is no block', async () => {
    const { found, next } = await connect().searchPage({ query: '', offset: 500 })
    expect([found, next]).toEqual([[], null])
  })

  it('after a burst: rate limited, without knocking again', async () => {
    await control('POST', '/burst', { requests: 3, per_seconds: 60 })
    connect()
    for (let i = 0; i < 3; i += 1) await board.searchPage({ query: '', offset: i * 10 })
    const error = await errorOf(board.searchPage({ query: '', offset: 30 }))
    expect([error.kind, error.reason]).toEqual(['refused', 'rate_limited'])
    const { total } = (await control('GET', '/state'))['requests'] as { total: number }
    expect(total).toBe(4)
  })

  it.each([
    ['5xx', {}, 'down', undefined],
    ['5xx', { status: 520 }, 'down', undefined],
    ['challenge', {}, 'challenged', 'blocked'],
    ['garbage', {}, 'changed', undefined],
    ['huge', {}, 'changed', 'too_large'],
    ['down', {}, 'down', undefined],
    ['lost-answer', {}, 'down', undefined],
  ])('mode %s %o: %s, %s', async (mode, more, kind, reason) => {
    await control('POST', '/misbehave', { mode, ...more })
    const id = sandbox.market.linkedin[0]?.id ?? 0
    connect()
    for (const call of [() => board.searchPage({ query: '', offset: 0 }), () => board.posting(ref(id))]) {
      const error = await errorOf(call())
      expect([error.kind, error.reason ?? undefined, error.maybeSent]).toEqual([kind, reason, false])
    }
  })
})
