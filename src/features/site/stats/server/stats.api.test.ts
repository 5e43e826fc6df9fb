import { afterAll, beforeAll, expect, test } from 'vitest'
import { ingestTask } from '#features/jobs/ingest/server/service.ts'
import { house, type House } from '#server/testing/house.ts'

let h: House
beforeAll(async () => {
  h = await house({ sandbox: { olj: 30, linkedin: 0 } })
})
afterAll(() => h.close())

const PATH = '/api/stats/site_stats/'

test('a new house counts zeros; what comes in is counted a minute later, for anybody', async () => {
  expect(await h.call('GET', PATH)).toMatchObject({ status: 200, body: { jobseekers: 0, jobs: 0, companies: 0 } })
  const { token } = await h.signUp()
  await h.db.updateTable('sources').set({ enabled: true }).where('source', '=', 'olj').execute()
  await h.run(ingestTask, { source: 'olj' })
  expect((await h.call('GET', PATH)).body.jobs).toBe(0)
  h.clock.advance(60_000)
  const { status, body } = await h.call('GET', PATH, { token: 'stale' })
  const listed = (await h.call('GET', '/api/jobs/search/')).body.count as number
  const employers = await h.db.selectFrom('employers').select('id').where('total_posts', '>', 0).execute()
  expect([status, body]).toEqual([200, { jobseekers: 1, jobs: listed, companies: employers.length }])
  expect(listed).toBeGreaterThan(0)
  expect((await h.call('GET', PATH, { token })).body).toEqual(body)
})

test('before the first reading has ended, the jobs that are listed already are counted', async () => {
  const listed = (await h.call('GET', '/api/jobs/search/')).body.count as number
  await h.db.deleteFrom('posting_days').execute()
  h.clock.advance(60_000)
  await h.call('GET', PATH)
  await expect.poll(async () => (await h.call('GET', PATH)).body.jobs).toBe(listed)
  expect(listed).toBeGreaterThan(0)
})

test('the diagnostic call answers an empty object, to anybody', async () => {
  for (const options of [{}, { token: 'stale' }]) {
    expect(await h.call('GET', '/api/test-api/', options)).toMatchObject({ status: 200, body: {} })
    expect(Object.keys((await h.call('GET', '/api/test-api/', options)).body as object)).toEqual([])
  }
})
