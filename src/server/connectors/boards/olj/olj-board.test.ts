import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startSandbox } from '../../../../../sandbox/main.ts'
import type { Sandbox } from '../../../../../sandbox/main.ts'
import { errorOf } from '../../../platform/http-client/http-client-setup.ts'
import { createMovingTime } from '../../../platform/http-client/moving-time.ts'
import type { ApplyingBoard, FoundPosting, SearchCursor } from '../board.ts'
import { createOljBoard } from './olj-board.ts'

const maria = { email: 'maria@board.test', password: 'Board-demo-1' }
let sandbox: Sandbox
let board: ApplyingBoard

beforeAll(async () => {
  sandbox = await startSandbox({ olj: 240, linkedin: 5 })
})
afterEach(async () => {
  await board.close()
  await control('DELETE', '/misbehave')
  await control('POST', '/reset')
})
afterAll(() => sandbox.close())

async function control(method: string, path: string, body?: unknown): Promise<Record<string, unknown>> {
  const answer = await fetch(`${sandbox.olj.url}/__control${path}`, {
    method,
    ...(method !== 'GET' && { body: JSON.stringify(body ?? {}), headers: { 'content-type': 'application/json' } }),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Record<string, unknown>
}

const misbehave = (order: Record<string, unknown>) => control('POST', '/misbehave', order)

/** A connector whose waits between tries take no time; its deadlines are the given real ones. */
function connect(totalMs = 20_000, applyMs = 20_001): ApplyingBoard {
  const deadlines = [totalMs, applyMs, 3000]
  const time = createMovingTime(new Date(), (ms) => !deadlines.includes(ms))
  const sleep: typeof time.sleep = (ms, signal) =>
    deadlines.includes(ms) ? realWait(ms, signal) : time.sleep(ms, signal)
  board = createOljBoard({
    origin: sandbox.olj.url,
    userAgent: 'Hanap test',
    totalMs,
    applyMs,
    sleep,
    clock: time.clock,
  })
  return board
}

function realWait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(new Error('aborted'))
    })
  })
}

/** An open posting that anybody with points may apply to. */
async function addPosting(fields: Record<string, unknown> = {}) {
  const added = await control('POST', '/postings', {
    title: 'Test VA',
    description: 'Say hello.<br />Start.',
    ...fields,
  })
  const id = String(added['id'])
  return { source_id: id, url: `${sandbox.olj.url}${String(added['path'])}` }
}

const letter = { subject: 'Hello — ₱', message: 'Line one\nLine "two" & ñ', points: 3 }

async function arrived(sourceId: string): Promise<Record<string, unknown>[]> {
  return (await control('GET', `/applications?job_id=${sourceId}`))['applications'] as Record<string, unknown>[]
}

describe('reading', () => {
  it('reads every listed posting with what the board knows about it', async () => {
    connect()
    const found = new Map<string, FoundPosting>()
    let cursor: SearchCursor | null = { query: '', offset: 0 }
    while (cursor) {
      const page = await board.searchPage(cursor)
      expect(page.skipped).toEqual([])
      for (const posting of page.found) found.set(posting.source_id, posting)
      cursor = page.next
    }
    const listed = sandbox.market.olj.filter(({ state }) => state !== 'deleted')
    expect(found.size).toBe(listed.length)
    const types = { 'Full Time': ['Full-time'], 'Part Time': ['Part-time'], Gig: ['Gig'], Any: [] }
    for (const posting of listed) {
      const card = found.get(String(posting.id))
      expect(card).toMatchObject({
        posted_at: new Date(Math.floor(posting.postedAt.getTime() / 1000) * 1000),
        job_types: types[posting.workType],
        salary_text: posting.salaryText.slice(0, 40).replace(/\s+/g, ' ').trim() || null,
      })
    }
  })

  it('searches by words', async () => {
    await addPosting({ title: 'Zyxwv Keeper' })
    const { found, next } = await connect().searchPage({ query: 'zyxwv', offset: 0 })
    expect([found.map(({ title }) => title), next]).toEqual([['Zyxwv Keeper'], null])
    expect((await board.searchPage({ query: 'qqqqzzzz', offset: 0 })).found).toEqual([])
  })

  it('understands every posting of the market, hostile ones included', async () => {
    connect()
    const states: Record<string, number> = {}
    for (const posting of sandbox.market.olj) {
      const url = `${sandbox.olj.url}/jobseekers/job/${posting.slug}-${posting.id}`
      const page = await board.posting({ source_id: String(posting.id), url })
      states[page.state] = (states[page.state] ?? 0) + 1
      expect(page.state).toBe(posting.state === 'deleted' ? 'gone' : posting.state)
      const employer = page.state === 'open' ? page.posting.employer_external_id : String(posting.employer.id)
      expect(employer).toBe(String(posting.employer.id))
    }
    expect(states['open']).toBeGreaterThan(200)
  })

  it('tells closed, deleted and unknown postings apart', async () => {
    const posting = await addPosting()
    connect()
    await control('POST', '/postings/close', { id: Number(posting.source_id) })
    expect(await board.posting(posting)).toMatchObject({ state: 'closed', posting: { title: 'Test VA' } })
    await control('POST', '/postings/delete', { id: Number(posting.source_id) })
    expect(await board.posting(posting)).toMatchObject({ state: 'gone', reason: 'deleted' })
    const unknown = { source_id: '999999999', url: `${sandbox.olj.url}/jobseekers/job/x-999999999` }
    expect(await board.posting(unknown)).toMatchObject({ state: 'gone', reason: 'unknown' })
  })

  it.each([
    ['challenge', {}, 'challenged', 'blocked'],
    ['challenge', { status: 503 }, 'challenged', 'blocked'],
    ['5xx', {}, 'down', undefined],
    ['429', { retry_after: 120 }, 'refused', 'rate_limited'],
    ['garbage', {}, 'changed', undefined],
    ['huge', {}, 'changed', 'too_large'],
    ['down', {}, 'down', undefined],
  ])('board in mode %s %o: %s, %s', async (mode, more, kind, reason) => {
    await misbehave({ mode, ...more })
    const error = await errorOf(connect().searchPage({ query: '', offset: 0 }))
    expect([error.kind, error.reason]).toEqual([kind, reason])
    expect(typeof error.raw).toBe(mode === 'garbage' || mode === 'challenge' ? 'string' : 'undefined')
  })

  it.each(['hang', 'drip'])('board in mode %s: slow', async (mode) => {
    await misbehave({ mode })
    expect((await errorOf(connect(400).searchPage({ query: '', offset: 0 }))).kind).toBe('slow')
  })

  it('gets over two bad answers', async () => {
    await misbehave({ mode: '5xx', times: 1 })
    await misbehave({ mode: '429', times: 1, retry_after: 2 })
    expect((await connect().searchPage({ query: '', offset: 0 })).found.length).toBe(30)
  })
})

describe('a member', () => {
  it('signs in and reads points and ID proof', async () => {
    const session = await connect().signIn(maria)
    const { points, id_proof } = await board.account(session)
    const accounts = (await control('GET', '/accounts'))['accounts'] as Record<string, unknown>[]
    expect(accounts.find(({ email }) => email === maria.email)).toMatchObject({ points, idProof: id_proof })
  })

  it('is told of a wrong password', async () => {
    const error = await errorOf(connect().signIn({ ...maria, password: 'nope' }))
    expect([error.kind, error.reason, error.maybeSent]).toEqual(['refused', 'wrong_credentials', false])
  })

  it('is told when the session has ended', async () => {
    const posting = await addPosting()
    const session = await connect().signIn(maria)
    await control('POST', '/sessions/end', {})
    for (const call of [
      () => board.account(session),
      () => board.apply(session, { ...posting, ...letter }),
      () => board.wasItSent(session, posting),
    ]) {
      const error = await errorOf(call())
      expect([error.kind, error.reason, error.maybeSent]).toEqual(['refused', 'session_expired', false])
    }
    expect(await arrived(posting.source_id)).toEqual([])
  })

  it.each([
    ['challenge', 'challenged'],
    ['5xx', 'down'],
    ['garbage', 'changed'],
  ])('cannot sign in while the board is in mode %s: %s', async (mode, kind) => {
    await misbehave({ mode })
    const error = await errorOf(connect().signIn(maria))
    expect([error.kind, error.maybeSent, error.raw, error.cause]).toEqual([kind, false, undefined, undefined])
  })
})

describe('applying', () => {
  it('sends the letter as it was written and takes the points', async () => {
    const posting = await addPosting()
    const session = await connect().signIn(maria)
    const before = await board.account(session)
    const sent = await board.apply(session, { ...posting, ...letter })
    expect(sent).toMatchObject({ state: 'sent', evidence: expect.stringContaining('Application sent') })
    expect((await board.account(sent.session)).points).toBe(before.points - 3)
    expect(await arrived(posting.source_id)).toMatchObject([
      { subject: letter.subject, message: letter.message.replace('\n', '\r\n'), points: 3, email: maria.email },
    ])
    expect(await board.wasItSent(sent.session, posting)).toMatchObject({ sent: true, evidence: expect.any(String) })
  })

  it('does not apply twice', async () => {
    const posting = await addPosting()
    const session = await connect().signIn(maria)
    await board.apply(session, { ...posting, ...letter })
    const error = await errorOf(board.apply(session, { ...posting, ...letter }))
    expect([error.kind, error.reason, error.maybeSent]).toEqual(['refused', 'already_applied', false])
    expect(await arrived(posting.source_id)).toHaveLength(1)
  })

  it.each([
    ['not_enough_points', {}, { points: 60 }],
    ['id_proof_too_low', { min_id_proof: 99 }, {}],
    ['rejected', {}, { subject: ' ' }],
  ])('is refused: %s', async (reason, fields, form) => {
    const posting = await addPosting(fields)
    await control('POST', '/accounts', { email: maria.email, points: 20, id_proof: 60 })
    const session = await connect().signIn(maria)
    const error = await errorOf(board.apply(session, { ...posting, ...letter, ...form }))
    expect([error.kind, error.reason, error.maybeSent]).toEqual(['refused', reason, false])
    expect(await arrived(posting.source_id)).toEqual([])
  })

  it.each(['close', 'delete'])('is refused after %s', async (change) => {
    const posting = await addPosting()
    await control('POST', `/postings/${change}`, { id: Number(posting.source_id) })
    const session = await connect().signIn(maria)
    const error = await errorOf(board.apply(session, { ...posting, ...letter }))
    expect([error.reason, error.maybeSent]).toEqual(['posting_closed', false])
  })

  it.each([
    ['lost-answer', 'down', 'answer_lost', true, 1],
    ['hang', 'slow', 'answer_lost', true, 0],
    ['5xx', 'down', 'answer_lost', true, 0],
    ['garbage', 'changed', 'answer_lost', true, 0],
    ['challenge', 'challenged', 'blocked', false, 0],
    ['429', 'refused', 'rate_limited', false, 0],
    ['expired-session', 'refused', 'session_expired', false, 0],
  ])(
    'with %s at the second step: %s, %s, maybe sent %s, and a look tells',
    async (mode, kind, reason, maybe, count) => {
      const posting = await addPosting()
      const session = await connect(20_000, 700).signIn(maria)
      await spoilSecondStep(mode)
      const error = await errorOf(board.apply(session, { ...posting, ...letter }))
      expect([error.kind, error.reason, error.maybeSent]).toEqual([kind, reason, maybe])
      expect(await arrived(posting.source_id)).toHaveLength(count)
      const posts = (await control('GET', '/state'))['requests'] as { by_path: Record<string, number> }
      expect(posts.by_path['POST /apply']).toBe(2)
      const again = mode === 'expired-session' ? await board.signIn(maria) : session
      expect((await board.wasItSent(again, posting)).sent).toBe(count === 1)
    },
  )

  it.each(['5xx', 'challenge', 'down'])(
    'sends nothing while the board is in mode %s at the first step',
    async (mode) => {
      const posting = await addPosting()
      const session = await connect().signIn(maria)
      await misbehave({ mode, path: '/apply', method: 'POST' })
      const error = await errorOf(board.apply(session, { ...posting, ...letter }))
      expect(error.maybeSent).toBe(false)
      await control('DELETE', '/misbehave')
      expect(await board.wasItSent(session, posting)).toMatchObject({ sent: false, evidence: null })
    },
  )

  it('sends two different applications side by side', async () => {
    const [one, two] = [await addPosting({ title: 'One' }), await addPosting({ title: 'Two' })]
    const session = await connect().signIn(maria)
    await Promise.all([board.apply(session, { ...one, ...letter }), board.apply(session, { ...two, ...letter })])
    expect([await arrived(one.source_id), await arrived(two.source_id)]).toMatchObject([[{}], [{}]])
  })
})

/** Lets the first POST of applying pass (a delay of a millisecond uses the order up) and spoils the second. */
async function spoilSecondStep(mode: string): Promise<void> {
  await misbehave({ mode: 'slow', delay_ms: 1, path: '/apply', method: 'POST', times: 1 })
  await misbehave({ mode, path: '/apply', method: 'POST', times: 1 })
}
