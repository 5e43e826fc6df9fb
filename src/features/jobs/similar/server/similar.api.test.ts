import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { house, type House } from '#server/testing/house.ts'
import { arrive, NOW } from '#server/testing/sample-postings.ts'
import type { SimilarJob } from '../../contract.ts'
import { listSources, refreshSearch } from '../../ingest/server/service.ts'
import { similarityLabel } from '../rules.ts'

let h: House
beforeAll(async () => {
  h = await house()
  h.clock.set(NOW)
  await listSources(h.deps)
})
afterAll(() => h.close())

type Given = Parameters<typeof arrive>[1]
let board = 1000
/** A market of its own for each promise. */
async function market(postings: Given): Promise<void> {
  await sql`update postings set closed_at = now() where closed_at is null`.execute(h.db)
  await sql`delete from posting_search`.execute(h.db)
  board += 1000
  await arrive(h, postings, board)
  await refreshSearch(h.deps)
}
async function similarTo(title: string): Promise<SimilarJob[]> {
  const { rows } = await sql<{ id: number }>`
    select id from postings where title = ${title} and closed_at is null`.execute(h.db)
  const answer = await h.call('GET', `/api/jobs/${rows[0]?.id}/similar/`)
  expect(answer.status).toBe(200)
  return answer.body.results as SimilarJob[]
}
const some = (count: number, make: (index: number) => Given[number]) => Array.from({ length: count }, (_, i) => make(i))
const sources = (jobs: SimilarJob[]) =>
  Object.fromEntries(Object.entries(Object.groupBy(jobs, (one) => one.similaritySource)).map(([k, v]) => [k, v.length]))

const JOB = { title: 'Drafter of wooden boats', tags: ['AutoCAD'], types: ['Gig'], employer: 'Own Yard' }

describe('the cascade of similar postings (spec 2 §4)', () => {
  it('ten by shared tags are enough: no other rule is asked', async () => {
    await market([
      JOB,
      ...some(14, (i) => ({ title: `Kamote ${i}`, tags: ['AutoCAD'], types: ['Contract'], employer: `T${i}` })),
      ...some(6, (i) => ({ title: `Drafter of boats ${i}`, types: ['Gig'], employer: `G${i}` })),
    ])
    expect(sources(await similarTo(JOB.title))).toEqual({ tags: 10 })
  })

  it('with fewer, five of the same type and five by title words fill up to ten', async () => {
    await market([
      JOB,
      ...some(3, (i) => ({ title: `Kamote ${i}`, tags: ['AutoCAD'], types: ['Contract'], employer: `T${i}` })),
      ...some(9, (i) => ({ title: `Pandesal ${i}`, types: ['Gig'], employer: `G${i}` })),
      ...some(9, (i) => ({ title: `Wooden boats sold ${i}`, types: ['Contract'], employer: `W${i}` })),
    ])
    const found = await similarTo(JOB.title)
    expect(found).toHaveLength(10)
    // Ranked by score: five by title, three by tags, and what is left of the five by type.
    expect(sources(found)).toEqual({ title: 5, tags: 3, jobType: 2 })
  })

  it('the latest come only where all of that found fewer than five', async () => {
    const others = some(8, (i) => ({ title: `Pandesal ${i}`, types: ['Contract'], employer: `P${i}` }))
    await market([JOB, { ...JOB, title: 'Kamote', employer: 'Far Yard' }, ...others])
    expect(sources(await similarTo(JOB.title))).toEqual({ tags: 1, latest: 5 })
    await market([JOB, ...some(5, (i) => ({ title: `Kamote ${i}`, types: ['Gig'], employer: `G${i}` })), ...others])
    expect(sources(await similarTo(JOB.title))).toEqual({ jobType: 5 })
  })

  it('ranks by score with the label of each, and never lists the posting itself or one twice', async () => {
    await market([JOB, { ...JOB, title: 'Drafter of wooden boats and ships' }, { ...JOB, title: 'Kamote', tags: [] }])
    const found = await similarTo(JOB.title)
    expect(found[0]).toMatchObject({ title: 'Drafter of wooden boats and ships', similarityLabel: 'Highly Similar' })
    expect(found.map((one) => one.title)).not.toContain(JOB.title)
    expect(new Set(found.map((one) => one.id)).size).toBe(found.length)
    for (const one of found) expect(one.similarityLabel).toBe(similarityLabel(one.similarityScore))
    const scores = found.map((one) => one.similarityScore)
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  })
})

it.each(['999999', '0', 'x'])('similar to %s, which is nobody: 404', async (id) => {
  expect((await h.call('GET', `/api/jobs/${id}/similar/`)).status).toBe(404)
})
