import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeAdmin } from '#features/auth/server/service.ts'
import { listSources } from '#features/jobs/server/service.ts'
import { house, type House } from '#server/testing/house.ts'
import { arrive } from '#server/testing/sample-postings.ts'

let h: House
let admin: string
let employer: number
let postings: number[]
let first = 6000
beforeAll(async () => {
  h = await house()
  await listSources(h.deps)
  const person = await h.signUp()
  await makeAdmin(h.deps, person.user.email)
  admin = person.token
})
afterAll(() => h.close())
beforeEach(async () => {
  first += 100
  const name = `Office ${first}`
  await arrive(
    h,
    ['a', 'b', 'c'].map((sign) => ({ title: `Clerk ${first} ${sign}`, employer: name, text: `${sign} `.repeat(99) })),
    first,
  )
  const rows = await h.db
    .selectFrom('postings')
    .innerJoin('employers', 'employers.id', 'postings.employer_id')
    .select(['postings.id', 'postings.employer_id'])
    .where('employers.name', '=', name)
    .orderBy('postings.id')
    .execute()
  employer = rows[0]?.employer_id ?? 0
  postings = rows.map(({ id }) => id)
})

const DAY = 86_400_000
type Wish = {
  /** Days ago. */
  sent?: number
  /** Statuses with the days after sending on which the person set them. */
  became?: [status: string, days: number][]
  agreed?: boolean
  delivery?: string
  own_entry?: boolean
  actor?: string
}

async function apply(userId: number, at: number, wish: Wish): Promise<void> {
  const { sent = 30, became = [], delivery = 'confirmed', own_entry = false, actor = 'person' } = wish
  const moment = new Date(h.clock.now().getTime() - sent * DAY)
  const { id } = await h.db
    .insertInto('applications')
    .values({
      user_id: userId,
      job_id: postings[at] as number,
      delivery,
      own_entry,
      apply_points: own_entry ? 0 : 1,
      board_email: 'x@board.test',
      status: became.at(-1)?.[0] ?? 'applied',
      sent_subject: 'S',
      sent_content: 'C',
      posting_snapshot: '{}',
      created_at: moment,
      sending_since: moment,
      updated_at: moment,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [to_value, days] of became) {
    const happened_at = new Date(moment.getTime() + days * DAY)
    await h.db
      .insertInto('application_events')
      .values({ application_id: id, kind: 'status', actor, to_value, happened_at })
      .execute()
  }
}

/** Somebody who lets themselves be counted, and applied. */
async function applicant(wish: Wish = {}): Promise<{ id: number; token: string }> {
  const { user, token } = await h.signUp()
  if (wish.agreed !== false) await h.call('PUT', '/api/settings/privacy/', { token, body: { count_replies: true } })
  await apply(user.id, 0, wish)
  return { id: user.id, token }
}
const people = async (count: number, wish: Wish = {}) => {
  for (let at = 0; at < count; at += 1) await applicant(wish)
}
const replies = async () => (await h.call('GET', `/api/companies/${employer}/`)).body.replies
const outcomes = async () => (await h.call('GET', `/api/employers/${employer}/`, { token: admin })).body.outcomes

const ANSWERED: Wish = { became: [['interview', 3]] }

describe('how often a company answers', () => {
  test('is said from five people on, as a share and in days', async () => {
    await people(4, ANSWERED)
    expect([await replies(), await outcomes()]).toEqual([null, null])
    await people(1)
    expect(await replies()).toEqual({ in_ten: 8, median_days: null })
    expect(await outcomes()).toEqual({ interview: 8, offer: 0, rejected: 0 })
    await people(5, { became: [['rejected', 9]] })
    expect(await replies()).toEqual({ in_ten: 9, median_days: 9 })
  })

  test('says nothing of four, and four more beside five change nothing: no single answer can be read off', async () => {
    await people(4, ANSWERED)
    expect(await replies()).toBeNull()
    await people(1, { sent: 29 })
    const five = [await replies(), await outcomes()]
    for (const wish of [ANSWERED, { became: [['hired', 1]] }, {}, ANSWERED] satisfies Wish[]) {
      await applicant({ ...wish, sent: 28 })
      expect([await replies(), await outcomes()]).toEqual(five)
    }
    await applicant({ sent: 28 })
    expect([await replies(), await outcomes()]).not.toEqual(five)
  })

  test('counts a person once, however often they applied', async () => {
    const { id } = await applicant(ANSWERED)
    await apply(id, 1, ANSWERED)
    await apply(id, 2, ANSWERED)
    await people(3)
    expect(await replies()).toBeNull()
    await people(1)
    expect(await replies()).toEqual({ in_ten: 2, median_days: null })
  })

  test.each<[string, Wish]>([
    ['who never said yes', { agreed: false }],
    ['whose application was never confirmed', { delivery: 'unconfirmed' }],
    ['whose application the board refused', { delivery: 'failed' }],
    ['who noted an application made elsewhere', { own_entry: true }],
    ['who applied less than two weeks ago', { sent: 13 }],
    ['who applied more than a year ago', { sent: 366 }],
  ])('nobody is counted %s', async (_who, wish) => {
    await people(4, ANSWERED)
    await applicant(wish)
    expect(await replies()).toBeNull()
  })

  test('a yes that is taken back counts at once', async () => {
    await people(4, ANSWERED)
    const { token } = await applicant(ANSWERED)
    expect(await replies()).toEqual({ in_ten: 10, median_days: 3 })
    await h.call('PUT', '/api/settings/privacy/', { token, body: { count_replies: false } })
    expect(await replies()).toBeNull()
  })

  test.each<[string, Wish['became'], number]>([
    ['an interview', [['interview', 2]], 10],
    ['an offer', [['offer', 2]], 10],
    ['being hired', [['hired', 2]], 10],
    ['a rejection', [['rejected', 2]], 10],
    ['Under Review, which is often a guess', [['reviewing', 2]], 0],
    [
      'an answer that was taken back',
      [
        ['interview', 2],
        ['applied', 3],
      ],
      0,
    ],
    [
      'an answer after it was put back',
      [
        ['applied', 1],
        ['rejected', 4],
      ],
      10,
    ],
  ])('%s counts as it should', async (_what, became, share) => {
    await people(5, { became: became ?? [] })
    expect(await replies()).toMatchObject({ in_ten: share })
  })

  test('a board’s word counts like a person’s', async () => {
    await people(5, { ...ANSWERED, actor: 'board' })
    expect(await replies()).toMatchObject({ in_ten: 10 })
  })
})
