import { expect, test } from 'vitest'
import { house } from '#server/testing/house.ts'
import { keptFor } from './kept.ts'

test('what was made is kept as long as it is fresh, and made anew after that', async () => {
  let now = 0
  let made = 0
  const kept = keptFor<number>({ now: () => now, freshMs: 5000, mostEntries: 2 })
  const ask = (key: string) => kept(key, async () => ++made)
  expect([await ask('a'), await ask('a')]).toEqual([1, 1])
  now = 4999
  expect(await ask('a')).toBe(1)
  now = 5000
  expect(await ask('a')).toBe(2)
})

test('beyond the room the one asked for the longest ago goes', async () => {
  let now = 0
  const made: string[] = []
  const kept = keptFor<string>({ now: () => now, freshMs: 5000, mostEntries: 2 })
  const ask = (key: string) => kept(key, async () => (made.push(key), key))
  for (const key of ['a', 'b', 'c', 'b', 'c']) await ask(key)
  expect(made).toEqual(['a', 'b', 'c'])
  now = 5000
  for (const key of ['d', 'd', 'c', 'a', 'c', 'd']) await ask(key)
  expect(made).toEqual(['a', 'b', 'c', 'd', 'c', 'a', 'd'])
})

test('a failure reaches everybody who waited for it and is not kept', async () => {
  let made = 0
  const kept = keptFor<string>({ now: () => 0, freshMs: 5000, mostEntries: 2 })
  const ask = () =>
    kept('a', async () => {
      made += 1
      if (made === 1) throw new Error('down')
      return 'up'
    })
  const first = await Promise.allSettled([ask(), ask()])
  expect(first.map((one) => one.status)).toEqual(['rejected', 'rejected'])
  expect(await ask()).toBe('up')
})

test('a visitor reads a kept answer, a signed-in person never does, and 0 seconds keep nothing', async () => {
  const h = await house({ env: { ANSWERS_KEPT_SECONDS: '5' } })
  const fresh = await house()
  try {
    const { token } = await h.signUp()
    const count = async (at: typeof h, given: { token?: string } = {}) =>
      (await at.call('GET', '/api/tags/popular/', given)).body.count as number
    expect([await count(h), await count(fresh)]).toEqual([0, 0])
    const tag = { name: 'Canva', name_key: 'canva', uses: 3 }
    await h.db.insertInto('tags').values(tag).execute()
    await fresh.db.insertInto('tags').values(tag).execute()
    expect(await count(h)).toBe(0)
    expect(await count(h, { token })).toBe(1)
    expect(await count(fresh)).toBe(1)
    h.clock.advance(5000)
    expect(await count(h)).toBe(1)
  } finally {
    await h.close()
    await fresh.close()
  }
})

test('a question that was wrong is answered with its error each time', async () => {
  const h = await house({ env: { ANSWERS_KEPT_SECONDS: '5' } })
  try {
    for (let round = 0; round < 2; round++) {
      expect((await h.call('GET', '/api/jobs/?page=x')).status).toBe(400)
      expect((await h.call('GET', '/api/jobs/999999/')).status).toBe(404)
    }
  } finally {
    await h.close()
  }
})
