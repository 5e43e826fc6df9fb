import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAdmin } from '#features/auth/server/service.ts'
import { house, type House } from '#server/testing/house.ts'
import { arriveOne, arriveSamples, NOW } from '#server/testing/sample-postings.ts'

let h: House
beforeAll(async () => {
  h = await house({ env: { ANSWERS_KEPT_SECONDS: '5' } })
  await arriveSamples(h)
})
afterAll(() => h.close())

type Row = { id: number; applied: boolean; application_state: string | null }
const list = async (token: string, more = '') =>
  (await h.call('GET', `/api/jobs/search/?sort_by=date_desc${more}`, { token })).body.results as Row[]
const apply = (userId: number, jobId: number, delivery: string) =>
  sql`insert into applications (user_id, job_id, board_email, delivery, apply_points, sent_subject, sent_content, posting_snapshot, created_at, sending_since, updated_at)
    values (${userId}, ${jobId}, 'luz@board.test', ${delivery}, 1, '', '', '{}', ${NOW}, ${NOW}, ${NOW})`.execute(h.db)

test('people who share an answer each see their own applications in it, at once', async () => {
  const [luz, ben] = [await h.signUp(), await h.signUp()]
  const [first, second] = await list(luz.token)
  if (!first || !second) throw new Error('The samples are too few.')
  await apply(luz.user.id, first.id, 'confirmed')
  await apply(luz.user.id, second.id, 'sending')
  const seen = await list(luz.token)
  expect(seen[0]).toMatchObject({ id: first.id, applied: true, application_state: 'confirmed' })
  expect(seen[1]).toMatchObject({ id: second.id, applied: false, application_state: 'sending' })
  expect((await list(ben.token)).every((job) => !job.applied && job.application_state === null)).toBe(true)
})

test('a list says why an application failed, only to the person whose it was', async () => {
  const [luz, ben, hider] = [await h.signUp(), await h.signUp(), await h.signUp()]
  const [first] = await list(luz.token)
  if (!first) throw new Error('The samples are too few.')
  const details = { message: 'No points.', reason: 'None left.', possible_causes: ['Spent.'], suggestions: ['Wait.'] }
  const failure = JSON.stringify({ code: 'not_enough_points', error: 'No points.', details })
  for (const { user } of [luz, hider]) {
    await apply(user.id, first.id, 'failed')
  }
  await sql`update applications set failure = ${failure} where delivery = 'failed'`.execute(h.db)
  await h.call('POST', '/api/hidden/', { token: hider.token, body: { word: 'zzz' } })
  const { message, ...why } = details
  for (const { token } of [luz, hider]) {
    const seen = (await list(token)).find(({ id }) => id === first.id)
    expect(seen).toMatchObject({ applied: false, applicationError: { message, details: why } })
  }
  expect((await list(ben.token))[0]).not.toHaveProperty('applicationError')
})

test('what leaves or joins the list is seen at once, and a hidden employer only by who hides', async () => {
  const [luz, ben] = [await h.signUp(), await h.signUp()]
  const before = await list(luz.token, '&per_page=20')
  const id = await arriveOne(h, { title: 'Kept Answer Clerk', employer: 'Kept Office' }, 47_000)
  const titles = async (token: string) => (await list(token, '&search=kept+answer+clerk')).map((job) => job.id)
  expect(before.map((job) => job.id)).not.toContain(id)
  expect(await titles(luz.token)).toEqual([id])
  const detail = await h.call('GET', `/api/jobs/${id}/`)
  await h.call('POST', '/api/hidden/', { token: ben.token, body: { employer_id: detail.body.employer.id } })
  expect(await titles(ben.token)).toEqual([])
  expect(await titles(luz.token)).toEqual([id])
  const boss = await h.signUp()
  await makeAdmin(h.deps, boss.user.email)
  const held = await h.call('POST', `/api/admin/reviews/${id}/`, { token: boss.token, body: { decision: 'hold' } })
  expect(held.status).toBe(200)
  expect(await titles(luz.token)).toEqual([])
})

test('what is not on the list may be five seconds old, and no older', async () => {
  const luz = await h.signUp()
  const name = async () =>
    (await h.call('GET', '/api/jobs/search/', { token: luz.token })).body.results[0].title as string
  const was = await name()
  await sql`update postings set title = title || ' (changed)'`.execute(h.db)
  expect(await name()).toBe(was)
  h.clock.advance(5000)
  expect(await name()).toBe(`${was} (changed)`)
})
