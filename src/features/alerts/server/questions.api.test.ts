import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { alertingHouse } from '#server/testing/alerting-house.ts'
import { NOW } from '#server/testing/sample-postings.ts'
import { sweepAlertsTask } from './finding.ts'

let h: Awaited<ReturnType<typeof alertingHouse>>
beforeAll(async () => {
  h = await alertingHouse()
})
afterAll(() => h.close())
afterEach(() => h.clock.set(NOW))

const DAY_MS = 86_400_000
const questions = () => h.db.selectFrom('alert_questions').select(['id', 'compiled_at']).orderBy('id').execute()
/** The nights after a day, one after the other. */
async function nights(count: number): Promise<void> {
  for (let night = 1; night <= count; night += 1) {
    h.clock.set(new Date(NOW.getTime() + night * DAY_MS))
    await h.run(sweepAlertsTask, {})
  }
}

test('a question is read again each night while somebody asks it, and goes a week after nobody does', async () => {
  const [one, other] = [await h.person(), await h.person()]
  await h.searchAlert(one, 'kakanin')
  const gone = (await h.searchAlert(other, 'bibingka')).body
  const [asked, unasked] = await questions()
  await h.call('DELETE', `/api/alerts/${gone.id}/`, { token: other.token })
  await nights(1)
  expect(await questions()).toEqual([{ ...asked, compiled_at: new Date(NOW.getTime() + DAY_MS) }, unasked])
  await nights(8)
  expect((await questions()).map(({ id }) => id)).toEqual([asked?.id])
})

test('a question nobody asked lately is read again for who asks it next', async () => {
  const one = await h.person()
  const first = (await h.searchAlert(one, 'puto bumbong')).body
  const kept = (await questions()).at(-1)
  await h.call('DELETE', `/api/alerts/${first.id}/`, { token: one.token })
  const later = new Date(NOW.getTime() + 3 * DAY_MS)
  h.clock.set(later)
  expect((await h.searchAlert(await h.person(), 'puto bumbong')).status).toBe(201)
  expect((await questions()).at(-1)).toEqual({ id: kept?.id, compiled_at: later })
})
