import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { listSources } from '#features/jobs/server/service.ts'
import { house, type House } from '#server/testing/house.ts'
import { arrive, NOW } from '#server/testing/sample-postings.ts'
import { RULE_VERSION } from '../rules.ts'
import { readPostings } from './service.ts'

let h: House
let idOf: (title: string) => number
beforeAll(async () => {
  h = await house()
  h.clock.set(NOW)
  await listSources(h.deps)
  const types = ['Full Time']
  await arrive(h, [
    {
      title: 'Bookkeeper',
      text: 'Xero and QuickBooks, bank reconciliation, payroll. 3+ years.',
      salary: '$1,000/month',
      types,
    },
    {
      title: 'Junior Bookkeeper',
      text: 'Xero, accounts payable.',
      salary: '$400/month',
      types,
      days: 1,
      employer: 'B Co',
    },
    { title: 'Revit Drafter', text: 'Revit and AutoCAD.', salary: '$900/month', types, days: 2, employer: 'C Co' },
    {
      title: 'Payroll Officer (US only)',
      text: 'Payroll in Xero. Must be based in the United States.',
      types,
      days: 3,
    },
    { title: 'Helping hand', text: 'Be kind.', days: 4 },
    {
      title: 'Accountant',
      employer: 'Hush Ltd',
      text: 'Xero, financial statements.',
      salary: '$1,500/month',
      types,
      days: 5,
    },
  ])
  const rows = await h.db.selectFrom('postings').select(['id', 'title']).execute()
  idOf = (title) => rows.find((row) => row.title === title)?.id ?? 0
})
afterAll(() => h.close())

const PROFILE = {
  title: 'Bookkeeper',
  skills: ['Xero', 'QuickBooks Online', 'Payroll'],
  years_of_experience: '5-10',
  job_preferences: { job_types: ['full-time'], salary_min: 700, salary_max: 1500 },
}
async function seeker(profile: object = PROFILE) {
  const { token, user } = await h.signUp()
  await h.call('PUT', '/api/jobseeker/profile/', { token, body: profile })
  return { token, user }
}
const get = async (token: string, path: string) => (await h.call('GET', `/api${path}`, { token })).body
const titles = (answer: { results: { job: { title: string } }[] }) => answer.results.map(({ job }) => job.title)

describe('a posting', () => {
  test('says how well it fits and why, as the list does', async () => {
    const { token } = await seeker()
    const match = await get(token, `/jobs/${idOf('Bookkeeper')}/match/`)
    expect(match).toMatchObject({ missing: null, blocked: [], version: RULE_VERSION })
    expect(match.skills.held).toEqual(['Xero', 'QuickBooks', 'Payroll'])
    expect(match.points.map(({ check }: { check: string }) => check)).toEqual([
      'skills',
      'title',
      'years',
      'job_type',
      'pay',
    ])
    const [first] = (await get(token, '/matches/')).results
    expect([first.job.title, first.match]).toEqual(['Bookkeeper', match])
    const { scores } = await get(token, `/matches/scores/?ids=${idOf('Bookkeeper')},${idOf('Helping hand')},999999`)
    expect(scores).toEqual({ [idOf('Bookkeeper')]: match.score })
  })

  test('tells what stands against it apart from its score', async () => {
    const { token } = await seeker()
    const conditions = async (title: string) =>
      (await get(token, `/jobs/${idOf(title)}/match/`)).blocked.map((one: { condition: string }) => one.condition)
    expect(await conditions('Junior Bookkeeper')).toEqual(['pay'])
    expect(await conditions('Payroll Officer (US only)')).toEqual(['excluded_country'])
    await h.call('POST', '/api/hidden/', { token, body: { word: 'accountant' } })
    expect(await conditions('Accountant')).toEqual(['hidden'])
  })

  test('has no score for a person or a text that says too little', async () => {
    const { token } = await h.signUp()
    expect(await get(token, `/jobs/${idOf('Bookkeeper')}/match/`)).toMatchObject({ score: null, missing: 'profile' })
    const known = await seeker()
    expect(await get(known.token, `/jobs/${idOf('Helping hand')}/match/`)).toMatchObject({
      score: null,
      missing: 'posting',
    })
    expect(await get(token, '/matches/')).toMatchObject({ results: [], count: 0, missing: 'profile' })
  })

  test('that changes is read again', async () => {
    const { token } = await seeker()
    const id = idOf('Revit Drafter')
    expect((await get(token, `/jobs/${id}/match/`)).score).toBe(0)
    await sql`update postings set title = 'Revit Bookkeeper', content_hash = 'changed' where id = ${id}`.execute(h.db)
    expect((await get(token, `/jobs/${id}/match/`)).score).toBeGreaterThan(0)
  })
})

describe('the list of matches', () => {
  test('begins with the best, leaves out what cannot be, and counts it', async () => {
    const { token } = await seeker()
    const answer = await get(token, '/matches/')
    expect(titles(answer).slice(0, 2)).toEqual(['Bookkeeper', 'Accountant'])
    expect(titles(answer)).not.toContain('Junior Bookkeeper')
    expect(answer.left_out).toEqual({ pay: 1, excluded_country: 1 })
    expect(titles(await get(token, '/matches/?min_score=70'))).toEqual(['Bookkeeper'])
  })

  test('is narrowed by words, paged, and asks the plan for its filters', async () => {
    const { token } = await seeker()
    expect(titles(await get(token, '/matches/?search=accountant'))).toEqual(['Accountant'])
    const first = await get(token, '/matches/?per_page=1')
    expect([titles(first), first.next]).toEqual([['Bookkeeper'], '/api/matches/?per_page=1&page=2'])
    expect((await h.call('GET', '/api/matches/?job_type=Part-time', { token })).status).toBe(403)
  })

  test('is another person’s own', async () => {
    const drafter = await seeker({ title: 'CAD Drafter', skills: ['Revit', 'AutoCAD'] })
    expect(titles(await get(drafter.token, '/matches/'))[0]).toMatch(/^Revit/)
  })
})

test('what was read is read once: the task reads the rest', async () => {
  await readPostings(h.deps, new AbortController().signal)
  const read = await h.db.selectFrom('posting_traits').select(['posting_id', 'rule_version']).execute()
  expect(read.length).toBe(6)
  await sql`update posting_traits set rule_version = 0, traits = '{}'`.execute(h.db)
  await readPostings(h.deps, new AbortController().signal)
  const again = await sql<{ all: boolean }>`select bool_and(rule_version = ${RULE_VERSION} and traits <> '{}') as all
    from posting_traits`.execute(h.db)
  expect(again.rows[0]?.all).toBe(true)
})

test.each([
  ['/matches/scores/', 400],
  ['/matches/scores/?ids=1,x', 400],
  [`/matches/scores/?ids=${Array.from({ length: 101 }, (_, id) => id + 1).join()}`, 400],
  ['/matches/?min_score=101', 400],
  ['/matches/?page=0', 400],
  ['/jobs/999999/match/', 404],
])('%s: %i', async (path, status) => {
  const { token } = await seeker()
  expect((await h.call('GET', `/api${path}`, { token })).status).toBe(status)
})

test.each(['/matches/', '/matches/scores/?ids=1', '/jobs/1/match/'])('%s is nobody’s without a token', async (path) => {
  expect((await h.call('GET', `/api${path}`)).status).toBe(401)
})
