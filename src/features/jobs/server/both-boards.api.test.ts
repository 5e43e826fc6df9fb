import { afterAll, beforeAll, expect, test } from 'vitest'
import { house, type House } from '#server/testing/house.ts'
import { withPlan } from '#server/testing/plans.ts'
import { arrive, arriveSamples } from '#server/testing/sample-postings.ts'

let h: House
let token: string
beforeAll(async () => {
  h = await house()
  await arriveSamples(h)
  token = (await withPlan(h, 'premium')).token
})
afterAll(() => h.close())

const text =
  'Keep the books of three cafés in Iloilo, close every month by the fifth, and answer the accountant in Cebu on Fridays.'
type Row = { id: number; title: string; job_type: string; job_types: string[]; sources: object[] }

/** One real job on both boards, found under a type; each board has its own types for it. */
async function found(title: string, types: { olj: string[]; linkedin: string[] }, first: number, type: string) {
  const job = { title, employer: `${title} House`, text }
  const list = (['olj', 'linkedin'] as const).map((source) => ({ ...job, source, types: types[source] }))
  await arrive(h, list, first)
  const { body } = await h.call('GET', `/api/jobs/search/?search=${title}&job_type=${type}`, { token })
  return body.results as Row[]
}

test('a row of several boards shows the types of all of them, its own first', async () => {
  const types = { olj: ['Full-time'], linkedin: ['Contract', 'Full-time'] }
  const rows = await found('Ledgerkeeper', types, 50_000, 'Contract')
  expect(rows).toMatchObject([{ job_types: ['Full-time', 'Contract'], job_type: 'Full-time, Contract' }])
  expect(rows[0]?.sources).toHaveLength(2)
  const detail = await h.call('GET', `/api/jobs/${rows[0]?.id}/`)
  expect(detail.body).toMatchObject({ job_types: ['Full-time', 'Contract'], job_type: 'Full-time, Contract' })
})

test('where one board takes any type, the row does', async () => {
  const rows = await found('Archivemaster', { olj: [], linkedin: ['Contract'] }, 51_000, 'Part-time')
  expect(rows).toMatchObject([{ job_types: [], job_type: 'Any' }])
})

test('a posting that is closed or held adds nothing', async () => {
  const [row] = await found('Millwright', { olj: ['Full-time'], linkedin: ['Contract'] }, 52_000, 'Full-time')
  expect(row?.job_types).toEqual(['Full-time', 'Contract'])
  await h.db.updateTable('postings').set({ closed_at: h.clock.now() }).where('source_id', '=', '52001').execute()
  expect((await h.call('GET', `/api/jobs/${row?.id}/`)).body.job_types).toEqual(['Full-time'])
})
