import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deliverMessage } from '#features/messages/server/service.ts'
import type { Seeker } from '#server/testing/applying-house.ts'
import { type AutomationHouse, automationHouse } from '#server/testing/automation-house.ts'

const DAY_MS = 86_400_000
let h: AutomationHouse
beforeAll(async () => {
  h = await automationHouse()
})
afterAll(() => h.close())

type Line = Record<string, unknown> & { kind: string }
const read = (token?: string) => h.call('GET', '/api/day/', token === undefined ? {} : { token })
const linesOf = async (token: string) => (await read(token)).body.lines as Line[]
const line = async (token: string, kind: string) => (await linesOf(token)).find((one) => one.kind === kind)
const inDays = (days: number) => new Date(h.clock.now().getTime() + days * DAY_MS).toISOString()

async function applied(seeker: Seeker, title = 'Assistant'): Promise<number> {
  return (await h.apply(seeker, await h.newPosting({ title }))).body.application.id as number
}
const add = (seeker: Seeker, application: number, what: string, body: object) =>
  h.call('POST', `/api/job-applications/${application}/${what}/`, { token: seeker.token, body })

describe('the day of a person', () => {
  test('is empty where nothing waits, and nobody’s without a token', async () => {
    const { token } = await h.signUp()
    expect((await read(token)).body).toEqual({ lines: [] })
    expect((await read()).status).toBe(401)
  })

  test('tells the next interview and how many more come within a week', async () => {
    const seeker = await h.newSeeker()
    const id = await applied(seeker, 'Bookkeeper')
    for (const days of [2, 5, 9]) await add(seeker, id, 'interviews', { starts_at: inDays(days) })
    expect(await line(seeker.token, 'interview')).toEqual({
      kind: 'interview',
      application_id: id,
      job_title: 'Bookkeeper',
      employer_name: expect.any(String),
      starts_at: expect.stringMatching(/Z$/),
      more: 1,
    })
  })

  test('tells follow-ups from their day on, and names the application while there is one', async () => {
    const seeker = await h.newSeeker()
    const id = await applied(seeker, 'Encoder')
    const today = new Date(h.clock.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 10)
    await add(seeker, id, 'follow-ups', { due_on: inDays(3).slice(0, 10), text: 'Later' })
    expect(await line(seeker.token, 'follow_ups')).toBeUndefined()
    await add(seeker, id, 'follow-ups', { due_on: today, text: 'Ask' })
    const due = { kind: 'follow_ups', count: 1, overdue: 0, application_id: id, job_title: 'Encoder' }
    expect(await line(seeker.token, 'follow_ups')).toEqual(due)
    await add(seeker, id, 'follow-ups', { due_on: inDays(-2).slice(0, 10), text: 'Ask first' })
    expect(await line(seeker.token, 'follow_ups')).toMatchObject({ count: 2, overdue: 1, application_id: null })
  })

  test('tells new postings that fit until they are applied to, unread messages, and points', async () => {
    const seeker = await h.newSeeker({ points: 42 })
    const team = await h.signUp()
    const [posting = 0] = await h.offer({})
    await h.call('GET', '/api/olj/apply-points/1', { token: seeker.token })
    const sender = { id: team.user.id, is_admin: true }
    await deliverMessage(h.db, { jobseekerId: seeker.id, sender, body: 'Kumusta?', now: h.clock.now() })
    const lines = await linesOf(seeker.token)
    expect(lines.map(({ kind }) => kind)).toEqual(['messages', 'matches', 'points'])
    expect(lines[0]).toEqual({ kind: 'messages', count: 1 })
    expect(lines[2]).toEqual({ kind: 'points', points: 42, read_at: h.clock.now().toISOString() })
    expect(lines[1]).toEqual({ kind: 'matches', count: 1, least: 70 })
    const id = await applied(seeker)
    await h.db.updateTable('applications').set({ job_id: posting }).where('id', '=', id).execute()
    expect(await line(seeker.token, 'matches')).toBeUndefined()
  })

  test('has nothing of anybody else', async () => {
    const [seeker, stranger] = await Promise.all([h.newSeeker(), h.newSeeker({ connected: false, onboarded: false })])
    await add(seeker, await applied(seeker), 'interviews', { starts_at: inDays(1) })
    expect(await linesOf(stranger.token)).toEqual([])
  })

  // From here on the clock moves.
  test('begins with tonight’s plan and, the next morning, its report', async () => {
    const seeker = await h.automated()
    await h.offer({})
    await h.evening()
    const [plan] = await linesOf(await h.signIn(seeker))
    expect(plan).toMatchObject({ kind: 'automation', state: 'plan', run_id: expect.any(Number) })
    expect(plan?.['sentence']).toMatch(/planned for 8 AM/)
    await h.morning()
    const [report] = await linesOf(await h.signIn(seeker))
    expect(report).toMatchObject({ kind: 'automation', state: 'report', run_id: plan?.['run_id'] })
    expect(report?.['sentence']).toMatch(/^This morning: /)
  })

  test('tells what went quiet as the tracker does, with a lapsed plan too, and nothing once the account is disabled', async () => {
    const seeker = await h.newSeeker()
    const id = await applied(seeker, 'Drafter')
    h.clock.advance(15 * DAY_MS)
    const token = await h.signIn(seeker)
    const quiet = { kind: 'quiet', count: 1, days: 15, application_id: id, job_title: 'Drafter' }
    expect(await line(token, 'quiet')).toEqual(quiet)
    const disabled = { disabled_at: h.clock.now(), disabled_reason: 'Spam.' }
    await h.db.updateTable('users').set(disabled).where('id', '=', seeker.id).execute()
    expect((await read(token)).status).toBe(401)
  })
})
