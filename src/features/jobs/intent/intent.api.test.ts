import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { house, type House } from '#server/testing/house.ts'
import { arrive, NOW } from '#server/testing/sample-postings.ts'
import type { SearchAnswer } from '../contract.ts'
import { listSources, refreshSearch } from '../ingest/server/service.ts'

let h: House
beforeAll(async () => {
  h = await house()
  await listSources(h.deps)
  await arrive(h, [
    { title: 'Xero Bookkeeper', types: ['Part-time'], salary: '$400/month', days: 1 },
    { title: 'Xero Bookkeeper for a Clinic', types: ['Full-time'], salary: '$900/month', days: 2 },
    { title: 'Bookkeeper', types: ['Full-time'], days: 3 },
    { title: 'Chat Agent', text: 'A non-voice account on night shift. No experience needed.', days: 4 },
    { title: 'Phone Agent', text: 'Inbound calls by day shift, with 2 years of calling experience.', days: 5 },
    { title: 'Site Clerk', source: 'linkedin', location: 'Cebu City, Philippines', days: 6 },
    { title: 'Line Cook', source: 'linkedin', location: 'Philippines', days: 5 },
  ])
  await refreshSearch(h.deps)
})
afterAll(() => h.close())

const search = async (typed: string, more: Record<string, string> = {}, token?: string): Promise<SearchAnswer> => {
  const query = new URLSearchParams({ search: typed, ...more }).toString()
  const { status, body } = await h.call('GET', `/api/jobs/search/?${query}`, token === undefined ? {} : { token })
  expect(status).toBe(200)
  return body as SearchAnswer
}
const titles = (found: readonly { title: string }[] = []) => found.map(({ title }) => title)

it.each([
  ['xero bookkeeper part time', ['Xero Bookkeeper'], ['Xero Bookkeeper for a Clinic', 'Bookkeeper']],
  ['bookkeeper 40k', ['Xero Bookkeeper for a Clinic', 'Bookkeeper'], ['Xero Bookkeeper']],
  ['agent no experience', ['Chat Agent'], ['Phone Agent']],
  ['agent non voice', ['Chat Agent'], ['Phone Agent']],
  ['night shift agent', ['Chat Agent'], ['Phone Agent']],
  ['clerk cebu', ['Site Clerk'], []],
  ['agent hindi call center', ['Chat Agent'], ['Phone Agent']],
  ['clerk or bookkeeper 40k', ['Xero Bookkeeper for a Clinic', 'Bookkeeper', 'Site Clerk'], ['Xero Bookkeeper']],
  ['concentrix', [], ['Phone Agent']],
  ['xero plumber', [], ['Bookkeeper', 'Xero Bookkeeper', 'Xero Bookkeeper for a Clinic']],
])('%j', async (typed, found, close) => {
  const answer = await search(typed)
  expect(titles(answer.results)).toEqual(found)
  expect(answer.count).toBe(found.length)
  expect(titles(answer.close_matches).toSorted()).toEqual(close.toSorted())
})

it('what was understood is told, and what the person set as a filter holds for what is near too', async () => {
  expect((await search('bookkeeper part time')).understood).toEqual([
    { kind: 'job_type', label: 'part time', without: 'bookkeeper' },
  ])
  // The only posting of that board is no bookkeeper's, but an office's.
  expect(titles((await search('xero plumber', { source: 'linkedin' })).close_matches)).toEqual(['Site Clerk'])
})

it('without words for the work what says some of it is nearer than what says nothing', async () => {
  const { understood, close_matches: near } = await search('cebu office based')
  expect(understood?.map(({ label }) => label)).toEqual(['in Cebu', 'on site'])
  expect(titles(near).slice(0, 2)).toEqual(['Site Clerk', 'Line Cook'])
})

it('nothing is near what has no word in common, on a second page, or where words were chosen with care', async () => {
  expect(await search('zzyzx')).toMatchObject({ results: [], count: 0 })
  for (const answer of [
    await search('zzyzx'),
    await search('xero plumber', { page: '2' }),
    await search('xero -plumber'),
  ])
    expect(answer.close_matches).toBeUndefined()
})

it('what is near is marked for who applied to it', async () => {
  const { user, token } = await h.signUp()
  await sql`insert into applications (user_id, job_id, board_email, delivery, apply_points, sent_subject, sent_content, posting_snapshot, created_at, sending_since, updated_at)
    select ${user.id}, id, 'luz@board.test', 'confirmed', 1, '', '', '{}', ${NOW}, ${NOW}, ${NOW} from postings where title = 'Bookkeeper'`.execute(
    h.db,
  )
  const near = (await search('xero bookkeeper part time', {}, token)).close_matches ?? []
  expect(near.find(({ title }) => title === 'Bookkeeper')?.applied).toBe(true)
})

it('postings that older patterns read are read anew, without a new look at the board', async () => {
  await sql`update postings set said = '{}', alike = 'as it read before', said_version = 0`.execute(h.db)
  await sql`select list_clusters(array_agg(cluster_id)) from postings`.execute(h.db)
  expect(titles((await search('agent non voice')).results)).toEqual([])
  await refreshSearch(h.deps)
  expect(titles((await search('agent non voice')).results)).toEqual(['Chat Agent'])
  const { rows } = await sql`select from postings where closed_at is null and alike is not null`.execute(h.db)
  expect(rows).toEqual([])
})
