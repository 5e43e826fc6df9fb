import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAdmin } from '#features/auth/server/service.ts'
import { house, type House } from '#server/testing/house.ts'
import { recordAudit } from './service.ts'

let h: House
let admin: { token: string; user: { id: number; email: string } }
beforeAll(async () => {
  h = await house()
  admin = await h.signUp({ username: 'tomas_admin' })
  await makeAdmin(h.deps, admin.user.email)
  h.clock.set(new Date('2026-11-23T15:59:59Z'))
  const entry = { action: 'person.disable', subject: { kind: 'person', id: 7 } } as const
  await recordAudit(h.db, { ...entry, actor: admin.user, reason: '=1+1', now: h.clock.now() })
  h.clock.advance(1000)
  await recordAudit(h.db, {
    ...entry,
    actor: 'operator',
    action: 'plan.give',
    details: { days: 30 },
    now: h.clock.now(),
  })
})
afterAll(() => h.close())

const get = (query = '', token = admin.token) => h.call('GET', `/api/admin/audit/${query}`, { token })
const reasons = async (query: string) => (await get(query)).body.results.map((one: { action: string }) => one.action)

test('the latest stands first, with who, what, to whom, why', async () => {
  const { body } = await get()
  expect(body.results[0]).toMatchObject({ actor_id: null, action: 'plan.give', details: { days: 30 } })
  expect(body.results[1]).toMatchObject({
    actor_id: admin.user.id,
    actor_name: 'tomas_admin',
    subject_id: 7,
    reason: '=1+1',
  })
})

test('is narrowed by action, subject, actor, and by Manila’s days', async () => {
  expect(await reasons('?action=plan.give')).toEqual(['plan.give'])
  expect(await reasons('?subject_kind=posting')).toEqual([])
  expect(await reasons('?subject_kind=person&subject_id=7')).toEqual(['plan.give', 'person.disable'])
  expect(await reasons(`?actor_id=${admin.user.id}`)).toEqual(['person.disable'])
  // Midnight in Manila is four in the afternoon in London.
  expect(await reasons('?from=2026-11-24')).toEqual(['plan.give'])
  expect(await reasons('?until=2026-11-23')).toEqual(['person.disable'])
})

test('goes on behind an entry, also among those of one moment', async () => {
  const before = (await get('?subject_kind=mail')).body.results.length
  expect(before).toBe(0)
  for (let more = 0; more < 60; more += 1) {
    await recordAudit(h.db, { actor: 'operator', action: 'task.drop', subject: { kind: 'mail' }, now: h.clock.now() })
  }
  const first = (await get('?subject_kind=mail')).body
  const rest = (await get(`?subject_kind=mail&before=${first.next}`)).body
  expect([first.results.length, rest.results.length, rest.next]).toEqual([50, 10, null])
})

test('is taken as a file a spreadsheet runs nothing of, and that is written down', async () => {
  const { status, bytes, headers } = await h.call('GET', '/api/admin/audit/file/?subject_kind=person', {
    token: admin.token,
  })
  expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  const text = bytes.toString('utf8')
  expect(text.split('\r\n')[0]).toContain('When (Manila),Who,What')
  expect(text).toContain("'=1+1")
  expect(text).not.toMatch(/[,\n]=1\+1/)
  expect(await reasons('?action=audit.export')).toEqual(['audit.export'])
})

test.each(['?action=nothing', '?from=2026-02-31', '?from=yesterday', '?before=x', '?subject_kind=cat'])(
  '%s is refused',
  async (query) => {
    expect((await get(query)).status).toBe(400)
  },
)

test('seekers and visitors are kept off', async () => {
  const luz = await h.signUp()
  for (const path of ['/api/admin/audit/', '/api/admin/audit/file/']) {
    expect((await h.call('GET', path, { token: luz.token })).status).toBe(403)
    expect((await h.call('GET', path)).status).toBe(401)
  }
})
