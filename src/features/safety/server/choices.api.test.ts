import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeAdmin } from '#features/auth/server/service.ts'
import { house, type House } from '#server/testing/house.ts'
import { arrive, arriveOne, arriveSamples } from '#server/testing/sample-postings.ts'

let h: House
let admin: string
let seeker: string
beforeAll(async () => {
  h = await house()
  await arriveSamples(h)
  const person = await h.signUp()
  await makeAdmin(h.deps, person.user.email)
  admin = person.token
  seeker = (await h.signUp()).token
})
afterAll(() => h.close())

let boardId = 20_000
const newPosting = (given: Parameters<typeof arriveOne>[1] = {}, first = (boardId += 10)) => arriveOne(h, given, first)
const isListed = async (id: number) => {
  const { rows } = await sql`select from posting_search where posting_id = ${id}`.execute(h.db)
  return rows.length === 1
}

describe('not the same job', () => {
  const text = Array.from({ length: 90 }, (_, index) => `duty${index} with care${index % 11}`).join(' ')
  const both = { title: 'Shared Title Clerk', employer: 'Shared Office', text }
  const clusters = async (ids: number[]) => {
    const { rows } = await sql<{ cluster_id: number }>`
      select cluster_id from postings where id = any(${ids}::bigint[]) order by id`.execute(h.db)
    return new Set(rows.map((row) => row.cluster_id)).size
  }
  const notSame = (id: number, other_id: number, token = seeker) =>
    h.call('POST', `/api/jobs/${id}/not-same/`, { token, body: { other_id } })
  const said = async (id: number) => (await h.call('GET', `/api/jobs/${id}/report/`, { token: seeker })).body
  const splits = async () => (await h.call('GET', '/api/admin/splits/', { token: admin })).body

  test('is said by a person, confirmed by the team, and kept by every later import', async () => {
    const one = await newPosting(both, 32_000)
    const twin = await newPosting({ ...both, source: 'linkedin' }, 32_001)
    expect(await clusters([one, twin])).toBe(1)
    expect((await notSame(one, twin)).body.not_same_as).toEqual([twin])
    expect((await notSame(twin, one)).status).toBe(409)
    const [item] = (await splits()).results
    expect(item).toMatchObject({ people: 1, one: { id: one }, other: { id: twin } })
    expect(item.reason).toContain('same employer')
    const answer = await h.call('POST', `/api/admin/splits/${item.id}/`, { token: admin, body: { decision: 'split' } })
    expect(answer.status).toBe(200)
    expect(await clusters([one, twin])).toBe(2)
    expect([await isListed(one), await isListed(twin)]).toEqual([true, true])
    expect((await splits()).results).toEqual([])
    // The next import, with changed words; and one that has to read the posting anew.
    await newPosting({ ...both, text: `${text} and more`, source: 'linkedin' }, 32_001)
    expect(await clusters([one, twin])).toBe(2)
    await sql`delete from posting_search where posting_id = ${twin}`.execute(h.db)
    await sql`delete from postings where id = ${twin}`.execute(h.db)
    const anew = await newPosting({ ...both, source: 'linkedin' }, 32_001)
    expect([anew === twin, await clusters([one, anew])]).toEqual([false, 2])
    // Another posting with the same words still finds its own.
    const third = await newPosting({ ...both, source: 'linkedin' }, 32_005)
    expect(await clusters([one, anew, third])).toBe(2)
  })

  test('both read anew in one batch stay apart too', async () => {
    const pair = [
      { ...both, title: 'Batch Clerk' },
      { ...both, title: 'Batch Clerk' },
    ]
    await arrive(h, pair, 33_000)
    const ids = async () => {
      const { rows } = await sql<{ id: number }>`
        select id from postings where source_id in ('33000', '33001') order by source_id`.execute(h.db)
      return rows.map((row) => row.id)
    }
    const [one = 0, twin = 0] = await ids()
    expect(await clusters([one, twin])).toBe(1)
    await notSame(one, twin)
    const [item] = (await splits()).results
    await h.call('POST', `/api/admin/splits/${item.id}/`, { token: admin, body: { decision: 'split' } })
    await sql`delete from posting_search where posting_id in (${one}, ${twin})`.execute(h.db)
    await sql`delete from postings where id in (${one}, ${twin})`.execute(h.db)
    await arrive(h, pair, 33_000)
    expect(await clusters(await ids())).toBe(2)
  })

  test('kept as one it stays one; taken back nobody is asked', async () => {
    const one = await newPosting({ ...both, title: 'Kept Clerk' }, 34_000)
    const twin = await newPosting({ ...both, title: 'Kept Clerk', source: 'linkedin' }, 34_001)
    await notSame(one, twin)
    const [item] = (await splits()).results
    const keep = { token: admin, body: { decision: 'keep', reason: 'Word for word the same' } }
    const answers = await Promise.all([1, 2].map(() => h.call('POST', `/api/admin/splits/${item.id}/`, keep)))
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 404])
    expect([await clusters([one, twin]), (await splits()).count]).toEqual([1, 0])
    // What the team dismissed holds for who said it, until they take it back.
    expect((await said(one)).not_same_as).toEqual([twin])
    await h.call('DELETE', `/api/jobs/${one}/not-same/${twin}/`, { token: seeker })
    expect([(await splits()).count, (await said(one)).not_same_as]).toEqual([0, []])
    await notSame(one, twin)
    expect((await splits()).count).toBe(1)
    await h.call('DELETE', `/api/jobs/${one}/not-same/${twin}/`, { token: seeker })
  })

  test('two that are not shown as one cannot be told apart', async () => {
    const [one, other] = [await newPosting(), await newPosting()]
    expect((await notSame(one, other)).status).toBe(409)
    expect((await notSame(one, one)).status).toBe(409)
    expect((await notSame(one, 999_999)).status).toBe(409)
    expect((await h.call('POST', `/api/jobs/${one}/not-same/`, { token: seeker, body: {} })).status).toBe(400)
  })
})
