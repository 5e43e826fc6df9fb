import { QueryObserver } from '@tanstack/react-query'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Job } from '#features/jobs/contract.ts'
import { house, type House } from '#server/testing/house.ts'
import { arriveSamples } from '#server/testing/sample-postings.ts'
import { createQueryClient } from '#web/lib/query.ts'
import { beginSession, endSession } from '#web/lib/session.ts'
import { closeToast, readToasts } from '#web/ui/toast-store.ts'
import { type SavedEntry, savedEntryOf } from './cache.ts'
import { putBackSaved, removeSaved, toggleSaved } from './change.ts'
import { closePrompt, readPrompt } from './prompt-store.ts'
import { savedQuery } from './saved-query.ts'

const NOW = new Date('2026-11-21T04:00:00Z')
const ids = (rows: readonly SavedEntry[] | undefined) => (rows ?? []).map(({ job }) => job)

let h: House
let jobs: Job[]
let me: { token: string; user: { id: number } }
let client: ReturnType<typeof createQueryClient>
let leavePage: () => void
/** What stands between the browser and the server; the server itself is the real one. */
let line: (go: () => Promise<Response>, method: string) => Promise<Response>
const straight: typeof line = (go) => go()

beforeAll(async () => {
  h = await house()
  await arriveSamples(h)
  jobs = (await h.call('GET', '/api/jobs/?per_page=100')).body.results
})
afterAll(() => h.close())

beforeEach(async () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('location', { pathname: '/jobs', search: '?page=2' })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  line = straight
  vi.stubGlobal('fetch', (url: string, init: { method: 'GET'; headers: Record<string, string>; body: string | null }) =>
    line(async () => {
      const token = init.headers.authorization?.replace('Token ', '')
      const given = { ...(token && { token }), ...(init.body === null ? {} : { body: JSON.parse(init.body) }) }
      const { status, body } = await h.call(init.method, url, given)
      return new Response(JSON.stringify(body), { status })
    }, init.method),
  )
  me = await h.signUp()
  beginSession(me.token, { id: me.user.id, first_name: 'Luz' } as Parameters<typeof beginSession>[1])
  client = createQueryClient(() => Promise.reject(new Error('Every query here asks by itself')))
  await client.fetchQuery(savedQuery())
  // As a page with save buttons does: only what is looked at is read again.
  leavePage = new QueryObserver(client, savedQuery()).subscribe(() => undefined)
})
afterEach(() => {
  leavePage()
  endSession()
  closePrompt()
  for (const { id } of readToasts()) closeToast(id)
  vi.unstubAllGlobals()
})

const job = (at: number) => jobs[at] as Job
const toggle = (at: number) => toggleSaved(client, job(at), NOW)
const shown = () => client.getQueryData(savedQuery().queryKey)
const onServer = async () => (await h.call('GET', '/api/saved-jobs/', { token: me.token })).body.results as SavedEntry[]
const stored = () => JSON.parse(localStorage.getItem('savedJobs') ?? 'null') as SavedEntry[] | null

/** The server does what was asked, and its answer is lost on the way back. */
function loseAnswers(lost: string): typeof line {
  return async (go, method) => {
    const answer = await go()
    if (method === lost) throw new TypeError('Failed to fetch')
    return answer
  }
}

/** Lets go of what is held, in the order it came. */
function held(methods: string[]) {
  const waiting: (() => void)[] = []
  line = async (go, method) => {
    if (methods.includes(method)) await new Promise<void>((resolve) => waiting.push(resolve))
    return go()
  }
  return { waiting, release: () => waiting.splice(0).forEach((resolve) => resolve()) }
}

describe('saving', () => {
  test('is shown at once under an id of our own, then with the server’s, and kept in the browser', async () => {
    const gate = held(['POST'])
    const done = toggle(0)
    await vi.waitFor(() => expect(gate.waiting).toHaveLength(1))
    expect(ids(shown())).toEqual([job(0).id])
    expect(shown()?.[0]?.id).toMatch(/^local-/)
    gate.release()
    await done
    const [mine] = await onServer()
    expect(shown()).toEqual([expect.objectContaining({ id: mine?.id, job: job(0).id })])
    expect(ids(stored() ?? [])).toEqual([job(0).id])
    expect(readToasts()).toEqual([])
  })

  test('and removing by turns ends where the last click was, however quick', async () => {
    for (const clicks of [2, 3, 4, 5]) {
      await Promise.all(Array.from({ length: clicks }, () => Promise.resolve().then(() => toggle(0))))
      const there = (await onServer()).length
      expect(savedEntryOf(shown() ?? [], job(0)) !== undefined).toBe(there === 1)
      if (there === 1) await toggle(0)
    }
    // One click after the other, none waited for.
    const done: Promise<void>[] = []
    for (let click = 0; click < 5; click += 1) {
      done.push(toggle(1))
      await new Promise((resolve) => setImmediate(resolve))
    }
    await Promise.all(done)
    expect(ids(await onServer())).toEqual([job(1).id])
    expect(ids(shown())).toEqual([job(1).id])
  })

  test('several at once reads the list again once they are all through', async () => {
    let read = 0
    line = (go, method) => {
      if (method === 'GET') read += 1
      return go()
    }
    await Promise.all([0, 1, 2].map(toggle))
    expect(read).toBe(1)
    expect(new Set(ids(shown()))).toEqual(new Set([0, 1, 2].map((at) => job(at).id)))
  })

  test('beyond the cap goes back and says so for eight seconds, with the way to the plans', async () => {
    for (const at of [0, 1, 2, 3, 4]) await toggle(at)
    await toggle(5)
    expect(ids(shown())).not.toContain(job(5).id)
    expect(shown()).toHaveLength(5)
    expect(readToasts()).toEqual([
      expect.objectContaining({
        type: 'warning',
        title: 'Saved Jobs Limit Reached',
        message:
          "You've reached your plan's limit of 5 saved jobs (5/5 used). Please upgrade your subscription to save more jobs.",
        duration: 8000,
        link: { label: 'Upgrade Plan', to: '/subscription/plans?redirect=%2Fjobs%3Fpage%3D2' },
      }),
    ])
  })

  test('without a running plan goes back and opens the prompt', async () => {
    await sql`update subscriptions set ends_at = ${h.clock.now()} where user_id = ${me.user.id}`.execute(h.db)
    await toggle(0)
    expect(shown()).toEqual([])
    expect(readPrompt()).toBe('expired')
    expect(readToasts()).toEqual([])
  })

  test('whose answer is lost is no failure: the list says that it is saved', async () => {
    line = loseAnswers('POST')
    await toggle(0)
    expect(readToasts()).toEqual([])
    expect(ids(shown())).toEqual([job(0).id])
    expect(ids(await onServer())).toEqual([job(0).id])
  })

  test.each([
    ['that never arrived', (method: string) => method === 'POST'],
    ['that nobody can ask after either', () => true],
  ])('%s goes back, and that is said', async (_which, isLost) => {
    line = (go, method) => (isLost(method) ? Promise.reject(new TypeError('Failed to fetch')) : go())
    await toggle(0)
    expect(readToasts()).toMatchObject([{ type: 'error', title: 'An error occurred. Please try again.' }])
    expect(ids(shown())).toEqual([])
    expect(ids(await onServer())).toEqual([])
  })

  test('for a visitor asks to log in', async () => {
    endSession()
    await toggle(0)
    expect(readPrompt()).toBe('login')
    expect(await onServer()).toEqual([])
  })

  test('with a token that has ended says so and asks to log in', async () => {
    await h.call('POST', '/api/auth/logout/', { token: me.token })
    await toggle(0)
    expect(readToasts()).toMatchObject([{ title: 'Authentication required' }])
    expect(readPrompt()).toBe('login')
    expect(stored()).toBeNull()
  })

  test('of somebody who left meanwhile leaves nothing behind for the next', async () => {
    const gate = held(['POST'])
    const done = toggle(0)
    await vi.waitFor(() => expect(gate.waiting).toHaveLength(1))
    endSession()
    const next = await h.signUp()
    beginSession(next.token, { id: next.user.id, first_name: 'Ana' } as Parameters<typeof beginSession>[1])
    client.clear()
    gate.release()
    await done
    expect(ids(await onServer())).toEqual([job(0).id])
    expect((await h.call('GET', '/api/saved-jobs/', { token: next.token })).body.count).toBe(0)
    expect(ids(await client.fetchQuery(savedQuery()))).toEqual([])
  })
})

describe('removing', () => {
  test('what is gone already is removed without a word', async () => {
    await toggle(0)
    await h.call('DELETE', `/api/saved-jobs/${job(0).id}/?by=job`, { token: me.token })
    await toggle(0)
    expect(shown()).toEqual([])
    expect(readToasts()).toEqual([])
  })

  test('whose answer is lost is removed, with its way back', async () => {
    await toggle(0)
    line = loseAnswers('DELETE')
    await toggle(0)
    expect(readToasts()).toMatchObject([{ title: 'Removed from saved jobs', action: { label: 'Undo' } }])
    expect(shown()).toEqual([])
    expect(await onServer()).toEqual([])
  })

  test('that fails goes back to its place, with the words of where it was done', async () => {
    for (const at of [0, 1, 2]) {
      await toggle(at)
      h.clock.advance(1000)
    }
    const before = ids(shown())
    line = (go, method) => (method === 'DELETE' ? Promise.resolve(new Response('{}', { status: 500 })) : go())
    await toggle(1)
    expect(ids(shown())).toEqual(before)
    const entry = savedEntryOf(shown() ?? [], job(1)) as SavedEntry
    await removeSaved(client, entry, NOW)
    expect(ids(shown())).toEqual(before)
    expect(readToasts()).toMatchObject([
      { title: 'Failed to remove job. Please try again.', duration: 5000 },
      { title: 'An error occurred while removing the job. Please try again.', duration: 3000 },
    ])
  })

  test('can be put back in its place with notes and tags', async () => {
    for (const at of [0, 1, 2]) {
      await toggle(at)
      h.clock.advance(1000)
    }
    const { id } = savedEntryOf(shown() ?? [], job(1)) as SavedEntry
    await h.call('PATCH', `/api/saved-jobs/${id}/`, { token: me.token, body: { notes: 'Ask', tags: ['USD'] } })
    const before = await client.fetchQuery({ ...savedQuery(), staleTime: 0 })
    const entry = savedEntryOf(before, job(1)) as SavedEntry
    await removeSaved(client, entry, NOW)
    expect(await onServer()).toHaveLength(2)
    expect(readToasts()).toMatchObject([
      { title: 'Removed from saved jobs', duration: 5000, action: { label: 'Undo' } },
    ])
    await putBackSaved(client, entry, NOW)
    expect(readToasts().at(-1)).toMatchObject({ title: 'Saved again', duration: 3000 })
    expect(ids(shown())).toEqual(ids(before))
    expect(savedEntryOf(await onServer(), job(1))).toMatchObject({
      notes: 'Ask',
      tags: ['USD'],
      date_saved: entry.date_saved,
    })
  })
})
