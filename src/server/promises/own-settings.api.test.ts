import { afterAll, beforeAll, expect, test } from 'vitest'
import { house, type House } from '#server/testing/house.ts'

let h: House
beforeAll(async () => {
  h = await house()
})
afterAll(() => h.close())

const READ = ['/api/auth/user/', '/api/settings/notifications/', '/api/settings/privacy/', '/api/settings/data-export/']
const NEW = 'Bagong-salita-9'

test('a call of the settings changes whoever holds the token, whomever its body or address names', async () => {
  const [me, other] = await Promise.all([h.signUp(), h.signUp()])
  const theirs = () => Promise.all(READ.map(async (path) => (await h.call('GET', path, { token: other.token })).body))
  const before = await theirs()
  const named = { id: other.user.id, user_id: other.user.id, user: other.user.id, username: 'ibang_tao' }
  const tries: ['PUT' | 'POST', string, object][] = [
    [
      'PUT',
      '/api/user/update/',
      { email: me.user.email, first_name: 'Iba', is_superuser: true, account_type: 'admin' },
    ],
    ['PUT', '/api/settings/notifications/', { marketing: true, frequency: 'weekly' }],
    ['PUT', '/api/settings/privacy/', { profile_visibility: 'private' }],
    ['POST', '/api/settings/request-data-export/', {}],
    [
      'POST',
      '/api/auth/password/change/',
      { old_password: me.password, new_password1: NEW, new_password2: NEW, email: other.user.email },
    ],
    ['POST', '/api/auth/delete-account/', { password: NEW }],
  ]
  for (const [method, path, body] of tries) {
    const answer = await h.call(method, `${path}?user_id=${other.user.id}`, {
      token: me.token,
      body: { ...body, ...named },
    })
    expect([path, answer.status]).toEqual([path, 200])
    if (path === '/api/user/update/') {
      const mine = (await h.call('GET', '/api/auth/user/', { token: me.token })).body
      expect(mine).toMatchObject({ id: me.user.id, first_name: 'Iba', account_type: 'jobseeker' })
      expect(mine.is_superuser).not.toBe(true)
    }
  }
  expect(await theirs()).toEqual(before)
  const login = { email: other.user.email, password: other.password }
  expect((await h.call('POST', '/api/auth/login/', { body: login })).status).toBe(200)
  expect((await h.call('GET', '/api/auth/user/', { token: me.token })).status).toBe(401)
})
