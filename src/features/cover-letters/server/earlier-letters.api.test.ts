import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applyingHouse, type ApplyingHouse, type Posting, type Seeker } from '#server/testing/applying-house.ts'
import { adapted } from './earlier-letters.ts'
import { forgetGenerated } from './service.ts'

let h: ApplyingHouse
let seeker: Seeker
let stranger: Seeker
let posting: Posting
let other: Posting
const PATH = '/api/cover-letters/'
beforeAll(async () => {
  h = await applyingHouse()
  seeker = await h.newSeeker()
  stranger = await h.newSeeker({ connected: false })
  posting = await h.newPosting({ title: 'Shop Assistant' })
  other = await h.newPosting({ title: 'Mail Assistant' })
})
afterAll(() => h.close())

const keep = (job: Posting, content: string, more: object = {}, token = seeker.token) =>
  h.call('POST', PATH, { token, body: { job_post_id: job.id, subject: 'Shop Assistant, please', content, ...more } })
const list = async (query = '', token = seeker.token) => (await h.call('GET', `${PATH}${query}`, { token })).body
const read = (id: number, query = '', token = seeker.token) => h.call('GET', `${PATH}${id}/${query}`, { token })

test('letters are numbered per posting, also when two are kept at once; the list shows the newest of each', async () => {
  const first = (await keep(posting, `I want the Shop Assistant job. ${'very '.repeat(60)}`)).body
  const twice = await Promise.all([keep(posting, 'Second.'), keep(posting, 'Third.')])
  expect(first.version).toBe(1)
  expect(twice.map(({ status, body }) => [status, body.version]).toSorted(([, a], [, b]) => a - b)).toEqual([
    [201, 2],
    [201, 3],
  ])
  h.clock.advance(1000)
  const mail = (await keep(other, 'Mail me.')).body
  const { results, count, next } = await list()
  expect([count, next]).toEqual([2, null])
  expect(results.map(({ id }: { id: number }) => id)).toEqual([mail.id, expect.any(Number)])
  expect(results[1]).toMatchObject({
    version: 3,
    job_title: 'Shop Assistant',
    employer_name: 'Control Desk Trading',
    sent: false,
  })
  expect((await list('?per_page=1')).next).toContain('page=2')
  const whole = (await read(first.id)).body
  expect(whole.versions.map(({ version }: { version: number }) => version)).toEqual([3, 2, 1])
  expect(whole.content.length).toBeGreaterThan(150)
  expect((await list('', stranger.token)).count).toBe(0)
})

test('a letter is never changed, a sent one is shown as sent and reads as it was', async () => {
  const answer = await h.apply(seeker, posting, { content: 'This one goes out.' })
  expect(answer.status).toBe(200)
  const newest = (await list()).results.find(({ job_post_id }: { job_post_id: number }) => job_post_id === posting.id)
  expect(newest).toMatchObject({ sent: true, excerpt: 'This one goes out.' })
  await expect(
    sql`update cover_letters set content = 'Other words' where id = ${newest.id}`.execute(h.db),
  ).rejects.toThrow('never changed')
  await keep(posting, 'A better one.')
  expect((await read(newest.id)).body).toMatchObject({ content: 'This one goes out.', sent: true })
})

describe('an earlier letter as a start', () => {
  test('reads for the new posting, is checked, and names what it came from', async () => {
    const start = (await keep(posting, 'Hello Control Desk Trading team,\n\nI want the shop assistant job.')).body
    const whole = (await read(start.id, `?for_job=${other.id}`)).body
    expect(whole.adapted).toEqual({
      subject: 'Mail Assistant, please',
      content: 'Hello Control Desk Trading team,\n\nI want the Mail Assistant job.',
    })
    const wrong = { based_on: start.id, subject: 'Application' }
    expect((await keep(other, 'Hello Contoso team,\n\nI know Kubernetes.', wrong)).body).toMatchObject({
      code: 'unconfirmed_claims',
      claims: [{ kind: 'employer-mismatch' }, { kind: 'skill', can_confirm: true }],
    })
    expect((await keep(other, whole.adapted.content, wrong)).status).toBe(201)
  })

  test('is the person’s own: somebody else’s, an unknown one and an unknown posting are not found', async () => {
    const mine = (await keep(other, 'Mine.')).body
    expect((await read(mine.id, '', stranger.token)).status).toBe(404)
    expect((await read(mine.id, '?for_job=999999')).status).toBe(404)
    expect((await read(mine.id, '?for_job=x')).status).toBe(400)
    expect((await read(999_999)).status).toBe(404)
    expect((await keep(other, 'Theirs.', { based_on: mine.id }, stranger.token)).status).toBe(404)
    for (const url of [PATH, `${PATH}${mine.id}/`]) expect((await h.call('GET', url)).status).toBe(401)
  })

  test.each([
    ['Dear Acme Inc. team, the VA job.', 'Dear Soap & Co team, the Baker job.', 'Soap & Co'],
    ['ACME INC. is good. Acme Inc.eption is not it.', 'Soap & Co is good. Acme Inc.eption is not it.', 'Soap & Co'],
    ['Dear Acme Inc. team, vase', 'Dear team, vase', null],
    ['I like Acme Inc., really', 'I like your company, really', null],
  ])('%s', (text, expected, employer) => {
    expect(adapted(text, { title: 'VA', employer: 'Acme Inc.' }, { title: 'Baker', employer })).toBe(expected)
  })
})

describe('POST /cover-letters/check/', () => {
  const check = (body: object, token = seeker.token) => h.call('POST', `${PATH}check/`, { token, body })
  test('tells places and keys; a bad body field by field; no login', async () => {
    const { body } = await check({ job_id: posting.id, subject: '', content: 'I know Figma.' })
    expect(body.claims).toEqual([
      {
        kind: 'skill',
        text: 'Figma',
        key: 'skill:figma',
        can_confirm: true,
        start: 7,
        end: 12,
        sentence_start: 0,
        sentence_end: 13,
      },
    ])
    expect((await check({ job_id: posting.id, subject: '', content: 'x'.repeat(10_001) })).body).toHaveProperty(
      'content',
    )
    expect((await check({ job_id: posting.id, subject: 's'.repeat(151), content: '' })).body).toHaveProperty('subject')
    expect((await check({ job_id: 999_999, subject: '', content: '' })).status).toBe(404)
    expect((await h.call('POST', `${PATH}check/`, { body: {} })).status).toBe(401)
  })

  test('too many or too long confirmations are refused', async () => {
    const many = Array.from({ length: 61 }, () => 'a')
    expect((await keep(other, 'Hi.', { confirmed_claims: many })).status).toBe(400)
    expect((await keep(other, 'Hi.', { confirmed_claims: ['a'.repeat(301)] })).status).toBe(400)
    expect((await keep(other, 'Hi.', { confirmed_claims: 'yes' })).status).toBe(400)
  })
})

test('what writers wrote is forgotten after thirty days, what was kept of it is not', async () => {
  await h.call('POST', `${PATH}generate/`, { token: seeker.token, body: { job_id: posting.id } })
  const count = async () => (await h.db.selectFrom('generated_letters').select('id').execute()).length
  expect(await count()).toBe(1)
  const before = (await list()).count
  h.clock.advance(29 * 86_400_000)
  await forgetGenerated(h.deps)
  expect(await count()).toBe(1)
  h.clock.advance(2 * 86_400_000)
  await forgetGenerated(h.deps)
  expect(await count()).toBe(0)
  expect(await h.db.selectFrom('cover_letters').select('id').execute()).not.toHaveLength(0)
  expect(before).toBeGreaterThan(0)
})
