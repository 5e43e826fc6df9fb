import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { JobDetail } from '../contract.ts'
import { forgetSeen, keepSeen, seenPosting } from './seen-postings.ts'

let kept: Map<string, string>
beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const AT = new Date('2026-11-21T02:00:00Z')
const posting = (id: number, description = 'Answer the phone.') =>
  ({
    id,
    title: `Job ${id}`,
    employer: id % 2 ? { id: 1, name: 'Reyes Ltd', total_posts: 2 } : null,
    job_type: 'Full-time',
    salary: null,
    date_posted: '2026-11-20T02:00:00Z',
    description,
  }) as JobDetail

test('a posting that was shown can be read again, as it was shown last', () => {
  keepSeen(posting(1, 'Old words.'), AT)
  keepSeen(posting(2), AT)
  keepSeen(posting(1, 'New words.'), new Date('2026-11-21T03:00:00Z'))
  expect(seenPosting('1')).toMatchObject({
    title: 'Job 1',
    employer: 'Reyes Ltd',
    description: 'New words.',
    at: '2026-11-21T03:00:00.000Z',
  })
  expect(seenPosting('2')).toMatchObject({ employer: null })
  expect(seenPosting('3')).toBeNull()
})

test('a copy that is forgotten cannot be read again, the others can', () => {
  for (const id of [1, 2, 3]) keepSeen(posting(id), AT)
  forgetSeen('2')
  forgetSeen('4')
  expect([1, 2, 3].map((id) => seenPosting(String(id))?.id)).toEqual([1, undefined, 3])
})

test('the last ten are kept, and fewer when they are long', () => {
  for (let id = 1; id <= 12; id += 1) keepSeen(posting(id), AT)
  expect([seenPosting('2'), seenPosting('3')?.id, seenPosting('12')?.id]).toEqual([null, 3, 12])
  keepSeen(posting(13, 'x'.repeat(299_900)), AT)
  expect([seenPosting('13')?.id, seenPosting('12')]).toEqual([13, null])
})

test.each(['', 'nonsense', '{}', '[null, 7, {"id":1}]', '[{"id":1,"at":"soon","title":"x"}]'])(
  'what another hand wrote there (%j) is as good as nothing',
  (text) => {
    kept.set('seenPostings', text)
    expect(seenPosting('1')).toBeNull()
    keepSeen(posting(1), AT)
    expect(seenPosting('1')?.title).toBe('Job 1')
  },
)
