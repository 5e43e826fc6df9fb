import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { house, type House } from '#server/testing/house.ts'

let h: House
let me: { token: string; user: { id: number } }
beforeAll(async () => {
  h = await house()
})
afterAll(() => h.close())
beforeEach(async () => {
  me = await h.signUp()
})

const NURSE = { search: 'nurse', source: 'olj' }
const save = (name: unknown, criteria: unknown = NURSE, token = me.token) =>
  h.call('POST', '/api/saved-searches/', { token, body: { name, criteria } })
const update = (id: unknown, body: unknown, token = me.token) =>
  h.call('PATCH', `/api/saved-searches/${String(id)}/`, { token, body })
const remove = (id: unknown, token = me.token) => h.call('DELETE', `/api/saved-searches/${String(id)}/`, { token })
const list = async (token = me.token) => (await h.call('GET', '/api/saved-searches/', { token })).body

test('a search is kept by name with its criteria, newest first', async () => {
  const first = await save('  Nurses ', { ...NURSE, tags: '', sort_by: 'date_desc', page: '3', user_id: 1 })
  expect(first).toMatchObject({ status: 201, body: { name: 'Nurses', created_at: h.clock.now().toISOString() } })
  expect(first.body.criteria).toEqual({ search: 'nurse', source: 'olj', sort_by: 'date_desc' })
  h.clock.advance(1000)
  await save('Developers', { job_type: 'Full-time,Gig', salary_range: '1000-2000', date_posted: 'week' })
  expect((await list()).results.map(({ name }: { name: string }) => name)).toEqual(['Developers', 'Nurses'])
})

test('a name is taken once, whatever its case and spaces, also when two come at once', async () => {
  const answers = await Promise.all(['Night shift', 'night  SHIFT'].map((name) => save(name)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  expect((await save('NIGHT SHIFT')).body).toEqual({ name: ['You already have a saved search with this name.'] })
  const other = await h.signUp()
  expect((await save('Night shift', NURSE, other.token)).status).toBe(201)
})

test('twenty are the most, however many come at once', async () => {
  const answers = await Promise.all(Array.from({ length: 24 }, (_, n) => save(`Search ${n}`)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
  expect((await save('One more')).body).toMatchObject({
    code: 'saved_searches_full',
    detail: 'You can keep 20 saved searches. Please delete one first.',
  })
})

describe('a bad body', () => {
  test.each([
    [{ criteria: NURSE }, { name: ['Name is required'] }],
    [{ name: '   ', criteria: NURSE }, { name: ['Name is required'] }],
    [{ name: 'x'.repeat(81), criteria: NURSE }, { name: ['Ensure this field has no more than 80 characters.'] }],
    [{ name: 'x' }, { criteria: ['Choose a search term or a filter first.'] }],
    [{ name: 'x', criteria: {} }, { criteria: ['Choose a search term or a filter first.'] }],
    [{ name: 'x', criteria: { sort_by: 'date_desc' } }, { criteria: ['Choose a search term or a filter first.'] }],
    [{ name: 'x', criteria: { search: ' ' } }, { criteria: ['Choose a search term or a filter first.'] }],
    [{ name: 'x', criteria: { ...NURSE, source: 'indeed' } }, { 'criteria.source': ['Select a valid choice.'] }],
    [{ name: 'x', criteria: { ...NURSE, salary_range: '1' } }, { 'criteria.salary_range': ['Select a valid choice.'] }],
    [{ name: 'x', criteria: { search: 5 } }, { 'criteria.search': ['Enter a text.'] }],
    [
      { name: 'x', criteria: { search: 'x'.repeat(201) } },
      { 'criteria.search': ['Ensure this field has no more than 200 characters.'] },
    ],
  ])('is told field by field (%#)', async (body, fields) => {
    const answer = await h.call('POST', '/api/saved-searches/', { token: me.token, body })
    expect(answer).toMatchObject({ status: 400, body: fields })
  })
})

describe('a saved search', () => {
  test('is renamed and changed one without the other', async () => {
    const { body } = await save('Nurses')
    expect((await update(body.id, { name: 'Night nurses' })).body).toMatchObject({
      name: 'Night nurses',
      criteria: NURSE,
    })
    expect((await update(body.id, { name: 'NIGHT NURSES' })).body.name).toBe('NIGHT NURSES')
    const changed = await update(body.id, { criteria: { tags: 'ICU' } })
    expect(changed.body).toMatchObject({ name: 'NIGHT NURSES' })
    expect(changed.body.criteria).toEqual({ tags: 'ICU' })
    await save('Other')
    expect(await update(body.id, { name: 'other' })).toMatchObject({
      status: 409,
      body: { name: ['You already have a saved search with this name.'] },
    })
    expect((await update(body.id, { name: '' })).status).toBe(400)
  })

  test('is deleted once', async () => {
    const { body } = await save('Nurses')
    const both = await Promise.all([remove(body.id), remove(body.id)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
    expect((await list()).count).toBe(0)
  })

  test('of somebody else is not found and stays', async () => {
    const { body } = await save('Nurses')
    const stranger = await h.signUp()
    expect((await update(body.id, { name: 'Mine' }, stranger.token)).status).toBe(404)
    expect((await remove(body.id, stranger.token)).status).toBe(404)
    expect((await list()).results[0]).toMatchObject({ name: 'Nurses' })
    expect((await list(stranger.token)).count).toBe(0)
  })

  test('is not begun without a running plan, but kept and deleted', async () => {
    const { body } = await save('Nurses')
    await sql`update subscriptions set ends_at = ${h.clock.now()} where user_id = ${me.user.id}`.execute(h.db)
    expect(await save('More')).toMatchObject({ status: 403, body: { subscription_expired: true } })
    expect((await update(body.id, { name: 'Renamed' })).status).toBe(200)
    expect((await remove(body.id)).status).toBe(200)
  })
})

test.each([
  ['GET', '/api/saved-searches/'],
  ['POST', '/api/saved-searches/'],
  ['PATCH', '/api/saved-searches/1/'],
  ['DELETE', '/api/saved-searches/1/'],
] as const)('%s %s needs a login', async (method, path) => {
  const given = method === 'GET' ? {} : { body: {} }
  expect((await h.call(method, path, given)).status).toBe(401)
  expect((await h.call(method, path, { token: 'nonsense', ...given })).status).toBe(401)
})
