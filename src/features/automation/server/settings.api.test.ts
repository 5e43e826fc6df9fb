import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { inTransaction } from '#server/platform/db/database.ts'
import { type AutomationHouse, automationHouse } from '#server/testing/automation-house.ts'
import { automation } from '../calls.ts'
import { endReservation, reservePoints } from './booking.ts'
import { readPoints } from './points.ts'
import { findBalance } from './points-queries.ts'

let h: AutomationHouse
beforeAll(async () => {
  h = await automationHouse()
})
afterAll(() => h.close())

const [SETTINGS, SET, PREFERENCES] = [automation.settings, automation.set, automation.setPreferences].map(
  ({ path }) => `/api${path}`,
) as [string, string, string]
const set = (token: string, body: unknown) => h.call('POST', SET, { token, body })

describe('settings of automatic apply', () => {
  test('are off, careful and not asked about until they are chosen', async () => {
    const seeker = await h.newSeeker()
    const { body } = await h.call('GET', SETTINGS, { token: seeker.token })
    expect(body).toMatchObject({
      enabled: false,
      max_jobs_per_day: 1,
      skill_match_threshold: 90,
      apply_points: 1,
      strict_matching: false,
      mode: 'unless_stopped',
      mode_chosen: false,
      point_reserve: 0,
      can_enable: true,
      next_planning: null,
      next_run: null,
      halted: null,
    })
    expect(body.requirements.map(({ met }: { met: boolean }) => met)).toEqual([true, true, true, true, true])
  })

  test('come with how many of the last week’s postings a person could be applied for reach which score', async () => {
    const REACH = `/api${automation.reach.path}`
    expect((await h.call('GET', REACH, {})).status).toBe(401)
    const seeker = await h.newSeeker()
    await h.offer({}, { min_id_proof: 99 }, { title: 'Structural Engineer', description: 'ETABS and STAAD.' })
    const { body } = await h.call('GET', REACH, { token: seeker.token })
    // What asks for more ID proof than they have cannot be applied to.
    expect(body).toMatchObject({ postings: 2 })
    expect(body.scores).toHaveLength(51)
    expect(body.scores.reduce((sum: number, count: number) => sum + count, 0)).toBe(1)
  })

  test('are each person’s own, change one by one, and say when something happens next', async () => {
    const [seeker, other] = await Promise.all([h.newSeeker(), h.newSeeker()])
    const { token } = seeker
    const limits = {
      enabled: true,
      max_jobs_per_day: 10,
      skill_match_threshold: 50,
      apply_points: 60,
      strict_matching: false,
    }
    const answer = await set(token, limits)
    expect(answer).toMatchObject({
      status: 200,
      body: { ...limits, message: 'Your Automation Apply settings were saved.' },
    })
    expect(answer.body).toMatchObject({
      next_planning: '2026-11-24T10:00:00.000Z',
      next_run: '2026-11-25T00:00:00.000Z',
    })
    await h.call('PUT', PREFERENCES, { token, body: { mode: 'only_approved' } })
    await Promise.all([
      h.call('PUT', PREFERENCES, { token, body: { point_reserve: 20 } }),
      set(token, { enabled: false }),
    ])
    expect((await h.call('GET', SETTINGS, { token })).body).toMatchObject({
      ...limits,
      enabled: false,
      mode: 'only_approved',
      mode_chosen: true,
      point_reserve: 20,
    })
    const others = (await h.call('GET', SETTINGS, { token: other.token })).body
    expect(others).toMatchObject({ max_jobs_per_day: 1, mode_chosen: false })
  })

  test.each([
    [SET, { enabled: true, max_jobs_per_day: 0 }, { max_jobs_per_day: ['Must be from 1 to 10.'] }],
    [SET, { enabled: true, max_jobs_per_day: 11 }, { max_jobs_per_day: ['Must be from 1 to 10.'] }],
    [SET, { enabled: true, skill_match_threshold: 49 }, { skill_match_threshold: ['Must be from 50 to 100.'] }],
    [SET, { enabled: true, skill_match_threshold: 101 }, { skill_match_threshold: ['Must be from 50 to 100.'] }],
    [SET, { enabled: true, apply_points: 61 }, { apply_points: ['Must be from 1 to 60.'] }],
    [SET, { enabled: true, apply_points: 1.5 }, { apply_points: ['Enter a whole number.'] }],
    [SET, { enabled: true, strict_matching: true }, { strict_matching: ['Strict matching is coming soon.'] }],
    [SET, { enabled: 'yes' }, { enabled: ['Must be true or false.'] }],
    [PREFERENCES, { mode: 'always' }, { mode: ['Choose one of the two.'] }],
    [PREFERENCES, { point_reserve: 61 }, { point_reserve: ['Must be from 0 to 60.'] }],
  ])('%s refuses %j', async (url, body, fields) => {
    const { token } = await h.newSeeker({ connected: false, onboarded: false })
    const answer = await h.call(url === SET ? 'POST' : 'PUT', url, { token, body })
    expect([answer.status, answer.body]).toEqual([400, fields])
  })
})

describe('switching on is refused, with what to do,', () => {
  const refused = (answer: { status: number; body: unknown }, status: number, code: string, path: string) =>
    expect(answer).toMatchObject({ status, body: { code, fix: { path }, error: expect.any(String) as string } })

  test('without a connected account', async () => {
    const { token } = await h.newSeeker({ connected: false })
    refused(await set(token, { enabled: true }), 400, 'integration_required', '/settings?section=integrations')
    expect((await h.call('GET', SETTINGS, { token })).body).toMatchObject({ enabled: false, can_enable: false })
    expect((await set(token, { enabled: false, max_jobs_per_day: 4 })).status).toBe(200)
  })

  test('with an ID proof under 40, as the board says it now', async () => {
    const { token, board } = await h.newSeeker({ id_proof: 39 })
    refused(await set(token, { enabled: true }), 400, 'id_proof_too_low', '/settings?section=integrations')
    await h.board.putAccount({ email: board.olj_email, id_proof: 40 })
    expect((await set(token, { enabled: true })).status).toBe(200)
  })

  test('when only the board could tell and does not answer', async () => {
    const { token } = await h.newSeeker({ id_proof: 10 })
    await h.board.misbehave({ mode: '5xx', path: '/jobseekers/dashboard' })
    expect(await set(token, { enabled: true })).toMatchObject({ status: 503, body: { code: 'board_unavailable' } })
    await h.board.behave()
  })

  test('without an active plan', async () => {
    const { token, id } = await h.newSeeker()
    await sql`update subscriptions set ends_at = ${h.clock.now()} where user_id = ${id}`.execute(h.db)
    const answer = await set(token, { enabled: true })
    refused(answer, 403, 'subscription_expired', '/subscription/plans')
    expect(answer.body).toMatchObject({
      subscription_expired: true,
      error: 'Your subscription has expired. Please upgrade to continue using this feature.',
    })
  })

  test('without a resume, or a profile', async () => {
    const { token, id } = await h.newSeeker()
    await sql`delete from resumes where user_id = ${id}`.execute(h.db)
    // Without a resume the profile is not complete either, and that is said first.
    refused(await set(token, { enabled: true }), 403, 'onboarding_required', '/onboarding?redirect=%2Fautomation')
    const body = (await h.call('GET', SETTINGS, { token })).body
    const missing = body.requirements.filter(({ met }: { met: boolean }) => !met)
    expect(missing.map(({ requirement }: { requirement: string }) => requirement)).toEqual(['profile', 'resume'])
  })
})

describe('the points', () => {
  test('are unknown before the board was asked, and count what was sent by hand', async () => {
    await h.newDay()
    const seeker = await h.automated({ apply_points: 5, point_reserve: 10 })
    const points = async () => (await h.as(seeker, 'GET', '/api/automation/points/')).body
    expect(await points()).toMatchObject({ board: null, agreement: { state: 'unknown' }, forecast: { points: null } })
    const [first = 0] = await h.offer({}, {})
    await h.evening()
    expect(await points()).toMatchObject({ board: { points: 30 }, free: 20, reserved: 10, spendable: 10 })
    h.clock.advance(60_000)
    await h.apply({ ...seeker, token: await h.signIn(seeker) }, { id: first, source_id: '' }, { points: 3 })
    await h.morning()
    const after = await points()
    expect(after).toMatchObject({
      reserved: 0,
      agreement: { state: 'agrees' },
      totals: { spent: 5, used_elsewhere: 3 },
    })
    expect(after.free).toBe(30 - 3 + 10 - 5)
    expect(after.forecast).toMatchObject({ points: 42, spendable: 32, applications: 6 })
    expect(after.entries.map(({ kind }: { kind: string }) => kind)).toContain('given_back')
  })

  test('say so when the board says something else, and go by the board', async () => {
    await h.newDay()
    const seeker = await h.automated()
    await h.evening()
    await h.board.putAccount({ email: seeker.board.olj_email, points: 7 })
    h.clock.advance(60_000)
    await readPoints(h.deps, seeker.id)
    const { agreement, free } = (await h.as(seeker, 'GET', '/api/automation/points/')).body
    expect([free, agreement.state, agreement.difference]).toEqual([7, 'differs', -23])
    expect(agreement.sentence).toBe('OLJ says you have 23 points less than we counted. We go by OLJ.')
    await readPoints(h.deps, seeker.id)
    expect((await h.as(seeker, 'GET', '/api/automation/points/')).body.agreement.state).toBe('agrees')
  })

  test('are promised once, however many ask at once, and given back once', async () => {
    await h.newDay()
    const seeker = await h.automated()
    await h.offer({})
    await h.evening()
    const [item] = (await h.plan(seeker)).items
    const booking = { userId: seeker.id, itemId: item?.id ?? 0, title: 'A job', now: h.clock.now() }
    const before = await findBalance(h.db, seeker.id)
    const fifty = Array.from({ length: 50 }, () => inTransaction(h.db, (db) => reservePoints(db, 1, booking)))
    expect((await Promise.all(fifty)).filter(Boolean)).toHaveLength(before.free)
    expect(await findBalance(h.db, seeker.id)).toMatchObject({ free: 0, reserved: 30 })
    const ends = Array.from({ length: 50 }, (_, at) =>
      inTransaction(h.db, (db) => endReservation(db, at % 2 === 0 ? 'spent' : 'given_back', booking)),
    )
    await Promise.all(ends)
    const { rows } = await sql<{ hold_id: number }>`select hold_id from point_entries
      where user_id = ${seeker.id} and hold_id is not null`.execute(h.db)
    expect(new Set(rows.map(({ hold_id }) => hold_id)).size).toBe(rows.length)
    expect(await findBalance(h.db, seeker.id)).toMatchObject({ reserved: 0 })
  })
})

test('settings hold for a plan that is being made when they are chosen', async () => {
  await h.newDay()
  const [asked, off] = [await h.automated(), await h.automated()]
  await h.offer({})
  const { olj } = h.deps.boards
  const account = olj.account.bind(olj)
  const reading = vi.spyOn(olj, 'account').mockImplementation(async (session) => {
    await h.as(asked, 'PUT', PREFERENCES, { mode: 'only_approved' })
    await h.as(off, 'POST', SET, { enabled: false })
    return account(session)
  })
  await h.evening()
  reading.mockRestore()
  expect((await h.plan(asked)).mode).toBe('only_approved')
  expect((await h.as(off, 'GET', '/api/automation/plan/')).body.plan).toBeNull()
})
