import { expect, test } from 'vitest'
import { fewAtOnce } from './few-at-once.ts'

/** Work that ends when told. */
function manual() {
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string) => async () => {
    started.push(name)
    await new Promise<void>((resolve) => ends.set(name, resolve))
    return name
  }
  return { started, work, end: (name: string) => ends.get(name)?.() }
}

test('a few run at once, the others wait for their turn, and one beyond is refused', async () => {
  const { started, work, end } = manual()
  const run = fewAtOnce({ atOnce: 2, mostWaiting: 1, mostPerCaller: 9 })
  const all = ['a', 'b', 'c'].map((name) => run(name, work(name)))
  await expect(run('d', work('d'))).rejects.toMatchObject({ status: 503, code: 'busy', retryAfter: 2 })
  expect(started).toEqual(['a', 'b'])
  end('b')
  await expect.poll(() => started).toEqual(['a', 'b', 'c'])
  end('a')
  end('c')
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c'])
})

test('one caller does not take every place, and gets its own back, also after a failure', async () => {
  const { started, work, end } = manual()
  const run = fewAtOnce({ atOnce: 1, mostWaiting: 50, mostPerCaller: 2 })
  const first = run('x', work('1'))
  const second = run('x', async () => {
    throw new Error('no')
  })
  await expect(run('x', work('3'))).rejects.toMatchObject({ status: 503 })
  const other = run('y', work('4'))
  end('1')
  await first
  await expect(second).rejects.toThrow('no')
  await expect.poll(() => started).toContain('4')
  end('4')
  await other
  const again = run('x', work('5'))
  await expect.poll(() => started).toContain('5')
  end('5')
  expect(await again).toBe('5')
})
