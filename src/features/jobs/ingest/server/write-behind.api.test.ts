import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { house, type House } from '#server/testing/house.ts'
import { readSample } from '#server/testing/sample-postings.ts'
import { insertRun, listRuns } from './run-queries.ts'
import { listSources } from './service.ts'
import { writeBehind } from './write-behind.ts'

let h: House
beforeAll(async () => {
  h = await house({})
  await listSources(h.deps)
})
afterAll(() => h.close())

const openRun = async () => ({
  deps: h.deps,
  source: 'olj' as const,
  id: await insertRun(h.db, 'olj', 'manual', h.clock.now()),
  counts: { pages: 0, fetched: 0, new: 0, changed: 0, closed: 0, failed: 0 },
})
const sample = (number: number) => readSample(h, { title: `Clerk ${number}`, employer: `Office ${number}` }, number)
const storedFrom = async (first: number) => {
  const { rows } = await sql<{ source_id: string }>`
    select source_id from postings where source_id::integer >= ${first} order by source_id::integer`.execute(h.db)
  return rows.map((row) => Number(row.source_id))
}
const numbers = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index)

it('everything that was put is stored at the end, however it came in', async () => {
  const run = await openRun()
  const writer = writeBehind(run)
  await writer.put([], [])
  for (const number of numbers(1, 20)) {
    run.counts.new += 1
    await writer.put([sample(number)], [])
    // Every other one comes when the writer has just run dry.
    if (number % 2 === 0) await writer.end()
  }
  await Promise.all(numbers(21, 20).map((number) => writer.put([sample(number)], [])))
  await writer.end()
  expect(await storedFrom(1)).toEqual(numbers(1, 40))
  expect((await listRuns(h.db, 1))[0]).toMatchObject({ id: run.id, new: 20 })
})

it('a reader that is too far ahead waits', async () => {
  const writer = writeBehind(await openRun())
  await writer.put(numbers(1001, 10).map(sample), [])
  await writer.put(numbers(1011, 240).map(sample), [])
  expect(await storedFrom(1001)).toEqual(numbers(1001, 250))
})

it('a failure to write reaches who puts next, and the end', async () => {
  const writer = writeBehind(await openRun())
  await writer.put([{ ...sample(2001), pay_min: 2, pay_max: 1 }], [])
  await expect(writer.end()).rejects.toThrow(/check constraint/)
  await expect(writer.put([sample(2002)], [])).rejects.toThrow(/check constraint/)
  await expect(writer.end()).rejects.toThrow(/check constraint/)
  expect(await storedFrom(2001)).toEqual([])
})
