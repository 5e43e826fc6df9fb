import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeAdmin } from '#features/auth/server/service.ts'
import { house, type House } from '#server/testing/house.ts'

let h: House
let admin: { token: string; user: { id: number; email: string } }
let colleague: typeof admin
beforeAll(async () => {
  h = await house()
  admin = await h.signUp()
  colleague = await h.signUp()
  for (const one of [admin, colleague]) await makeAdmin(h.deps, one.user.email)
})
afterAll(() => h.close())

const read = async (id: number) => (await h.call('GET', `/api/admin/people/${id}/`, { token: admin.token })).body
const act = (id: number, what: string, body: object = { reason: 'Spam.' }, token = admin.token) =>
  h.call('POST', `/api/admin/people/${id}/${what}/`, { token, body })
const trail = async (id: number) =>
  (
    await h.db
      .selectFrom('audit_entries')
      .select(['action', 'reason', 'details'])
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ action }) => action)

describe('finding people', () => {
  test('by a part of the name or the whole address, without showing an address', async () => {
    const { user } = await h.signUp({ first_name: 'Perlita', last_name: 'Quiambao' })
    const search = async (words: string) =>
      (await h.call('GET', `/api/admin/people/?search=${encodeURIComponent(words)}`, { token: admin.token })).body
    const byName = await search('quiamb')
    expect(byName.results.map(({ id }: { id: number }) => id)).toEqual([user.id])
    expect((await search(user.email)).results.map(({ id }: { id: number }) => id)).toEqual([user.id])
    expect((await search('%')).results).toEqual([])
    expect(JSON.stringify(byName)).not.toContain('@')
    expect(JSON.stringify(await read(user.id))).not.toContain('@')
  })

  test('goes on behind the last one', async () => {
    for (let more = 0; more < 26; more += 1) await h.signUp({ last_name: 'Pila' })
    const first = (await h.call('GET', '/api/admin/people/?search=pila', { token: admin.token })).body
    expect(first.results).toHaveLength(25)
    const rest = (await h.call('GET', `/api/admin/people/?search=pila&before=${first.next}`, { token: admin.token }))
      .body
    expect([rest.results.length, rest.next]).toEqual([1, null])
  })

  test('an address is shown on a press, and that is kept', async () => {
    const { user } = await h.signUp()
    expect((await act(user.id, 'email', {})).body).toEqual({ email: user.email })
    expect(await trail(user.id)).toEqual(['person.reveal_email'])
  })
})

describe('disabling', () => {
  test('signs out everywhere, keeps out with plain words, and is taken back', async () => {
    const luz = await h.signUp()
    expect((await act(luz.user.id, 'disable')).body).toMatchObject({ disabled: true, disabled_reason: 'Spam.' })
    expect((await h.call('GET', '/api/auth/user/', { token: luz.token })).status).toBe(401)
    const login = { email: luz.user.email, password: luz.password }
    const kept = await h.call('POST', '/api/auth/login/', { body: login })
    expect([kept.status, kept.body.code, kept.body.detail]).toEqual([
      403,
      'account_disabled',
      'This account is disabled. If you think that is a mistake, write to us on the Contact page.',
    ])
    expect((await act(luz.user.id, 'enable')).body).toMatchObject({ disabled: false, disabled_reason: null })
    expect((await h.call('POST', '/api/auth/login/', { body: login })).status).toBe(200)
    expect(await trail(luz.user.id)).toEqual(['person.disable', 'person.enable'])
  })

  test('twice at once is done and written down once', async () => {
    const { user } = await h.signUp()
    const answers = await Promise.all([1, 2, 3].map(() => act(user.id, 'disable')))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await trail(user.id)).toEqual(['person.disable'])
  })

  test('nobody disables themselves, and of two admins who disable each other one stays', async () => {
    expect((await act(admin.user.id, 'disable')).status).toBe(409)
    const [one, two] = [await h.signUp(), await h.signUp()]
    for (const each of [one, two]) await makeAdmin(h.deps, each.user.email)
    const answers = await Promise.all([
      act(two.user.id, 'disable', { reason: 'x' }, one.token),
      act(one.user.id, 'disable', { reason: 'x' }, two.token),
    ])
    expect(answers.map(({ status }) => status).toSorted((less, more) => less - more)[0]).toBe(200)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('a disabled admin can do nothing any more', async () => {
    const former = await h.signUp()
    await makeAdmin(h.deps, former.user.email)
    await act(former.user.id, 'disable')
    expect((await act(colleague.user.id, 'disable', { reason: 'x' }, former.token)).status).toBe(401)
  })
})

describe('extending a trial', () => {
  test('adds days once for the end that was seen', async () => {
    const { user } = await h.signUp()
    const { plan } = await read(user.id)
    const body = { days: 7, ends_at: plan.ends_at, reason: 'Was ill.' }
    const [first, second] = await Promise.all([act(user.id, 'trial', body), act(user.id, 'trial', body)])
    expect([first.status, second.status].toSorted((less, more) => less - more)).toEqual([200, 409])
    const after = (await read(user.id)).plan.ends_at
    expect(new Date(after).getTime() - new Date(plan.ends_at).getTime()).toBe(7 * 86_400_000)
    expect(await trail(user.id)).toEqual(['trial.extend'])
  })

  test.each([
    [{ days: 0, reason: 'x' }, 'days'],
    [{ days: 31, reason: 'x' }, 'days'],
    [{ days: 1, reason: ' ' }, 'reason'],
  ])('%j is refused', async (body, field) => {
    const { user } = await h.signUp()
    const answer = await act(user.id, 'trial', { ends_at: '2026-12-01T00:00:00Z', ...body })
    expect([answer.status, Object.keys(answer.body)]).toEqual([400, [field]])
  })
})

test('nobody’s id is not found; seekers and visitors are kept off', async () => {
  for (const what of ['email', 'disable', 'enable']) expect((await act(999_999, what)).status).toBe(404)
  const luz = await h.signUp()
  expect((await act(luz.user.id, 'disable', { reason: 'x' }, luz.token)).status).toBe(403)
  expect((await h.call('GET', '/api/admin/people/')).status).toBe(401)
})
