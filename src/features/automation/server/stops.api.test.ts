import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { checkTask } from '#features/applications/server/settle.ts'
import type { Seeker } from '#server/testing/applying-house.ts'
import { type AutomationHouse, automationHouse } from '#server/testing/automation-house.ts'
import { checkPoints } from './summing.ts'
import { sweep } from './sweeping.ts'

let h: AutomationHouse
beforeAll(async () => {
  h = await automationHouse()
})
beforeEach(() => h.newDay())
afterAll(() => h.close())

const signal = new AbortController().signal

describe('what stops a person’s run', () => {
  test('an answer that was lost: the rest is left alone, and the points follow what turns out', async () => {
    const seeker = await h.automated({ max_jobs_per_day: 2, apply_points: 4 })
    await h.offer({}, {})
    await h.evening()
    await h.board.misbehaveOnSending({ mode: 'lost-answer' })
    await h.morning()
    const run = await h.lastRun(seeker)
    expect(run).toMatchObject({ state: 'broken', counts: { unconfirmed: 1, skipped: 1, sent: 0 } })
    expect(run.reason).toMatch(/did not confirm/)
    expect((await h.as(seeker, 'GET', '/api/automation/points/')).body).toMatchObject({ reserved: 4 })
    expect(await h.arrived(seeker)).toHaveLength(1)
    expect(await h.mails(`report:${run.id}`)).toHaveLength(1)
    h.clock.advance(60_000)
    const [application] = await h.db.selectFrom('applications').select('id').where('user_id', '=', seeker.id).execute()
    await h.run(checkTask, { application_id: application?.id ?? 0 })
    await h.tick()
    expect((await h.lastRun(seeker)).counts).toMatchObject({ unconfirmed: 0, sent: 1 })
    const points = async () => (await h.as(seeker, 'GET', '/api/automation/points/')).body
    expect(await points()).toMatchObject({ reserved: 0, totals: { spent: 4 } })
    await h.evening()
    expect((await points()).agreement).toMatchObject({ state: 'agrees', difference: 0 })
  })

  test('two failures in a row', async () => {
    const seeker = await h.automated({ max_jobs_per_day: 3 })
    await h.offer({}, {}, {})
    await h.evening()
    await h.board.misbehave({ mode: '5xx', path: '/apply' })
    await h.morning()
    const run = await h.lastRun(seeker)
    expect(run).toMatchObject({ state: 'broken', counts: { failed: 2, skipped: 1, sent: 0 } })
    expect(await h.arrived(seeker)).toEqual([])
  })

  test('a board that goes down between two applications: what arrived stays arrived, the rest is left alone', async () => {
    const seeker = await h.automated({ max_jobs_per_day: 4, apply_points: 2 })
    await h.offer({}, {}, {}, {})
    await h.evening()
    h.deps.config.AUTOMATION_PACE_SECONDS = 60
    await h.morning()
    expect(await h.arrived(seeker)).toHaveLength(1)
    await h.board.misbehave({ mode: '5xx', path: '/apply' })
    h.deps.config.AUTOMATION_PACE_SECONDS = 0
    h.clock.advance(91_000)
    await h.tick()
    const run = await h.lastRun(seeker)
    expect(run).toMatchObject({ state: 'broken', counts: { sent: 1, failed: 2, skipped: 1 }, points: { spent: 2 } })
    expect(run.items.find(({ state }) => state === 'sent')?.outcome?.application_id).not.toBeNull()
    await h.board.behave()
    await h.tick()
    expect(await h.arrived(seeker)).toHaveLength(1)
    expect((await h.as(seeker, 'GET', '/api/automation/points/')).body).toMatchObject({ reserved: 0 })
  })

  test('a page that asks for a human, at once', async () => {
    const seeker = await h.automated({ max_jobs_per_day: 2 })
    await h.offer({}, {})
    await h.evening()
    await h.board.misbehave({ mode: 'challenge', path: '/apply' })
    await h.morning()
    const run = await h.lastRun(seeker)
    expect(run).toMatchObject({ state: 'broken', counts: { failed: 1, skipped: 1 } })
    expect(run.reason).toMatch(/asked for a human/)
  })

  test('a password the board does not take any more', async () => {
    const seeker = await h.automated()
    await h.offer({})
    await h.evening()
    await h.board.putAccount({ email: seeker.board.olj_email, password: 'Another-pass-2' })
    await h.board.endSessions(seeker)
    await h.morning()
    expect(await h.lastRun(seeker)).toMatchObject({ state: 'broken', counts: { skipped: 1 } })
    expect(await h.arrived(seeker)).toEqual([])
    await h.evening()
    expect(await h.lastRun(seeker)).toMatchObject({
      state: 'blocked',
      reason: expect.stringMatching(/connect/) as string,
    })
  })

  test('a plan that ended overnight', async () => {
    const seeker = await h.automated()
    await h.offer({})
    await h.evening()
    await sql`update subscriptions set ends_at = ${h.clock.now()} where user_id = ${seeker.id}`.execute(h.db)
    await h.morning()
    expect(await h.lastRun(seeker)).toMatchObject({ state: 'blocked', counts: { skipped: 1 } })
    await h.evening()
    expect(await h.mails('blocked:%')).toHaveLength(1)
    expect(await h.arrived(seeker)).toEqual([])
  })
})

describe('the nightly sum of points', () => {
  test('finds what was planted, and tells the log, the team and the person; what agrees is left in peace', async () => {
    const even = await h.automated({ apply_points: 3 })
    const raised = await h.automated({ apply_points: 3 })
    const short = await h.automated({ apply_points: 3 })
    await h.offer({}, {})
    await h.evening()
    await h.morning()
    const admin = await h.signUp()
    await sql`update users set is_superuser = true where id = ${admin.user.id}`.execute(h.db)
    const people = [even, raised, short]
    const look = async () => {
      const told: object[] = []
      const log = { ...h.deps.log, warn: (what: object) => void told.push(what) } as typeof h.deps.log
      await checkPoints({ ...h.deps, log }, signal)
      const points = await Promise.all(
        people.map(async (one) => (await h.as(one, 'GET', '/api/automation/points/')).body),
      )
      const standing = await h.call('GET', '/api/admin/operations/automation/', { token: admin.token })
      const named = told.filter((what) => people.some(({ id }) => (what as { user_id?: number }).user_id === id))
      return { named, agreement: points.map(({ agreement }) => agreement), off: standing.body.points.off as number }
    }
    const before = await look()
    expect([before.named, before.agreement.map(({ state }) => state)]).toEqual([[], ['agrees', 'agrees', 'agrees']])
    await sql`update point_balances set free = free + 4 where user_id = ${raised.id}`.execute(h.db)
    await sql`update point_balances set board_points = board_points - 1 where user_id = ${short.id}`.execute(h.db)
    const after = await look()
    expect(after.named).toEqual([
      { user_id: raised.id, entries_gap: 4, board_gap: 4, difference: 0 },
      { user_id: short.id, entries_gap: 0, board_gap: 1, difference: 0 },
    ])
    expect(after.agreement).toMatchObject([
      { state: 'agrees' },
      {
        state: 'differs',
        sentence: expect.stringMatching(/does not agree with the board: it is off by 4 points/) as string,
      },
      { state: 'differs', sentence: expect.stringMatching(/off by 1 point\./) as string },
    ])
    expect(after.off - before.off).toBe(2)
  })
})

describe('what stops every run', () => {
  test('a board that is away in the evening: plans are made when it is back', async () => {
    const people: Seeker[] = []
    for (let one = 0; one < 4; one += 1) people.push(await h.automated())
    await h.offer({})
    await h.board.misbehave({ mode: '5xx', path: '/jobseekers/dashboard' })
    await h.evening()
    const plans = async () =>
      Promise.all(people.map(async (one) => (await h.as(one, 'GET', '/api/automation/plan/')).body.plan))
    expect(await plans()).toEqual([null, null, null, null])
    const asked = await h.board.requests('GET', '/jobseekers/dashboard')
    h.to('18:05')
    await h.tick()
    // Three failed; the board is left alone for a while.
    expect(await h.board.requests('GET', '/jobseekers/dashboard')).toBe(asked)
    await h.board.behave()
    h.to('18:35')
    await h.tick()
    h.to('18:40')
    await h.tick()
    expect((await plans()).map((plan) => plan?.counts.planned)).toEqual([1, 1, 1, 1])
  })

  test('a board that fails for one after the other; one tries again after the pause, then all go on', async () => {
    const people: Seeker[] = []
    for (let one = 0; one < 4; one += 1) people.push(await h.automated())
    await h.offer({})
    await h.evening()
    await h.board.misbehave({ mode: '5xx', path: '/jobseekers/dashboard' })
    await h.morning()
    const states = async () => Promise.all(people.map(async (one) => (await h.lastRun(one)).reason))
    expect((await states())[3]).toMatch(/fails for everybody/)
    const standing = await h.db.selectFrom('automation_breakers').selectAll().executeTakeFirstOrThrow()
    expect([standing.failures, standing.opened_at === null]).toEqual([3, false])
    await h.board.behave()
    h.clock.advance(10 * 60_000)
    await h.tick()
    expect((await Promise.all(people.map((one) => h.arrived(one)))).flat()).toEqual([])
    h.clock.advance(25 * 60_000)
    await h.tick()
    h.clock.advance(6 * 60_000)
    await h.tick()
    expect((await Promise.all(people.map((one) => h.arrived(one)))).map((one) => one.length)).toEqual([1, 1, 1, 1])
  })

  test('a board’s day: what is beyond it is held back in the evening, and in the morning nothing more leaves', async () => {
    const most = h.deps.config.AUTOMATION_OLJ_A_DAY
    h.deps.config.AUTOMATION_OLJ_A_DAY = 3
    try {
      const first = await h.automated({ max_jobs_per_day: 2 })
      const second = await h.automated({ max_jobs_per_day: 2 })
      await h.offer({}, {})
      await h.evening()
      const plans = [await h.plan(first), await h.plan(second)]
      expect(plans.map(({ counts }) => counts.planned).toSorted((less, more) => less - more)).toEqual([1, 2])
      const full = plans.flatMap(({ items }) => items).find(({ state }) => state === 'held_back')
      expect(full?.rules.filter(({ held }) => !held)).toEqual([
        {
          rule: 'board_day',
          held: false,
          reason: 'OLJ gets at most 3 automatic applications a day from Hanap. That is reached.',
        },
      ])
      // The operator lowers it overnight.
      h.deps.config.AUTOMATION_OLJ_A_DAY = 2
      await h.morning()
      expect((await Promise.all([first, second].map((one) => h.arrived(one)))).flat()).toHaveLength(2)
      const runs = await Promise.all([first, second].map((one) => h.lastRun(one)))
      expect(runs.find(({ state }) => state === 'halted')?.reason).toMatch(
        /That was reached before everything was sent/,
      )
    } finally {
      h.deps.config.AUTOMATION_OLJ_A_DAY = most
    }
  })

  test('the team: plans stay readable, nothing is sent, and it is written down', async () => {
    const seeker = await h.automated()
    await h.offer({})
    await h.evening()
    const admin = await h.signUp()
    await sql`update users set is_superuser = true where id = ${admin.user.id}`.execute(h.db)
    const url = '/api/admin/operations/automation/'
    const why = 'OLJ asked us to pause\u202E until <b>Friday</b>.'
    const stop = await h.call('POST', url, { token: admin.token, body: { stopped: true, reason: why } })
    expect(stop.body).toMatchObject({ stopped: true, reason: why, today: { runs: {} } })
    await h.morning()
    const told =
      'Our team stopped automatic applications for everybody. They say: “OLJ asked us to pause until <b>Friday</b>.”'
    expect((await h.plan(seeker)).reason).toBe(told)
    expect((await h.as(seeker, 'GET', '/api/settings/automation-apply/')).body.halted).toBe(told)
    expect(await h.arrived(seeker)).toEqual([])
    const { rows } = await sql`select action, reason from audit_entries where action like 'automation.%'`.execute(h.db)
    expect(rows).toEqual([{ action: 'automation.stop', reason: why }])
    h.to('10:00')
    await sweep(h.deps, signal)
    expect(await h.lastRun(seeker)).toMatchObject({ state: 'halted', reason: told, counts: { skipped: 1 } })
    const again = await h.signIn({ ...seeker, ...admin.user, password: admin.password })
    await h.call('POST', url, { token: again, body: { stopped: false, reason: 'Over' } })
  })
})
