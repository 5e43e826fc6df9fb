import { afterAll, beforeAll, expect, test } from 'vitest'
import { house, type House } from '#server/testing/house.ts'

let h: House
beforeAll(async () => {
  h = await house()
})
afterAll(() => h.close())

test('registering answers 201 with a token that works at once', async () => {
  const { token, user } = await h.signUp()
  const me = await h.call('GET', '/api/auth/user/', { token })
  expect(me.status).toBe(200)
  expect(me.body).toEqual(user)
})
