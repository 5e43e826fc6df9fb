import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runOverlay } from './overlay-run.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('rises 5 percent every 100 ms and goes on once, after 20 ticks', () => {
  const seen: number[] = []
  const full = vi.fn<() => void>()
  runOverlay((percent) => seen.push(percent), full)
  vi.advanceTimersByTime(99)
  expect(seen).toEqual([])
  vi.advanceTimersByTime(1)
  expect(seen).toEqual([5])
  vi.advanceTimersByTime(1899)
  expect(seen.at(-1)).toBe(95)
  expect(full).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(seen).toEqual(Array.from({ length: 20 }, (_, at) => (at + 1) * 5))
  expect(full).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(10_000)
  expect(full).toHaveBeenCalledTimes(1)
  expect(vi.getTimerCount()).toBe(0)
})

test('whoever leaves before is led nowhere', () => {
  const full = vi.fn<() => void>()
  const stop = runOverlay(() => undefined, full)
  vi.advanceTimersByTime(1000)
  stop()
  vi.advanceTimersByTime(10_000)
  expect(full).not.toHaveBeenCalled()
})
