import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tabStorage } from '#web/testing/tab-storage.ts'
import { readDeviceDraft, writeDeviceDraft } from './device-draft.ts'
import { clearDrafts, ownDrafts, readDraft, writeDraft } from './draft.ts'

beforeEach(() => {
  vi.stubGlobal('sessionStorage', tabStorage())
  vi.stubGlobal('localStorage', tabStorage())
})
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

test('a draft of the device outlives the tab, is one person’s, and goes when somebody else signs in or they sign out', () => {
  writeDeviceDraft(7, 'wizard', { title: 'Bookkeeper' })
  vi.stubGlobal('sessionStorage', tabStorage())
  ownDrafts(7)
  expect(readDeviceDraft(7, 'wizard')).toEqual({ title: 'Bookkeeper' })
  expect(readDeviceDraft(70, 'wizard')).toBeNull()
  localStorage.setItem('theme', 'dark')
  vi.stubGlobal('sessionStorage', tabStorage())
  ownDrafts(70)
  expect(readDeviceDraft(7, 'wizard')).toBeNull()
  writeDeviceDraft(70, 'wizard', { title: 'Nurse' })
  writeDeviceDraft(70, 'other', { title: 'Nurse' })
  writeDeviceDraft(70, 'other', null)
  expect(readDeviceDraft(70, 'other')).toBeNull()
  ownDrafts(70)
  expect(readDeviceDraft(70, 'wizard')).toEqual({ title: 'Nurse' })
  clearDrafts()
  expect(readDeviceDraft(70, 'wizard')).toBeNull()
  expect(localStorage.getItem('theme')).toBe('dark')
})

test('what another hand left in the place of a draft is no draft', () => {
  localStorage.setItem('draft:7:wizard', '{"title"')
  expect(readDeviceDraft(7, 'wizard')).toBeNull()
})
