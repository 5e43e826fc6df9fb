import { beforeEach, expect, test, vi } from 'vitest'
import { emptyDraft, MOST_DRAFTS, readApplyDraft, writeApplyDraft } from './apply-draft.ts'

vi.mock('#web/lib/session.ts', () => ({ readSession: () => ({ token: 'a', user: { id: 5 } }) }))

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

const letter = (content: string) => ({ ...emptyDraft('Bookkeeper'), content })

test('the letters touched last are kept on the device; the oldest are let go and named', () => {
  for (let job = 1; job <= MOST_DRAFTS; job += 1) expect(writeApplyDraft(job, letter(`To ${job}`))).toEqual([])
  expect(writeApplyDraft(1, letter('To 1, again'))).toEqual([])
  expect(writeApplyDraft(100, letter('To 100'))).toEqual([2])
  expect(readApplyDraft(2)).toBeNull()
  expect(readApplyDraft(1)?.content).toBe('To 1, again')
  expect(writeApplyDraft(100, null)).toEqual([])
  expect(readApplyDraft(100)).toBeNull()
  expect(writeApplyDraft(101, letter('To 101'))).toEqual([])
})
