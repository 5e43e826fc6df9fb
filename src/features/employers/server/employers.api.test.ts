import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAdmin } from '#features/auth/server/service.ts'
import { ingestNow } from '#features/jobs/server/service.ts'
import { house, type House } from '#server/testing/house.ts'

let h: House
let admin: string
let seeker: string
let busiest: { id: number; name: string; total_posts: number }
beforeAll(async () => {
  h = await house({ sandbox: { olj: 60, linkedin: 20 } })
  await ingestNow(h.deps, 'olj')
  await ingestNow(h.deps, 'linkedin')
  const person = await h.signUp()
  await makeAdmin(h.deps, person.user.email)
  admin = person.token
  seeker = (await h.signUp()).token
  const { rows } = await sql<
    typeof busiest
  >`select id, name, total_posts from employers order by total_posts desc, id limit 1`.execute(h.db)
  if (rows[0]) busiest = rows[0]
})
afterAll(() => h.close())

describe('employers', () => {
  it('are listed by name with their postings and boards', async () => {
    const { body, status } = await h.call('GET', '/api/employers/?per_page=100', { token: admin })
    expect(status).toBe(200)
    const { results, count } = body as {
      results: { name: string; total_posts: number; sources: string[] }[]
      count: number
    }
    expect(count).toBe(results.length)
    const names = results.map((employer) => employer.name.toLowerCase())
    expect(names).toEqual(names.toSorted((a, b) => (a < b ? -1 : 1)))
    expect(results.every((employer) => employer.total_posts > 0 && employer.sources.length > 0)).toBe(true)
  })

  it('are found by any part of the name; signs of a pattern mean themselves', async () => {
    const part = busiest.name.slice(1, 6).toUpperCase()
    const found = await h.call('GET', `/api/employers/?search=${encodeURIComponent(part)}`, { token: admin })
    expect((found.body as { results: { id: number }[] }).results.map((employer) => employer.id)).toContain(busiest.id)
    expect((await h.call('GET', '/api/employers/?search=%25', { token: admin })).body).toMatchObject({ count: 0 })
    expect((await h.call('GET', '/api/employers/?search=%00%27', { token: admin })).body).toMatchObject({ count: 0 })
  })

  it('have their postings, newest first', async () => {
    const { body } = await h.call('GET', `/api/employers/${busiest.id}/?per_page=100`, { token: admin })
    expect(body).toMatchObject({ id: busiest.id, name: busiest.name, total_posts: busiest.total_posts })
    const { postings, open_posts } = body as {
      open_posts: number
      postings: { count: number; results: { date_posted: string; closed: boolean }[] }
    }
    const dates = postings.results.map((posting) => posting.date_posted)
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect(postings.count).toBe(postings.results.length)
    expect(open_posts).toBeLessThanOrEqual(postings.results.filter((posting) => !posting.closed).length)
  })

  it.each(['999999', 'x'])('number %s is nobody: 404', async (id) => {
    expect((await h.call('GET', `/api/employers/${id}/`, { token: admin })).status).toBe(404)
  })

  it('are for admins only', async () => {
    for (const path of ['/api/employers/', `/api/employers/${busiest.id}/`]) {
      expect((await h.call('GET', path)).status).toBe(401)
      expect((await h.call('GET', path, { token: seeker })).status).toBe(403)
    }
  })

  it('refuse a bad page', async () => {
    expect((await h.call('GET', '/api/employers/?page=0', { token: admin })).status).toBe(400)
  })
})
