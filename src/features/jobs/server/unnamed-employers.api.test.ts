import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listClusters } from '#features/jobs/ingest/server/queries.ts'
import { joinNames, partNames } from '#features/jobs/employer-names/server/service.ts'
import { inTransaction } from '#server/platform/db/database.ts'
import { house, type House } from '#server/testing/house.ts'
import { withPlan } from '#server/testing/plans.ts'
import { arrive, arriveSamples } from '#server/testing/sample-postings.ts'

let h: House
let token: string
beforeAll(async () => {
  h = await house()
  await arriveSamples(h)
  token = (await withPlan(h, 'premium')).token
})
afterAll(() => h.close())

/**
 * One real job on both boards: the remote-jobs board hides whose it is, the networking site names it. That they are one
 * job is for other tests to say.
 */
async function hiddenOnOneBoard(title: string, employer: string, first: number) {
  await arrive(h, [{ title, text: `${title} ${first}` }], first)
  await arrive(h, [{ title, employer, text: `${title} at work`, source: 'linkedin' }], first + 1)
  const rows = await h.db
    .selectFrom('postings')
    .select(['id', 'cluster_id'])
    .where('source_id', 'in', [String(first), String(first + 1)])
    .orderBy('id')
    .execute()
  const [unnamed, named] = rows
  if (!unnamed || !named) throw new Error('Both boards have it.')
  await h.db.updateTable('postings').set({ cluster_id: unnamed.cluster_id }).where('id', '=', named.id).execute()
  await relist([unnamed.cluster_id, named.cluster_id])
  return { unnamed: unnamed.id, named: named.id, clusters: [unnamed.cluster_id, named.cluster_id] }
}

const relist = (ids: number[]) => listClusters(h.db, ids)
const get = async (path: string) => (await h.call('GET', path, { token })).body
const nameOf = async (id: number) => (await get(`/api/jobs/${id}/`)).employer?.name ?? null
const found = async (words: string) =>
  (await get(`/api/jobs/search/?search=${encodeURIComponent(words)}`)).results as {
    id: number
    employer: { id: number; name: string } | null
  }[]
const employerId = async (name: string) =>
  (await h.db.selectFrom('employers').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id

test('the list, the page and saved jobs name the employer another board names', async () => {
  const { unnamed } = await hiddenOnOneBoard('Quarry foreman', 'Batong Malaki', 60_000)
  expect(await found('Quarry foreman')).toMatchObject([{ id: unnamed, employer: { name: 'Batong Malaki' } }])
  expect(await nameOf(unnamed)).toBe('Batong Malaki')
  await h.call('POST', '/api/saved-jobs/', { token, body: { job_id: unnamed } })
  expect((await get('/api/saved-jobs/')).results[0].job_details.employer).toMatchObject({ name: 'Batong Malaki' })
})

test('the job is found by the name of its employer', async () => {
  const { unnamed } = await hiddenOnOneBoard('Lighthouse keeper', 'Parola Services', 60_100)
  expect((await found('Parola Services')).map(({ id }) => id)).toEqual([unnamed])
})

test('a job no board names stays without a name', async () => {
  await arrive(h, [{ title: 'Cooper of barrels', text: 'Barrels.' }], 60_200)
  expect((await found('Cooper of barrels'))[0]?.employer).toBeNull()
})

test('a copy the team hides names nobody', async () => {
  const { unnamed, named, clusters } = await hiddenOnOneBoard('Saddle maker', 'Siya Leather', 60_300)
  await h.db.updateTable('postings').set({ review_state: 'hidden' }).where('id', '=', named).execute()
  await relist(clusters)
  expect(await nameOf(unnamed)).toBeNull()
  expect(await found('Siya Leather')).toEqual([])
})

test('the name stays when the copy that names it closes, and its company still has the job', async () => {
  const { unnamed, named, clusters } = await hiddenOnOneBoard('Kiln stoker', 'Palayok Works', 60_400)
  await h.db.updateTable('postings').set({ closed_at: h.clock.now() }).where('id', '=', named).execute()
  await relist(clusters)
  expect(await nameOf(unnamed)).toBe('Palayok Works')
  const company = await get(`/api/companies/${await employerId('Palayok Works')}/`)
  expect(company).toMatchObject({ open_posts: 1, postings: { results: [{ id: unnamed }] } })
})

test('names that are merged and parted again are followed', async () => {
  const { unnamed, named } = await hiddenOnOneBoard('Bell founder', 'Kampana Ltd', 60_500)
  await arrive(h, [{ title: 'Clerk of bells', employer: 'Kampana Foundry' }], 60_510)
  await h.db.updateTable('postings').set({ closed_at: h.clock.now() }).where('id', '=', named).execute()
  const [name, kept] = [await employerId('Kampana Ltd'), await employerId('Kampana Foundry')]
  expect(await inTransaction(h.db, (db) => joinNames(db, name, kept, h.clock.now()))).toBeNull()
  expect(await nameOf(unnamed)).toBe('Kampana Foundry')
  await inTransaction(h.db, (db) => partNames(db, name))
  expect(await nameOf(unnamed)).toBe('Kampana Ltd')
})

test('who told the two postings apart sees no name of the other', async () => {
  const { unnamed, named } = await hiddenOnOneBoard('Net mender', 'Lambat Fisheries', 60_600)
  token = (await withPlan(h, 'premium')).token
  const { id: person } = await h.db.selectFrom('users').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  await sql`insert into row_choices (user_id, choice, posting_id, other_id, moved_id, created_at)
    values (${person}, 'split', ${unnamed}, ${named}, ${named}, ${h.clock.now()})`.execute(h.db)
  expect(await nameOf(unnamed)).toBeNull()
  expect(await nameOf(named)).toBe('Lambat Fisheries')
})
