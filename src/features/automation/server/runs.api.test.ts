import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AutomationHouse, automationHouse } from '#server/testing/automation-house.ts'

let h: AutomationHouse
beforeAll(async () => {
  h = await automationHouse()
})
afterAll(() => h.close())

test('what is planned at six in the evening is sent at eight in the morning, with receipts and points', async () => {
  const seeker = await h.automated({ max_jobs_per_day: 2, apply_points: 3 })
  await h.offer({}, {}, {})
  await h.evening()
  const plan = await h.plan(seeker)
  expect(plan.items.map(({ state }) => state)).toEqual(['planned', 'planned', 'held_back'])
  expect(plan).toMatchObject({ state: 'planned', run_date: '2026-11-25', can_change: true, counts: { planned: 2 } })
  const [first] = plan.items
  expect(first?.rules.every(({ held }) => held)).toBe(true)
  expect(first?.letter?.content).toContain('Shopify')
  expect(first).toMatchObject({ points: 3, will_send: true, letter: { open_claims: 0, written_by: 'template' } })
  await h.morning()
  const run = await h.lastRun(seeker)
  expect(run).toMatchObject({ state: 'done', counts: { sent: 2, held_back: 1 }, points: { spent: 6 } })
  const arrived = await h.arrived(seeker)
  expect(arrived.map(({ points }) => points)).toEqual([3, 3])
  expect(arrived.map(({ jobTitle }) => jobTitle).toSorted()).toEqual(
    run.items
      .filter(({ state }) => state === 'sent')
      .map(({ job }) => job.title)
      .toSorted(),
  )
  const points = (await h.as(seeker, 'GET', '/api/automation/points/')).body
  expect(points).toMatchObject({ agreement: { state: 'agrees' }, reserved: 0, totals: { spent: 6 } })
  expect(points.board.points).toBe(points.free)
})
