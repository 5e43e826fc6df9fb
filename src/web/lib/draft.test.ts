import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearDrafts, ownDrafts, readDraft, writeDraft } from './draft.ts'

/** The browser's storage as far as drafts use it: what is kept are its own keys, what it can do is not. */
function tabStorage(): object {
  const kept: Record<string, string> = {}
  const hidden = (value: unknown) => ({ value, enumerable: false })
  return Object.defineProperties(kept, {
    getItem: hidden((key: string) => kept[key] ?? null),
    setItem: hidden((key: string, value: string) => {
      kept[key] = value
    }),
    removeItem: hidden((key: string) => {
      delete kept[key]
    }),
  })
}

beforeEach(() => vi.stubGlobal('sessionStorage', tabStorage()))
afterEach(() => vi.unstubAllGlobals())

test('what a visitor typed is there for the person who then signs in', () => {
  writeDraft('letter', { text: 'Dear team' })
  ownDrafts(7)
  expect(readDraft('letter')).toEqual({ text: 'Dear team' })
})

test('a session that ran out keeps the drafts for whoever comes back, and for nobody else', () => {
  ownDrafts(7)
  writeDraft('letter', { text: 'Dear team' })
  ownDrafts(7)
  expect(readDraft('letter')).toEqual({ text: 'Dear team' })
  ownDrafts(8)
  expect(readDraft('letter')).toBeNull()
  writeDraft('letter', { text: 'Hello' })
  ownDrafts(8)
  expect(readDraft('letter')).toEqual({ text: 'Hello' })
})

test('clearing forgets drafts and nothing else of the tab', () => {
  sessionStorage.setItem('other', 'stays')
  writeDraft('letter', { text: 'Dear team' })
  clearDrafts()
  expect(readDraft('letter')).toBeNull()
  expect(sessionStorage.getItem('other')).toBe('stays')
})
