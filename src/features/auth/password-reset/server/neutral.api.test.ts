import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { house, type House } from '#server/testing/house.ts'

describe('with NEUTRAL_RESET_ANSWER', () => {
  let neutral: House
  beforeAll(async () => {
    neutral = await house({ env: { NEUTRAL_RESET_ANSWER: 'on' } })
  })
  afterAll(() => neutral.close())

  test('every address is answered alike, the second time too', async () => {
    const { user } = await neutral.signUp()
    const request = (email: string) => neutral.call('POST', '/api/auth/password/reset/request/', { body: { email } })
    const [known, unknown] = [await request(user.email), await request('nobody@example.com')]
    expect([known.status, unknown.status]).toEqual([200, 200])
    expect(unknown.body).toEqual(known.body)
    const again = [await request(user.email), await request('nobody@example.com')]
    expect(again.map((answer) => [answer.status, answer.body.code])).toEqual([
      [429, 'code_too_soon'],
      [429, 'code_too_soon'],
    ])
  })
})
