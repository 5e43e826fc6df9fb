import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Job } from '#features/jobs/contract.ts'
import { beginSession, endSession, readSession, type SessionUser } from '#web/lib/session.ts'
import { readCached, readRows, rememberRows, savedEntryOf } from './cache.ts'
import { chosenTag, hasTag, localEntry, tagsOf, withEntry, withoutEntry } from './entries.ts'

const job = (id: number, others: number[] = []): Job => ({
  id,
  title: `Job ${id}`,
  employer: null,
  description: '',
  preview: '',
  job_type: '',
  job_types: [],
  salary: null,
  pay: null,
  date_posted: '2026-11-20T00:00:00.000Z',
  date_posted_precision: 'time',
  tags: [],
  source: 'olj',
  sources: [id, ...others].map((one) => ({ source: 'olj', url: '', job_id: one })),
  link: '',
  closed: false,
  closed_reason: null,
  last_seen_open: '2026-11-20T00:00:00.000Z',
  first_seen: '2026-11-20T00:00:00.000Z',
  location: null,
  hours_per_week: null,
  min_id_proof: null,
  applied: false,
  userHasApplied: false,
  application_state: null,
  reposted: false,
})
const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 0, minute))
const user = { id: 7, first_name: 'Luz' } as SessionUser

let kept: Map<string, string>
beforeEach(() => {
  kept = new Map()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', { ...storage, getItem: () => null, setItem: () => undefined })
})
afterEach(() => {
  endSession()
  vi.unstubAllGlobals()
})

describe('the answer (spec 2 §5)', () => {
  const row = localEntry(job(1), at(0))
  test.each([
    ['a plain array', [row], 1],
    ['an object with results', { results: [row, row], count: 2 }, 2],
    ['an object without', { detail: 'x' }, 0],
    ['results that are no list', { results: 'many' }, 0],
    ['a text', 'saved', 0],
    ['null', null, 0],
    ['nothing', undefined, 0],
    ['a list of something else', [1, null, { id: 3 }], 0],
  ])('%s', (_name, answer, rows) => {
    expect(readRows(answer)).toHaveLength(rows)
  })
})

describe('the cache under savedJobs (spec 2 §3, §8)', () => {
  test('has the list as it was read last', () => {
    beginSession('t1', user)
    const rows = [localEntry(job(1), at(0))]
    rememberRows(rows, 't1')
    expect(JSON.parse(kept.get('savedJobs') ?? '')).toEqual(rows)
    expect(readCached()).toEqual(rows)
  })

  test.each(['', 'no json', '{"results":[]}', '[1]', '[{"id":1}]', '"text"'])('%j is no list', (text) => {
    kept.set('savedJobs', text)
    expect(readCached()).toBeNull()
  })

  test('an empty list is a list', () => {
    kept.set('savedJobs', '[]')
    expect(readCached()).toEqual([])
  })

  test('an answer that comes after the person has left is not kept', () => {
    beginSession('t1', user)
    endSession()
    rememberRows([localEntry(job(1), at(0))], 't1')
    expect(kept.has('savedJobs')).toBe(false)
    beginSession('t2', { ...user, id: 8 })
    rememberRows([localEntry(job(1), at(0))], 't1')
    expect(kept.has('savedJobs')).toBe(false)
  })

  test('is cleared by signing out and by signing in', () => {
    beginSession('t1', user)
    rememberRows([], 't1')
    endSession()
    expect(kept.has('savedJobs')).toBe(false)
    kept.set('savedJobs', '[]')
    beginSession('t2', user)
    expect(kept.has('savedJobs')).toBe(false)
  })

  test('is cleared at the start when no token is stored, and stays when one is', async () => {
    kept.set('savedJobs', '[]')
    vi.resetModules()
    const fresh = await import('#web/lib/session.ts')
    expect(fresh.readSession().token).toBeNull()
    expect(kept.has('savedJobs')).toBe(false)
    kept.set('savedJobs', '[]')
    kept.set('token', 't1')
    vi.resetModules()
    expect((await import('#web/lib/session.ts')).readSession().token).toBe('t1')
    expect(kept.get('savedJobs')).toBe('[]')
    expect(readSession().token).toBeNull()
  })
})

describe('an entry of our own', () => {
  test('has a text for an id until the server has answered, and never the same twice', () => {
    const [one, two] = [localEntry(job(1), at(0)), localEntry(job(2), at(0))]
    expect(one.id).toMatch(/^local-\d+-\d+$/)
    expect(one.id).not.toBe(two.id)
    expect(one).toMatchObject({ job: 1, job_id: 1, date_saved: at(0).toISOString(), job_details: { id: 1 } })
  })

  test('is added once, in the order of the dates, and taken away alone', () => {
    const [first, second] = [localEntry(job(1), at(1)), localEntry(job(2), at(2))]
    const rows = withEntry(withEntry([], first), second)
    expect(rows).toEqual([second, first])
    expect(withEntry(rows, localEntry(job(1), at(3)))).toEqual(rows)
    const back = { notes: 'n', tags: ['t'], date_saved: at(0).toISOString() }
    expect(withEntry(rows, localEntry(job(3), at(9), back)).at(-1)).toMatchObject({ job: 3, ...back })
    expect(withoutEntry(rows, second)).toEqual([first])
  })

  test('stands for the same real job on another board too', () => {
    const rows = [localEntry(job(5), at(0))]
    expect(savedEntryOf(rows, job(9, [5]))).toBe(rows[0])
    expect(savedEntryOf(rows, job(9))).toBeUndefined()
  })
})

test('tags in use are listed once by name, found whatever the case, and an unknown one chooses nothing', () => {
  const entries = [{ tags: ['USD', 'night'] }, { tags: ['usd'] }, { tags: [] }]
  expect(tagsOf(entries)).toEqual(['night', 'USD'])
  expect(chosenTag(entries, 'uSd')).toBe('USD')
  expect(chosenTag(entries, 'day')).toBeNull()
  expect(chosenTag(entries, null)).toBeNull()
  expect(entries.map((entry) => hasTag(entry, 'Usd'))).toEqual([true, true, false])
})
