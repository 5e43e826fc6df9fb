import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveFile, showFile } from './hand-over.ts'

const FILE = new Blob(['%PDF'], { type: 'application/pdf' })
const link = { href: '', download: '', click: vi.fn<() => void>() }
const made: Blob[] = []
const forgotten: string[] = []

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(link, { href: '', download: '' })
  made.length = 0
  forgotten.length = 0
  vi.stubGlobal('document', { createElement: () => link })
  vi.stubGlobal('URL', {
    createObjectURL: (file: Blob) => `blob:${made.push(file)}`,
    revokeObjectURL: (address: string) => forgotten.push(address),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  link.click.mockClear()
})

/** A tab as `window.open` gives it. */
const tabLike = (closed = false) => ({
  closed,
  opener: {} as unknown,
  location: { replace: vi.fn<(address: string) => void>() },
  close: vi.fn<() => void>(),
})
const openGives = (tab: ReturnType<typeof tabLike> | null) => vi.stubGlobal('window', { open: () => tab })

test('a file to keep goes out under its name and is forgotten after a minute', () => {
  saveFile(FILE, 'Luz Reyes.pdf')
  expect([link.href, link.download, link.click.mock.calls.length]).toEqual(['blob:1', 'Luz Reyes.pdf', 1])
  vi.advanceTimersByTime(59_999)
  expect(forgotten).toEqual([])
  vi.advanceTimersByTime(1)
  expect(forgotten).toEqual(['blob:1'])
})

test('a file to look at fills the tab that opened with the press, which cannot reach back', async () => {
  const tab = tabLike()
  openGives(tab)
  const otherwise = vi.fn<(file: Blob) => void>()
  await showFile(() => Promise.resolve(FILE), otherwise)
  expect(tab.location.replace).toHaveBeenCalledWith('blob:1')
  expect([tab.opener, otherwise.mock.calls.length]).toEqual([null, 0])
})

test.each([
  ['refused', null],
  ['closed meanwhile', tabLike(true)],
])('a tab that was %s leaves the file to whoever asked', async (_, tab) => {
  openGives(tab)
  const otherwise = vi.fn<(file: Blob) => void>()
  await showFile(() => Promise.resolve(FILE), otherwise)
  expect(otherwise).toHaveBeenCalledWith(FILE)
})

test('a file that does not come leaves no empty tab behind', async () => {
  const tab = tabLike()
  openGives(tab)
  await expect(showFile(() => Promise.reject(new Error('lost')), vi.fn<() => void>())).rejects.toThrow('lost')
  expect(tab.close).toHaveBeenCalledOnce()
})
