import { expect, test } from 'vitest'
import { createHolds } from './holds.ts'

/** Waits that end when a test says so. */
function waits() {
  const open: (() => void)[] = []
  const asked: number[] = []
  const wait = (ms: number, signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      asked.push(ms)
      open.push(resolve)
      signal.addEventListener('abort', () => reject(new Error('aborted')))
    })
  return { wait, asked, letGo: () => open.shift()?.() }
}

test('whoever is held waits, and the place is free again afterwards', async () => {
  const { wait, asked, letGo } = waits()
  const holds = createHolds({ most: 1, mostPerKey: 1, wait })
  for (const ms of [1000, 2000]) {
    const held = holds.hold('ana', ms)
    expect(await holds.hold('ben', 1)).toBe(false)
    letGo()
    expect(await held).toBe(true)
  }
  expect(asked).toEqual([1000, 2000])
  expect(await holds.hold('ben', 0)).toBe(true)
})

test('one key takes no more than its places, and all keys together no more than there are', async () => {
  const { wait } = waits()
  const holds = createHolds({ most: 5, mostPerKey: 2, wait })
  for (const key of ['ana', 'ana', 'ben', 'ben']) void holds.hold(key, 1)
  expect(await holds.hold('ana', 1)).toBe(false)
  void holds.hold('carl', 1)
  expect(await holds.hold('dina', 1)).toBe(false)
})

test('at the end whoever waits is let go at once, and nobody waits from then on', async () => {
  const holds = createHolds({ most: 5, mostPerKey: 2 })
  const held = [holds.hold('ana', 3_600_000), holds.hold('ben', 3_600_000)]
  holds.end()
  expect(await Promise.all(held)).toEqual([false, false])
  expect(await holds.hold('carl', 1)).toBe(false)
})
