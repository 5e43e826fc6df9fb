import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAdmin } from '#features/auth/server/service.ts'
import { findFacts } from '#features/automation/server/facts-queries.ts'
import { house, type House } from '#server/testing/house.ts'
import { arriveOne, arriveSamples, NOW } from '#server/testing/sample-postings.ts'

let h: House
let admin: string
beforeAll(async () => {
  h = await house()
  await arriveSamples(h)
  const person = await h.signUp()
  await makeAdmin(h.deps, person.user.email)
  admin = person.token
})
afterAll(() => h.close())

const WORDS = Array.from({ length: 90 }, (_, index) => `task${index} with care${index % 11}`).join(' ')
let boardId = 60_000
let names = 0
/** One row of so many copies, told by a word of its own. */
async function aRow(copies: number, title = `Rowclerk${(names += 1)} Officer`) {
  const ids: number[] = []
  const number = (boardId += 10)
  for (let at = 0; at < copies; at += 1) {
    const source = at === 1 ? 'linkedin' : 'olj'
    ids.push(await arriveOne(h, { title, employer: `Office ${title}`, text: `${title} ${WORDS}`, source }, number + at))
  }
  return { ids, word: title.split(' ')[0] ?? '' }
}

type Person = Awaited<ReturnType<House['signUp']>>
const say = (person: Person, id: number, other_id: number, what: 'same' | 'not-same') =>
  h.call('POST', `/api/jobs/${id}/${what}/`, { token: person.token, body: { other_id } })
const takeBack = (person: Person, id: number, other: number, what: 'same' | 'not-same') =>
  h.call('DELETE', `/api/jobs/${id}/${what}/${other}/`, { token: person.token })
const listOf = async ({ token }: Person, search: string, more = '') => {
  const { body } = await h.call('GET', `/api/jobs/search/?search=${search}&sort_by=date_desc${more}`, { token })
  return { ids: (body.results as { id: number }[]).map(({ id }) => id), count: body.count as number }
}
const copiesOf = async ({ token }: Person, id: number) => {
  const { body } = await h.call('GET', `/api/jobs/${id}/`, { token })
  return (body.sources as { job_id: number }[]).map(({ job_id }) => job_id).toSorted((a, b) => a - b)
}
const apply = (person: Person, jobId: number) =>
  sql`insert into applications (user_id, job_id, board_email, delivery, apply_points, sent_subject, sent_content, posting_snapshot, created_at, sending_since, updated_at)
    values (${person.user.id}, ${jobId}, 'luz@board.test', 'confirmed', 1, '', '', '{}', ${NOW}, ${NOW}, ${NOW})`.execute(
    h.db,
  )
const isApplied = async ({ token }: Person, id: number) =>
  (await h.call('GET', `/api/jobs/${id}/`, { token })).body.applied as boolean
const applicationFor = async (person: Person, id: number) =>
  (await findFacts(h.db, person.user.id, [id], NOW)).get(id)?.applied ?? null

test('a copy that is told apart stands in a row of its own, for that person alone, until it is undone', async () => {
  const [luz, ben] = [await h.signUp(), await h.signUp()]
  const { ids, word } = await aRow(3)
  const [one = 0, two = 0, three = 0] = ids
  await apply(luz, one)
  expect(await listOf(luz, word)).toEqual({ ids: [one], count: 1 })
  expect([await isApplied(luz, two), await applicationFor(luz, two)]).toEqual([true, 'applied'])

  expect((await say(luz, one, two, 'not-same')).body.not_same_as).toEqual([two])
  expect(await listOf(luz, word)).toEqual({ ids: [one, two], count: 2 })
  expect([(await listOf(luz, word, '&per_page=1')).ids, (await listOf(luz, word, '&per_page=1&page=2')).ids]).toEqual([
    [one],
    [two],
  ])
  expect([await copiesOf(luz, one), await copiesOf(luz, two)]).toEqual([[one, three], [two]])
  expect([await isApplied(luz, two), await isApplied(luz, three)]).toEqual([false, true])
  expect([await applicationFor(luz, two), await applicationFor(luz, three)]).toEqual([null, 'applied'])
  expect([await listOf(ben, word), await copiesOf(ben, two)]).toEqual([{ ids: [one], count: 1 }, ids])

  expect((await takeBack(ben, one, two, 'not-same')).status).toBe(200)
  expect((await listOf(luz, word)).ids).toEqual([one, two])
  expect((await takeBack(luz, two, one, 'not-same')).body.not_same_as).toEqual([])
  expect([await listOf(luz, word), await copiesOf(luz, two)]).toEqual([{ ids: [one], count: 1 }, ids])
})

test('the one that stands for a row can leave it', async () => {
  const luz = await h.signUp()
  const { ids, word } = await aRow(2)
  const [one = 0, two = 0] = ids
  await say(luz, two, one, 'not-same')
  expect((await listOf(luz, word)).ids).toEqual([one, two])
})

test('two rows that are joined are one, saved and applied to as one, for that person alone', async () => {
  const [luz, ben] = [await h.signUp(), await h.signUp()]
  const title = 'Joinclerk Officer'
  const older = await aRow(2, `${title} A`)
  const newer = await aRow(1, `${title} B`)
  const [one = 0, two = 0] = older.ids
  const [other = 0] = newer.ids
  const both = [one, other].toSorted((a, b) => a - b)
  expect((await listOf(luz, 'joinclerk')).ids.toSorted((a, b) => a - b)).toEqual(both)

  const twice = await Promise.all([say(luz, one, other, 'same'), say(luz, other, one, 'same')])
  expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect((await listOf(luz, 'joinclerk')).count).toBe(1)
  expect(await copiesOf(luz, two)).toEqual([...older.ids, other].toSorted((a, b) => a - b))
  await apply(luz, other)
  expect([await isApplied(luz, two), await applicationFor(luz, two)]).toEqual([true, 'applied'])
  await h.call('POST', '/api/saved-jobs/', { token: luz.token, body: { job_id: two } })
  const again = await h.call('POST', '/api/saved-jobs/', { token: luz.token, body: { job_id: other } })
  const saved = await h.call('GET', '/api/saved-jobs/', { token: luz.token })
  expect([again.status < 300 || again.status === 409, saved.body.results.length]).toEqual([true, 1])
  expect([(await listOf(ben, 'joinclerk')).count, await copiesOf(ben, other)]).toEqual([2, [other]])

  // A copy that was joined leaves again when it is told apart, and so does what is undone.
  await say(luz, one, other, 'not-same')
  expect([await copiesOf(luz, other), (await listOf(luz, 'joinclerk')).count]).toEqual([[other], 2])
  await say(luz, one, other, 'same')
  expect((await takeBack(luz, one, other, 'same')).body.same_as).toEqual([])
  expect(await copiesOf(luz, other)).toEqual([other])
})

test('what was told apart and is joined again is one, as it was', async () => {
  const luz = await h.signUp()
  const { ids } = await aRow(2)
  const [one = 0, two = 0] = ids
  await say(luz, one, two, 'not-same')
  const answer = await say(luz, two, one, 'same')
  expect(answer.body).toMatchObject({ not_same_as: [], same_as: [] })
  expect(await copiesOf(luz, one)).toEqual(ids)
})

test('what cannot be joined is refused', async () => {
  const luz = await h.signUp()
  const [{ ids }, far] = [await aRow(2), await aRow(1)]
  const [one = 0, two = 0] = ids
  const [other = 0] = far.ids
  const answers = [
    await say(luz, one, one, 'same'),
    await say(luz, one, two, 'same'),
    await say(luz, one, 9_999_999, 'same'),
    await say(luz, 9_999_999, one, 'same'),
    await h.call('POST', `/api/jobs/${one}/same/`, { token: luz.token, body: { other_id: 'x' } }),
    await h.call('POST', `/api/jobs/x/same/`, { token: luz.token, body: { other_id: other } }),
    await h.call('POST', `/api/jobs/${one}/same/`, { body: { other_id: other } }),
    await h.call('GET', `/api/jobs/${one}/same/`),
  ]
  expect(answers.map(({ status }) => status)).toEqual([409, 409, 404, 404, 400, 404, 401, 401])
})

test('jobs of the employer or under the title are offered as the same one, what is one already is not', async () => {
  const luz = await h.signUp()
  const title = 'Offered Clerk'
  const first = await arriveOne(h, { title, employer: 'Offer Office', text: `About books ${WORDS}` }, (boardId += 10))
  const second = await arriveOne(h, { title, employer: 'Other Office', text: 'Something else' }, (boardId += 10))
  const third = await arriveOne(h, { title: 'Driver', employer: 'Offer Office' }, (boardId += 10))
  const offered = async () => {
    const { body } = await h.call('GET', `/api/jobs/${first}/same/`, { token: luz.token })
    return (body.results as { id: number }[]).map(({ id }) => id).toSorted((a, b) => a - b)
  }
  expect(await offered()).toEqual([second, third])
  await say(luz, first, second, 'same')
  expect(await offered()).toEqual([third])
})

test('of those the likeliest stand first: a newer posting of the same employer comes after one of the same title', async () => {
  const luz = await h.signUp()
  const title = 'Likely Encoder'
  const first = await arriveOne(h, { title, employer: 'Like Office', text: `About lists ${WORDS}` }, (boardId += 10))
  const titled = await arriveOne(h, { title, employer: 'Far Office', text: 'Another text', days: 20 }, (boardId += 10))
  const newer = await arriveOne(h, { title: 'Night Driver', employer: 'Like Office', days: 1 }, (boardId += 10))
  const near = await arriveOne(h, { title: 'Likely Encoder Lead', employer: 'Like Office', days: 9 }, (boardId += 10))
  const { body } = await h.call('GET', `/api/jobs/${first}/same/`, { token: luz.token })
  expect((body.results as { id: number }[]).map(({ id }) => id)).toEqual([titled, near, newer])
})

test('the team sees what was joined and makes it so for everybody, or dismisses it', async () => {
  const [luz, ben] = [await h.signUp(), await h.signUp()]
  const [a, b] = [await aRow(1, 'Teamclerk Officer A'), await aRow(1, 'Teamclerk Officer B')]
  const [one = 0, other = 0] = [...a.ids, ...b.ids]
  await say(luz, one, other, 'same')
  await say(ben, other, one, 'same')
  const open = async () => {
    const { body } = await h.call('GET', '/api/admin/splits/', { token: admin })
    return (body.results as { id: number; choice: string; people: number; one: { id: number } }[]).filter(
      (item) => item.one.id === Math.min(one, other),
    )
  }
  const [item] = await open()
  expect(item).toMatchObject({ choice: 'join', people: 2 })
  const decide = (decision: string, token = admin) =>
    h.call('POST', `/api/admin/splits/${item?.id ?? 0}/`, { token, body: { decision, reason: 'One text' } })
  expect([(await decide('split')).status, (await decide('join', luz.token)).status]).toEqual([400, 403])
  const twice = await Promise.all([decide('join'), decide('join')])
  expect(twice.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 404])
  expect(await open()).toEqual([])
  const visitor = await h.call('GET', `/api/jobs/${one}/`)
  expect(visitor.body.sources).toHaveLength(2)
  const trail = await h.call('GET', '/api/admin/audit/?action=rows.join', { token: admin })
  expect(trail.body.results[0]).toMatchObject({ action: 'rows.join', reason: 'One text' })
})
