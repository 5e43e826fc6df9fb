import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { house, type House } from '#server/testing/house.ts'
import { withPlan } from '#server/testing/plans.ts'
import { arriveSamples, NOW } from '#server/testing/sample-postings.ts'

let h: House
let idOf: (title: string) => number
let seeker: { token: string; user: { id: number } }
beforeAll(async () => {
  h = await house()
  idOf = await arriveSamples(h)
  seeker = await h.signUp()
})
afterAll(() => h.close())

describe('GET /api/jobs/', () => {
  it('lists newest first, by search, job type and tags', async () => {
    const answer = await h.call('GET', '/api/jobs/?job_type=Full-time&per_page=2')
    expect(answer.body).toMatchObject({
      count: 4,
      next: '/api/jobs/?per_page=2&job_type=Full-time&page=2',
      previous: null,
    })
    expect(answer.body).not.toHaveProperty('sort_by')
    const { token } = await withPlan(h, 'premium')
    expect((await h.call('GET', '/api/jobs?search=react&tags=react', { token })).body.results).toHaveLength(1)
  })
})

it.each(['/api/jobs/search/?page=900', '/api/jobs/?page=900', '/api/jobs/search/?search=react&page=9'])(
  '%s, past the end, still says how many there are',
  async (path) => {
    const past = (await h.call('GET', path)).body
    const { count } = (await h.call('GET', path.replace(/\bpage=\d+/, ''))).body
    expect(past).toMatchObject({ results: [], count })
    expect(count).toBeGreaterThan(0)
  },
)

describe('GET /api/jobs/{id}/', () => {
  it('tells everything about a posting', async () => {
    const { body, status } = await h.call('GET', `/api/jobs/${idOf('React Developer')}/`)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      title: 'React Developer',
      employer: { name: 'Acme Inc', total_posts: 3 },
      description: 'Build web pages.\nStart with MANGO.',
      preview: 'Build web pages. Start with MANGO.',
      job_type: 'Full-time',
      salary: '$900-$1200',
      pay: {
        min: 900,
        max: 1200,
        currency: 'USD',
        period: 'month',
        monthly_usd_min: 900,
        monthly_php_max: 70_500,
        rate_date: '2026-11-20',
      },
      date_posted: NOW.toISOString(),
      source: 'olj',
      sources: [{ source: 'olj', job_id: idOf('React Developer') }],
      closed: false,
      applied: false,
      application_state: null,
      reposted: false,
    })
    expect((body as { tags: { name: string }[] }).tags.map((tag) => tag.name).toSorted()).toEqual(['Node.js', 'React'])
  })

  it('says that pay is not stated rather than guessing', async () => {
    expect((await h.call('GET', `/api/jobs/${idOf('Café Bookkeeper')}/`)).body).toMatchObject({
      salary: '8,000',
      pay: null,
    })
  })

  it('still shows a closed posting, as closed', async () => {
    const { body } = await h.call('GET', `/api/jobs/${idOf('Closed One')}/`)
    expect(body).toMatchObject({ closed: true, closed_reason: 'The employer closed this posting.' })
  })

  it.each(['999999', '0', 'x', '99999999999', '-1'])('%s is nobody: 404', async (id) => {
    expect((await h.call('GET', `/api/jobs/${id}/`)).status).toBe(404)
  })

  it('a posting held for review is not there', async () => {
    const id = idOf('IT Support')
    await sql`update postings set review_state = 'held' where id = ${id}`.execute(h.db)
    expect((await h.call('GET', `/api/jobs/${id}/`)).status).toBe(404)
    await sql`update postings set review_state = 'approved' where id = ${id}`.execute(h.db)
  })

  it('says applied only to the person whose application the board confirmed', async () => {
    const id = idOf('Virtual Assistant')
    const insert = (delivery: string) =>
      sql`
      insert into applications (user_id, job_id, board_email, delivery, apply_points, sent_subject, sent_content, posting_snapshot, created_at, sending_since, updated_at)
      values (${seeker.user.id}, ${id}, 'luz@board.test', ${delivery}, 1, '', '', '{}', ${NOW}, ${NOW}, ${NOW})
      on conflict (user_id, job_id) do update set delivery = excluded.delivery`.execute(h.db)
    const seen = async (token?: string) =>
      (await h.call('GET', `/api/jobs/${id}/`, token === undefined ? {} : { token })).body as object
    await insert('sending')
    expect(await seen(seeker.token)).toMatchObject({
      applied: false,
      userHasApplied: false,
      application_state: 'sending',
    })
    await insert('confirmed')
    expect(await seen(seeker.token)).toMatchObject({
      applied: true,
      userHasApplied: true,
      application_state: 'confirmed',
    })
    expect(await seen(seeker.token)).toMatchObject({ application: { id: expect.any(Number), own: false } })
    const other = await h.signUp()
    for (const token of [other.token, undefined]) {
      const theirs = await seen(token)
      expect(theirs).toMatchObject({ applied: false, application_state: null })
      expect(theirs).not.toHaveProperty('application')
    }
  })
})

describe('GET /api/jobs/{id}/similar/', () => {
  it('gives the most similar first, with score, label and the rule that found it, never the posting itself', async () => {
    const { body } = await h.call('GET', `/api/jobs/${idOf('React Developer')}/similar/`)
    const { results } = body as {
      results: {
        id: number
        title: string
        similarityScore: number
        similarityLabel: string
        similaritySource: string
      }[]
    }
    expect(results.map((job) => job.id)).not.toContain(idOf('React Developer'))
    expect(results.map((job) => job.title)).not.toContain('Closed One')
    expect(results[0]).toMatchObject({
      title: 'IT Support',
      similarityScore: 5,
      similarityLabel: 'Similar',
      similaritySource: 'jobType',
    })
    const scores = results.map((job) => job.similarityScore)
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
    expect(results.some((job) => job.similaritySource === 'latest')).toBe(true)
  })

  it('of nothing is 404', async () => {
    expect((await h.call('GET', '/api/jobs/999999/similar/')).status).toBe(404)
  })
})

describe('GET /api/tags/popular/', () => {
  it('names the tags of open postings', async () => {
    const { body } = await h.call('GET', '/api/tags/popular/')
    expect((body as { results: { name: string }[] }).results.map((tag) => tag.name).toSorted()).toEqual([
      'Email',
      'Node.js',
      'React',
    ])
  })
})
