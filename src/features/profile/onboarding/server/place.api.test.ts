import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { house, type House } from '#server/testing/house.ts'

let h: House
beforeAll(async () => {
  h = await house()
})
afterAll(() => h.close())

const PATH = '/api/jobseeker/onboarding/'
const find = (token: string) => h.call('GET', PATH, { token })
const keep = (token: string, body: unknown) => h.call('PUT', PATH, { token, body })

describe('the place in the wizard', () => {
  test('is none at first, then what was kept last, and none again once it is forgotten', async () => {
    const { token } = await h.signUp()
    expect((await find(token)).body).toEqual({ place: null })
    const at4 = { step: 4, reached: 4, skipped: [3, 1, 3] }
    expect(await keep(token, at4)).toMatchObject({ status: 200, body: { place: { ...at4, skipped: [1, 3] } } })
    const back = { step: 2, reached: 4, skipped: [1] }
    await keep(token, back)
    expect((await find(token)).body).toEqual({ place: back })
    expect((await h.call('DELETE', PATH, { token })).body).toEqual({ place: null })
    expect((await h.call('DELETE', PATH, { token })).status).toBe(200)
    expect((await find(token)).body).toEqual({ place: null })
  })

  test('is everybody’s own', async () => {
    const [mine, theirs] = [await h.signUp(), await h.signUp()]
    await keep(mine.token, { step: 5, reached: 5, skipped: [] })
    await keep(theirs.token, { step: 2, reached: 2, skipped: [] })
    await h.call('DELETE', PATH, { token: theirs.token })
    expect((await find(mine.token)).body.place).toEqual({ step: 5, reached: 5, skipped: [] })
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      const body = method === 'PUT' ? { step: 1, reached: 1, skipped: [] } : undefined
      expect((await h.call(method, PATH, { body })).status).toBe(401)
    }
  })

  test('kept many times at once, one of them stands whole', async () => {
    const { token } = await h.signUp()
    const steps = [1, 2, 3, 4, 5, 6]
    const answers = await Promise.all(steps.map((step) => keep(token, { step, reached: 6, skipped: [] })))
    expect(answers.map(({ status }) => status)).toEqual(steps.map(() => 200))
    const { place } = (await find(token)).body
    expect(place).toMatchObject({ reached: 6, skipped: [] })
    expect(steps).toContain(place.step)
  })

  const fine = { step: 2, reached: 3, skipped: [] }
  test.each([
    [{}, 'step'],
    [{ ...fine, step: 0 }, 'step'],
    [{ ...fine, step: 7 }, 'step'],
    [{ ...fine, step: '2' }, 'step'],
    [{ ...fine, step: 2.5 }, 'step'],
    [{ ...fine, reached: 1 }, 'reached'],
    [{ ...fine, skipped: 'all' }, 'skipped'],
    [{ ...fine, skipped: [2] }, 'skipped.0'],
    [{ ...fine, skipped: [1, 6] }, 'skipped.1'],
    [{ ...fine, skipped: Array.from({ length: 5000 }, () => 1) }, 'skipped'],
  ])('%j is refused at %s and changes nothing', async (body, field) => {
    const { token } = await h.signUp()
    const answer = await keep(token, body)
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body)).toContain(field)
    expect((await find(token)).body).toEqual({ place: null })
  })
})
