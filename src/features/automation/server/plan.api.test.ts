import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AutomationPlan } from '../contract.ts'
import { type AutomationHouse, automationHouse, ruleOf } from '#server/testing/automation-house.ts'

let h: AutomationHouse
beforeAll(async () => {
  h = await automationHouse()
})
beforeEach(() => h.newDay())
afterAll(() => h.close())

const ITEMS = '/api/automation/plan/items/'
const WORK = 'Run our Shopify store and answer customers. We need Shopify and Customer Support experience.'

async function planned(choice: Parameters<AutomationHouse['automated']>[0] = {}, offers = [{}, {}]) {
  const seeker = await h.automated({ max_jobs_per_day: 5, ...choice })
  const ids = await h.offer(...offers)
  await h.evening()
  const plan = await h.plan(seeker)
  const itemOf = (jobId: number | undefined) => plan.items.find(({ job }) => job.id === jobId)?.id ?? 0
  const post = (url: string, body?: unknown) => h.as(seeker, 'POST', url, body)
  return { seeker, ids, plan, itemOf, post }
}
const stateOf = (answer: { body: unknown }, id: number) =>
  (answer.body as AutomationPlan).plan?.items.find((item) => item.id === id)?.state
const reserved = async (seeker: Parameters<AutomationHouse['as']>[0]) =>
  (await h.as(seeker, 'GET', '/api/automation/points/')).body.reserved as number

describe('a plan', () => {
  test('is nobody else’s, and there is none before it is made', async () => {
    const other = await h.automated()
    expect((await h.as(other, 'GET', '/api/automation/plan/')).body).toEqual({
      plan: null,
      message: 'There is no plan right now.',
    })
    expect((await h.as(other, 'GET', '/api/automation/line/')).body).toMatchObject({ kind: 'none', sentence: null })
    expect((await h.as(other, 'POST', '/api/automation/plan/stop/')).status).toBe(404)
    const { plan, itemOf, ids } = await planned()
    const id = itemOf(ids[0])
    for (const call of ['veto', 'restore', 'approve', 'hide-employer']) {
      expect((await h.as(other, 'POST', `${ITEMS}${id}/${call}/`)).status).toBe(404)
    }
    expect((await h.as(other, 'PUT', `${ITEMS}${id}/points/`, { points: 3 })).status).toBe(404)
    expect((await h.as(other, 'PUT', `${ITEMS}${id}/letter/`, { subject: 'a', content: 'b' })).status).toBe(404)
    expect((await h.as(other, 'GET', `/api/automation/runs/${plan.id}/`)).status).toBe(404)
  })

  test('takes a refusal, twice the same, and takes it back', async () => {
    const { seeker, itemOf, ids, post } = await planned({ apply_points: 2 })
    const id = itemOf(ids[0])
    expect(await reserved(seeker)).toBe(4)
    const answers = await Promise.all([post(`${ITEMS}${id}/veto/`), post(`${ITEMS}${id}/veto/`)])
    expect(answers.map((answer) => [answer.status, stateOf(answer, id)])).toEqual([
      [200, 'vetoed'],
      [200, 'vetoed'],
    ])
    expect(await reserved(seeker)).toBe(2)
    const back = await post(`${ITEMS}${id}/restore/`)
    expect([back.status, stateOf(back, id)]).toEqual([200, 'planned'])
    expect(await reserved(seeker)).toBe(4)
    const { events } = await h.plan(seeker)
    expect(events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['item_vetoed', 'item_restored']))
  })

  test('does not take in what breaks a rule, and says which', async () => {
    const offer = { description: `${WORK}\nUse 10 apply points when you apply.` }
    const { ids, itemOf, post } = await planned({ apply_points: 2 }, [offer])
    const answer = await post(`${ITEMS}${itemOf(ids[0])}/restore/`)
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'rule_broken', error: 'It needs 10 points; you allow 2.' },
    })
  })

  test('takes a yes for one or for all', async () => {
    const { seeker, plan, post } = await planned({ mode: 'only_approved' })
    const [first] = plan.items
    const one = await post(`${ITEMS}${first?.id ?? 0}/approve/`)
    expect((one.body as AutomationPlan).plan?.items.map(({ will_send }) => will_send)).toEqual([true, false])
    const all = await post('/api/automation/plan/approve/')
    expect((all.body as AutomationPlan).plan?.counts.approved).toBe(2)
    const line = (await h.as(seeker, 'GET', '/api/automation/line/')).body
    expect(line).toMatchObject({ kind: 'plan', sentence: expect.stringMatching(/2 approved/) as string })
  })

  test('takes other points as far as there are any', async () => {
    const { seeker, plan } = await planned({ apply_points: 2, point_reserve: 10 })
    const id = plan.items[0]?.id ?? 0
    const put = (points: unknown) => h.as(seeker, 'PUT', `${ITEMS}${id}/points/`, { points })
    const more = await put(18)
    expect((more.body as AutomationPlan).plan?.items[0]).toMatchObject({
      points: 18,
      suggested_points: 2,
      state: 'planned',
    })
    expect(await reserved(seeker)).toBe(20)
    expect(await put(19)).toMatchObject({ status: 409, body: { code: 'not_enough_points' } })
    expect(await reserved(seeker)).toBe(20)
    expect((await put(0)).body).toEqual({ points: ['Must be from 1 to 60.'] })
    expect((await put('five')).status).toBe(400)
  })

  test('takes the person’s own letter, whose claims are looked at again', async () => {
    const { seeker, plan } = await planned({}, [{}])
    const id = plan.items[0]?.id ?? 0
    const put = (body: object) => h.as(seeker, 'PUT', `${ITEMS}${id}/letter/`, body)
    const content = 'Hello,\n\nI have 12 years of experience with Shopify.\n\nBest regards,\nLuz Reyes'
    const bold = (await put({ subject: 'Application', content })).body as AutomationPlan
    const [item] = bold.plan?.items ?? []
    expect(item).toMatchObject({ state: 'held_back', letter: { written_by: 'person', version: 2, open_claims: 1 } })
    expect(ruleOf(item, 'letter')?.held).toBe(false)
    expect(await reserved(seeker)).toBe(0)
    const keys = item?.letter?.claims.map(({ key }) => key) ?? []
    const sure = (await put({ subject: 'Application', content, confirmed_claims: keys })).body as AutomationPlan
    expect(sure.plan?.items[0]).toMatchObject({ state: 'planned', letter: { open_claims: 0, version: 3 } })
    expect((await put({ subject: '', content })).body).toEqual({ subject: ['This field is required.'] })
    await h.morning()
    expect((await h.arrived(seeker)).map(({ message }) => message.replaceAll('\r\n', '\n'))).toEqual([content])
  })

  test('lets the person answer a question, and write themselves where no machine is to', async () => {
    const offer = { description: `${WORK}\nDo not use ChatGPT or AI to write your application.` }
    const { seeker, plan } = await planned({}, [offer])
    const [item] = plan.items
    expect(item?.state).toBe('held_back')
    const body = { subject: 'Application', content: 'I know Shopify well and would like to work with you. Luz Reyes' }
    const answer = await h.as(seeker, 'PUT', `${ITEMS}${item?.id ?? 0}/letter/`, body)
    expect(stateOf(answer, item?.id ?? 0)).toBe('planned')
    await h.morning()
    expect(await h.arrived(seeker)).toHaveLength(1)
  })

  test('refuses everything of an employer that is hidden from it', async () => {
    const { seeker, plan, ids, itemOf, post } = await planned({}, [{ employer: 'Go Away' }, {}])
    const id = itemOf(ids[0])
    const answer = await post(`${ITEMS}${id}/hide-employer/`)
    expect([answer.status, stateOf(answer, id)]).toEqual([200, 'vetoed'])
    expect((await h.as(seeker, 'GET', '/api/hidden/')).body.results[0].employer.name).toBe('Go Away')
    await h.morning()
    expect(await h.arrived(seeker)).toHaveLength(plan.items.length - 1)
  })

  test('takes a job by hand, whatever its score, once', async () => {
    const seeker = await h.automated({ skill_match_threshold: 100, max_jobs_per_day: 2 })
    const [id = 0] = await h.offer({ title: 'Bookkeeper', description: 'Xero and payroll. Reconcile accounts.' })
    await h.evening()
    expect((await h.plan(seeker)).items).toEqual([])
    const add = () => h.as(seeker, 'POST', ITEMS, { job_post_id: id })
    const line = async () => (await h.as(seeker, 'GET', '/api/automation/line/')).body
    expect(await line()).toMatchObject({ can_add: true, job_ids: [] })
    const answers = await Promise.all([add(), add()])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const [item] = (await h.plan(seeker)).items
    expect(item).toMatchObject({ source: 'by_hand', state: 'planned', will_send: true })
    expect(item?.approved_at).not.toBeNull()
    expect(await line()).toMatchObject({ can_add: true, job_ids: [id] })
    expect((await h.as(seeker, 'POST', ITEMS, { job_post_id: 999_999 })).status).toBe(404)
    expect((await h.as(seeker, 'POST', ITEMS, {})).body).toEqual({ job_post_id: ['This field is required.'] })
    await h.morning()
    expect(await h.arrived(seeker)).toHaveLength(1)
  })

  test('shrinks at once when the person uses the points elsewhere, and says so before the morning', async () => {
    const { seeker, plan, itemOf, ids } = await planned({ apply_points: 10, point_reserve: 5 }, [{}, {}])
    await h.as(seeker, 'POST', `${ITEMS}${itemOf(ids[0])}/approve/`)
    const free = (await h.as(seeker, 'GET', '/api/automation/points/')).body.free as number
    h.clock.advance(60_000)
    const byHand = async (points: number) => {
      const posting = await h.newPosting({ title: 'Something Else Entirely' })
      await h.apply(seeker, posting, { points })
      await h.drain()
      return (await h.plan(seeker)).items
    }
    // The points that are kept are there for just this.
    expect((await byHand(free - 2)).map(({ state }) => state)).toEqual(['planned', 'planned'])
    const after = await byHand(3)
    expect(after.filter(({ state }) => state === 'planned').map(({ job }) => job.id)).toEqual([ids[0]])
    const gone = after.find(({ id }) => id === itemOf(ids[1]))
    expect(ruleOf(gone, 'points')).toMatchObject({ held: false, reason: expect.stringMatching(/used points since/) })
    expect(gone).toMatchObject({ state: 'held_back', will_send: false, can: { restore: true } })
    await h.drain()
    const points = (await h.as(seeker, 'GET', '/api/automation/points/')).body
    expect(points).toMatchObject({ reserved: 10, free: 9, totals: { used_elsewhere: free + 1 } })
    await h.morning()
    expect(await h.lastRun(seeker)).toMatchObject({ id: plan.id, state: 'done', counts: { sent: 1, failed: 0 } })
    const next = (await h.as(seeker, 'GET', '/api/automation/points/')).body
    expect(next).toMatchObject({ agreement: { state: 'agrees' }, totals: { used_elsewhere: free + 1 } })
  })

  test('gives up in the morning what the board has no points for any more', async () => {
    const { seeker } = await planned({ apply_points: 10 }, [{}, {}])
    await h.board.putAccount({ email: seeker.board.olj_email, password: seeker.board.olj_password, points: 5 })
    await h.morning()
    const run = await h.lastRun(seeker)
    expect(run.items.map(({ state }) => state).toSorted()).toEqual(['held_back', 'sent'])
    expect(run).toMatchObject({ state: 'done', points: { spent: 10 } })
  })

  test('is stopped and let go on', async () => {
    const { seeker, post } = await planned()
    const stopped = await post('/api/automation/plan/stop/')
    expect((stopped.body as AutomationPlan).plan).toMatchObject({ state: 'stopped', can_resume: true, can_stop: false })
    expect((await post('/api/automation/plan/stop/')).status).toBe(200)
    expect((await post('/api/automation/plan/resume/')).body.plan).toMatchObject({ state: 'planned' })
    await post('/api/automation/plan/stop/')
    await h.morning()
    expect(await h.lastRun(seeker)).toMatchObject({ state: 'stopped', counts: { skipped: 2 }, can_resume: false })
    expect(await h.arrived(seeker)).toEqual([])
    expect(await reserved(seeker)).toBe(0)
  })

  test('can be refused after the cut-off, and nothing else', async () => {
    const { seeker, plan, post } = await planned()
    await h.morning('07:45')
    expect((await h.as(seeker, 'GET', '/api/automation/line/')).body).toMatchObject({ can_add: false, job_ids: [] })
    const [first, second] = plan.items.map(({ id }) => id)
    const closed = { status: 409, body: { code: 'plan_closed' } }
    expect(await post(`${ITEMS}${first}/approve/`)).toMatchObject(closed)
    expect(await post(`${ITEMS}${first}/restore/`)).toMatchObject(closed)
    expect(await post('/api/automation/plan/approve/')).toMatchObject(closed)
    expect(await post(ITEMS, { job_post_id: 1 })).toMatchObject(closed)
    expect(await h.as(seeker, 'PUT', `${ITEMS}${first}/points/`, { points: 1 })).toMatchObject(closed)
    expect(await h.as(seeker, 'PUT', `${ITEMS}${first}/letter/`, { subject: 'a', content: 'b' })).toMatchObject(closed)
    expect((await post(`${ITEMS}${second}/veto/`)).status).toBe(200)
    h.to('08:00')
    await h.tick()
    expect(await h.arrived(seeker)).toHaveLength(1)
    expect(await post(`${ITEMS}${first}/veto/`)).toMatchObject({ status: 409, body: { code: 'too_late' } })
  })
})
