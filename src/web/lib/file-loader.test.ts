import { afterEach, expect, test, vi } from 'vitest'
import { FILE_LIMIT_MS, fileLoader, FileMissing, filesWaiting, forgetFailures, onFilesWaiting } from './file-loader.ts'

afterEach(() => {
  vi.useRealTimers()
  forgetFailures()
})

test('a file is asked for once, and is there without waiting from then on', async () => {
  const find = vi.fn<() => Promise<string>>(async () => 'screen')
  const { load, ready } = fileLoader(find)
  expect(ready()).toBeUndefined()
  await Promise.all([load(), load()])
  expect([await load(), ready(), find.mock.calls.length]).toEqual(['screen', 'screen', 1])
})

test('a file that did not come stays missing until the failures are forgotten, then it is tried again', async () => {
  let online = false
  const find = vi.fn<() => Promise<string>>(async () => {
    if (!online) throw new TypeError('Failed to fetch dynamically imported module')
    return 'screen'
  })
  const { load } = fileLoader(find)
  await expect(load()).rejects.toBeInstanceOf(FileMissing)
  await expect(load()).rejects.toBeInstanceOf(FileMissing)
  expect(find).toHaveBeenCalledTimes(1)
  online = true
  forgetFailures()
  expect(await load()).toBe('screen')
})

test('after 120 seconds a file counts as missing', async () => {
  vi.useFakeTimers()
  const { load } = fileLoader(() => new Promise(() => undefined))
  const outcome = load().catch((error: unknown) => error)
  expect(FILE_LIMIT_MS).toBe(120_000)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(filesWaiting()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await outcome).toBeInstanceOf(FileMissing)
  expect(filesWaiting()).toBe(0)
})

test('whoever shows that something is coming is told when it begins and when it ends', async () => {
  const seen: number[] = []
  const stop = onFilesWaiting(() => seen.push(filesWaiting()))
  await fileLoader(async () => 1).load()
  await Promise.resolve()
  stop()
  expect([seen[0], seen.at(-1)]).toEqual([1, 0])
})
