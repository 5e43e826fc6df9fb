import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeAdmin } from '#features/auth/server/service.ts'
import { house, type House } from '#server/testing/house.ts'
import { arriveOne, arriveSamples } from '#server/testing/sample-postings.ts'
import { REPORTS_A_DAY } from '../rules.ts'

let h: House
let admin: string
let seeker: string
beforeAll(async () => {
  h = await house({ env: { LIMITS_FACTOR: '1' } })
  await arriveSamples(h)
  const person = await h.signUp()
  await makeAdmin(h.deps, person.user.email)
  admin = person.token
  seeker = (await h.signUp()).token
})
afterAll(() => h.close())

const ALIKE =
  'Our partner abroad is still opening a branch here, so what buyers owe lands with you for now. You take it out the same day, keep eight of each hundred for yourself and hand the rest to the man whose name I give you. Tell nobody at the counter what it is for. Reply now with your full name and which one you use.'
const FEE = 'A small training fee of ₱1,500 is needed before you start.'
let boardId = 20_000
const newPosting = (given: Parameters<typeof arriveOne>[1] = {}, first = (boardId += 10)) => arriveOne(h, given, first)

let address = 0
const newPerson = async () => {
  address += 1
  return (
    await h.call('POST', '/api/auth/register/', {
      address: `10.1.${address >> 8}.${address & 255}`,
      body: {
        username: `reporter${address}`,
        email: `reporter${address}@example.test`,
        first_name: 'Ana',
        last_name: 'Cruz',
        account_type: 'jobseeker',
        password: 'Kamote-and-7-rivers',
        confirm_password: 'Kamote-and-7-rivers',
      },
    })
  ).body.token as string
}
const report = (id: number, token = seeker, body: object = { reason: 'scam', note: 'Asks for money' }) =>
  h.call('POST', `/api/jobs/${id}/report/`, { token, body })
const decide = (id: number, decision: string, reason = '') =>
  h.call('POST', `/api/admin/reviews/${id}/`, { token: admin, body: { decision, reason } })
const queue = async (state = 'waiting') =>
  (await h.call('GET', `/api/admin/reviews/?state=${state}`, { token: admin })).body
const waiting = async (id: number) => (await queue()).results.find((item: { id: number }) => item.id === id)
const isListed = async (id: number) => {
  const { rows } = await sql`select from posting_search where posting_id = ${id}`.execute(h.db)
  const open = (await h.call('GET', `/api/jobs/${id}/`)).status === 200
  return rows.length === 1 && open
}

describe('suspicious postings at import', () => {
  test('the worst are held with their words, and approving lists them for good', async () => {
    const id = await newPosting({ text: `Type things.\n${FEE}` }, 30_000)
    expect(await isListed(id)).toBe(false)
    expect(await waiting(id)).toMatchObject({ state: 'held', held_for: ['fee'], notes: [{ kind: 'fee', quote: FEE }] })
    const { status, body } = await decide(id, 'approve', 'Called them: a course they pay back')
    expect([status, body.state, body.held_for]).toEqual([200, 'approved', []])
    expect(body.history).toMatchObject([{ decision: 'approve', reason: 'Called them: a course they pay back' }])
    expect(await isListed(id)).toBe(true)
    // The next import reads the same words, and new words beside them.
    await newPosting({ text: `Type things.\n${FEE} Soon.`, title: 'Clerk 30000' }, 30_000)
    expect(await isListed(id)).toBe(true)
    await newPosting({ text: `${FEE} Deposit ₱2,000 for the work laptop.`, title: 'Clerk 30000' }, 30_000)
    expect(await isListed(id)).toBe(false)
    expect((await waiting(id)).held_for).toEqual(['deposit'])
  })

  test('a posting that takes the words out is listed again by itself, a hidden one never', async () => {
    const [one, other] = [await newPosting({ text: FEE }, 30_010), await newPosting({ text: FEE }, 30_020)]
    await decide(other, 'hide', 'Scam')
    for (const first of [30_010, 30_020]) {
      await newPosting({ text: 'Type honest things.', title: `Clerk ${first}` }, first)
    }
    expect([await isListed(one), await isListed(other)]).toEqual([true, false])
    expect((await queue('hidden')).results.map((item: { id: number }) => item.id)).toContain(other)
    expect((await decide(other, 'approve')).body.state).toBe('approved')
    expect(await isListed(other)).toBe(true)
  })

  test('a milder note is shown with the posting, which stays listed', async () => {
    const id = await newPosting({ text: 'Message our HR on Telegram @fast_jobs for the interview.' })
    const { body } = await h.call('GET', `/api/jobs/${id}/`)
    expect(body.safety_notes).toEqual([
      {
        kind: 'chat_app',
        quote: 'Message our HR on Telegram @fast_jobs for the interview.',
        field: 'description',
        title: 'Moves you to a chat app',
        advice: expect.stringContaining('Ask for a company e-mail address'),
      },
    ])
    expect(body.facts.philippines).toMatchObject({ answer: 'yes', basis: 'board' })
  })

  test('what is only worded like scams is listed and says so, and no more once it reads differently', async () => {
    const id = await newPosting({ text: ALIKE }, 30_030)
    const noted = async () => {
      const { body } = await h.call('GET', `/api/jobs/${id}/`)
      return (body.safety_notes as { kind: string }[]).map(({ kind }) => kind)
    }
    expect([await isListed(id), await noted()]).toEqual([true, ['alike']])
    await report(id)
    expect((await waiting(id)).notes).toMatchObject([{ kind: 'alike', field: 'description' }])
    await h.call('DELETE', `/api/jobs/${id}/report/`, { token: seeker })
    await newPosting({ text: 'Type honest things.', title: 'Clerk 30030' }, 30_030)
    expect(await noted()).toEqual([])
    const { results } = (await h.call('GET', '/api/jobs/search/')).body as { results: object[] }
    expect(results.filter((job) => 'alike' in job)).toEqual([])
    expect(results.length).toBeGreaterThan(0)
  })
})

describe('reporting a posting', () => {
  test('is one report per person and posting, which can be changed and taken back', async () => {
    const id = await newPosting()
    expect((await report(id)).body.report).toMatchObject({ reason: 'scam', note: 'Asks for money' })
    const answers = await Promise.all(Array.from({ length: 5 }, () => report(id, seeker, { reason: 'closed' })))
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200])
    expect((await waiting(id)).reports).toMatchObject([{ reason: 'closed', note: '' }])
    expect(await isListed(id)).toBe(true)
    const back = await h.call('DELETE', `/api/jobs/${id}/report/`, { token: seeker })
    expect(back.body).toEqual({ report: null, not_same_as: [], same_as: [] })
    expect(await waiting(id)).toBeUndefined()
    expect((await h.call('GET', `/api/jobs/${id}/report/`, { token: seeker })).body.report).toBeNull()
  })

  test('by three people holds it, also at the same moment; one less lists it again', async () => {
    const id = await newPosting()
    const people = await Promise.all([newPerson(), newPerson(), newPerson()])
    await report(id, people[0])
    await report(id, people[1])
    expect(await isListed(id)).toBe(true)
    await Promise.all(people.map((token) => report(id, token, { reason: 'fake' })))
    expect(await isListed(id)).toBe(false)
    expect(await waiting(id)).toMatchObject({ state: 'held', held_for: ['reports'] })
    await h.call('DELETE', `/api/jobs/${id}/report/`, { token: people[2] ?? '' })
    expect(await isListed(id)).toBe(true)
  })

  test('by three people for the first time at the same moment holds it too', async () => {
    const people = await Promise.all([newPerson(), newPerson(), newPerson()])
    for (let round = 0; round < 5; round += 1) {
      const id = await newPosting()
      await Promise.all(people.map((token) => report(id, token)))
      expect(await isListed(id)).toBe(false)
    }
  })

  test('that the team looked at holds it no more; new ones do', async () => {
    const id = await newPosting()
    const people = await Promise.all(Array.from({ length: 5 }, newPerson))
    await Promise.all(people.slice(0, 3).map((token) => report(id, token)))
    await decide(id, 'approve', 'Honest')
    expect([await isListed(id), await waiting(id)]).toEqual([true, undefined])
    await report(id, people[3])
    await report(id, people[0])
    expect(await isListed(id)).toBe(true)
    expect((await waiting(id)).reports).toHaveLength(1)
  })

  test('one report is enough for the team to hold it, and it leaves list and search at once', async () => {
    const id = await newPosting()
    await report(id)
    const held = await decide(id, 'hold', 'Asking the employer')
    expect([held.body.state, held.body.held_for]).toEqual(['held', ['team']])
    expect(await isListed(id)).toBe(false)
    expect((await waiting(id)).history).toMatchObject([{ decision: 'hold', reason: 'Asking the employer' }])
    expect((await decide(id, 'hide', 'No answer')).body.state).toBe('hidden')
    expect(await waiting(id)).toBeUndefined()
  })

  test('takes the real job off on every board that carries it', async () => {
    const text = Array.from({ length: 80 }, (_, index) => `word${index % 37} thing${index}`).join(' ')
    const one = await newPosting({ title: 'Twin Clerk', employer: 'Twin Office', text }, 31_000)
    const twin = await newPosting({ title: 'Twin Clerk', employer: 'Twin Office', text, source: 'linkedin' }, 31_001)
    await decide(one, 'hide', 'Scam')
    expect([await isListed(one), await isListed(twin)]).toEqual([false, false])
    expect((await h.call('GET', `/api/jobs/${twin}/`)).status).toBe(404)
    await decide(twin, 'approve')
    expect(await isListed(one)).toBe(true)
  })

  test.each([
    [{}, 'reason'],
    [{ reason: 'bored' }, 'reason'],
    [{ reason: 'scam', note: 'x'.repeat(1001) }, 'note'],
    [{ reason: 'scam', note: 7 }, 'note'],
  ])('refuses %j', async (body, field) => {
    const answer = await report(await newPosting(), seeker, body)
    expect([answer.status, Object.keys(answer.body)]).toEqual([400, [field]])
  })

  test('needs a person and a posting', async () => {
    const id = await newPosting()
    expect((await h.call('POST', `/api/jobs/${id}/report/`, { body: { reason: 'scam' } })).status).toBe(401)
    expect((await report(999_999)).status).toBe(404)
    expect((await h.call('DELETE', '/api/jobs/999999/report/', { token: seeker })).status).toBe(404)
    expect((await h.call('GET', '/api/jobs/999999/report/', { token: seeker })).status).toBe(404)
  })

  test('is limited to twenty a day', async () => {
    const token = await newPerson()
    const id = await newPosting()
    const statuses: number[] = []
    for (let n = 0; n <= REPORTS_A_DAY; n += 1) {
      statuses.push((await report(id, token, { reason: 'other', note: `${n}` })).status)
    }
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([REPORTS_A_DAY, 429])
  })
})

describe('the queue', () => {
  test('is for the team only, and refuses what it does not know', async () => {
    const id = await newPosting()
    for (const path of ['/api/admin/reviews/', `/api/admin/reviews/${id}/`, '/api/admin/splits/']) {
      expect((await h.call('GET', path, { token: seeker })).status).toBe(403)
    }
    expect(
      (await h.call('POST', `/api/admin/reviews/${id}/`, { token: seeker, body: { decision: 'hide' } })).status,
    ).toBe(403)
    expect((await decide(999_999, 'hide')).status).toBe(404)
    expect((await decide(id, 'delete')).status).toBe(400)
    expect((await decide(id, 'hide', 'x'.repeat(501))).status).toBe(400)
    expect((await h.call('GET', '/api/admin/reviews/?state=lost', { token: admin })).status).toBe(400)
    expect(
      (await h.call('POST', '/api/admin/splits/999999/', { token: admin, body: { decision: 'split' } })).status,
    ).toBe(404)
  })

  test('shows reported postings first, and comes in pages', async () => {
    const id = await newPosting()
    await report(id)
    const { results, count } = await queue()
    expect(count).toBeGreaterThan(1)
    const reported = results.map((item: { reports: object[] }) => item.reports.length > 0)
    expect(reported).toEqual(reported.toSorted((a: boolean, b: boolean) => Number(b) - Number(a)))
    expect((await h.call('GET', '/api/admin/reviews/?page=2', { token: admin })).body.results).toEqual([])
  })
})
