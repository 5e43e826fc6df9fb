import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type AutomationHouse, automationHouse } from '#server/testing/automation-house.ts'
import { planRun } from './planning.ts'
import { advanceRun } from './sweeping.ts'

let h: AutomationHouse
beforeAll(async () => {
  h = await automationHouse()
})
beforeEach(() => h.newDay())
afterAll(() => h.close())

const signal = new AbortController().signal

describe('a run', () => {
  test('sends at eight in the morning what was planned at six in the evening, with receipts and points', async () => {
    const seeker = await h.automated({ max_jobs_per_day: 2, apply_points: 3 })
    await h.offer({}, {}, {})
    await h.evening()
    const plan = await h.plan(seeker)
    expect(plan.items.map(({ state }) => state)).toEqual(['planned', 'planned', 'held_back'])
    expect(plan).toMatchObject({ state: 'planned', can_change: true, counts: { planned: 2 } })
    const [first] = plan.items
    expect(first?.rules.every(({ held }) => held)).toBe(true)
    expect(first?.letter?.content).toContain('Shopify')
    expect(first).toMatchObject({ points: 3, will_send: true, letter: { open_claims: 0, written_by: 'template' } })
    expect(await h.mails(`plan:${plan.id}`)).toHaveLength(1)
    await h.morning()
    const run = await h.lastRun(seeker)
    expect(run).toMatchObject({ state: 'done', counts: { sent: 2, held_back: 1 }, points: { spent: 6 } })
    const arrived = await h.arrived(seeker)
    expect(arrived.map(({ points }) => points)).toEqual([3, 3])
    const sent = run.items.filter(({ state }) => state === 'sent')
    expect(arrived.map(({ jobTitle }) => jobTitle).toSorted()).toEqual(sent.map(({ job }) => job.title).toSorted())
    const points = (await h.as(seeker, 'GET', '/api/automation/points/')).body
    expect(points).toMatchObject({ agreement: { state: 'agrees' }, reserved: 0, totals: { spent: 6 } })
    expect([points.board.points, run.points.left]).toEqual([points.free, points.free])
    const receipt = await h.as(seeker, 'GET', `/api/job-applications/${sent[0]?.outcome?.application_id ?? 0}/`)
    expect(receipt.body.receipt).toMatchObject({ apply_points: 3, resume_name: 'resume.pdf' })
    expect(receipt.body.history[0].actor).toBe('hanap')
    expect(await h.mails(`report:${run.id}`)).toHaveLength(1)
  })

  test('sends only what was approved, for who wants that', async () => {
    const seeker = await h.automated({ mode: 'only_approved' })
    await h.offer({}, {})
    await h.evening()
    const [yes, no] = (await h.plan(seeker)).items
    expect([yes?.will_send, no?.will_send]).toEqual([false, false])
    await h.as(seeker, 'POST', `/api/automation/plan/items/${yes?.id ?? 0}/approve/`)
    await h.morning()
    const run = await h.lastRun(seeker)
    expect(run.items.map(({ state, outcome }) => [state, outcome?.sentence])).toEqual([
      ['sent', 'Your application was sent. OLJ confirmed it.'],
      ['skipped', 'You did not approve it.'],
    ])
  })

  test('is planned and run once by any number of workers in the same minute', async () => {
    const seeker = await h.automated({ max_jobs_per_day: 3 })
    await h.offer({}, {}, {})
    h.to('18:00')
    await Promise.all([1, 2, 3, 4].map(() => planRun(h.deps, seeker.id, h.tomorrow())))
    const plan = await h.plan(seeker)
    expect(plan.items).toHaveLength(3)
    await h.morning('07:50')
    h.to('08:00')
    await Promise.all([1, 2, 3, 4, 5].map(() => advanceRun(h.deps, plan.id, signal)))
    await h.drain()
    expect(await h.arrived(seeker)).toHaveLength(3)
    expect(await h.lastRun(seeker)).toMatchObject({ state: 'done', counts: { sent: 3 } })
  })

  test('and a refusal in the same moment agree on who was first', async () => {
    const seeker = await h.automated({ max_jobs_per_day: 1 })
    await h.offer({})
    await h.evening()
    const plan = await h.plan(seeker)
    await h.morning('07:50')
    h.to('08:00')
    const veto = () => h.as(seeker, 'POST', `/api/automation/plan/items/${plan.items[0]?.id ?? 0}/veto/`)
    const [answer] = await Promise.all([veto(), advanceRun(h.deps, plan.id, signal)])
    const [item] = (await h.lastRun(seeker)).items
    const arrived = (await h.arrived(seeker)).length
    expect([answer.status, item?.state, arrived]).toEqual(answer.status === 200 ? [200, 'vetoed', 0] : [409, 'sent', 1])
  })

  test('pauses between two sends, and stops in the pause when it is switched off', async () => {
    const seeker = await h.automated({ max_jobs_per_day: 3 })
    await h.offer({}, {}, {})
    await h.evening()
    h.deps.config.AUTOMATION_PACE_SECONDS = 60
    await h.morning()
    expect(await h.arrived(seeker)).toHaveLength(1)
    h.clock.advance(29_000)
    await h.tick()
    expect(await h.arrived(seeker)).toHaveLength(1)
    h.clock.advance(62_000)
    await h.tick()
    expect(await h.arrived(seeker)).toHaveLength(2)
    const line = (await h.as(seeker, 'GET', '/api/automation/line/')).body
    expect(line).toMatchObject({ kind: 'running', sentence: 'Sending your planned applications: 2 sent.' })
    await h.as(seeker, 'POST', '/api/settings/automation-apply/set/', { enabled: false })
    h.clock.advance(120_000)
    await h.tick()
    h.deps.config.AUTOMATION_PACE_SECONDS = 0
    expect(await h.arrived(seeker)).toHaveLength(2)
    expect(await h.lastRun(seeker)).toMatchObject({ state: 'stopped', counts: { sent: 2, skipped: 1 } })
  })
})

describe('the clock', () => {
  test('a missed eight o’clock is made good until ten', async () => {
    const seeker = await h.automated()
    await h.offer({})
    await h.evening()
    await h.morning('09:50')
    expect(await h.lastRun(seeker)).toMatchObject({ state: 'done', counts: { sent: 1 } })
  })

  test('after ten nothing is sent, and the person is told', async () => {
    const seeker = await h.automated()
    await h.offer({})
    await h.evening()
    await h.morning('10:00')
    const run = await h.lastRun(seeker)
    expect(run).toMatchObject({ state: 'missed', reason: expect.stringMatching(/10 AM/) as string })
    expect(await h.arrived(seeker)).toEqual([])
    expect(await h.mails(`report:${run.id}`)).toHaveLength(1)
    const line = (await h.as(seeker, 'GET', '/api/automation/line/')).body
    expect(line).toMatchObject({ kind: 'trouble' })
  })

  test('no plan is made at night, and the morning says so', async () => {
    const seeker = await h.automated()
    await h.offer({})
    h.to('22:00')
    await h.tick()
    expect((await h.as(seeker, 'GET', '/api/automation/plan/')).body.plan).toBeNull()
    await h.morning('10:05')
    expect(await h.lastRun(seeker)).toMatchObject({ state: 'missed', counts: { candidates: 0 } })
    await h.tick()
    expect((await h.as(seeker, 'GET', '/api/automation/runs/')).body.count).toBe(1)
  })

  test('that jumps back and forth sends nothing twice', async () => {
    const seeker = await h.automated({ max_jobs_per_day: 2 })
    await h.offer({}, {})
    await h.evening()
    await h.morning()
    expect(await h.arrived(seeker)).toHaveLength(2)
    h.clock.advance(-15 * 3_600_000)
    await h.tick()
    h.to('18:05')
    await h.tick()
    await h.morning()
    expect(await h.arrived(seeker)).toHaveLength(2)
    expect((await h.as(seeker, 'GET', '/api/automation/runs/')).body.count).toBe(1)
  })
})
