import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeAdmin } from '#features/auth/server/service.ts'
import { listSources } from '#features/jobs/server/service.ts'
import { house, type House } from '#server/testing/house.ts'
import { arrive } from '#server/testing/sample-postings.ts'

let h: House
let admin: { token: string; id: number }
let seeker: { token: string; user: { id: number } }
let first = 2000
/** Two names of one employer, the first to be kept, each with two open jobs. */
let kept: number
let other: number
const KEPT = () => `Kept Trading ${first}`
const OTHER = () => `Other Trading ${first}`

const idOf = async (name: string): Promise<number> =>
  (await h.db.selectFrom('employers').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id
const come = (list: { title: string; employer: string }[]) => arrive(h, list, (first += 100))

beforeAll(async () => {
  h = await house()
  await listSources(h.deps)
  const person = await h.signUp()
  await makeAdmin(h.deps, person.user.email)
  admin = { token: person.token, id: person.user.id }
})
afterAll(() => h.close())
beforeEach(async () => {
  first += 100
  seeker = await h.signUp()
  const names = [KEPT(), KEPT(), OTHER(), OTHER()]
  await arrive(
    h,
    names.map((employer, at) => ({ title: `Encoder ${first} ${at}`, employer })),
    first,
  )
  ;[kept, other] = await Promise.all([idOf(KEPT()), idOf(OTHER())])
})

const merge = (id = other, into: unknown = kept, token = admin.token) =>
  h.call('POST', `/api/employers/${id}/merge/`, { token, body: { into, reason: 'Same office' } })
const unmerge = (id = other, token = admin.token) =>
  h.call('POST', `/api/employers/${id}/unmerge/`, { token, body: { reason: 'Not the same' } })
const detail = async (id: number) => (await h.call('GET', `/api/employers/${id}/`, { token: admin.token })).body
const cards = async (words: string, token?: string) =>
  (
    await h.call(
      'GET',
      `/api/jobs/search/?per_page=50&search=${encodeURIComponent(words)}`,
      token === undefined ? {} : { token },
    )
  ).body.results as { title: string; employer: { id: number; name: string } }[]

/** All that a merge may touch of these two, but the moment of the last change. */
const stateOf = async (ids: number[]) => {
  const employers = await sql`select * from employers where id = any(${ids}::bigint[]) order by id`.execute(h.db)
  const postings = await sql`select * from postings where employer_id = any(${ids}::bigint[]) order by id`.execute(h.db)
  const listed = await sql`select s.posting_id, s.brief::text, s.search::text from posting_search s
    join postings p on p.id = s.posting_id where p.employer_id = any(${ids}::bigint[]) order by 1`.execute(h.db)
  const sources = await sql`select * from employer_sources where employer_id = any(${ids}::bigint[])
    order by employer_id, source`.execute(h.db)
  return JSON.stringify([employers.rows, postings.rows, listed.rows, sources.rows])
}
const trail = async (action: string) =>
  (
    await h.db
      .selectFrom('audit_entries')
      .select(['actor_id', 'subject_id', 'reason', 'details'])
      .where('action', '=', action)
      .where('subject_id', '=', other)
      .execute()
  ).map((row) => ({ ...row }))

describe('merging two names', () => {
  test('makes the postings of the one count for the other, in lists and in search', async () => {
    expect((await merge()).body).toEqual({ id: other, merged_into: kept })
    expect(await detail(kept)).toMatchObject({ total_posts: 4, open_posts: 4, other_names: [OTHER()] })
    expect(await detail(kept)).toMatchObject({ names: [{ id: other, name: OTHER() }], postings: { count: 4 } })
    expect(await detail(other)).toMatchObject({ total_posts: 0, merged_into: { id: kept, name: KEPT() } })
    const found = await cards(`"Kept Trading ${first}"`)
    expect(found.map((card) => card.employer)).toEqual(
      Array.from({ length: 4 }, () => ({ id: kept, name: KEPT(), total_posts: 4 })),
    )
    const list = await h.call('GET', `/api/employers/?search=${encodeURIComponent(OTHER())}`, { token: admin.token })
    expect(list.body.results.map(({ id }: { id: number }) => id)).toEqual([kept])
    expect(await trail('employer.merge')).toEqual([
      { actor_id: admin.id, subject_id: other, reason: 'Same office', details: { into: kept } },
    ])
  })

  test('what comes in later under the old name, or anew under it, goes to the kept one', async () => {
    await merge()
    const [name, title] = [OTHER(), `Later ${first}`]
    h.clock.advance(60_000)
    const now = h.clock.now()
    await come([{ title, employer: name }])
    expect((await cards(title))[0]?.employer.id).toBe(kept)
    expect(await detail(kept)).toMatchObject({ total_posts: 5, last_seen: now.toISOString() })
  })

  test.each(['the old name', 'the kept name'])('who hides %s sees the jobs of neither', async (which) => {
    const hidden = which === 'the old name' ? other : kept
    await h.call('POST', '/api/hidden/', { token: seeker.token, body: { employer_id: hidden } })
    expect(await cards(`"Encoder ${first}"`, seeker.token)).toHaveLength(2)
    await merge()
    expect(await cards(`"Encoder ${first}"`, seeker.token)).toEqual([])
    const list = (await h.call('GET', '/api/hidden/', { token: seeker.token })).body
    expect(list.results.map((thing: { employer: unknown }) => thing.employer)).toEqual([
      { id: kept, name: hidden === kept ? KEPT() : OTHER() },
    ])
    const search = await h.call('GET', `/api/jobs/search/?search=Encoder+${first}`, { token: seeker.token })
    expect(search.body.hidden_count).toBe(4)
    await unmerge()
    expect(await cards(`"Encoder ${first}"`, seeker.token)).toHaveLength(2)
  })

  test('is undone exactly', async () => {
    const before = await stateOf([kept, other])
    await merge()
    expect(await stateOf([kept, other])).not.toBe(before)
    expect((await unmerge()).body).toEqual({ id: other, merged_into: null })
    expect(await stateOf([kept, other])).toBe(before)
    expect(await trail('employer.unmerge')).toEqual([
      { actor_id: admin.id, subject_id: other, reason: 'Not the same', details: { out_of: kept } },
    ])
  })

  test('is undone exactly also after new postings came: everybody has what stands under their name', async () => {
    const [ours, theirs, at] = [KEPT(), OTHER(), first]
    const later = [
      { title: `Later ${at} a`, employer: theirs },
      { title: `Later ${at} b`, employer: ours },
    ]
    await merge()
    h.clock.advance(60_000)
    await come(later)
    await unmerge()
    const parted = await stateOf([kept, other])
    // The same again for two that were never merged.
    const names = [`${ours} again`, `${ours} again`, `${theirs} again`, `${theirs} again`]
    h.clock.advance(-60_000)
    await come(names.map((employer, place) => ({ title: `Again ${at} ${place}`, employer })))
    h.clock.advance(60_000)
    await come(
      later.map(({ title, employer }) => ({ title: title.replace('Later', 'Anew'), employer: `${employer} again` })),
    )
    const [one, two] = await Promise.all([idOf(`${ours} again`), idOf(`${theirs} again`)])
    const shape = async (id: number) => {
      const { total_posts, open_posts, first_seen, last_seen, sources, names: merged, postings } = await detail(id)
      return { total_posts, open_posts, first_seen, last_seen, sources, merged, count: postings.count }
    }
    expect([await shape(kept), await shape(other)]).toEqual([await shape(one), await shape(two)])
    expect(parted).toContain(`Later ${at} a`)
    expect((await cards(`"Later ${at} a"`))[0]?.employer).toMatchObject({ id: other, name: theirs })
  })

  test('happens once, whoever clicks twice', async () => {
    const twice = await Promise.all([merge(), merge()])
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    expect(await trail('employer.merge')).toHaveLength(1)
    const undone = await Promise.all([unmerge(), unmerge()])
    expect(undone.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await trail('employer.unmerge')).toHaveLength(1)
  })

  test('each into the other at once: one of them wins', async () => {
    const both = await Promise.all([merge(other, kept), merge(kept, other)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  test('is refused where it makes no sense, and leaves everything as it was', async () => {
    await come([{ title: `Third ${first}`, employer: `Third ${first}` }])
    const third = await idOf(`Third ${first - 100}`)
    await merge()
    expect(await merge(other, third)).toMatchObject({ status: 409, body: { code: 'merged_already' } })
    expect(await merge(kept, third)).toMatchObject({ status: 409, body: { code: 'keeps_names' } })
    expect(await merge(third, other)).toMatchObject({ status: 409, body: { code: 'kept_is_merged' } })
    expect(await merge(third, third)).toMatchObject({ status: 400, body: { into: ['Choose another employer.'] } })
    expect(await merge(third, 'x')).toMatchObject({ status: 400, body: { into: ['Choose an employer.'] } })
    expect((await merge(third, 99_999_999)).status).toBe(404)
    expect((await merge(99_999_999, third)).status).toBe(404)
    expect(await detail(third)).toMatchObject({ merged_into: null, total_posts: 1 })
  })

  test('is the team’s alone', async () => {
    expect((await merge(other, kept, seeker.token)).status).toBe(403)
    expect((await unmerge(other, seeker.token)).status).toBe(403)
    expect((await merge(other, kept, '')).status).toBe(401)
    expect(await unmerge()).toMatchObject({ status: 409, body: { code: 'not_merged' } })
  })
})

describe('a note about an employer', () => {
  const write = (body: object, id = kept, token = admin.token) =>
    h.call('PUT', `/api/employers/${id}/note/`, { token, body })
  const shown = async (id = kept) => (await h.call('GET', `/api/companies/${id}/`)).body.notes

  test('stands on the public page with its day, and the reply beside it with its own', async () => {
    const written = h.clock.now().toISOString()
    const saved = await write({ version: 0, text: ' Pays late, six people say. ' })
    expect(saved).toMatchObject({ status: 200, body: { employer_id: kept, versions: [{ version: 1 }] } })
    h.clock.advance(3_600_000)
    const replied = h.clock.now().toISOString()
    await write({ version: 1, text: 'Pays late, six people say.', reply: 'We pay on Fridays.' })
    const note = {
      name: KEPT(),
      text: 'Pays late, six people say.',
      written_at: written,
      reply: 'We pay on Fridays.',
      replied_at: replied,
    }
    expect(await shown()).toEqual([note])
    const [team] = (await detail(kept)).notes
    expect(team.versions.map((one: { version: number; reply: string }) => [one.version, one.reply])).toEqual([
      [2, 'We pay on Fridays.'],
      [1, ''],
    ])
    const entries = await h.db
      .selectFrom('audit_entries')
      .select('details')
      .where('action', '=', 'employer.note')
      .where('subject_id', '=', kept)
      .orderBy('id')
      .execute()
    expect(entries.map(({ details }) => details)).toEqual([
      { version: 1, shown: true, replied: false },
      { version: 2, shown: true, replied: true },
    ])
  })

  test('goes with an empty text; what was said before stays for the team', async () => {
    await write({ version: 0, text: 'A note.' })
    await write({ version: 1, text: '' })
    expect(await shown()).toEqual([])
    expect((await detail(kept)).notes[0].versions).toHaveLength(2)
  })

  test('about a merged name stands on the page of the kept one, and goes back with the undo', async () => {
    await write({ version: 0, text: 'About the old name.' }, other)
    await merge()
    expect(await shown()).toMatchObject([{ name: OTHER(), text: 'About the old name.' }])
    await unmerge()
    expect([await shown(), await shown(other)]).toMatchObject([[], [{ text: 'About the old name.' }]])
  })

  test('is not written over by somebody who has not read it', async () => {
    const both = await Promise.all([write({ version: 0, text: 'One.' }), write({ version: 0, text: 'Two.' })])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await write({ version: 1, text: (await shown())[0].text })).toMatchObject({
      status: 200,
      body: { versions: [{ version: 1 }] },
    })
  })

  test.each([
    [{ version: 0, text: 'x'.repeat(2001) }, { text: ['Use 2000 characters or fewer.'] }],
    [{ version: 0, text: '', reply: 'Hello' }, { reply: ['A reply stands beside a note. Write the note first.'] }],
  ])('with %o is refused', async (body, errors) => {
    expect(await write(body)).toMatchObject({ status: 400, body: errors })
  })

  test('is the team’s alone', async () => {
    expect((await write({ version: 0, text: 'x' }, kept, seeker.token)).status).toBe(403)
    expect((await write({ version: 0, text: 'x' }, kept, '')).status).toBe(401)
    expect((await write({ version: 0, text: 'x' }, 99_999_999)).status).toBe(404)
  })
})
