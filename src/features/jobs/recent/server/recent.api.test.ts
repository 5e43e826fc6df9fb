import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { house, type House } from '#server/testing/house.ts'
import { KEPT_DAYS, MOST_KEPT } from '../contract.ts'
import { sweepSearchesTask } from './service.ts'

let h: House
beforeAll(async () => {
  h = await house()
})
afterAll(() => h.close())

const record = (token: string | undefined, body: unknown) =>
  h.call('POST', '/api/jobseeker/search/record/', { body, ...(token === undefined ? {} : { token }) })
const recent = async (token: string) =>
  (await h.call('GET', '/api/jobseeker/search/recent/', { token })).body.results as { query: string; filters: object }[]

describe('POST /api/jobseeker/search/record/', () => {
  it('remembers words and filters, the latest first', async () => {
    const { token } = await h.signUp()
    await record(token, { query: 'nurse', filters: {} })
    h.clock.advance(1000)
    const filters = { job_type: 'Gig', source: 'olj', tags: '', user_id: 7 }
    expect((await record(token, { query: '  Video   Editor ', filters })).status).toBe(201)
    expect(await recent(token)).toMatchObject([
      { query: 'Video Editor', filters: { job_type: 'Gig', source: 'olj' } },
      { query: 'nurse', filters: {} },
    ])
    expect(JSON.stringify(await recent(token))).not.toContain('user_id')
  })

  it('keeps the same words once, whatever their case, also when sent twice at once', async () => {
    const { token } = await h.signUp()
    await Promise.all(['Café VA', 'cafe va', 'CAFE  VA'].map((query) => record(token, { query })))
    expect(await recent(token)).toHaveLength(1)
  })

  it('keeps the newest fifty', async () => {
    const { token, user } = await h.signUp()
    for (let i = 0; i < MOST_KEPT + 5; i += 1) {
      h.clock.advance(1000)
      await record(token, { query: `search ${i}` })
    }
    const kept = await recent(token)
    expect(kept).toHaveLength(MOST_KEPT)
    expect(kept[0]?.query).toBe(`search ${MOST_KEPT + 4}`)
    const { rows } = await sql<{
      n: number
    }>`select count(*) as n from recent_searches where user_id = ${user.id}`.execute(h.db)
    expect(rows[0]?.n).toBe(MOST_KEPT)
  })

  it.each([
    [{ query: '' }, { query: ['Please enter a search term.'] }],
    [{ query: '   ' }, { query: ['Please enter a search term.'] }],
    [{ query: 'x'.repeat(201) }, { query: ['Ensure this field has no more than 200 characters.'] }],
  ])('refuses %j', async (body, errors) => {
    const { token } = await h.signUp()
    const answer = await record(token, body)
    expect([answer.status, answer.body]).toEqual([400, errors])
  })

  it.each([{}, { query: 7 }, { query: null }, { query: 'a', filters: 'b' }, { query: 'a', filters: { tags: ['x'] } }])(
    'refuses the wrong shape %j',
    async (body) => {
      const { token } = await h.signUp()
      expect((await record(token, body)).status).toBe(400)
    },
  )

  it('is for signed-in people', async () => {
    expect((await record(undefined, { query: 'nurse' })).status).toBe(401)
    expect((await record('nobody', { query: 'nurse' })).status).toBe(401)
  })
})

describe('what is remembered', () => {
  it('is forgotten on request, one’s own alone', async () => {
    const [luz, ben] = [await h.signUp(), await h.signUp()]
    for (const { token } of [luz, ben]) await record(token, { query: 'nurse' })
    const answer = await h.call('DELETE', '/api/jobseeker/search/recent/', { token: luz.token })
    expect(answer.body).toEqual({ detail: 'Your recent searches are forgotten.' })
    expect(await recent(luz.token)).toEqual([])
    expect(await recent(ben.token)).toHaveLength(1)
  })

  it('is forgotten after ninety days', async () => {
    const { token, password, user } = await h.signUp()
    await record(token, { query: 'old' })
    h.clock.advance((KEPT_DAYS - 1) * 86_400_000)
    const body = { email: user.email, password, remember_me: true }
    const { token: later } = (await h.call('POST', '/api/auth/login/', { body })).body as { token: string }
    await record(later, { query: 'new' })
    h.clock.advance(2 * 86_400_000)
    await h.run(sweepSearchesTask, {})
    expect((await recent(later)).map((one) => one.query)).toEqual(['new'])
  })
})
