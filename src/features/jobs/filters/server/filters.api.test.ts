import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { house, type House } from '#server/testing/house.ts'
import { withPlan } from '#server/testing/plans.ts'
import { arrive, arriveSamples } from '#server/testing/sample-postings.ts'
import { refreshSearch } from '../../ingest/server/service.ts'
import { DATE_POSTED_VALUES, JOB_TYPE_FILTERS, SALARY_RANGES, SOURCES } from '../../rules.ts'
import { rounded } from './service.ts'

const LOCKED = 'Premium Feature: Unlock all filters with a Premium subscription.'

let h: House
let premium: string
beforeAll(async () => {
  h = await house()
  await arriveSamples(h)
  premium = (await withPlan(h, 'premium')).token
})
afterAll(() => h.close())

const get = (path: string, query: Record<string, string>, token?: string) =>
  h.call('GET', `/api/jobs/${path}?${new URLSearchParams(query).toString()}`, token === undefined ? {} : { token })

/** Every value of every advanced filter. */
const ADVANCED: Record<string, string>[] = [
  ...JOB_TYPE_FILTERS.map((job_type) => ({ job_type })),
  ...SALARY_RANGES.map((salary_range) => ({ salary_range })),
  ...DATE_POSTED_VALUES.map((date_posted) => ({ date_posted })),
  { tags: 'React' },
  { tags: 'a tag nobody has' },
]

describe('an advanced filter', () => {
  it.each(ADVANCED)('%j is refused to a visitor with the way to unlock it', async (query) => {
    for (const path of ['search/', 'facets/']) {
      const answer = await get(path, query)
      expect(answer.status).toBe(403)
      expect(answer.body).toMatchObject({
        error: LOCKED,
        detail: LOCKED,
        code: 'advanced_filters_locked',
        subscription_upgrade_required: true,
        required_plan: 'premium',
        locked_filters: Object.keys(query),
        login_required: true,
      })
    }
  })

  it.each(['free', 'basic'] as const)('is refused on the %s plan', async (plan) => {
    const { token } = await withPlan(h, plan)
    for (const query of ADVANCED) {
      const answer = await get('search/', query, token)
      expect(answer.status).toBe(403)
      expect(answer.body).toMatchObject({
        detail: LOCKED,
        subscription_upgrade_required: true,
        current_plan: plan,
        locked_filters: Object.keys(query),
      })
      expect(answer.body).not.toHaveProperty('login_required')
    }
  })

  it.each(ADVANCED)('%j answers on the premium plan', async (query) => {
    expect((await get('search/', query, premium)).status).toBe(200)
  })

  it('is refused to the moment when premium runs out, and says that it ran out', async () => {
    const { token, user } = await withPlan(h, 'premium')
    const now = h.clock.now()
    await sql`update subscriptions set ends_at = ${new Date(now.getTime() + 1000)} where user_id = ${user.id}`.execute(
      h.db,
    )
    expect((await get('search/', { job_type: 'Gig' }, token)).status).toBe(200)
    h.clock.advance(1000)
    const answer = await get('search/', { job_type: 'Gig' }, token)
    expect(answer.status).toBe(403)
    expect(answer.body).toMatchObject({ subscription_expired: true, code: 'subscription_expired' })
    h.clock.set(now)
  })

  it('of a plain form that was left empty is none', async () => {
    const empty = { search: 'react', job_type: '', salary_range: '', date_posted: '', tags: '' }
    expect((await get('search/', empty)).status).toBe(200)
  })

  it('is all that was locked: every one that was asked for is named', async () => {
    const answer = await get('search/', { job_type: 'Gig', tags: 'React', source: 'olj' })
    expect(answer.body).toMatchObject({ locked_filters: ['job_type', 'tags'] })
  })
})

it('search, source, sort and pages are for everybody', async () => {
  for (const source of SOURCES)
    expect((await get('search/', { search: 'a', source, sort_by: 'date_asc', page: '2' })).status).toBe(200)
})

describe('GET /api/jobs/ as a look-up of similar postings', () => {
  it.each([{ tags: 'react' }, { job_type: 'Full-time' }, { search: 'react' }])('%j is for everybody', async (query) => {
    expect((await get('', query)).status).toBe(200)
  })

  it.each([
    { tags: 'react', page: '2' },
    { job_type: 'Full-time', per_page: '11' },
    { job_type: 'Full-time', tags: 'react' },
    { search: 'react', job_type: 'Full-time' },
  ] as Record<string, string>[])('%j is a filtered listing and needs the plan', async (query) => {
    const answer = await get('', query)
    expect(answer.status).toBe(403)
    expect(answer.body).toMatchObject({ detail: LOCKED, subscription_upgrade_required: true })
    expect((await get('', query, premium)).status).toBe(200)
  })
})

describe('GET /api/jobs/facets/', () => {
  type Group = { value: string; count: number; sure: string }[]
  const facets = async (query: Record<string, string> = {}) => {
    const answer = await get('facets/', query, premium)
    expect(answer.status).toBe(200)
    return answer.body as Record<'source' | 'job_type' | 'salary_range' | 'date_posted' | 'tags', Group>
  }
  const counts = (group: Group) =>
    Object.fromEntries(group.filter((one) => one.count > 0).map(({ value, count }) => [value, count]))

  it('counts every value, exactly in a short list', async () => {
    const found = await facets()
    expect(counts(found.source)).toEqual({ olj: 4, linkedin: 2 })
    expect(counts(found.date_posted)).toEqual({ today: 1, '3days': 2, week: 3, month: 4 })
    expect(counts(found.salary_range)).toEqual({ '0-500': 1, '500-1000': 1, '1000-2000': 1 })
    expect(counts(found.tags)).toEqual({ email: 1, 'node.js': 1, react: 1 })
    expect(Object.values(found).flatMap((group) => group.map((one) => one.sure))).not.toContain('about')
  })

  it.each([
    ...ADVANCED.slice(0, -1),
    ...SOURCES.map((source) => ({ source })),
    { search: 'developer' },
    { search: 'va' },
    { source: 'olj', date_posted: 'month' },
  ] as Record<string, string>[])('promises for each value what the search then finds, beside %j', async (query) => {
    const found = await facets(query)
    for (const group of ['source', 'job_type', 'salary_range', 'date_posted', 'tags'] as const) {
      for (const { value, count } of found[group]) {
        const { body } = await get('search/', { ...query, [group]: value }, premium)
        expect([group, value, body.count]).toEqual([group, value, count])
      }
    }
  })

  it('does not narrow a filter by its own choice', async () => {
    const all = await facets()
    expect((await facets({ source: 'olj' })).source).toEqual(all.source)
    expect((await facets({ job_type: 'Contract' })).job_type).toEqual(all.job_type)
  })

  it('estimates long lists from their newest 400 and says so', async () => {
    const many = Array.from({ length: 500 }, (_, index) => ({
      title: `Encoder of ledger number ${index}`,
      employer: `Ledger House ${index}`,
      types: [index % 4 === 0 ? 'Gig' : 'Full-time'],
      days: index < 450 ? 0 : 3,
    }))
    await arrive(h, many, 5000)
    await refreshSearch(h.deps)
    const found = await facets({ search: 'ledger' })
    const sure = (group: Group, value: string) => group.find((one) => one.value === value)
    expect(sure(found.job_type, 'Gig')).toEqual({ value: 'Gig', count: 130, sure: 'about' })
    expect(sure(found.date_posted, 'today')).toEqual({ value: 'today', count: 400, sure: 'at_least' })
  })
})

it.each([
  [0, 0],
  [7, 7],
  [99, 99],
  [104, 100],
  [1250, 1300],
  [98_765, 99_000],
])('%i is told as %i', (value, told) => {
  expect(rounded(value)).toBe(told)
})
