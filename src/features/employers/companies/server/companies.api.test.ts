import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeAdmin } from '#features/auth/server/service.ts'
import { house, type House } from '#server/testing/house.ts'
import { arrive, arriveSamples, NOW } from '#server/testing/sample-postings.ts'

let h: House
beforeAll(async () => {
  h = await house()
  await arriveSamples(h)
})
afterAll(() => h.close())

const idOf = async (name: string): Promise<number> =>
  (await h.db.selectFrom('employers').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id
const page = async (id: number, query = '') => h.call('GET', `/api/companies/${id}/${query}`)

describe('the page of a company', () => {
  test('says what its approved postings say, to anybody', async () => {
    const id = await idOf('Acme Inc')
    const { status, body } = await page(id)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id,
      name: 'Acme Inc',
      sources: ['olj'],
      first_seen: NOW.toISOString(),
      total_posts: 3,
      open_posts: 2,
      pay: [{ currency: 'USD', min: 900, max: 1200, jobs: 1 }],
      job_types: ['Full-time'],
      replies: null,
      notes: [],
    })
    expect(body.postings.results.map(({ title }: { title: string }) => title)).toEqual([
      'React Developer',
      'IT Support',
    ])
    expect(body.months).toHaveLength(12)
    expect(body.months.at(-1)).toEqual({ month: '2026-11', jobs: 3 })
    expect(body.months[0]).toEqual({ month: '2025-12', jobs: 0 })
  })

  test('counts months as Manila does', async () => {
    // The last day of October in London, the first of November in Manila.
    const days = (NOW.getTime() - Date.parse('2026-10-31T20:00:00Z')) / 86_400_000
    await arrive(h, [{ title: 'Night clerk', employer: 'Edge Office', days }], 3000)
    const { months } = (await page(await idOf('Edge Office'))).body
    expect(months.slice(-2)).toEqual([
      { month: '2026-10', jobs: 0 },
      { month: '2026-11', jobs: 1 },
    ])
  })

  test('has its open jobs on pages, newest first', async () => {
    const many = Array.from({ length: 23 }, (_, at) => ({
      title: `Agent ${String.fromCharCode(65 + at)}`,
      employer: 'Many Jobs',
      text: `Job ${at} `.repeat(30),
      days: at,
    }))
    await arrive(h, many, 4000)
    const id = await idOf('Many Jobs')
    const titles = async (at: number) =>
      (await page(id, `?page=${at}`)).body.postings.results.map(({ title }: { title: string }) => title)
    expect([...(await titles(1)), ...(await titles(2)), ...(await titles(3))]).toEqual(many.map(({ title }) => title))
    expect((await page(id, '?page=2')).body.postings).toMatchObject({
      count: 23,
      next: `/api/companies/${id}/?page=3`,
      previous: `/api/companies/${id}/?page=1`,
    })
    expect(await titles(4)).toEqual([])
  })

  test('has a job also where the posting that stands for it hides whose it is', async () => {
    const text = `Keep the ledgers of forty dental offices in Xero, chase late invoices and close each month by the third day. ${'Ledgers, invoices, closings and reports for dentists. '.repeat(6)}`
    const job = { title: 'Dental Ledger Bookkeeper', text }
    await arrive(h, [{ ...job, employer: 'Quill Dental Group', source: 'linkedin', location: 'Philippines' }], 6000)
    await arrive(h, [job], 6100)
    const id = await idOf('Quill Dental Group')
    const listed = (await h.call('GET', '/api/jobs/search/?search=dental+ledger')).body.results
    expect(
      listed,
      'one row for the real job, of the board that hides the employer, named by the other one',
    ).toMatchObject([{ source: 'olj', employer: { id, name: 'Quill Dental Group' } }])
    const { body } = await page(id)
    expect(body.postings.results).toMatchObject([{ title: job.title, source: 'linkedin' }])
    expect(body).toMatchObject({ open_posts: 1, postings: { count: 1 } })
    const admin = await h.signUp()
    await makeAdmin(h.deps, admin.user.email)
    expect((await h.call('GET', `/api/employers/${id}/`, { token: admin.token })).body).toMatchObject({ open_posts: 1 })
  })

  test('knows nothing of what is held or hidden, and is not there when that is all', async () => {
    await arrive(
      h,
      [
        { title: 'Typist', employer: 'Half Held', salary: '$400' },
        { title: 'Payer', employer: 'Half Held', salary: '$9000', text: 'Pay a training fee of $50 first.' },
        { title: 'Payer too', employer: 'All Held', text: 'You must pay a registration fee of $50.' },
      ],
      5000,
    )
    const { rows } = await sql<{ held: number }>`
      select count(*)::integer as held from postings where review_state = 'held'`.execute(h.db)
    expect(rows[0]?.held).toBe(2)
    const { body } = await page(await idOf('Half Held'))
    expect(body).toMatchObject({ total_posts: 1, open_posts: 1, pay: [{ min: 400, max: 400 }] })
    expect(JSON.stringify(body)).not.toContain('Payer')
    expect((await page(await idOf('All Held'))).status).toBe(404)
  })

  test('of a merged name is that of the employer that keeps it', async () => {
    const person = await h.signUp()
    await makeAdmin(h.deps, person.user.email)
    const [name, kept] = await Promise.all([idOf('Bayani Desk'), idOf('Niño Foods')])
    await h.call('POST', `/api/employers/${name}/merge/`, { token: person.token, body: { into: kept } })
    expect((await page(name)).body).toMatchObject({ id: kept, other_names: ['Bayani Desk'], total_posts: 2 })
  })

  test.each(['/api/companies/99999999/', '/api/companies/x/'])('%s is nobody: 404', async (path) => {
    expect((await h.call('GET', path)).status).toBe(404)
  })

  test('refuses a bad page', async () => {
    expect((await page(await idOf('Acme Inc'), '?page=0')).status).toBe(400)
  })
})
