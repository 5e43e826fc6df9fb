import { expect, test } from 'vitest'
import { gathered } from './gathered.ts'

test('what is asked in one turn is looked up at once, and everybody gets their own', async () => {
  const looks: string[][] = []
  const ask = gathered(async (asked: string[]) => (looks.push(asked), asked.map((one) => one.toUpperCase())))
  expect(await Promise.all([ask('a'), ask('b'), ask('a')])).toEqual(['A', 'B', 'A'])
  expect(looks).toEqual([['a', 'b', 'a']])
})

test('who asks while others are looked up does not get what was found before, nor waits for it', async () => {
  let value = 1
  let begun = () => {}
  let release = () => {}
  const began = new Promise<void>((done) => (begun = done))
  const held = new Promise<void>((done) => (release = done))
  const ask = gathered(async (asked: string[]) => {
    const seen = value
    if (asked[0] === 'slow') {
      begun()
      await held
    }
    return asked.map(() => seen)
  })
  const slow = ask('slow')
  await began
  value = 2
  expect(await ask('quick')).toBe(2)
  release()
  expect(await slow).toBe(1)
})

test('a failure reaches everybody who was looked up together, and nobody after them', async () => {
  let looks = 0
  const ask = gathered(async (asked: string[]) => {
    looks += 1
    if (looks === 1) throw new Error('down')
    return asked
  })
  const first = await Promise.allSettled([ask('a'), ask('b')])
  expect(first.map((one) => one.status)).toEqual(['rejected', 'rejected'])
  expect(await ask('c')).toBe('c')
})
