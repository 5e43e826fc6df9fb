import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { applyingHouse, type ApplyingHouse, type Posting, type Seeker } from '#server/testing/applying-house.ts'
import { ANSWERS_KEPT } from '../rules.ts'

let h: ApplyingHouse
let posting: Posting
let other: Posting
let seeker: Seeker
beforeAll(async () => {
  h = await applyingHouse()
  posting = await h.newPosting({ title: 'Shop Assistant' })
  other = await h.newPosting({ title: 'Mail Assistant' })
})
beforeEach(async () => {
  seeker = await h.newSeeker({ connected: false })
})
afterAll(() => h.close())

const PATH = '/api/letter-answers/'
type Given = { question: string; answer: string }
const keep = (content: string, answers: unknown, { job = posting, token = seeker.token, subject = 'Hello' } = {}) =>
  h.call('POST', '/api/cover-letters/', { token, body: { job_post_id: job.id, subject, content, answers } })
const list = async (token = seeker.token): Promise<(Given & { id: number; employer_name: string })[]> =>
  (await h.call('GET', PATH, { token })).body.results
const said = async () => (await list()).map(({ question, answer }) => [question, answer])

test('what a letter is kept with is remembered with whom it was for; the last answer to a question counts', async () => {
  const speed = { question: 'What is your internet speed?', answer: '100 Mbps fiber.' }
  expect((await keep('1. 100 Mbps fiber.', [speed])).status).toBe(201)
  expect(await list()).toEqual([
    {
      id: expect.any(Number),
      ...speed,
      employer_name: 'Control Desk Trading',
      answered_at: h.clock.now().toISOString(),
    },
  ])
  h.clock.advance(1000)
  const city = { question: 'your city', answer: 'Cebu City' }
  await keep('200 Mbps.', [{ question: 'Please tell us your Internet speed', answer: '200 Mbps.' }, city], {
    job: other,
    subject: 'VA - Cebu City',
  })
  expect(await said()).toEqual(
    expect.arrayContaining([
      ['your city', 'Cebu City'],
      ['Please tell us your Internet speed', '200 Mbps.'],
    ]),
  )
  expect(await list()).toHaveLength(2)
})

test('an answer that no longer stands in the letter is not, and one question twice is one answer', async () => {
  const answers = [
    { question: 'your rate', answer: 'Eight dollars.' },
    { question: 'your shift', answer: 'Nights.' },
    { question: 'Your shift?', answer: 'Days.' },
  ]
  await keep('Nine dollars. Nights. Days.', answers)
  expect(await said()).toEqual([['Your shift?', 'Days.']])
})

test('a letter that is refused leaves nothing behind', async () => {
  const answers = [{ question: 'your shift', answer: 'Nights.' }]
  expect((await keep('Nights. [Your answer: your rate]', answers)).status).toBe(400)
  expect(await list()).toEqual([])
})

test('the newest two hundred are kept, also when letters are kept at once', async () => {
  const rounds = Array.from({ length: 11 }, (_, round) =>
    Array.from({ length: 20 }, (__, at) => ({ question: `topic round${round} place${at}`, answer: 'Yes.' })),
  )
  for (const answers of rounds.slice(0, 9)) {
    h.clock.advance(1000)
    expect((await keep('Yes.', answers)).status).toBe(201)
  }
  h.clock.advance(1000)
  const last = await Promise.all([
    keep('Yes.', rounds[9], { job: other }),
    keep('Yes.', [...(rounds[10] ?? [])].toReversed()),
    keep('Yes.', rounds[10], { job: other }),
  ])
  expect(last.map(({ status }) => status)).toEqual([201, 201, 201])
  const kept = await list()
  expect(kept).toHaveLength(ANSWERS_KEPT)
  expect(kept.some(({ question }) => question.startsWith('topic round0 '))).toBe(false)
})

describe('forgetting', () => {
  test('one’s own is gone, once; somebody else’s stays', async () => {
    await keep('Nights.', [{ question: 'your shift', answer: 'Nights.' }])
    const [answer] = await list()
    const path = `${PATH}${answer?.id}/`
    const stranger = await h.newSeeker({ connected: false })
    expect((await h.call('DELETE', path, { token: stranger.token })).status).toBe(404)
    expect(await list(stranger.token)).toEqual([])
    const twice = await Promise.all([1, 2].map(() => h.call('DELETE', path, { token: seeker.token })))
    expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
    expect(await list()).toEqual([])
  })

  test('a wrong id and no token are told', async () => {
    expect((await h.call('DELETE', `${PATH}0/`, { token: seeker.token })).status).toBe(404)
    expect((await h.call('DELETE', `${PATH}x/`, { token: seeker.token })).status).toBe(404)
    expect((await h.call('DELETE', `${PATH}1/`)).status).toBe(401)
    expect((await h.call('GET', PATH)).status).toBe(401)
  })
})

test.each([
  ['x', { answers: ['Enter a list.'] }],
  [[{ question: 'a' }], { 'answers.0.answer': ['This field is required.'] }],
  [[{ question: ' ', answer: 'b' }], { 'answers.0.question': ['This field is required.'] }],
  [
    [{ question: 'q'.repeat(241), answer: 'b' }],
    { 'answers.0.question': ['Ensure this field has no more than 240 characters.'] },
  ],
  [
    [{ question: 'q', answer: 'b'.repeat(2001) }],
    { 'answers.0.answer': ['Ensure this field has no more than 2000 characters.'] },
  ],
  [Array.from({ length: 21 }, () => ({ question: 'q', answer: 'b' })), { answers: ['Enter no more than 20 items.'] }],
])('what is wrong with answers is told field by field (%#)', async (answers, fields) => {
  expect(await keep('b', answers)).toMatchObject({ status: 400, body: fields })
})

test('what the person answered needs no other proof, what nobody said still does', async () => {
  const told = 'I worked nights for seven years.'
  const check = async (answers: Given[]): Promise<{ text: string }[]> => {
    const body = { job_id: posting.id, subject: 'Hello', content: `${told} I won twelve awards.`, answers }
    return (await h.call('POST', '/api/cover-letters/check/', { token: seeker.token, body })).body.claims
  }
  const words = async (answers: Given[]) => (await check(answers)).map(({ text }) => text).join(' ')
  expect(await words([])).toMatch(/seven/)
  expect(await words([{ question: 'can you work nights?', answer: told }])).not.toMatch(/seven/)
  expect(await words([{ question: 'can you work nights?', answer: told }])).toMatch(/twelve/)
})
