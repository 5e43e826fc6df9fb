import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyingHouse, type ApplyingHouse } from '#server/testing/applying-house.ts'
import { remindOfIdsTask } from './service.ts'

let h: ApplyingHouse
beforeAll(async () => {
  h = await applyingHouse()
  h.clock.set(new Date('2026-11-23T02:00:00Z'))
})
afterAll(() => h.close())

const ladder = async (token: string) => (await h.call('GET', '/api/olj/id-proof/', { token })).body
const remind = (token: string, day: unknown) =>
  h.call('PUT', '/api/olj/id-proof/reminder/', { token, body: { id_expires_on: day } })

const NURSE = { title: 'Registered Nurse', description: 'Care for patients in our ward.' }

test('tells which of a person’s matches each step opens, a job once; of all open jobs while their profile is empty', async () => {
  const seeker = await h.newSeeker({ id_proof: 50 })
  for (const least of [0, 50, 55, 55, 60]) await h.newPosting({ min_id_proof: least })
  for (const least of [55, 70]) await h.newPosting({ min_id_proof: least, ...NURSE })
  await h.newPosting({ min_id_proof: 55, closed: true })
  await h.newPosting({ min_id_proof: 55, held: true })
  await h.newPosting({
    min_id_proof: 55,
    description: 'Run our shop. Candidates must be located in the United States.',
  })
  const [one, twin] = [await h.newPosting({ min_id_proof: 60 }), await h.newPosting({ min_id_proof: 60 })]
  const cluster = h.db.selectFrom('postings').select('cluster_id').where('id', '=', one.id)
  await h.db.updateTable('postings').set({ cluster_id: cluster }).where('id', '=', twin.id).execute()
  await sql`select list_clusters(array(select id from posting_clusters))`.execute(h.db)
  expect(await ladder(seeker.token)).toEqual({
    id_proof: 50,
    of: 'matches',
    open_jobs: 7,
    blocked: 4,
    steps: [
      { at: 55, more: 2 },
      { at: 60, more: 4 },
    ],
    id_expires_on: null,
  })
  const high = await h.newSeeker({ id_proof: 90 })
  expect(await ladder(high.token)).toMatchObject({ id_proof: 90, of: 'matches', open_jobs: 0, blocked: 0, steps: [] })
  const unknown = await h.newSeeker({ connected: false })
  expect(await ladder(unknown.token)).toMatchObject({ id_proof: null, of: 'matches', open_jobs: 8, blocked: 5 })
  const empty = await h.newSeeker({ id_proof: 50, onboarded: false })
  expect(await ladder(empty.token)).toMatchObject({
    of: 'open_jobs',
    open_jobs: 7,
    blocked: 7,
    steps: [
      { at: 55, more: 4 },
      { at: 60, more: 6 },
      { at: 70, more: 7 },
    ],
  })
  expect((await h.call('GET', '/api/olj/id-proof/')).status).toBe(401)
})

test('keeps a day and nothing else, changes it, forgets it; also twice at once', async () => {
  const [seeker, stranger] = [await h.newSeeker(), await h.newSeeker()]
  expect((await remind(seeker.token, '2027-03-01')).body).toEqual({ id_expires_on: '2027-03-01' })
  const both = await Promise.all([remind(seeker.token, '2028-05-01'), remind(seeker.token, '2028-05-01')])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(await ladder(seeker.token)).toMatchObject({ id_expires_on: '2028-05-01' })
  const { body } = await h.call('GET', '/api/settings/integrations/', { token: seeker.token })
  expect(body).toMatchObject({ id_expires_on: '2028-05-01' })
  expect(await ladder(stranger.token)).toMatchObject({ id_expires_on: null })
  expect((await remind(seeker.token, null)).body).toEqual({ id_expires_on: null })
  expect(await ladder(seeker.token)).toMatchObject({ id_expires_on: null })
  for (const wrong of ['2027-02-30', 'soon', 7]) {
    expect((await remind(seeker.token, wrong)).body).toEqual({ id_expires_on: ['Enter a valid date.'] })
  }
  expect((await remind(seeker.token, '2026-11-22')).body).toEqual({
    id_expires_on: ['This ID has expired already.'],
  })
  const anonymous = { body: { id_expires_on: null } }
  expect((await h.call('PUT', '/api/olj/id-proof/reminder/', anonymous)).status).toBe(401)
})

test('one mail, thirty days before; another day is another reminder', async () => {
  const seeker = await h.newSeeker()
  const mails = async () =>
    (await h.db.selectFrom('outgoing_mails').select('key').where('recipient', '=', seeker.email).execute())
      .map(({ key }) => key)
      .filter((key) => key.startsWith('id-expires:'))
  await remind(seeker.token, '2026-12-24')
  await h.run(remindOfIdsTask, {})
  expect(await mails()).toEqual([])
  h.clock.advance(86_400_000)
  const keptOut = (at: Date | null) =>
    h.db
      .updateTable('users')
      .set({ disabled_at: at, disabled_reason: at && 'Spam.' })
      .where('id', '=', seeker.id)
      .execute()
  await keptOut(h.clock.now())
  await h.run(remindOfIdsTask, {})
  expect(await mails()).toEqual([])
  await keptOut(null)
  await Promise.all([h.run(remindOfIdsTask, {}), h.run(remindOfIdsTask, {})])
  await h.run(remindOfIdsTask, {})
  expect(await mails()).toEqual([`id-expires:${seeker.id}:2026-12-24`])
  const token = await h.signIn(seeker)
  await remind(token, '2026-12-24')
  await h.run(remindOfIdsTask, {})
  expect(await mails()).toHaveLength(1)
  await remind(token, '2026-12-10')
  await h.run(remindOfIdsTask, {})
  expect(await mails()).toHaveLength(2)
})
