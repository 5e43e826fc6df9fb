import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createKeptFiles } from './kept-files.ts'

async function* pieces(text: string) {
  yield text
  yield '!'
}

test('a file is written once an hour, also for many at once', async () => {
  let now = 0
  let written = 0
  const files = createKeptFiles<string>(
    () => now,
    async (name) => pieces(`${name} ${++written}`),
  )
  const many = await Promise.all(Array.from({ length: 20 }, () => files('a')))
  expect(new Set(many.map((bytes) => gunzipSync(bytes ?? '').toString()))).toEqual(new Set(['a 1!']))
  now = 3_599_999
  expect(gunzipSync((await files('a')) ?? '').toString()).toBe('a 1!')
  now = 3_600_000
  expect(gunzipSync((await files('a')) ?? '').toString()).toBe('a 2!')
})

test('what failed or is not there is asked for again', async () => {
  let round = 0
  const files = createKeptFiles<string>(
    () => 0,
    async () => {
      round += 1
      if (round === 1) throw new Error('no database')
      return round === 2 ? null : pieces('there')
    },
  )
  await expect(files('a')).rejects.toThrow('no database')
  expect(await files('a')).toBeNull()
  expect(gunzipSync((await files('a')) ?? '').toString()).toBe('there!')
})
