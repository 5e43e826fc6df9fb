import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyingHouse, type ApplyingHouse, type Seeker } from '#server/testing/applying-house.ts'

let h: ApplyingHouse
let seeker: Seeker
beforeAll(async () => {
  h = await applyingHouse()
  seeker = await h.newSeeker({ connected: false })
})
afterAll(() => h.close())

const DESCRIPTION = `Run our shop.

Start your subject with "MANGO" so we know you read this. Use 25 apply points.
Please include your expected rate. A training fee of ₱500 is needed before you start.`
const read = (id: number | string, token: string | undefined = seeker.token) =>
  h.call('GET', `/api/jobs/${id}/instructions/`, token === undefined ? {} : { token })

test('tells what a posting asks for, each with its words, and nothing of its risky demands', async () => {
  const { id } = await h.newPosting({ description: DESCRIPTION })
  const { status, body } = await read(id)
  expect(status).toBe(200)
  expect(body.instructions).toMatchObject([
    { kind: 'subject', how: 'starts', text: 'MANGO' },
    { kind: 'points', points: 25, bound: 'exactly', quote: 'Use 25 apply points.' },
    { kind: 'question', text: 'your expected rate' },
  ])
  for (const { quote, start, end } of body.instructions) expect(DESCRIPTION.slice(start, end)).toBe(quote)
})

test('a closed posting still tells, one without instructions tells none', async () => {
  const closed = await h.newPosting({ description: DESCRIPTION, closed: true })
  expect((await read(closed.id)).body.instructions).toHaveLength(3)
  const plain = await h.newPosting()
  expect((await read(plain.id)).body).toEqual({ instructions: [] })
})

test('no login, an unknown job, one held for review, an id that is none', async () => {
  const { id } = await h.newPosting({ description: DESCRIPTION })
  expect((await h.call('GET', `/api/jobs/${id}/instructions/`, {})).status).toBe(401)
  expect((await read(id, 'nobody')).status).toBe(401)
  expect(await read(999_999)).toMatchObject({ status: 404, body: { error: 'Job not found.' } })
  const held = await h.newPosting({ description: DESCRIPTION, held: true })
  expect((await read(held.id)).status).toBe(404)
  for (const wrong of ['x', '0', '-1', '1.5', '99999999999999999999']) {
    expect([400, 404]).toContain((await read(wrong)).status)
  }
})

test('the page of a job does not carry them', async () => {
  const { id } = await h.newPosting({ description: DESCRIPTION })
  const { body } = await h.call('GET', `/api/jobs/${id}/`, {})
  expect(Object.keys(body)).not.toContain('instructions')
})
